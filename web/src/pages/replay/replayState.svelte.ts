// State of a replay: the current step, the chosen view, and the steps loaded so far.
import type { AnyEvent } from '../../net/wire/games.gen';
import type { Look, Mark, Shown } from '../../net/wire/http.gen';
import { api } from '../../net/api';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Minimum time per step at speed 1; animations always play to their end. */
const STEP_MS = 1_300;
const STEPS_AT_ONCE = 40;
/** Number of steps the log lists after a jump; the last is the current step. */
const LOGGED_STEPS = 8;

export type Eyes = number | null;
export type Asked = (table: string, match: number, first: number, last: number, seat: Eyes) => Promise<Look>;

/** A step to show: its events, and whether it follows the step shown before. */
export interface Frame {
  shown: Shown;
  events: AnyEvent[];
  isNext: boolean;
}

export class ReplayState {
  step = $state(0);
  length = $state(0);
  /** Where rounds begin, and laps in them. */
  marks = $state.raw<Mark[]>([]);
  eyes = $state<Eyes>(null);
  isOver = $state(false);
  isPlaying = $state(false);
  speed = $state<number>(1);
  private readonly known = new Map<string, Shown>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(
    private readonly table: string,
    private readonly match: number,
    private readonly show: (frame: Frame) => void,
    private readonly rest: () => Promise<void> = () => Promise.resolve(),
    /** Whether a step with these events only leads on to the next: a car in the middle of a drive. */
    private readonly isPassing: (events: readonly AnyEvent[]) => boolean = () => false,
    private readonly ask: Asked = api.steps,
    /** Whether these events change nothing that these eyes see: somebody sorts hidden cards. */
    private readonly isUnseen: (events: readonly AnyEvent[], eyes: Eyes) => boolean = () => false,
  ) {}

  /** The mark that the current step belongs to. */
  get mark(): Mark | undefined {
    return this.marks.findLast((one) => one.step <= this.step);
  }

  /** Go on or back by one step, past those that show nothing. */
  async move(by: 1 | -1): Promise<void> {
    const eyes = this.eyes;
    let to = this.step + by;
    while (to > 0 && to < this.length) {
      await this.fetch(to, eyes);
      if (!this.isUnseen(this.at(to, eyes)?.events ?? [], eyes)) break;
      to += by;
    }
    await this.go(to);
  }

  /** Go to a step, or the nearest one; of several calls in a row the last one counts. */
  async go(step: number): Promise<void> {
    const wish = (this.wanted += 1);
    await this.fetch(step, this.eyes);
    if (wish !== this.wanted) return;
    const found = Math.max(0, Math.min(step, this.length));
    const shown = this.at(found, this.eyes);
    if (!shown) return;
    const isNext = found === this.step + 1;
    this.step = found;
    this.show({ shown, isNext, events: isNext ? shown.events : this.lately(found) });
  }

  /** Switch to another view. */
  async see(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    const step = this.step;
    this.step = -1;
    await this.go(step);
  }

  /** The hand of every seat after the current step, if the match is over; empty for a game without hands. */
  async hands(seats: number): Promise<string[][]> {
    const step = this.step;
    await Promise.all(Array.from({ length: seats }, (_, index) => this.fetch(step, index + 1)));
    return Array.from({ length: seats }, (_, index) => handOf(this.at(step, index + 1)));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.play();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private async play(): Promise<void> {
    this.isPlaying = true;
    if (this.step >= this.length) await this.go(0);
    this.later();
  }

  private later(shownFor = 0): void {
    const ms = this.isOnTheWay ? 0 : STEP_MS / this.speed - shownFor;
    this.timer = setTimeout(() => void this.playOn(), Math.max(0, ms));
  }

  private async playOn(): Promise<void> {
    await this.move(1);
    if (this.step >= this.length) this.pause();
    const start = performance.now();
    await this.rest();
    if (this.isPlaying) this.later(performance.now() - start);
  }

  /** Whether the current step and the next belong to the same drive. */
  private get isOnTheWay(): boolean {
    const events = [0, 1].map((ahead) => this.at(this.step + ahead, this.eyes)?.events);
    return events.every((one) => one?.length && this.isPassing(one));
  }

  private at(step: number, eyes: Eyes): Shown | undefined {
    return this.known.get(`${eyes} ${step}`);
  }

  private lately(step: number): AnyEvent[] {
    return Array.from(
      { length: LOGGED_STEPS },
      (_, index) => this.at(step - LOGGED_STEPS + 1 + index, this.eyes)?.events ?? [],
    ).flat();
  }

  /** Load the block of steps around one that is not loaded yet. */
  private async fetch(step: number, eyes: Eyes): Promise<void> {
    if (this.length === 0) this.take(await this.ask(this.table, this.match, 0, 0, eyes), eyes);
    const wanted = Math.max(0, Math.min(step, this.length));
    if (this.at(wanted, eyes)) return;
    const first = Math.floor(wanted / STEPS_AT_ONCE) * STEPS_AT_ONCE;
    this.take(
      await this.ask(this.table, this.match, first, Math.min(this.length, first + STEPS_AT_ONCE - 1), eyes),
      eyes,
    );
  }

  private take(look: Look, eyes: Eyes): void {
    this.length = look.steps;
    if (look.marks.length) this.marks = look.marks;
    this.isOver = look.is_over;
    look.shown.forEach((one) => this.known.set(`${eyes} ${one.step}`, one));
  }
}

function handOf(shown: Shown | undefined): string[] {
  // A game without its own UI may use this name for something else.
  const hand: unknown = shown?.view.round.hand;
  return Array.isArray(hand) ? hand.map(String) : [];
}
