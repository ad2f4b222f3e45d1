// Replay: every step can be reached, is loaded only once, and the last call wins.
import { describe, expect, it, vi } from 'vitest';
import type { Look } from '../src/net/wire/http.gen';
import { ReplayState, type Asked, type Frame } from '../src/pages/replay/replayState.svelte';

const LENGTH = 95;
const MARKS = [
  { step: 0, kind: 'round', number: 1 },
  { step: 40, kind: 'lap', number: 2 },
  { step: 60, kind: 'round', number: 2 },
];
const asked: string[] = [];
const ask: Asked = async (_, __, first, last, seat) => {
  asked.push(`${first}-${last} ${seat}`);
  const shown = Array.from({ length: last - first + 1 }, (_unused, index) => ({
    step: first + index,
    seat: null,
    move: null,
    events: [`e${first + index}`],
    view: { round: { hand: seat === null ? null : [`card ${seat}`] } },
  }));
  return { match: 1, steps: LENGTH, is_over: true, shown, marks: MARKS } as unknown as Look;
};

function replaying(): { replay: ReplayState; frames: Frame[] } {
  asked.length = 0;
  const frames: Frame[] = [];
  return { frames, replay: new ReplayState('t', 1, (frame) => frames.push(frame), undefined, undefined, ask) };
}

describe('a replay that plays', () => {
  const told =
    (event: string): Asked =>
    async (_, __, first, last) => {
      const shown = Array.from({ length: last - first + 1 }, (_unused, index) => ({
        step: first + index,
        seat: null,
        move: null,
        events: [{ event }],
        view: {},
      }));
      return { match: 1, steps: 6, is_over: true, shown, marks: MARKS } as unknown as Look;
    };

  const isPassing = (events: readonly { event: string }[]): boolean =>
    events.every(({ event }) => event === 'CarStepped');

  /** Number of steps shown within 2.7 seconds if the animation of each takes this long. */
  async function stepsShown(event: string, moves: number, speed = 1): Promise<number> {
    vi.useFakeTimers();
    const frames: Frame[] = [];
    const rest = (): Promise<void> => new Promise((done) => setTimeout(done, moves));
    const replay = new ReplayState('t', 1, (frame) => frames.push(frame), rest, isPassing, told(event));
    await replay.go(0);
    replay.speed = speed;
    replay.toggle();
    await vi.advanceTimersByTimeAsync(2_700);
    replay.pause();
    vi.useRealTimers();
    return frames.length - 1;
  }

  it('gives each step its time, and more where something moves for longer', async () => {
    expect(await stepsShown('CardLaid', 300)).toBe(2);
    expect(await stepsShown('CardLaid', 300, 2)).toBe(4);
    expect(await stepsShown('CarDrove', 2_500)).toBe(1);
  });

  it('does not halt at every space of a drive', async () => {
    expect(await stepsShown('CarStepped', 300)).toBe(5); // the step after the first is not loaded at once
  });
});

describe('a replay', () => {
  it('shows any step, and the last for what lies beyond', async () => {
    const { replay, frames } = replaying();
    for (const step of [0, 60, 500, -3]) await replay.go(step);
    expect(frames.map((frame) => frame.shown.step)).toEqual([0, 60, LENGTH, 0]);
  });

  it('knows the race or lap that a step belongs to', async () => {
    const { replay } = replaying();
    const found = [];
    for (const step of [39, 40, 90]) {
      await replay.go(step);
      found.push(replay.mark);
    }
    expect(found).toEqual(MARKS);
  });

  it('steps past what nobody sees, on and back, but not beyond the ends', async () => {
    const isSorted = (events: readonly unknown[]): boolean => Number(String(events[0]).slice(1)) % 10 !== 0;
    const steps: number[] = [];
    const replay = new ReplayState('t', 1, ({ shown }) => steps.push(shown.step), undefined, undefined, ask, isSorted);
    await replay.go(38);
    for (const by of [1, 1, -1, -1, -1, -1, -1, -1] as const) await replay.move(by);
    expect(steps).toEqual([38, 40, 50, 40, 30, 20, 10, 0, 0]);
  });

  it('asks for what it knows only once', async () => {
    const { replay } = replaying();
    for (const step of [3, 4, 39, 3]) await replay.go(step);
    expect(asked).toEqual(['0-0 null', '0-39 null']);
  });

  it('tells a next step by its own events and a jump by the last few', async () => {
    const { replay, frames } = replaying();
    await replay.go(10);
    await replay.go(11);
    expect(frames.map((frame) => [frame.isNext, frame.events.at(0), frame.events.length])).toEqual([
      [false, 'e3', 8],
      [true, 'e11', 1],
    ]);
  });

  it('shows only the last of several wishes in a row', async () => {
    const { replay, frames } = replaying();
    await Promise.all([replay.go(5), replay.go(50), replay.go(7)]);
    expect(frames.map((frame) => frame.shown.step)).toEqual([7]);
  });

  it('looks through other eyes at the same step', async () => {
    const { replay, frames } = replaying();
    await replay.go(12);
    await replay.see(2);
    expect(frames.at(-1)).toMatchObject({ isNext: false, shown: { step: 12, view: { round: { hand: ['card 2'] } } } });
    expect(await replay.hands(3)).toEqual([['card 1'], ['card 2'], ['card 3']]);
  });
});
