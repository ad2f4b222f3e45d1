// Reading moves and events of the Bornes family, and drawing every card of every edition.
import { describe, expect, test } from 'vitest';
import { DISTANCES, face, notches, SAFETIES, SIGNS } from '../src/art/cards';
import { keyed } from '../src/bornes/hand';
import { usesOf, wishes } from '../src/bornes/moves';
import { linesOf } from '../src/bornes/telling';

const EDITIONS = ['speed-1200', 'kilometer-1000', 'mille-bornes'];

test('an attack can be used on each side that a move names', () => {
  const uses = usesOf('stop', ['stop>2', 'stop>3', 'discard stop', 'start']);
  expect(uses.map((use) => use.side)).toEqual([2, 3]);
});

test('a card is not taken for another whose name begins alike', () => {
  expect(usesOf('gas', ['gasoline', 'discard gas'])).toEqual([]);
});

test('a hazard is wished on every rival, any other card on the own side', () => {
  expect(wishes('stop', true, [2, 3])).toEqual(['stop>2', 'stop>3']);
  expect(wishes('60', false, [2, 3])).toEqual(['60']);
});

test('two equal cards in hand have keys of their own', () => {
  expect(new Set(keyed(['60', '60', 'stop']).map((card) => card.key)).size).toBe(3);
});

test('a distance is told with the kilometre it leads to, and asking is not told', () => {
  const events = [
    { event: 'CardLaid', seat: 1, side: 1, card: '60' },
    { event: 'CarMoved', side: 1, km: 60, from_km: 0, total_km: 60 },
    { event: 'TurnBegan', seat: 2 },
  ];
  const [line, ...rest] = linesOf([{ seq: 7, events }]);
  expect(line).toMatchObject({ message: 'event-CardLaid-moved', seat: 1, card: '60', facts: { total_km: 60 } });
  expect(rest).toEqual([]);
});

test.each(Object.keys(SIGNS))('%s has a sign of its own kind', (card) => {
  expect(face(card).kind).toBe({ h: 'hazard', r: 'remedy', s: 'safety' }[SIGNS[card]![0]!]);
});

describe.each(EDITIONS)('%s', (game) => {
  test('the four safeties are safeties, and a longer way has no fewer notches', () => {
    expect(SAFETIES[game]?.map((card) => face(card).kind)).toEqual(Array(4).fill('safety'));
    expect(DISTANCES[game]?.map((km) => notches(Number(km)))).toEqual([1, 2, 3, 4, 8]);
  });
});
