// A close finish: the first car of the last race and its closest rival, as the engine told it.
import type { Told } from './table.svelte';

/** Nobody takes a photo of a finish that was clearer than this. */
const CLOSE_SPACES = 2;

export interface Photo {
  winner: number;
  rival: number;
  /** How many spaces the rival had still to go when the winner crossed the line. */
  gap: number;
}

/** The photo of the last race, if it was close; cars by number. */
export function photoOf(told: readonly Told[]): Photo | null {
  const finish = told
    .flatMap((step) => step.events)
    .findLast((event) => event.event === 'CarFinished' && event['place'] === 1);
  const [winner, rival, gap] = [finish?.['car'], finish?.['rival'], finish?.['gap']];
  const isWhole = typeof winner === 'number' && typeof rival === 'number' && typeof gap === 'number';
  return isWhole && gap <= CLOSE_SPACES ? { winner, rival, gap } : null;
}
