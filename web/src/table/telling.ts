// What was told of a match, as lines to read and to hear: each is a sentence to say with its facts.
import { capital } from '../base/capital';
import type { Facts } from '../base/fluent';
import { say } from '../base/language.svelte';
import type { Note } from '../net/wire/table.gen';
import type { Table, Told } from './table.svelte';

export interface TellLine {
  id: string;
  /** The sentence to say, and its facts. */
  message: string;
  facts: Facts;
  /** The card to draw beside it, where the game shows one. */
  card?: string | null;
  seat: number | null;
  /** Lines of one run belong together, such as the steps of a drive. */
  run?: string;
  /** The run may still go on. */
  isOpen?: boolean;
}

/** The lines of the log; `hears` adds what is only for whoever does not see the table. */
export function linesOf(told: readonly Told[], hears = false): TellLine[] {
  const lines: TellLine[] = [];
  for (const step of told)
    step.notes.forEach((note, index) => {
      if (note.is_spoken_only && !hears) return;
      const line = lineOf(`${step.seq}.${index}`, note);
      const place = openRun(lines, line);
      if (place < 0) lines.push(line);
      else lines[place] = joined(lines[place]!, line);
    });
  const ended = lines.findLastIndex((line) => !line.run);
  return lines.map((line, index) => (index > ended ? { ...line, isOpen: true } : line));
}

function lineOf(id: string, note: Note): TellLine {
  const facts = (note.facts ?? {}) as Facts;
  const [card, seat] = [facts['card'], facts['seat']];
  return {
    id,
    message: note.message,
    facts,
    card: typeof card === 'string' ? card : null,
    seat: typeof seat === 'number' ? seat : null,
    ...(note.run ? { run: note.run } : {}),
  };
}

/** Where the run of this line goes on; it does as long as nothing but runs comes in between. */
function openRun(lines: readonly TellLine[], line: TellLine): number {
  if (!line.run) return -1;
  const ended = lines.findLastIndex((one) => !one.run);
  const place = lines.findLastIndex((one) => one.run === line.run);
  return place > ended ? place : -1;
}

/** Where a run began, how it ended, and the sum of `count`; it keeps the id of its first line and grows. */
function joined(first: TellLine, last: TellLine): TellLine {
  const count = Number(first.facts['count'] ?? 1) + Number(last.facts['count'] ?? 1);
  const start = first.facts['start'] === undefined ? {} : { start: first.facts['start'] };
  return { ...last, id: first.id, facts: { ...last.facts, count, ...start } };
}

/** What a note says, such as that of a move; where there is none, the move as records write it. */
export const noteText = (table: Table, note: Note | null | undefined, move: string): string =>
  note ? capital(say(note.message, table.facts(note.facts ?? {}))) : move;
