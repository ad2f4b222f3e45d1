// Keyboard shortcuts of every table: whether a key press is for the table, what it does, and how the keys sheet lists
// it.
import { say } from '../base/language.svelte';
import { settings } from '../base/settings.svelte';

/** What every table can do on a key. */
export interface TableKeys {
  onrelease: () => void;
  onundo: () => void;
  onlog: () => void;
  onmenu: () => void;
  onsituation: () => void;
  onscore: () => void;
  onkeys: () => void;
}

export interface KeyRow {
  keys: string[];
  text: string;
}

/** Whether nobody is typing, no sheet is open, letter shortcuts are on, and neither browser nor board uses the key. */
export function isForTable(event: KeyboardEvent): boolean {
  const isTyping = event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null;
  const isLetter = event.key.length === 1 && !settings.keys && event.key !== '?';
  const isPanning = event.shiftKey && event.key.length > 1;
  return !(isTyping || isLetter || isPanning || event.ctrlKey || event.metaKey || event.altKey);
}

/** The action of each key. */
export const tableKeys = (table: TableKeys): Record<string, () => void> => ({
  Escape: table.onrelease,
  u: table.onundo,
  l: table.onlog,
  m: table.onmenu,
  s: table.onsituation,
  p: table.onscore,
  '?': table.onkeys,
});

/** The rows of the keys sheet; the label of the score differs by game. */
export const tableRows = (score: string): KeyRow[] => [
  { keys: ['Esc'], text: say('web-key-release') },
  { keys: ['U'], text: say('web-undo') },
  { keys: ['I'], text: say('web-key-explain') },
  { keys: ['S'], text: say('web-key-situation') },
  { keys: ['P'], text: score },
  { keys: ['L'], text: say('web-road-book') },
  { keys: ['M'], text: say('web-menu') },
  { keys: ['?'], text: say('web-keys') },
];
