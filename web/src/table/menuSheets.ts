// Sheets opened from the table menu, loaded on first use.
import { withSentences } from '../base/withSentences';

export const menuSheets = {
  people: () => withSentences(import('./PeopleSheet.svelte'), 'room'),
  devices: () => withSentences(import('../ui/DevicesSheet.svelte')),
};
