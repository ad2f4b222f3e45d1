// What every card of this table does, in the words of "How to play"; loaded once per language, after the table is
// shown.
import { api } from '../net/api';

export class CardEffects {
  private effects = $state.raw<Map<string, string>>(new Map());
  private wanted = '';

  /** Load the texts for this game and language. If that fails, a card shows its name only. */
  read(game: string, lang: string, seats: number, options: Record<string, string>): void {
    const wanted = JSON.stringify([game, lang, seats, options]);
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    api.howto(game, lang, seats, options).then(
      ({ sections }) => {
        const items = sections.filter((section) => section.id === 'cards').flatMap((section) => section.items);
        if (wanted === this.wanted) this.effects = new Map(items.map((item) => [item.subject, item.text]));
      },
      () => undefined,
    );
  }

  /** The effect of a card in a sentence; empty while not loaded. */
  of(card: string): string {
    return this.effects.get(card) ?? '';
  }
}
