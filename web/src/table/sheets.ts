// Sheets of a table that are fetched when they are first opened.
import { withSentences } from '../base/withSentences';

export const tableSheets = {
  keys: () => import('../ui/KeysSheet.svelte'),
  log: () => import('./LogSheet.svelte'),
  people: () => withSentences(import('./PeopleSheet.svelte')),
};
