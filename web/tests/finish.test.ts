// The end of a match in words and as a podium.
import { expect, test, vi } from 'vitest';

vi.mock('../src/base/language.svelte', () => ({
  language: { number: (value: number) => String(value) },
  say: (id: string, facts?: Record<string, unknown>) => (facts ? `${id} ${JSON.stringify(facts)}` : id),
}));

const { podiumOf, resultText } = await import('../src/table/finish');

const NAMES = ['Anna', 'Ben', 'Cleo'];
const view = (...places: [side: number, place: number, points: number][]) =>
  ({
    standings: places.map(([side, place, points]) => ({ side, place, points })),
    results: [{ points: [3, 2, 1] }, { points: [9, 4, 6] }],
    round: {},
  }) as never;
const series = { isSeries: true };

test('whoever wins alone reads that they are the champion, and by how much', () => {
  const told = resultText(view([1, 1, 12], [3, 2, 7], [2, 3, 6]), NAMES, { mySide: 1, ...series });
  expect(told).toEqual({ title: 'web-finish-champion-you', lead: 'web-finish-lead {"points":"5"}' });
});

test('whoever loses reads the winner, their place and the gap', () => {
  const told = resultText(view([1, 1, 12], [3, 2, 7], [2, 3, 6]), NAMES, { mySide: 2, isSeries: false });
  expect(told).toEqual({
    title: 'web-winner {"names":"Anna"}',
    lead: 'web-finish-behind {"place":3,"points":"6"}',
  });
});

test('equal points are told as such', () => {
  const told = resultText(view([1, 1, 12], [3, 2, 12]), NAMES, { mySide: 3, ...series });
  expect(told.lead).toBe('web-finish-level {"place":2}');
});

test('spectators and several winners read names, and no lead if there is none', () => {
  const told = resultText(view([1, 1, 12], [3, 1, 12]), NAMES, { mySide: null, ...series });
  expect(told).toEqual({ title: 'web-finish-champion {"names":"Anna, Cleo"}', lead: '' });
});

test('the podium is in the order of the places, with what the last race gave', () => {
  const rows = podiumOf(view([1, 2, 7], [3, 1, 12]), NAMES);
  expect(rows.map(({ name, place, points, gained, text }) => [name, place, points, gained, text])).toEqual([
    ['Cleo', 1, 12, 6, '3'],
    ['Anna', 2, 7, 9, '1'],
  ]);
});
