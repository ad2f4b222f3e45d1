// What a person hears at an ARUBA table: their own steps as they are made, the drive of a rival when it is over.
import type { Note } from '../../net/wire/table.gen';
import type { Told } from '../../table/table.svelte';
import { linesOf, type TellLine } from '../../table/telling';

/** The lines to be heard; the steps of these cars are told one by one. */
export function heardOf(told: readonly Told[], mine: readonly number[]): TellLine[] {
  return linesOf(stepwise(told, mine), true).filter((line) => !line.isOpen);
}

const stepwise = (told: readonly Told[], mine: readonly number[]): Told[] =>
  told.map((step) => ({
    ...step,
    notes: step.notes.map((note) => (isOwnStep(note, mine) ? { ...note, run: '' } : note)),
  }));

/** A car that hangs on a rival's is told with the drive of that one. */
const isOwnStep = (note: Note, mine: readonly number[]): boolean =>
  note.message === 'aruba-drove' && mine.includes(Number(note.facts?.['car']));
