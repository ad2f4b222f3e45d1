// Clocks of a table: the time left according to an update, and that a pause stops it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deadlines } from '../src/table/deadlines.svelte';

const WINDOW_MS = 6000;
const left = (ends: number, deadlines: Deadlines): number => ends - (deadlines.heldAt || Date.now());

describe('deadlines', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are counted from the look that tells them', () => {
    const deadlines = new Deadlines();
    deadlines.take({ window_ms: 4000, move_ms: { 2: 9000 } }, 2);
    vi.advanceTimersByTime(1000);
    expect([left(deadlines.window, deadlines), left(deadlines.clock, deadlines)]).toEqual([3000, 8000]);
    deadlines.take({}, 2);
    expect([deadlines.window, deadlines.clock]).toEqual([0, 0]);
  });

  it('stand still in a pause; then a clock goes on from there, and a window from its beginning', () => {
    const deadlines = new Deadlines();
    deadlines.take({ window_ms: WINDOW_MS, match_ms: { 1: 9000 } }, 1);
    vi.advanceTimersByTime(2000);
    deadlines.hold(true, WINDOW_MS);
    vi.advanceTimersByTime(60_000);
    expect([left(deadlines.window, deadlines), left(deadlines.clock, deadlines)]).toEqual([WINDOW_MS, 7000]);
    expect(deadlines.isUp).toBe(false);
    deadlines.hold(false, WINDOW_MS);
    expect([left(deadlines.window, deadlines), left(deadlines.clock, deadlines)]).toEqual([WINDOW_MS, 7000]);
  });

  it('that are told during a pause stand still from then on', () => {
    const deadlines = new Deadlines();
    deadlines.hold(true, WINDOW_MS);
    vi.advanceTimersByTime(5000);
    deadlines.take({ match_ms: { 1: 9000 } }, 1);
    vi.advanceTimersByTime(5000);
    expect(left(deadlines.clock, deadlines)).toBe(9000);
  });

  it('are up when the clock has run out', () => {
    const deadlines = new Deadlines();
    expect(deadlines.isUp).toBe(false);
    deadlines.take({ move_ms: { 1: 1000 } }, 1);
    vi.advanceTimersByTime(1001);
    expect(deadlines.isUp).toBe(true);
  });
});
