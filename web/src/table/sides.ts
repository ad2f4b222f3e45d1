// Sides as the table shows them: a letter and the seats of each.
import type { AnyView } from './views';

export const letterOf = (side: number): string => String.fromCharCode(64 + side);

/** The sides with their seats, where several seats can be one side; else none. */
export const sidesOf = ({ round }: AnyView): readonly { seats: number[] }[] => ('sides' in round ? round.sides : []);
