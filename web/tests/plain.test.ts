// The plain table tells what a game has sentences for, and one's own cards in one's own words.
import { expect, it } from 'vitest';
import { sentenceOf } from '../src/games/plain/telling';

const has = (id: string): boolean => ['event-HandDealt', 'event-HandDealt-own', 'event-CardDrawn-own'].includes(id);

it.each([
  [{ event: 'HandDealt', seat: 1 }, 1, 'event-HandDealt-own'],
  [{ event: 'HandDealt', seat: 2 }, 1, 'event-HandDealt'],
  [{ event: 'HandDealt', seat: 1 }, null, 'event-HandDealt'],
  [{ event: 'CardDrawn', seat: 1 }, 1, 'event-CardDrawn-own'],
  [{ event: 'CardDrawn', seat: 2 }, 1, null],
  [{ event: 'Unknown' }, 1, null],
])('%o as seat %s sees it is %s', (event, seat, sentence) => {
  expect(sentenceOf(event, seat, has)).toBe(sentence);
});
