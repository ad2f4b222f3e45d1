// Whether the sentences of the game that is shown have come: before, a screen would show their names instead.
import { familyOf } from '../games/posters';
import { language } from '../base/language.svelte';

export class SentencesLoaded {
  private known = $state('');

  constructor(private readonly game: () => string) {
    $effect(() => {
      const game = this.game();
      if (game) void language.learn(familyOf(game)).catch(() => {}).finally(() => (this.known = game));
    });
  }

  /** They are here, or will not come. */
  get isDone(): boolean {
    return this.known === this.game();
  }
}
