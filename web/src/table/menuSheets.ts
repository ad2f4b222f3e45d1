// Sheets that the menu of a table leads to, fetched when they are first opened.
import { withSentences } from '../base/withSentences';

export const menuSheets = {
  people: () => withSentences(import('./PeopleSheet.svelte')),
  devices: () => withSentences(import('../ui/DevicesSheet.svelte')),
};
