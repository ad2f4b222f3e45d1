// Reading moves and events of the Bornes family, and drawing every card of every edition.
import { describe, expect, test } from 'vitest';
import { DISTANCES, face, notches, SAFETIES, SIGNS } from '../src/games/bornes/art/cards';
import { HandKeys } from '../src/games/bornes/handCards';
import { placesOf, usesOf, wishes } from '../src/games/bornes/moves';
import { lastPlace, linesOf } from '../src/games/bornes/telling';

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

test('a card keeps its key while it is in hand, and of two equal cards the one that was chosen goes', () => {
  const keys = new HandKeys();
  const [first, second] = keys.follow(['60', '60', 'stop']).map((card) => card.key);
  keys.leaving = first!;
  expect(keys.follow(['60', 'stop', '90']).map((card) => card.key)).toEqual([second, 'stop.3', '90.4']);
});

test('a card that was chosen and not played keeps its key', () => {
  const keys = new HandKeys();
  const [first] = keys.follow(['60', 'stop']);
  keys.leaving = first!.key;
  expect(keys.follow(['60', 'stop', '90'])[0]).toEqual(first);
});

test('a card may be let go over the sides that moves name, and over the discards', () => {
  const attack = { card: 'stop', uses: usesOf('stop', ['stop>2', 'stop>3']), canDiscard: true };
  expect([...placesOf(attack, 1)]).toEqual([
    ['side-2', 'stop>2'],
    ['side-3', 'stop>3'],
    ['discard', 'discard stop'],
  ]);
  expect([...placesOf({ card: '60', uses: usesOf('60', ['60']), canDiscard: false }, 1)]).toEqual([['side-1', '60']]);
});

test('only the own seat hears which card it drew and that it is its turn', () => {
  const events = [
    { event: 'TurnBegan', seat: 1 },
    { event: 'CardDrawn', seat: 1, card: '60', pile: 30 },
  ];
  expect(linesOf([{ seq: 7, events }], 1).map((line) => line.message)).toEqual([
    'event-TurnBegan-own',
    'event-CardDrawn-own',
  ]);
  expect(linesOf([{ seq: 7, events }], 2)).toEqual([]);
});

test('the last card laid is the one that is marked', () => {
  const events = [
    { event: 'AttackLaid', seat: 1, side: 2, card: 'stop' },
    { event: 'CoupPlayed', seat: 2, side: 2, card: 'open-road' },
  ];
  expect(lastPlace({ seq: 1, events }, (card) => card)).toBe('open-road-2');
  expect(lastPlace({ seq: 1, events: [{ event: 'CardDiscarded', seat: 1, card: '60' }] }, (card) => card)).toBe(
    'discards',
  );
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
