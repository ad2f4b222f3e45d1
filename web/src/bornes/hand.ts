// A card in hand as the table shows it: what can be done with it, or why nothing can.
import type { Use } from './moves';

export interface HandCard {
  /** Stays with the card while it is in hand, so that cards slide and do not jump. */
  key: string;
  card: string;
  uses: Use[];
  canDiscard: boolean;
  why: string;
}

/** Cards with keys: the second 60 of a hand is another card than the first. */
export function keyed(cards: readonly string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { key: `${card}.${count}`, card };
  });
}
