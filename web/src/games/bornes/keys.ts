// Keyboard shortcuts of a Bornes table: what each does, and how the keys sheet lists it.
import { tableKeys, tableRows, type KeyRow, type TableKeys } from '../../table/keys';
import { say } from '../../base/language.svelte';

export interface Keyboard extends TableKeys {
  /** Number of cards in hand. */
  cards: number;
  oncard: (index: number) => void;
  /** Choose a side by its letter; whether it is a possible target. */
  onside: (side: number) => boolean;
  onthrow: () => void;
  onanswer: (isCoup: boolean) => void;
}

const COUP = 'c';
const PASS = 'n';

/** Handle a key. */
export function press(key: string, board: Keyboard): void {
  const index = Number(key) - 1;
  const side = key.length === 1 ? key.toLowerCase().charCodeAt(0) - 96 : 0;
  const plain: Record<string, () => void> = {
    x: board.onthrow,
    Delete: board.onthrow,
    [COUP]: () => board.onanswer(true),
    [PASS]: () => board.onanswer(false),
    ...tableKeys(board),
  };
  if (Number.isInteger(index) && index >= 0 && index < board.cards) board.oncard(index);
  else if (!(side >= 1 && side <= 8 && board.onside(side))) plain[key]?.();
}

/** The rows of the keys sheet. */
export const keyRows = (game: string): KeyRow[] => [
  { keys: ['1', '…', '7'], text: say('web-key-card') },
  { keys: ['←', '→'], text: say('web-key-arrows') },
  { keys: ['A', 'B', 'C', 'D'], text: say('web-key-side') },
  { keys: ['X'], text: say('web-key-throw') },
  { keys: ['C'], text: say('web-key-coup', { game }) },
  { keys: ['N'], text: say('bornes-move-pass') },
  ...tableRows(say('web-key-score')),
];
