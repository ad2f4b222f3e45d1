// What every thing of this table is and does, in the words of "How to play"; loaded once per language, after the table
// is shown.
import { api } from '../net/api';

/** A thing explained: what it is called, what it does, and what cures it. */
export interface Explained {
  title: string;
  text: string;
}

export class Explanations {
  private items = $state.raw<ReadonlyMap<string, Explained>>(new Map());
  private wanted = '';

  /** Load the texts for this game and language. If that fails, a thing has its name only. */
  read(game: string, lang: string, seats: number, options: Record<string, string>): void {
    const wanted = JSON.stringify([game, lang, seats, options]);
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    api.howto(game, lang, seats, options).then(
      ({ sections }) => {
        if (wanted !== this.wanted) return;
        const whole = sections.map(({ id, title, items }): [string, Explained] => [
          id,
          { title, text: items.map((item) => item.text).join(' ') },
        ]);
        const parts = sections.flatMap(({ id, items }) =>
          items.map((item): [string, Explained] => [`${id}/${item.subject}`, { title: item.name, text: item.text }]),
        );
        this.items = new Map([...whole, ...parts]);
      },
      () => undefined,
    );
  }

  /** An item by its chapter and subject, such as `table/battle`, or a whole chapter. */
  of(key: string): Explained | undefined {
    return this.items.get(key);
  }

  /** The effect of a card in a sentence; empty while not loaded. */
  card(card: string): string {
    return this.of(`cards/${card}`)?.text ?? '';
  }
}
