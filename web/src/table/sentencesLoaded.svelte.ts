// Whether the sentences of the game that is shown have come: before, a screen would show their names instead.
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

  /** They are here, or will not come. */
  get isDone(): boolean {
    return this.known === this.family();
  }
}
