// Figures of a review: they add up as displayed, and lines keep the important points.
import { describe, expect, test } from 'vitest';
import { before, foremost, gain, PARTS, tenthsOf, thinned } from '../src/pages/review/figures';
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
