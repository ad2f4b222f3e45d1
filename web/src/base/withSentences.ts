// Loads a component on first use, together with the sentences only it needs.
import { language } from './language.svelte';

/** A component together with the deferred sentences and its own. */
export async function withSentences<Screen>(screen: Promise<Screen>, ...own: string[]): Promise<Screen> {
  return (await Promise.all([screen, ...['web-deferred', ...own].map((family) => language.learn(family))]))[0];
}
