// The moves of a turn as data, each with the notation that is sent for it.
import type { Move } from '../../net/wire/ausgebremst.gen';
import type { Seen } from '../../net/wire/table.gen';

/** A legal move: what it does, and what is sent to make it. */
export type LegalMove<Verb extends Move['verb'] = Move['verb']> = Extract<Move, { verb: Verb }> & { notation: string };

/** The legal moves of the seat that is asked; none for anybody else. */
export const legalMoves = (seen: Seen | null): LegalMove[] =>
  (seen?.moves ?? []).map((parts, index) => ({ ...(parts as Move), notation: seen?.view.moves[index] ?? '' }));

/** Those of one verb. */
export const movesOf = <Verb extends Move['verb']>(moves: readonly LegalMove[], verb: Verb): LegalMove<Verb>[] =>
  moves.filter((move): move is LegalMove<Verb> => move.verb === verb);

/** What puts a card on this pile or draws from it, if that is asked. */
export const ofPile = (moves: readonly LegalMove[], pile: number): LegalMove | undefined =>
  moves.find((move) => 'pile' in move && move.pile === pile);

/** The piles that a card can be put on or drawn from. */
export const openPiles = (moves: readonly LegalMove[]): number[] =>
  moves.flatMap((move) => ('pile' in move ? [move.pile] : []));
