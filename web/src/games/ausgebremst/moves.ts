// The moves of a turn, found by what they do.
import type { Move } from '../../net/wire/ausgebremst.gen';
import type { LegalMove as Legal } from '../../table/moves';

/** A legal move of this family, or of one verb. */
export type LegalMove<Verb extends Move['verb'] = Move['verb']> = Legal<Extract<Move, { verb: Verb }>>;

/** Those of one verb. */
export const movesOf = <Verb extends Move['verb']>(moves: readonly LegalMove[], verb: Verb): LegalMove<Verb>[] =>
  moves.filter((move): move is LegalMove<Verb> => move.verb === verb);

/** What puts a card on this pile or draws from it, if that is asked. */
export const ofPile = (moves: readonly LegalMove[], pile: number): LegalMove | undefined =>
  moves.find((move) => 'pile' in move && move.pile === pile);

/** The piles that a card can be put on or drawn from. */
export const openPiles = (moves: readonly LegalMove[]): number[] =>
  moves.flatMap((move) => ('pile' in move ? [move.pile] : []));
