// A study at a table of the page: sends the moves of a try to the server, shows what it answers, and keeps the tries.
import type { Inbound, Seen } from '../../net/wire/table.gen';
import type { Link, Listener } from '../../net/connection';
import type { AnyEvent } from '../../net/wire/games.gen';
import type { StudyMoment, StudyMove, StudyPlayed, StudyShown, StudyWish } from '../../net/wire/study.gen';
import { ApiError } from '../../net/api';
import { studyApi } from '../../net/studyApi';
import { Table } from '../../table/table.svelte';
import { beginsWith, isChosen, keepTries, keptTries, lineOf, MAX_TRIES, type Try } from './keptTries';
import { freshSeed, writeAddress, type StudyAddress } from '../../table/studyAddress';

/** Pause before a bot's move, after everything has come to rest. */
const PACE_MS = 450;

export interface StudyOptions {
  /** Resolves when nothing moves any more. */
  rest: () => Promise<void>;
  /** Called when the address has changed. */
  moved: (address: string) => void;
  /** Whether a step with these events only leads on to the next: a car in the middle of a drive. */
  isPassing?: (events: readonly AnyEvent[]) => boolean;
  pace?: number;
  ask?: typeof studyApi;
}

export class StudyRun implements Link {
  readonly isLesson = true;
  readonly table: Table;
  /** The moves on the screen, from the fork on. */
  made = $state.raw<StudyMove[]>([]);
  mine = $state.raw<number[]>([]);
  anew = $state<number | null>(null);
  tries = $state.raw<Try[]>([]);
  /** Which of them is being played. */
  current = $state(0);
  played = $state.raw<StudyPlayed | null>(null);
  hands = $state.raw<Record<string, string[]>>({});
  sides = $state.raw<number[]>([]);
  isOver = $state(false);
  /** Moves are computed or shown, and nobody is asked. */
  isBusy = $state(false);
  trouble = $state('');
  private listener!: Listener;
  private isClosed = false;
  /** Of several requests in a row the last one counts. */
  private wanted = 0;
  /** The number of the last frame shown, and how far it is ahead of the server's. */
  private last = 0;
  private ahead = 0;
  private readonly ask: typeof studyApi;

  constructor(
    readonly at: StudyAddress,
    private readonly options: StudyOptions,
  ) {
    this.ask = options.ask ?? studyApi;
    this.mine = at.mine.length ? at.mine : [at.seat ?? 1];
    this.anew = at.anew;
    this.table = new Table('study', false, false, (listener) => {
      this.listener = listener;
      return this;
    });
  }

  /** Where the tries of this study are kept. */
  private get place(): string {
    return `${this.at.table}/${this.at.match}/${this.at.step}/${this.at.seat ?? ''}`;
  }

  /** While the match runs, only what the seat may know is there, and everything else is dealt anew. */
  get isRunning(): boolean {
    return this.at.seat !== null;
  }

  get address(): string {
    return this.addressOf({ moves: this.made, anew: this.anew, mine: this.mine });
  }

  addressOf(one: Pick<Try, 'moves' | 'anew' | 'mine'>): string {
    return writeAddress({ ...this.at, mine: one.mine, anew: one.anew, moves: one.moves.map(lineOf) });
  }

  /** Whether there is a move of one's own to take back. */
  get mayTakeBack(): boolean {
    return !this.isBusy && this.made.some(isChosen);
  }

  begin(): void {
    this.tries = keptTries(this.place);
    this.listener.changed('open');
    void this.show(this.at.moves, null);
  }

  restart(): void {
    void this.show([], null);
  }

  close(): void {
    this.isClosed = true;
    this.wanted += 1;
  }

  send(message: Inbound): void {
    if (message.type === 'play') void this.play(message.id, message.seq, `${message.seat} ${message.move}`);
    else if (message.type === 'undo') {
      this.answer(message.id, message.seq);
      this.takeBack();
    } else if (message.type === 'hint') void this.hint(message.id, message.lang ?? 'en');
  }

  /** Go back to before the last move of one's own; one that was forced would be made again at once. */
  takeBack(): void {
    const last = this.made.findLastIndex(isChosen);
    if (last >= 0 && !this.isBusy) void this.show(this.made.slice(0, last).map(lineOf), null);
  }

  /** Go to the end of a try, or to the fork. */
  open(index: number | null): void {
    const one = index === null ? null : this.tries[index];
    if (index !== null && one) {
      this.current = index;
      [this.anew, this.mine] = [one.anew, one.mine];
    } else this.current = this.tries.length;
    void this.show(one?.moves.map(lineOf) ?? [], null);
  }

  /** Another luck: the first move of one's own is tried again with it. */
  async deal(isAnew: boolean): Promise<void> {
    this.anew = isAnew ? freshSeed() : null;
    const first = this.made.findIndex(isChosen);
    const lines = this.made.slice(0, first + 1).map(lineOf);
    this.current = this.tries.length;
    // Bots that moved before it may have drawn something else: then it is tried as far as possible.
    await this.show(lines, null, undefined, true);
  }

  /** Give a seat to a bot or take it oneself; one seat remains. */
  drive(seat: number): void {
    const others = this.mine.filter((one) => one !== seat);
    const isMine = others.length < this.mine.length;
    if (isMine && others.length === 0) return;
    this.mine = isMine ? others : [...others, seat].sort((one, other) => one - other);
    void this.show(this.made.map(lineOf), null);
  }

  /** The chance of one's own side in a list of all sides. */
  own<Item>(ofSides: readonly Item[]): Item | undefined {
    return ofSides[(this.sides[(this.mine[0] ?? 1) - 1] ?? 1) - 1];
  }

  private answer(id: string, seq: number): void {
    this.listener.heard({ type: 'answer', id, seq, outcome: { kind: 'done' } });
  }

  private deny(id: string, error: unknown): void {
    const { code, facts } = error instanceof ApiError ? error : { code: 'internal', facts: {} };
    this.listener.heard({ type: 'answer', id, seq: 0, outcome: { kind: 'denied', code, facts } });
  }

  private async play(id: string, seq: number, line: string): Promise<void> {
    if (this.isBusy) return this.answer(id, seq);
    const known = this.made.map(lineOf);
    await this.show([...known, line], known.length, { id, seq });
  }

  private async hint(id: string, lang: string): Promise<void> {
    try {
      const outcome = await this.ask.hint(this.at.table, this.at.match, { ...this.wish(this.made.map(lineOf)), lang });
      this.listener.heard({ type: 'answer', id, seq: 0, outcome: { ...outcome, kind: 'hints' } });
    } catch (error) {
      this.deny(id, error);
    }
  }

  private wish(moves: string[], shown: number | null = null, isLoose = false): StudyWish {
    const { step, seat } = this.at;
    return { step, seat, mine: this.mine, anew: this.anew, moves, shown, is_loose: isLoose };
  }

  /** Ask for the table after these moves and show it. */
  private async show(
    moves: string[],
    shown: number | null,
    answer?: { id: string; seq: number },
    isLoose = false,
  ): Promise<void> {
    const wanted = (this.wanted += 1);
    this.isBusy = true;
    this.trouble = '';
    let [lines, known, isFirst] = [moves, shown, true];
    for (;;) {
      let found: StudyShown;
      try {
        found = await this.ask.show(this.at.table, this.at.match, this.wish(lines, known, isLoose && isFirst));
      } catch (error) {
        this.fail(error, wanted, answer?.id);
        return;
      }
      if (wanted !== this.wanted) return;
      this.made = [...(known === null ? [] : this.made.slice(0, known)), ...found.made];
      await this.tell(found, wanted, isFirst ? answer : undefined);
      if (wanted !== this.wanted) return;
      if (!found.is_more) break;
      [lines, known, isFirst] = [this.made.map(lineOf), this.made.length, false];
    }
    this.isBusy = false;
  }

  private fail(error: unknown, wanted: number, id?: string): void {
    if (wanted !== this.wanted) return;
    this.isBusy = false;
    if (id) this.deny(id, error);
    this.trouble = error instanceof Error ? error.message : '';
  }

  /** Show every moment of an answer, with a pause before a bot's move. */
  private async tell(found: StudyShown, wanted: number, answer?: { id: string; seq: number }): Promise<void> {
    [this.sides, this.hands] = [found.sides, found.hands];
    if (found.played) this.played = found.played;
    this.listener.heard({ ...found.room, status: 'running' });
    for (const [index, moment] of found.moments.entries()) {
      if (index > 0) await this.pause(moment);
      if (this.isClosed || wanted !== this.wanted) return;
      this.hear(moment.seen);
      if (index === 0 && answer) this.answer(answer.id, answer.seq);
      this.follow(moment.seen);
    }
    if (found.is_more) return;
    this.isOver = found.is_over;
    this.keep(found);
  }

  /** A table never counts backwards, so neither does this one when moves are taken back. */
  private hear(frames: readonly Seen[]): void {
    const seq = frames[0]?.seq ?? 0;
    if (frames[0]?.fresh) this.ahead = this.last + 1 - seq;
    this.last = seq + this.ahead;
    frames.forEach((seen) => this.listener.heard({ ...seen, seq: this.last }));
  }

  /** Look through the seat of one's own that is asked. */
  private follow(seen: readonly Seen[]): void {
    const waiting = seen[0]?.view.waiting ?? [];
    const now = this.table.seen?.seat ?? 0;
    const asked = waiting.find((seat) => this.mine.includes(seat)) ?? (this.mine.includes(now) ? now : this.mine[0]!);
    if (asked !== now && !waiting.includes(now)) this.table.choose(asked);
  }

  private async pause(before: StudyMoment): Promise<void> {
    await this.options.rest();
    if (this.options.isPassing?.(before.seen[0]?.events ?? [])) return;
    await new Promise((done) => setTimeout(done, this.options.pace ?? PACE_MS));
  }

  /** Keep these moves: as the end of the current try, or as a new one where they leave it. */
  private keep(found: StudyShown): void {
    if (this.made.some(isChosen)) {
      const lines = this.made.map(lineOf);
      const fits = (one: Try | undefined): boolean =>
        one?.anew === this.anew && beginsWith(lines, one.moves.map(lineOf));
      const isWithin = (one: Try | undefined): boolean =>
        one?.anew === this.anew && beginsWith(one.moves.map(lineOf), lines) && one.moves.length > lines.length;
      if (!isWithin(this.tries[this.current])) {
        if (!fits(this.tries[this.current])) this.current = this.tries.length;
        this.put(found);
      }
    }
    this.options.moved(this.address);
  }

  private put(found: StudyShown): void {
    const own = this.own(found.chances ?? []);
    const made: Try = {
      moves: this.made,
      anew: this.anew,
      mine: this.mine,
      chance: own?.chance ?? null,
      margin: own?.margin ?? 0,
      isOver: found.is_over,
    };
    const tries = [...this.tries];
    tries[this.current] = made;
    this.tries = tries.slice(-MAX_TRIES);
    this.current = Math.min(this.current, MAX_TRIES - 1);
    keepTries(this.place, this.tries);
  }
}
