// What can be done with a card, read from the parts of moves; what is legal only the server says.
import type { AttackMove, CoupMove, LayMove, Move } from '../../net/wire/bornes.gen';
import type { LegalMove, Notation } from '../../table/moves';

export type Legal = LegalMove<Move>;
export type Use = LegalMove<LayMove | AttackMove | CoupMove>;

const isUse = (move: Legal): move is Use => move.verb === 'lay' || move.verb === 'attack' || move.verb === 'coup';

/** What can be done with a card now, apart from throwing it away. */
export const usesOf = (card: string, moves: readonly Legal[]): Use[] =>
  moves.filter(isUse).filter((move) => move.card === card);

export const discardOf = (card: string, moves: readonly Legal[]): Notation | null =>
  moves.find((move) => move.verb === 'discard' && move.card === card)?.notation ?? null;

/** The side that a card is laid on by this move; null for the own one. */
export const targetOf = (use: Use): number | null => (use.verb === 'attack' ? use.side : null);

/** The places a card may be let go over, each with the move it means. */
export function placesOf(
  card: { uses: readonly Use[]; discard: Notation | null },
  mySide: number,
): Map<string, Notation> {
  const places = card.uses.map((use): [string, Notation] => [`side-${targetOf(use) ?? mySide}`, use.notation]);
  return new Map(card.discard ? [...places, ['discard', card.discard]] : places);
}
