// Cards in hand, and what can be done with each, from the parts of moves; only the server decides what is legal.
import type { AttackMove, CoupMove, LayMove, Move } from '../../net/wire/bornes.gen';
import type { LegalMove, Notation } from '../../table/moves';

export type Legal = LegalMove<Move>;
export type Use = LegalMove<LayMove | AttackMove | CoupMove>;

const isUse = (move: Legal): move is Use => move.verb === 'lay' || move.verb === 'attack' || move.verb === 'coup';

/** What can be done with a card now, other than discarding it. */
export const usesOf = (card: string, moves: readonly Legal[]): Use[] =>
  moves.filter(isUse).filter((move) => move.card === card);

export const discardOf = (card: string, moves: readonly Legal[]): Notation | null =>
  moves.find((move) => move.verb === 'discard' && move.card === card)?.notation ?? null;

/** The side this move lays a card on; null for the player's own side. */
export const targetOf = (use: Use): number | null => (use.verb === 'attack' ? use.side : null);

/** The places a card may be dropped on, each with its move. */
export function placesOf(
  card: { uses: readonly Use[]; discard: Notation | null },
  mySide: number,
): Map<string, Notation> {
  const places = card.uses.map((use): [string, Notation] => [`side-${targetOf(use) ?? mySide}`, use.notation]);
  return new Map(card.discard ? [...places, ['discard', card.discard]] : places);
}

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
