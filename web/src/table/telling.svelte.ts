// Log lines of a match, to read and to hear: each is a message id with its facts, put into words when it is shown.
import { capital } from '../base/capital';
import type { Facts } from '../base/fluent';
import { language, say } from '../base/language.svelte';
import type { Note } from '../net/wire/table.gen';
import type { Table, Told } from './table.svelte';

export interface TellLine {
  id: string;
  /** The message id, and its facts. */
  message: string;
  facts: Facts;
  /** The card to draw beside it, if the game shows one. */
  card?: string | null;
  seat: number | null;
  /** Lines of one run are joined, such as the steps of a drive. */
  run?: string;
  /** The run may still continue. */
  isOpen?: boolean;
}

/** The lines of the log; `hears` adds those for people who cannot see the table. */
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

/** Index of the line whose run this one continues, -1 if none; a line outside any run ends all runs. */
function openRun(lines: readonly TellLine[], line: TellLine): number {
  if (!line.run) return -1;
  const ended = lines.findLastIndex((one) => !one.run);
  const place = lines.findLastIndex((one) => one.run === line.run);
  return place > ended ? place : -1;
}

/** A joined line: the start of the run, its end, and the sum of `count`; it keeps the id of its first line. */
function joined(first: TellLine, last: TellLine): TellLine {
  const count = Number(first.facts['count'] ?? 1) + Number(last.facts['count'] ?? 1);
  const start = first.facts['start'] === undefined ? {} : { start: first.facts['start'] };
  return { ...last, id: first.id, facts: { ...last.facts, count, ...start } };
}

/** The text of a note; without a note, the move in record notation. */
export const noteText = (table: Table, note: Note | null | undefined, move: string): string =>
  note ? capital(say(note.message, table.facts(note.facts ?? {}))) : move;

/** Log lines in words: a line is formatted again only when names or sentences have changed. */
export class Wording {
  private readonly known = $derived.by(() => {
    // Everything that changes the words of an unchanged line.
    void [language.edition, this.table.names, this.table.seen?.seat, this.table.seen?.match];
    return new Map<string, string>();
  });

  constructor(
    private readonly table: Table,
    private readonly more: () => Facts = () => ({}),
  ) {}

  of(line: TellLine): string {
    // A line grows while a drive continues, space by space.
    const key = `${line.id} ${line.message} ${String(line.facts['count'] ?? '')}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const text = language.say(line.message, { ...this.table.facts(line.facts), ...this.more() });
    this.known.set(key, text);
    return text;
  }
}
