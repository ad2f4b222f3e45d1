// The keys of a Bornes table: what each does, and how it is shown.
import { tableKeys, tableRows, type KeyRow, type TableKeys } from '../../table/keys';
import { say } from '../../base/language.svelte';

export interface Keyboard extends TableKeys {
  /** How many cards are in hand. */
  cards: number;
  oncard: (index: number) => void;
  /** A side by its letter; whether it could be meant. */
  onside: (side: number) => boolean;
  onthrow: () => void;
  onanswer: (isCoup: boolean) => void;
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
    ...tableKeys(board),
  };
  if (Number.isInteger(index) && index >= 0 && index < board.cards) board.oncard(index);
  else if (!(side >= 1 && side <= 8 && board.onside(side))) plain[key]?.();
}

/** The keys as a sheet shows them. */
export const keyRows = (): KeyRow[] => [
  { keys: ['1', '…', '7'], text: say('web-key-card') },
  { keys: ['←', '→'], text: say('web-key-arrows') },
  { keys: ['A', 'B', 'C', 'D'], text: say('web-key-side') },
  { keys: ['X'], text: say('web-key-throw') },
  { keys: ['C'], text: say('web-key-coup') },
  { keys: ['N'], text: say('bornes-move-pass') },
  ...tableRows(say('web-key-score')),
];
