// Sides as the table shows them: a letter each, and their points.
import type { AnyView } from './views';

export const letterOf = (side: number): string => String.fromCharCode(64 + side);

/** The sides with their seats, where several seats can be one side; else none. */
export const sidesOf = ({ round }: AnyView): readonly { seats: number[] }[] => ('sides' in round ? round.sides : []);

/** The points of every side so far. */
export const sumsOf = (view: AnyView): number[] =>
  Array.from({ length: view.sides }, (_, side) => view.results.reduce((sum, one) => sum + (one.points[side] ?? 0), 0));
