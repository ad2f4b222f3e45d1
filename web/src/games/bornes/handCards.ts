// A card in hand as the table shows it: what can be done with it, or why nothing can.
import type { Notation } from '../../table/moves';
import type { Use } from './moves';

export interface HandCard {
  /** Stays with the card while it is in hand, so that cards slide and do not jump. */
  key: string;
  card: string;
  uses: Use[];
  /** What throws it away, if that is possible. */
  discard: Notation | null;
  why: string;
  /** The section of the booklet that says so. */
  section: string;
}

/** Gives every card in hand a key of its own, and keeps it as long as the card stays. */
export class HandKeys {
  private held: { key: string; card: string }[] = [];
  private count = 0;
  /** The card that was chosen to leave: of two equal cards it is this one that goes. */
  leaving = '';

  follow(cards: readonly string[]): { key: string; card: string }[] {
    const stayed = this.held.filter((one) => one.key !== this.leaving || !this.isGone(one.card, cards));
    this.held = cards.map((card) => {
      const index = stayed.findIndex((one) => one.card === card);
      return index < 0 ? { key: `${card}.${(this.count += 1)}`, card } : stayed.splice(index, 1)[0]!;
    });
    return this.held;
  }

  private isGone(card: string, cards: readonly string[]): boolean {
    const count = (all: readonly string[]) => all.filter((one) => one === card).length;
    return count(cards) < count(this.held.map((one) => one.card));
  }
}
