// Sheets that are fetched when they are first opened, with the sentences that only such screens say.
import { language } from './language.svelte';

/** A screen together with the sentences that are fetched later. */
export async function wordy<Screen>(screen: Promise<Screen>): Promise<Screen> {
  return (await Promise.all([screen, language.learn('later')]))[0];
}

export const sheets = {
  settings: () => wordy(import('../screens/SettingsSheet.svelte')),
  join: () => wordy(import('../screens/JoinSheet.svelte')),
  devices: () => wordy(import('../screens/DevicesSheet.svelte')),
  hint: () => wordy(import('../ui/HintSheet.svelte')),
  learn: () => wordy(import('../screens/LearnSheet.svelte')),
};
