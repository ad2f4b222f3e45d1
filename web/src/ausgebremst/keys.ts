// The keys of a race: what each does, and how it is shown.
import { say } from '../lib/language.svelte';

export interface Keyboard {
  /** A card or a pile, by its number. */
  oncard: (value: number) => void;
  onenter: () => void;
  onstep: (by: number) => void;
  onwhy: () => void;
  onrelease: () => void;
  onundo: () => void;
  onlog: () => void;
  onmenu: () => void;
  onsituation: () => void;
  onscore: () => void;
  onkeys: () => void;
}

/** Do what a key means. */
export function press(key: string, board: Keyboard): void {
  const plain: Record<string, () => void> = {
    Enter: board.onenter,
    ArrowLeft: () => board.onstep(-1),
    ArrowRight: () => board.onstep(1),
    w: board.onwhy,
    Escape: board.onrelease,
    u: board.onundo,
    l: board.onlog,
    m: board.onmenu,
    s: board.onsituation,
    p: board.onscore,
    '?': board.onkeys,
  };
  if (/^[1-6]$/.test(key)) board.oncard(Number(key));
  else plain[key]?.();
}

/** The keys as a sheet shows them. */
export const keyRows = (): { keys: string[]; text: string }[] => [
  { keys: ['1', '…', '6'], text: say('web-race-key-card') },
  { keys: ['←', '→'], text: say('web-race-key-space') },
  { keys: ['⏎'], text: say('web-race-key-drive') },
  { keys: ['W'], text: say('web-race-key-why') },
  { keys: ['Esc'], text: say('web-key-release') },
  { keys: ['U'], text: say('web-undo') },
  { keys: ['S'], text: say('web-key-situation') },
  { keys: ['P'], text: say('web-race-key-standings') },
  { keys: ['+', '-', '0'], text: say('web-race-key-zoom') },
  { keys: ['⇧', '← →'], text: say('web-race-key-pan') },
  { keys: ['L'], text: say('web-road-book') },
  { keys: ['M'], text: say('web-menu') },
  { keys: ['?'], text: say('web-keys') },
];
