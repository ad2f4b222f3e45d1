// Whether the sentences of the current game are loaded: before that, a screen would show message ids.
import { language } from '../base/language.svelte';

export class SentencesLoaded {
  private known = $state('');

  constructor(private readonly family: () => string) {
    $effect(() => {
      const family = this.family();
      if (family)
        void language
          .learn(family)
          .catch(() => {})
          .finally(() => (this.known = family));
    });
  }

  /** They are loaded, or loading failed. */
  get isDone(): boolean {
    return this.known === this.family();
  }
}
