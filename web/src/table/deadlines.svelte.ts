// When the time at a table runs out, by this device's clock. While the match is paused time stands still, and every face of a clock with it.
import { getContext, setContext } from 'svelte';
import type { Time } from '../net/wire/table.gen';

const KEY = Symbol('held');
/** By so much this device's clock may be behind the table's. */
const CLOCKS_APART_MS = 300;

export class Deadlines {
  /** When the reaction window closes; 0 when none is open. */
  window = $state(0);
  /** When the time of the seat being asked runs out; 0 where no clock runs. */
  clock = $state(0);
  /** Since when the match is paused; 0 while it goes on. */
  heldAt = $state(0);

  /** Whether the clock of the seat that was asked has run out. */
  get isUp(): boolean {
    return this.clock > 0 && !this.heldAt && Date.now() > this.clock - CLOCKS_APART_MS;
  }

  /** What a look at the table says is left; `asked` is the seat whose clock runs. */
  take(time: Time, asked: number): void {
    const now = Date.now();
    if (this.heldAt) this.heldAt = now;
    const left = (time.move_ms ?? time.match_ms)?.[asked];
    this.window = time.window_ms ? now + time.window_ms : 0;
    this.clock = left === undefined ? 0 : now + left;
  }

  /** The match is paused, or goes on: a clock from where it stood, a window from its beginning. */
  hold(isPaused: boolean, windowMs: number): void {
    const now = Date.now();
    if (isPaused === this.heldAt > 0) return;
    if (!isPaused && this.clock) this.clock += now - this.heldAt;
    if (this.window) this.window = now + windowMs;
    this.heldAt = isPaused ? now : 0;
  }
}

/** Tell every clock below since when time stands still. */
export const holdClocks = (since: () => number): (() => number) => setContext(KEY, since);

/** Since when time stands still here; 0 while it runs. */
export const heldHere = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? (() => 0);
