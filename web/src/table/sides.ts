// The sides of a match: their letters, seats and names.
import type { AnyView } from './views';

export const letterOf = (side: number): string => String.fromCharCode(64 + side);

/** The sides with their seats, in a game where several seats can form a side; otherwise none. */
export const sidesOf = ({ round }: AnyView): readonly { seats: number[] }[] => ('sides' in round ? round.sides : []);

/** The name of each side: those of its seats together. */
export function sideNamesOf(view: AnyView, names: Record<number, string>): string[] {
  const sides = sidesOf(view);
  return sides.length > 0
    ? sides.map((side) => side.seats.map((seat) => names[seat]).join(' + '))
    : Array.from({ length: view.sides }, (_, side) => names[side + 1] ?? '');
}

/** The side of the seat whose view this is; null for a spectator. */
export function mySideOf(view: AnyView): number | null {
  const { seat } = view;
  if (seat === null) return null;
  const sides = sidesOf(view);
  return sides.length > 0 ? sides.findIndex((side) => side.seats.includes(seat)) + 1 : seat;
}
