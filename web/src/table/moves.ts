// Moves as data: the page reads their parts; their notation is only sent back.
import type { AnyMove } from '../net/wire/games.gen';
import type { Seen } from '../net/wire/table.gen';

declare const written: unique symbol;

/** A move in record notation. An opaque type, so that parsing it or building one does not compile. */
export interface Notation {
  readonly [written]: true;
}

/** A legal move: its parts, and the notation sent to make it. */
export type LegalMove<Move> = Move & { notation: Notation };

const opaque = (notation: unknown): Notation => notation as Notation;

/** The legal moves of the seat to move, as its family describes them; none for anybody else. */
export const legalMoves = <Move extends AnyMove>(seen: Seen | null): LegalMove<Move>[] =>
  (seen?.moves ?? []).map((parts, index) => ({ ...(parts as Move), notation: opaque(seen?.view.moves[index]) }));
