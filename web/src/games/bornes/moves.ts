// What can be done with a card, from the parts of moves; only the server decides what is legal.
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
