// A close finish: the first car of the last race and its closest rival, as the engine told it.
import type { Look } from '../net/wire/http.gen';
import type { Told } from './table.svelte';

/** Nobody takes a photo of a finish that was clearer than this. */
const CLOSE_SPACES = 2;
/** The most steps of a match that the server sends at once. */
const STEPS_AT_ONCE = 100;

export interface Photo {
  winner: number;
  rival: number;
  /** How many spaces the rival had still to go when the winner crossed the line. */
  gap: number;
}

interface Finish {
  event: string;
  car?: unknown;
  place?: unknown;
  rival?: unknown;
  gap?: unknown;
}

/** The first car home in the last race, or the start of that race if these events tell of no car home. */
const lastOf = (events: readonly Finish[]): Finish | undefined =>
  events.findLast((one) => one.event === 'RoundBegan' || (one.event === 'CarFinished' && one.place === 1));

function photoIn(finish: Finish | undefined): Photo | null {
  const { car: winner, rival, gap } = finish ?? {};
  const isWhole = typeof winner === 'number' && typeof rival === 'number' && typeof gap === 'number';
  return isWhole && gap <= CLOSE_SPACES ? { winner, rival, gap } : null;
}

/** The photo of the last race, if it was close; cars by number. */
export function photoOf(told: readonly Told[]): Photo | null {
  return photoIn(lastOf(told.flatMap((step) => step.events)));
}

/** The same, read from the steps of the match: after a reload the page knows only the last of them. */
export async function photoFrom(ask: (first: number, last: number) => Promise<Look>): Promise<Photo | null> {
  let last = (await ask(0, 0)).steps;
  while (last > 0) {
    const first = Math.max(0, last - STEPS_AT_ONCE + 1);
    const found = lastOf((await ask(first, last)).shown.flatMap((step) => step.events));
    if (found) return photoIn(found);
    last = first - 1;
  }
  return null;
}
