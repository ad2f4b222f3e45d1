// The keys of an ARUBA table, as a sheet shows them.
import { say } from '../lib/language.svelte';

/** One for each combination. */
export const COMBO_KEYS = 'abcdef';
/** One for each kind of card in hand. */
export const CARD_KEYS = 'ghijknqtwy';

export const keyRows = (): { keys: string[]; text: string }[] => [
  { keys: ['1', '…', '0'], text: say('web-aruba-key-die') },
  { keys: ['R'], text: say('web-aruba-key-roll') },
  { keys: ['A', '…', 'F'], text: say('web-aruba-key-combination') },
  { keys: ['G', '…', 'Y'], text: say('web-aruba-key-card') },
  { keys: ['↑', '←', '→'], text: say('web-aruba-key-drive') },
  { keys: ['X'], text: say('web-aruba-key-ram') },
  { keys: ['V'], text: say('web-aruba-stop') },
  { keys: ['Enter'], text: say('web-aruba-key-enter') },
  { keys: ['O'], text: say('web-aruba-odds') },
  { keys: ['Esc'], text: say('web-key-release') },
  { keys: ['U'], text: say('web-undo') },
  { keys: ['S'], text: say('web-key-situation') },
  { keys: ['P'], text: say('web-aruba-standings') },
  { keys: ['L'], text: say('web-road-book') },
  { keys: ['M'], text: say('web-menu') },
  { keys: ['?'], text: say('web-keys') },
];
