// The tries of a study, kept in this browser for a day.
import type { StudyMove } from '../../net/wire/study.gen';
import { remember, remembered } from '../../base/storage';

/** One way on from the fork: its moves, its luck, and the chance to win at its end. */
export interface Try {
  moves: StudyMove[];
  anew: number | null;
  mine: number[];
  chance: number | null;
  margin: number;
  isOver: boolean;
}

interface Kept {
  place: string;
  at: number;
  tries: Try[];
}

const NAME = 'tries';
const DAY_MS = 86_400_000;
/** Number of places whose tries are kept. */
const MAX_PLACES = 6;
export const MAX_TRIES = 8;

function all(now: number): Kept[] {
  try {
    const found = JSON.parse(remembered(NAME) ?? '[]') as Kept[];
    return found.filter((one) => now - one.at < DAY_MS && Array.isArray(one.tries));
  } catch {
    return [];
  }
}

export const keptTries = (place: string, now = Date.now()): Try[] =>
  all(now).find((one) => one.place === place)?.tries ?? [];

export function keepTries(place: string, tries: Try[], now = Date.now()): void {
  const others = all(now).filter((one) => one.place !== place);
  remember(NAME, JSON.stringify([...others.slice(1 - MAX_PLACES), { place, at: now, tries }]));
}

export const lineOf = (move: StudyMove): string => `${move.seat} ${move.move}`;

/** Whether a move was a choice of one's own: tables make a move that is the only one by themselves. */
export const isChosen = (move: StudyMove): boolean => move.is_mine && !move.is_forced;

/** Whether a try begins with these moves. */
export const beginsWith = (one: readonly string[], first: readonly string[]): boolean =>
  first.every((line, index) => line === one[index]);
