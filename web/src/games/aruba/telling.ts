// Announcements at an ARUBA table: the listener's own steps as they are made, a rival's drive when it is over; and the
// warning that the race will be called off, as long as it stands.
import type { Note } from '../../net/wire/table.gen';
import type { Told } from '../../table/table.svelte';
import { linesOf, type TellLine } from '../../table/telling';

/** The lines to announce; the steps of cars in `mine` are announced one by one. */
export function heardOf(told: readonly Told[], mine: readonly number[]): TellLine[] {
  return linesOf(stepwise(told, mine), true).filter((line) => !line.isOpen);
}

const stepwise = (told: readonly Told[], mine: readonly number[]): Told[] =>
  told.map((step) => ({
    ...step,
    notes: step.notes.map((note) => (isOwnStep(note, mine) ? { ...note, run: '' } : note)),
  }));

/** Whether this is a step of the listener's own drive; a car towed by a rival belongs to that rival's drive. */
const isOwnStep = (note: Note, mine: readonly number[]): boolean =>
  note.message === 'aruba-drove' && mine.includes(Number(note.facts?.['car']));

/** The warning that the race will be called off; null once a car has moved, or the race is over. */
export function stallWarning(told: readonly Told[]): TellLine | null {
  const isOver = (step: Told): boolean =>
    step.events.some(({ event }) => ['CarStepped', 'CarFinished', 'RaceEnded', 'RoundEnded'].includes(event));
  const since = told.slice(told.findLastIndex(isOver) + 1);
  return linesOf(since).findLast((line) => line.message === 'event-StallWarned') ?? null;
}
