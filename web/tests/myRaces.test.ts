// My races in figures and words: columns of luck and decisions, results, greetings.
import { beforeAll, expect, test } from 'vitest';
import { language } from '../src/base/language.svelte';
import type { Race, RaceSeat, ReviewedRace } from '../src/net/wire/http.gen';
import { partOfDay, since } from '../src/pages/home/turnText';
import { day } from '../src/pages/me/days';
import { columnsOf, luckOf, MAX_COLUMNS, scaleOf, trendOf } from '../src/pages/me/luck';
import { ratedText, told } from '../src/pages/me/raceText';

beforeAll(async () => {
  await language.learn('page');
  await language.learn('web-races');
});

const reviewed = (at: string, luck: number, decisions: number): ReviewedRace => ({
  table: 't',
  match: 1,
  game: 'aruba',
  ended_at: new Date(at).getTime() / 1000,
  luck: luck * 10_000,
  decisions: decisions * 10_000,
});

test('races of one month are shown one by one, the latest ones', () => {
  const races = Array.from({ length: 20 }, (_, index) => reviewed('2026-09-05T12:00', index, -index));
  const { step, columns } = columnsOf(races);
  expect([step, columns.length, columns.at(-1)?.luck]).toEqual(['race', MAX_COLUMNS, 19]);
});

test('races of several months are shown as means of months', () => {
  const days = ['2026-07-01T12:00', '2026-07-20T12:00', '2026-08-03T12:00', '2026-09-05T12:00'];
  const { step, columns } = columnsOf(days.map((at, index) => reviewed(at, 10 * index, 2)));
  expect(step).toBe('month');
  expect(columns.map((column) => [column.races, column.luck])).toEqual([
    [2, 5],
    [1, 20],
    [1, 30],
  ]);
});

test('the later half against the earlier one says whether decisions get better', () => {
  const trend = (...decisions: number[]): string =>
    trendOf(columnsOf(decisions.map((one) => reviewed('2026-09-05T12:00', 0, one))).columns);
  expect([trend(-6, -5, 4, 8), trend(8, 4, -5), trend(3, 3.2), trend(9)]).toEqual(['up', 'down', 'level', 'level']);
});

test('luck is even around nought, and the scale holds every column', () => {
  const { columns } = columnsOf([reviewed('2026-09-05T12:00', 30, 1), reviewed('2026-09-06T12:00', -30.5, 2)]);
  expect([luckOf(columns), scaleOf(columns)]).toEqual(['even', 40]);
  expect(luckOf(columns.slice(0, 1))).toBe('good');
});

const seat = (number: number, place: number, points: number, name: string): RaceSeat => ({
  seat: number,
  side: number,
  place,
  points,
  is_me: name === 'Me',
  name,
  level: name ? null : 2,
  moves: 9,
  stand_in_moves: 0,
});
const race = (ending: string, ...seats: RaceSeat[]): Race => ({
  table: 't',
  match: 1,
  game: 'aruba',
  options: {},
  rounds: 1,
  started_at: 0,
  ended_at: 1,
  ending,
  unrated: '',
  has_replay: true,
  seats,
});

test.each([
  [race('over', seat(1, 2, 5900, 'Me'), seat(2, 1, 6150, 'Nikos')), 2, 'behind Nikos, 5,900 to 6,150'],
  [race('over', seat(1, 1, 27, 'Me'), seat(2, 3, 9, 'Ben'), seat(3, 2, 26, '')), 1, 'ahead of Commuter, 27 to 26'],
  [race('over', seat(1, 1, 1, 'Me'), seat(2, 2, 0, 'Iva')), 1, 'ahead of Iva'],
  [race('over', seat(1, 1, 9, 'Me'), seat(2, 1, 9, 'Iva')), 1, 'level with Iva'],
  [race('over', seat(1, 2, 0, 'Me'), seat(2, 1, 1, 'Me')), 1, 'you played 2 sides'],
  [race('ended', seat(1, 1, 0, 'Me'), seat(2, 2, 0, 'Iva')), null, 'ended early'],
])('a race says who won and by what', (one, place, text) => {
  expect(told(one)).toEqual({ place, sides: one.seats.length, text });
});

test('a race says where it was rated, or why nowhere', () => {
  const inClub = { ...race('over'), unrated: 'several-sides', club: 'c', is_rated_in_club: true };
  const said = [race('over'), inClub, { ...inClub, is_rated_in_club: false }].map(ratedText);
  expect(said).toEqual(['rated', 'rated in the club only', 'not rated: one device played several sides']);
});

test('partners are one side with one result', () => {
  const partner = { ...seat(3, 1, 500, 'Rosa'), side: 1 };
  const { sides, text } = told(race('over', { ...seat(1, 1, 500, 'Me'), side: 1 }, seat(2, 2, 300, 'Iva'), partner));
  expect([sides, text]).toEqual([2, 'ahead of Iva, 500 to 300']);
});

test('days and times are told from now', () => {
  const now = new Date('2026-09-20T15:00:00');
  const seconds = (at: string): number => new Date(at).getTime() / 1000;
  expect(
    ['2026-09-20T01:00', '2026-09-19T23:00', '2026-09-16T12:00', '2025-01-02T12:00'].map((at) =>
      day(seconds(at), 'en', now),
    ),
  ).toEqual(['today', 'yesterday', 'Wednesday', 'Jan 2, 2025']);
  expect([5, 90, 7_500, 200_000].map((passed) => since(1000, 'en', 1000 + passed))).toEqual([
    'this minute',
    '1 minute ago',
    '2 hours ago',
    '2 days ago',
  ]);
});

test('people are greeted by the time of day', () => {
  expect([0, 5, 10, 11, 17, 18, 23].map(partOfDay)).toEqual([
    ...['evening', 'morning', 'morning', 'day', 'day', 'evening', 'evening'],
  ]);
});
