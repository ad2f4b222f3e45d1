// Notes the moves of a match as this device sees them, to detect a record of another match dealt from the same secret.
import type { Seen } from '../net/wire/table.gen';
import { api } from '../net/api';
import { remember, remembered } from '../base/storage';

/** What this device saw of one match, from one seat (null: as a spectator). */
export interface SeenMoves {
  table: string;
  match: number;
  seat: number | null;
  /** When it was last written, in milliseconds. */
  at: number;
  /** Each move as `<seat> <move>`; a hidden one is `<seat> ?`. */
  moves: string[];
  /** Ranges of steps (first, last) that this device did not see live, but got from the server later. */
  late: [number, number][];
}

const NAME = 'seen';
/** Number of matches kept, the latest ones. */
const KEPT = 12;
/** Number of moves to read at a time; on joining and at the end of a match all there are. */
const BATCH = 32;
const MAX_STEPS = 99;

function notes(): SeenMoves[] {
  try {
    return JSON.parse(remembered(NAME) ?? '[]') as SeenMoves[];
  } catch {
    return [];
  }
}

type Key = Pick<SeenMoves, 'table' | 'match' | 'seat'>;
const isOf = (key: Key) => (one: SeenMoves) =>
  one.table === key.table && one.match === key.match && one.seat === key.seat;

/** The notes on a match; of several seats those of the one that saw most. */
export const seenMoves = (table: string, match: number): SeenMoves | null =>
  notes()
    .filter((one) => one.table === table && one.match === match)
    .sort((one, other) => other.moves.length - one.moves.length)[0] ?? null;

function load(key: Key): SeenMoves {
  return notes().find(isOf(key)) ?? { ...key, at: 0, moves: [], late: [] };
}

function save(noted: SeenMoves): void {
  const others = notes().filter((one) => !isOf(noted)(one));
  const latest = [{ ...noted, at: Date.now() }, ...others].sort((one, other) => other.at - one.at);
  remember(NAME, JSON.stringify(latest.slice(0, KEPT)));
}

/** The moves of a record, each `<seat> <move>`. */
export const movesOf = (record: string): string[] =>
  record
    .split('\n')
    .filter((line) => /^[1-9]\d* /.test(line))
    .map((line) => line.split(' -> ')[0]!.trim());

/** Go back to a step, as an undo does. */
export function cutBack(noted: SeenMoves, step: number): SeenMoves {
  const late = noted.late.filter(([first]) => first <= step).map(([first, last]) => [first, Math.min(last, step)]);
  return { ...noted, moves: noted.moves.slice(0, step), late: late as [number, number][] };
}

/** Add the moves up to a step. Earlier notes stay, unless a `fresh` view shows that they were undone meanwhile. */
export function extend(noted: SeenMoves, moves: readonly string[], step: number, isFresh: boolean): SeenMoves {
  const differs = noted.moves.findIndex((move, index) => move !== moves[index]);
  if (moves.length < step || (differs >= 0 && !isFresh)) return noted;
  const kept = differs < 0 ? noted : cutBack(noted, differs);
  const late: [number, number][] = isFresh ? [[kept.moves.length + 1, step]] : [];
  return { ...kept, moves: moves.slice(0, step), late: [...kept.late, ...late] };
}

/** Notes the moves of a table from its frames. */
export class MoveNotes {
  private readonly waiting: Seen[] = [];
  private isBusy = false;

  constructor(private readonly table: string) {}

  async follow(seen: Seen): Promise<void> {
    this.waiting.push(seen);
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await this.note(next).catch(() => {});
    this.isBusy = false;
  }

  private async note(seen: Seen): Promise<void> {
    const key = { table: this.table, match: seen.match, seat: seen.seat };
    const before = load(key);
    const noted = seen.step < before.moves.length ? cutBack(before, seen.step) : before;
    if (noted !== before) save(noted);
    const missing = seen.step - noted.moves.length;
    // A match that was over when this device joined was not seen at all.
    if (missing === 0 || (seen.fresh && seen.view.over)) return;
    if (missing < BATCH && !seen.fresh && !seen.view.over) return;
    const moves = seen.view.over
      ? [...noted.moves, ...(await this.lastMoves(seen, noted.moves.length))]
      : await this.read(seen);
    save(extend(load(key), moves, seen.step, seen.fresh));
  }

  private async read(seen: Seen): Promise<string[]> {
    return movesOf(await api.record(this.table, seen.match, seen.seat));
  }

  /** The moves after a step of a finished match, hidden as they were: the record no longer hides anything. */
  private async lastMoves(seen: Seen, after: number): Promise<string[]> {
    const found: string[] = [];
    for (let first = after; first < seen.step; first += MAX_STEPS) {
      const last = Math.min(seen.step, first + MAX_STEPS);
      const look = await api.steps(this.table, seen.match, first, last, seen.seat);
      found.push(...look.shown.slice(1).map((one) => `${one.seat} ${one.move ?? '?'}`));
    }
    return found;
  }
}
