// The keys of a Bornes table: what each does, and how it is shown.
import { say } from '../lib/language.svelte';

export interface Keyboard {
  /** How many cards are in hand. */
  cards: number;
  oncard: (index: number) => void;
  /** A side by its letter; whether it could be meant. */
  onside: (side: number) => boolean;
  onthrow: () => void;
  onanswer: (isCoup: boolean) => void;
  onrelease: () => void;
  onundo: () => void;
  onlog: () => void;
  onmenu: () => void;
  onsituation: () => void;
  onscore: () => void;
  onkeys: () => void;
}

const COUP = 'c';
const PASS = 'n';

/** Do what a key means. */
export function press(key: string, board: Keyboard): void {
  const index = Number(key) - 1;
  const side = key.length === 1 ? key.toLowerCase().charCodeAt(0) - 96 : 0;
  const plain: Record<string, () => void> = {
    x: board.onthrow,
    Delete: board.onthrow,
    [COUP]: () => board.onanswer(true),
    [PASS]: () => board.onanswer(false),
    Escape: board.onrelease,
    u: board.onundo,
    l: board.onlog,
    m: board.onmenu,
    s: board.onsituation,
    p: board.onscore,
    '?': board.onkeys,
  };
  if (Number.isInteger(index) && index >= 0 && index < board.cards) board.oncard(index);
  else if (!(side >= 1 && side <= 8 && board.onside(side))) plain[key]?.();
}

/** The keys as a sheet shows them. */
export const keyRows = (): { keys: string[]; text: string }[] => [
  { keys: ['1', '…', '7'], text: say('web-key-card') },
  { keys: ['←', '→'], text: say('web-key-arrows') },
  { keys: ['A', 'B', 'C', 'D'], text: say('web-key-side') },
  { keys: ['X'], text: say('web-key-throw') },
  { keys: ['C'], text: say('web-key-coup') },
  { keys: ['N'], text: say('cli-bornes-move-pass') },
  { keys: ['Esc'], text: say('web-key-release') },
  { keys: ['U'], text: say('web-undo') },
  { keys: ['S'], text: say('web-key-situation') },
  { keys: ['P'], text: say('web-key-score') },
  { keys: ['L'], text: say('web-road-book') },
  { keys: ['M'], text: say('web-menu') },
  { keys: ['?'], text: say('web-keys') },
];
