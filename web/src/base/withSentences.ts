// What is fetched when it is first opened, with the sentences that only such screens say.
import { language } from './language.svelte';

/** A screen together with the sentences that are fetched later, and those of its own. */
export async function withSentences<Screen>(screen: Promise<Screen>, ...own: string[]): Promise<Screen> {
  return (await Promise.all([screen, ...['later', ...own].map((family) => language.learn(family))]))[0];
}
