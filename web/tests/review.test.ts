// A review in figures: they add up as they are shown, lines keep what matters, and moves of AUSGEBREMST are told in words.
import load from 'virtual:sentences';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { language } from '../src/base/language.svelte';
import type { Table } from '../src/table/table.svelte';
import { before, foremost, gain, PARTS, tenthsOf, thinned } from '../src/pages/review/figures';
import { moveText } from '../src/games/ausgebremst/moveText';
import type { Account, Moment } from '../src/net/wire/http.gen';

const account = (facts: Partial<Account>): Account => ({
  side: 1,
  seats: [1],
  start: 333_333,
  deal: 0,
  luck: 0,
  decisions: 0,
  rivals: 0,
  result: 0,
  margin: 0,
  ...facts,
});
const moments = (count: number, deals: number[] = []): Moment[] =>
  Array.from({ length: count }, (_, step) => ({ step, chances: [500_000, 500_000], is_deal: deals.includes(step) }));

describe('an account', () => {
  test('adds up in tenths of a percent as it does in millionths', () => {
    for (let deal = -400_000; deal < 400_000; deal += 33_331) {
      const [decisions, rivals] = [-deal / 3 - 449, deal / 7 + 251].map(Math.round) as [number, number];
      const shown = tenthsOf(
        account({ deal, decisions, rivals, luck: 666_667 - deal - decisions - rivals, result: 1_000_000 }),
      );
      expect(shown.start + PARTS.reduce((sum, part) => sum + shown[part], 0)).toBe(shown.result);
    }
  });

  test('says what was gained and what was lost', () => {
    expect([gain(145), gain(-288), gain(0)]).toEqual(['+14.5', '−28.8', '0.0']);
  });

  test('names who had most only where it is somebody', () => {
    expect(foremost([120, -40, -80])).toBe(0);
    expect(foremost([3, 0, -3])).toBeNull();
    expect(foremost([50, 50, -100])).toBeNull();
  });
});

describe('a line of chances', () => {
  test('keeps its ends and both sides of a new deal, however thin it gets', () => {
    const kept = thinned(moments(1_000, [401]), 20).map((one) => one.step);
    expect(kept).toEqual(expect.arrayContaining([0, 400, 401, 999]));
    expect(kept.length).toBeLessThan(25);
  });

  test('is read before the move that is spoken of', () => {
    expect(before(moments(10), 4)?.step).toBe(3);
    expect(before(moments(10), 0)?.step).toBe(0);
  });
});

describe('moves of AUSGEBREMST', () => {
  const drives = [
    { card: 4, space: 'L12', reserve: 3, to_go: 40, wide: 0, stops: false },
    { card: 4, space: 'N12', reserve: -1, to_go: 40, wide: 2, stops: false },
    { card: 2, space: 'P3', reserve: 0, to_go: 30, wide: 0, stops: true },
  ];
  const table = {
    view: { game: 'ausgebremst', round: { drives, next_card: 5 } },
    facts: (facts: object) => facts,
  } as unknown as Table;

  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await language.choose('en');
    await language.learn('ausgebremst');
  });

  test.each([
    ['4@L12', 'Play 4, on the ideal line, reserve +3 (inner lane L12)'],
    ['4@N12', 'Play 4, 2 spaces more than the ideal line, reserve −1 (outer lane N12)'],
    ['2@P3', 'Play 2, stop in the pit lane, reserve +0 (pit lane P3)'],
    ['6@finish', 'Play 6, across the finish line'],
    ['pass', 'Show your cards and wait'],
    ['discard 3', 'Show your cards, throw the 3 away and draw'],
    ['pile 2', 'Draw from pile 2'],
    ['sort 4', 'Put the 5 on pile 4'],
    ['take 6', 'Take the 6 into your hand'],
    ['preset 12/34/5/6', 'Sort all that is left: 12/34/5/6'],
  ])('%s is told as it is in the terminal', (move, text) => {
    expect(moveText(table, move)).toBe(text);
  });

  test('have words in every language', async () => {
    const moves = [
      ...drives.map((one) => `${one.card}@${one.space}`),
      '6@finish',
      'pass',
      'discard 3',
      'pile 2',
      'sort 4',
      'store 1',
      'take 6',
      'deck fast',
      'done',
    ];
    for (const lang of new Set(Object.keys(load).map((name) => name.split('/')[0] ?? ''))) {
      await language.choose(lang);
      for (const move of moves) expect(moveText(table, move)).not.toMatch(/ausgebremst-|deck-|@|undefined/);
    }
  });
});
