// The start lights: shown once for each race that begins before somebody's eyes.
import { expect, test } from 'vitest';
import { RaceStart } from '../src/table/raceStart.svelte';
import type { Table } from '../src/table/table.svelte';

interface At {
  step?: number;
  results?: number;
  waiting?: number[];
  isBreak?: boolean;
  hasEnded?: boolean;
  match?: number;
  over?: boolean;
}

const at = ({ step = 9, results = 0, waiting = [1], isBreak, hasEnded, match = 1, over }: At): Table =>
  ({
    seen: { match, step },
    view: { results: Array(results).fill({}), waiting, over: over ?? false },
    room: { status: 'running', round_break: isBreak ? { seq: 1, asked: [1], left_ms: 1 } : null },
    told: [{ seq: 1, events: hasEnded ? [{ event: 'RoundEnded' }] : [], notes: [] }],
  }) as never;

/** Whether the lights are shown after each of these looks, which are put out again. */
function shown(...looks: [At, boolean?][]): boolean[] {
  const start = new RaceStart();
  return looks.map(([look, isRead = true]) => {
    start.follow(at(look), isRead);
    const was = start.isShown;
    start.isShown = false;
    return was;
  });
}

test('a race that has just been dealt starts with lights, once', () => {
  expect(shown([{ step: 0 }], [{ step: 0 }], [{ step: 1 }])).toEqual([true, false, false]);
});

test('whoever joins a running race sees no start', () => {
  expect(shown([{ step: 9 }], [{ step: 10 }])).toEqual([false, false]);
});

test('the next race starts when the score is read and nobody is waited for', () => {
  const next = { results: 1, hasEnded: true };
  expect(
    shown(
      [{ step: 9 }],
      [{ ...next, isBreak: true }, false],
      [{ ...next, isBreak: true }],
      [next, false],
      [next],
      [next],
    ),
  ).toEqual([false, false, false, false, true, false]);
});

test('cars that have left already are not held up for the lights', () => {
  expect(shown([{ step: 9 }], [{ results: 1, step: 20 }])).toEqual([false, false]);
});

test('while everybody still prepares, the start waits', () => {
  expect(shown([{ step: 0, waiting: [1, 2, 3] }], [{ step: 2, waiting: [2, 3] }], [{ step: 5 }])).toEqual([
    false,
    false,
    true,
  ]);
});

test('a rematch starts again, and a match that is over does not', () => {
  expect(shown([{ step: 9 }], [{ results: 1, over: true, hasEnded: true }], [{ step: 0, match: 2 }])).toEqual([
    false,
    false,
    true,
  ]);
});
