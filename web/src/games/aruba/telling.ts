// Announcements at an ARUBA table: each drive in one sentence, a rival's when it is over; and the
// warning that the race will be called off, as long as it stands.
import type { Told } from '../../table/table.svelte';
import { linesOf, type TellLine } from '../../table/telling.svelte';

/**
 * The lines to announce. A drive is one line: a rival's once it is over, one of the cars in `mine` as soon as it rests, so
 * that who drives step by step hears after each step how far it has come.
 */
export function heardOf(told: readonly Told[], mine: readonly number[], isUnderWay: boolean): TellLine[] {
  return linesOf(told, true)
    .filter((line) => !line.isOpen || (isOwnDrive(line, mine) && !isUnderWay))
    .map((line) => (isOwnDrive(line, mine) ? { ...line, id: `${line.id}.${String(line.facts['count'] ?? 1)}` } : line));
}

/** Whether this is the listener's own drive; a car towed by a rival belongs to that rival's drive. */
const isOwnDrive = (line: TellLine, mine: readonly number[]): boolean =>
  line.message === 'aruba-drove' && mine.includes(Number(line.facts['car']));

/** The warning that the race will be called off; null once a car has moved, or the race is over. */
export function stallWarning(told: readonly Told[]): TellLine | null {
  const isOver = (step: Told): boolean =>
    step.events.some(({ event }) => ['CarStepped', 'CarFinished', 'RaceEnded', 'RoundEnded'].includes(event));
  const since = told.slice(told.findLastIndex(isOver) + 1);
  return linesOf(since).findLast((line) => line.message === 'event-StallWarned') ?? null;
}
