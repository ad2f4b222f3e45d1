// The moves of a turn, selected by their effect.
import type { Move } from '../../net/wire/ausgebremst.gen';
import type { LegalMove as Legal } from '../../table/moves';

/** A legal move of this family; with a verb, of that kind only. */
export type LegalMove<Verb extends Move['verb'] = Move['verb']> = Legal<Extract<Move, { verb: Verb }>>;

/** Moves with this verb. */
export const movesOf = <Verb extends Move['verb']>(moves: readonly LegalMove[], verb: Verb): LegalMove<Verb>[] =>
  moves.filter((move): move is LegalMove<Verb> => move.verb === verb);

/** The move that puts a card on this pile or draws from it, if that is the question. */
export const ofPile = (moves: readonly LegalMove[], pile: number): LegalMove | undefined =>
  moves.find((move) => 'pile' in move && move.pile === pile);

/** The piles on which a card can be put or from which one can be drawn. */
export const openPiles = (moves: readonly LegalMove[]): number[] =>
  moves.flatMap((move) => ('pile' in move ? [move.pile] : []));

/** The pile that this notation names, counted from 1; 0 if it names none. */
export const pileOf = (notation: string): number => Number(/^(?:sort|pile|store) (\d)$/.exec(notation)?.[1] ?? 0);
