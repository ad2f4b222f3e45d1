import { expect, test } from 'vitest';
import { photoFrom, photoOf } from '../src/table/photo';
import type { Told } from '../src/table/table.svelte';

const step = (...events: Record<string, unknown>[]): Told =>
  ({ seq: 1, notes: [], events: events.map((event) => ({ event: 'CarFinished', ...event })) }) as never;

test('a close finish has a photo of the first two, as the engine told it', () => {
  const told = [step({ car: 2, place: 1, rival: 3, gap: 1 }), step({ car: 3, place: 2, rival: null, gap: null })];
  expect(photoOf(told)).toEqual({ winner: 2, rival: 3, gap: 1 });
});

test('of several races the last one counts', () => {
  const told = [step({ car: 2, place: 1, rival: 3, gap: 1 }), step({ car: 1, place: 1, rival: 4, gap: 9 })];
  expect(photoOf(told)).toBeNull();
});

test('a clear win, or one without a rival on the road, has none', () => {
  expect(photoOf([step({ car: 2, place: 1, rival: 3, gap: 3 })])).toBeNull();
  expect(photoOf([step({ car: 2, place: 1, rival: null, gap: null })])).toBeNull();
  expect(photoOf([])).toBeNull();
});

test('after a reload the photo is found in the steps of the match, however far back, but not in an earlier race', async () => {
  const finish = { event: 'CarFinished', car: 2, place: 1, rival: 3, gap: 1 };
  const match = (at: Record<number, object>) => (first: number, last: number) =>
    Promise.resolve({
      steps: 250,
      shown: Array.from({ length: last - first + 1 }, (_, index) => ({ events: [at[first + index]].filter(Boolean) })),
    } as never);
  expect(await photoFrom(match({ 20: finish }))).toEqual({ winner: 2, rival: 3, gap: 1 });
  expect(await photoFrom(match({ 20: finish, 130: { event: 'RoundBegan' } }))).toBeNull();
  expect(await photoFrom(match({}))).toBeNull();
});
