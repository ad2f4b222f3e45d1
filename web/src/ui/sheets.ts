// Sheets over any screen that are fetched when they are first opened.
import { withSentences } from '../base/withSentences';

export const sheets = {
  settings: () => withSentences(import('./SettingsSheet.svelte')),
  join: () => withSentences(import('./JoinSheet.svelte')),
};
