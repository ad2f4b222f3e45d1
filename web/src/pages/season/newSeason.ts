// What a season may be made of before it begins: its points tables, the Grand Prix, and its legs as a person enters them.
import { POSTERS } from '../../games/posters';

export const POINT_TABLES = {
  club: [9, 6, 4, 3, 2, 1],
  'formula-1': [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
} as const;
export type PointTable = keyof typeof POINT_TABLES | 'own';

export interface DraftLeg {
  /** Stays with the leg when others are removed. */
  key: number;
  game: string;
  options: Record<string, string>;
  /** As the browser's field writes it; empty: when all are here. */
  at: string;
}

let count = 0;
export const newLeg = (game: string): DraftLeg => ({ key: (count += 1), game, options: {}, at: '' });

/** The Grand Prix: a leg of each of the five games, the shortest first. */
export const grandPrix = (): DraftLeg[] =>
  [...POSTERS].sort((one, two) => one.minutes - two.minutes).map((poster) => newLeg(poster.game));

/** Points as typed, such as "10 6 3"; null unless there are some and they never rise. */
export function parsePoints(text: string): number[] | null {
  const words = text.split(/[\s,;·-]+/).filter(Boolean);
  const points = words.map(Number);
  const isFine = words.length > 0 && words.every((word) => /^\d{1,3}$/.test(word));
  return isFine && points.every((one, index) => index === 0 || one <= (points[index - 1] ?? 0)) ? points : null;
}
