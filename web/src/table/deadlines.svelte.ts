// Deadlines of a table by this device's clock. While the match is paused, they and every clock display stand still.
import { getContext, setContext } from 'svelte';
import type { Time } from '../net/wire/table.gen';

const KEY = Symbol('held');
/** Tolerance for this device's clock lagging behind the server's. */
const CLOCKS_APART_MS = 300;

export class Deadlines {
  /** When the reaction window closes; 0 when none is open. */
  window = $state(0);
  /** When the time of the seat to move runs out; 0 if no clock runs. */
  clock = $state(0);
  /** When the next round begins at the latest; 0 if nobody is waited for. */
  roundBreak = $state(0);
  /** When the match was paused; 0 while it runs. */
  heldAt = $state(0);

  /** Whether the clock of the seat to move has run out. */
  get isUp(): boolean {
    return this.clock > 0 && !this.heldAt && Date.now() > this.clock - CLOCKS_APART_MS;
  }

  /** Set the deadlines from the time left in an update; `asked` is the seat whose clock runs. */
  take(time: Time, asked: number): void {
    const now = Date.now();
    if (this.heldAt) this.heldAt = now;
    const left = (time.move_ms ?? time.match_ms)?.[asked];
    this.window = time.window_ms ? now + time.window_ms : 0;
    this.clock = left === undefined ? 0 : now + left;
  }

  /** Pause or resume: a clock continues where it stopped, a window starts again. */
  hold(isPaused: boolean, windowMs: number): void {
    const now = Date.now();
    if (isPaused === this.heldAt > 0) return;
    if (!isPaused && this.clock) this.clock += now - this.heldAt;
    if (this.window) this.window = now + windowMs;
    this.heldAt = isPaused ? now : 0;
  }
}

/** Tell all clock displays below when time was stopped. */
export const holdClocks = (since: () => number): (() => number) => setContext(KEY, since);

/** When time was stopped here; 0 while it runs. */
export const heldHere = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? (() => 0);
