// What every card of a table does, as how to play tells it for this table; read once a language, when the table stands already.
import { api } from '../net/api';

export class CardEffects {
  private effects = $state.raw<Map<string, string>>(new Map());
  private wanted = '';

  /** Read up on this game in this language. Without an answer a card shows its name alone. */
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

  /** What a card does, in a sentence; empty while it is not known. */
  of(card: string): string {
    return this.effects.get(card) ?? '';
  }
}
