// Reads the written form of moves, to know which card a move lays; what is legal only the server says.

export interface Use {
  move: string;
  kind: 'lay' | 'attack' | 'coup';
  /** The side an attack is for. */
  side: number | null;
}

/** What can be done with a card now, apart from throwing it away. */
export function usesOf(card: string, moves: readonly string[]): Use[] {
  return moves.flatMap((move): Use[] => {
    if (move === card) return [{ move, kind: 'lay', side: null }];
    if (move === `coup ${card}`) return [{ move, kind: 'coup', side: null }];
    if (move.startsWith(`${card}>`)) return [{ move, kind: 'attack', side: Number(move.slice(card.length + 1)) }];
    return [];
  });
}

export const discardOf = (card: string): string => `discard ${card}`;

/** The moves a card would be tried for, so that one can ask why each is not possible. */
export function wishes(card: string, isHazard: boolean, rivals: readonly number[]): string[] {
  return isHazard ? rivals.map((side) => `${card}>${side}`) : [card];
}

/** The places a card may be let go over, each with the move it means. */
export function placesOf(
  card: { card: string; uses: readonly Use[]; canDiscard: boolean },
  mySide: number,
): Map<string, string> {
  const places = card.uses.map((use): [string, string] => [`side-${use.side ?? mySide}`, use.move]);
  return new Map(card.canDiscard ? [...places, ['discard', discardOf(card.card)]] : places);
}
