// Sheets of any screen, loaded on first use.
import { withSentences } from '../base/withSentences';

export const sheets = {
  settings: () => withSentences(import('./SettingsSheet.svelte'), 'notices', 'slow'),
  devices: () => withSentences(import('./DevicesSheet.svelte')),
  join: () => withSentences(import('./JoinSheet.svelte')),
};
