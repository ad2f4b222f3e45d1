// The sides of a match: their letters and their seats.
import type { AnyView } from './views';

export const letterOf = (side: number): string => String.fromCharCode(64 + side);

/** The sides with their seats, in a game where several seats can form a side; otherwise none. */
export const sidesOf = ({ round }: AnyView): readonly { seats: number[] }[] => ('sides' in round ? round.sides : []);
