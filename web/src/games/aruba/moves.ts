// The moves of a turn as data, each with its notation.
import type { Move } from '../../net/wire/aruba.gen';
import type { Reason, Seen } from '../../net/wire/table.gen';

/** A move: its parts, and the notation sent to make it. */
export type KnownMove<Verb extends Move['verb'] = Move['verb']> = Extract<Move, { verb: Verb }> & { notation: string };

/** The legal moves of the seat to move; none for anybody else. */
export const legalMoves = (seen: Seen | null): KnownMove[] =>
  (seen?.moves ?? []).map((parts, index) => ({ ...(parts as Move), notation: seen?.view.moves[index] ?? '' }));

/** All moves with an explanation, legal or not. */
export const explainedMoves = (reasons: ReadonlyMap<string, Reason>): KnownMove[] =>
  [...reasons.values()].map(({ parts, move }) => ({ ...(parts as Move), notation: move }));

/** The only move with this verb, if it is legal. */
export const moveOf = <Verb extends Move['verb']>(
  moves: readonly KnownMove[],
  verb: Verb,
): KnownMove<Verb> | undefined => moves.find((move): move is KnownMove<Verb> => move.verb === verb);

/** Moves with this verb. */
export const movesOf = <Verb extends Move['verb']>(moves: readonly KnownMove[], verb: Verb): KnownMove<Verb>[] =>
  moves.filter((move): move is KnownMove<Verb> => move.verb === verb);

/** The moves that use a card: its effect in all its forms, or discarding it for a quick fix. */
export const movesWith = (moves: readonly KnownMove[], card: string): KnownMove[] =>
  moves.filter((move) => 'card' in move && move.card === card);

/** The move that keeps exactly these dice. */
export const keepOf = (moves: readonly KnownMove[], dice: readonly number[]): KnownMove<'keep'> | undefined =>
  movesOf(moves, 'keep').find((move) => move.dice.join() === dice.join());
