// Keyboard shortcuts of a race: what each does, and how the keys sheet lists it.
import { tableKeys, tableRows, type KeyRow, type TableKeys } from '../../table/keys';
import { say } from '../../base/language.svelte';

export interface Keyboard extends TableKeys {
  /** Choose a card or a pile by its number. */
  oncard: (value: number) => void;
  onenter: () => void;
  onstep: (by: number) => void;
  onwhy: () => void;
}

/** Handle a key. */
export function press(key: string, board: Keyboard): void {
  const plain: Record<string, () => void> = {
    Enter: board.onenter,
    ArrowLeft: () => board.onstep(-1),
    ArrowRight: () => board.onstep(1),
    w: board.onwhy,
    ...tableKeys(board),
  };
  if (/^[1-6]$/.test(key)) board.oncard(Number(key));
  else plain[key]?.();
}

/** The rows of the keys sheet. */
export const keyRows = (): KeyRow[] => [
  { keys: ['1', '…', '6'], text: say('web-race-key-card') },
  { keys: ['←', '→'], text: say('web-race-key-space') },
  { keys: ['⏎'], text: say('web-race-key-drive') },
  { keys: ['W'], text: say('web-race-key-why') },
  { keys: ['+', '-', '0'], text: say('web-race-key-zoom') },
  { keys: ['⇧', '← →'], text: say('web-race-key-pan') },
  ...tableRows(say('web-race-key-standings')),
];
