// Cards in hand: what can be done with each, or why nothing can.
import type { Notation } from '../../table/moves';
import type { Use } from './moves';

export interface HandCard {
  /** Identifies the card while it is in hand, so that cards slide instead of jumping. */
  key: string;
  card: string;
  uses: Use[];
  /** The move that discards it, if legal. */
  discard: Notation | null;
  why: string;
  /** The section of the booklet with the reason. */
  section: string;
}

/** Assigns every card in hand a key that it keeps until it leaves. */
export class HandKeys {
  private held: { key: string; card: string }[] = [];
  private count = 0;
  /** The key of the card chosen to leave: of two equal cards this one goes. */
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
