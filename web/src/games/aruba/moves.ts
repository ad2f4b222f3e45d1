// The moves of a turn as data, each with the notation that is sent for it.
import type { Move } from '../../net/wire/aruba.gen';
import type { Reason, Seen } from '../../net/wire/table.gen';

/** A move: what it does, and what is sent to make it. */
export type KnownMove<Verb extends Move['verb'] = Move['verb']> = Extract<Move, { verb: Verb }> & { notation: string };

/** The legal moves of the seat that is asked; none for anybody else. */
export const legalMoves = (seen: Seen | null): KnownMove[] =>
  (seen?.moves ?? []).map((parts, index) => ({ ...(parts as Move), notation: seen?.view.moves[index] ?? '' }));

/** The moves that were explained, possible or not. */
export const explainedMoves = (reasons: ReadonlyMap<string, Reason>): KnownMove[] =>
  [...reasons.values()].map(({ parts, move }) => ({ ...(parts as Move), notation: move }));

/** The only move of this verb, if it is possible. */
export const moveOf = <Verb extends Move['verb']>(
  moves: readonly KnownMove[],
  verb: Verb,
): KnownMove<Verb> | undefined => moves.find((move): move is KnownMove<Verb> => move.verb === verb);

/** Those of one verb. */
export const movesOf = <Verb extends Move['verb']>(moves: readonly KnownMove[], verb: Verb): KnownMove<Verb>[] =>
  moves.filter((move): move is KnownMove<Verb> => move.verb === verb);

/** The moves that use a card: its effect in all its forms, or thrown away for a quick fix. */
export const movesWith = (moves: readonly KnownMove[], card: string): KnownMove[] =>
  moves.filter((move) => 'card' in move && move.card === card);

/** What keeps exactly these dice. */
export const keepOf = (moves: readonly KnownMove[], dice: readonly number[]): KnownMove<'keep'> | undefined =>
  movesOf(moves, 'keep').find((move) => move.dice.join() === dice.join());
