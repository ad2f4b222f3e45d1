// Sheets of a table, loaded on first use.
import { withSentences } from '../base/withSentences';

export const tableSheets = {
  keys: () => withSentences(import('../ui/KeysSheet.svelte')),
  log: () => import('./LogSheet.svelte'),
};
