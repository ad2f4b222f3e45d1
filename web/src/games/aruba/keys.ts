// Keyboard shortcuts of an ARUBA table, as the keys sheet lists them.
import { tableRows, type KeyRow } from '../../table/keys';
import { say } from '../../base/language.svelte';

/** One for each combination. */
export const COMBO_KEYS = 'abcdef';
/** One for each kind of card in hand. */
export const CARD_KEYS = 'ghjknqtwyz';

export const keyRows = (): KeyRow[] => [
  { keys: ['1', '…', '0'], text: say('web-aruba-key-die') },
  { keys: ['R'], text: say('web-aruba-key-roll') },
  { keys: ['A', '…', 'F'], text: say('web-aruba-key-combination') },
  { keys: ['G', '…', 'Z'], text: say('web-aruba-key-card') },
  { keys: ['↑', '←', '→'], text: say('web-aruba-key-drive') },
  { keys: ['X'], text: say('web-aruba-key-ram') },
  { keys: ['V'], text: say('web-aruba-stop') },
  { keys: ['Enter'], text: say('web-aruba-key-enter') },
  { keys: ['1', '…', '9'], text: say('web-aruba-key-answer') },
  { keys: ['O'], text: say('web-aruba-odds') },
  ...tableRows(say('web-aruba-standings')),
];
