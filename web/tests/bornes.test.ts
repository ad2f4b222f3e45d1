// Moves, events and card faces of the Bornes family, for every card of every edition.
import { describe, expect, test } from 'vitest';
import { DISTANCES, face, notches, SAFETIES, SIGNS } from '../src/games/bornes/art/cards';
import { discardOf, HandKeys, placesOf, targetOf, usesOf, type Legal } from '../src/games/bornes/handCards';
import { lastPlace } from '../src/games/bornes/lastPlace';
import { MetCards } from '../src/games/bornes/metCards';

const EDITIONS = ['speed-1200', 'kilometer-1000', 'mille-bornes'];

const legal = (...moves: object[]): Legal[] =>
  moves.map((move, index) => ({ ...move, notation: `${index}` }) as unknown as Legal);
const attacks = legal(
  { verb: 'attack', card: 'stop', side: 2 },
  { verb: 'attack', card: 'stop', side: 3 },
  { verb: 'discard', card: 'stop' },
  { verb: 'lay', card: '60' },
);

test('an attack can be used on each side that a move names', () => {
  expect(usesOf('stop', attacks).map(targetOf)).toEqual([2, 3]);
});

test('a card that can only be thrown away has no use', () => {
  expect(usesOf('gas', legal({ verb: 'discard', card: 'gas' }))).toEqual([]);
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
  const attack = { uses: usesOf('stop', attacks), discard: discardOf('stop', attacks) };
  expect([...placesOf(attack, 1)]).toEqual([
    ['side-2', '0'],
    ['side-3', '1'],
    ['discard', '2'],
  ]);
  expect([...placesOf({ uses: usesOf('60', attacks), discard: null }, 1)]).toEqual([['side-1', '3']]);
});

test('a card met for the first time is introduced, but not while a card has to be discarded', () => {
  const known = (): boolean => true;
  const card = (name: string, ...moves: object[]) => {
    const all = legal(...moves, { verb: 'discard', card: name });
    return { key: name, card: name, uses: usesOf(name, all), discard: discardOf(name, all), why: '', section: '' };
  };
  const met = new MetCards();
  expect(met.meet('mille-bornes', [card('100'), card('stop')], known)).toBe('');
  expect(met.meet('mille-bornes', [card('100'), card('start', { verb: 'lay', card: 'start' })], known)).toBe('start');
  expect(met.meet('mille-bornes', [card('100'), card('start', { verb: 'lay', card: 'start' })], known)).toBe('100');
});

test('the last card laid is the one that is marked', () => {
  const events = [
    { event: 'AttackLaid', seat: 1, side: 2, card: 'stop' },
    { event: 'CoupPlayed', seat: 2, side: 2, card: 'open-road' },
  ];
  expect(lastPlace({ seq: 1, events, notes: [] }, (card) => card)).toBe('open-road-2');
  expect(
    lastPlace({ seq: 1, events: [{ event: 'CardDiscarded', seat: 1, card: '60' }], notes: [] }, (card) => card),
  ).toBe('discards');
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
