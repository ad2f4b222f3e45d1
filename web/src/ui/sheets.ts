// Sheets that are fetched when they are first opened, with the sentences that only such screens say.
import { language } from '../base/language.svelte';

/** A screen together with the sentences that are fetched later, and those of its own. */
export async function wordy<Screen>(screen: Promise<Screen>, ...own: string[]): Promise<Screen> {
  return (await Promise.all([screen, ...['later', ...own].map((family) => language.learn(family))]))[0];
}

export const sheets = {
  settings: () => wordy(import('./SettingsSheet.svelte')),
  join: () => wordy(import('./JoinSheet.svelte')),
  devices: () => wordy(import('./DevicesSheet.svelte')),
  people: () => wordy(import('../table/PeopleSheet.svelte')),
  hint: () => wordy(import('../table/HintSheet.svelte')),
  learn: () => wordy(import('../table/LearnSheet.svelte')),
};
