// AUSGEBREMST on the page: race order, reach, neighbours, the moves of a turn.
import { describe, expect, test } from 'vitest';
import { keyed } from '../src/games/ausgebremst/handCards';
import {
  around,
  barredOf,
  duelOf,
  freeAhead,
  inOrder,
  landingsOf,
  lapOf,
  nextBend,
  seasonOrder,
  spacesAhead,
  type RaceCar,
} from '../src/games/ausgebremst/race';
import { movesOf, ofPile, openPiles } from '../src/games/ausgebremst/moves';
import { legalMoves } from '../src/table/moves';
import type { Move, PublicCar, RaceView } from '../src/net/wire/ausgebremst.gen';
import type { Reason, Seen } from '../src/net/wire/table.gen';
import type { Board, Space } from '../src/net/wire/board.gen';

const car = (facts: Partial<PublicCar>): PublicCar =>
  ({ state: 'racing', progress: 0, to_go: 50, seat: 1, space: 'L1', ...facts }) as PublicCar;
const race = (facts: Partial<RaceView>): RaceView =>
  ({ cars: [], finish: [], drives: [], ...facts }) as unknown as RaceView;

/** Three lanes of five rows; the last two are a curve. */
const spaces = ['L', 'M', 'N'].flatMap((lane) =>
  [1, 2, 3, 4, 5].map(
    (number): Space =>
      ({
        name: `${lane}${number}`,
        lane,
        number,
        kind: number > 3 ? 'curve' : 'road',
        next: [`${lane}${number + 1}`],
      }) as unknown as Space,
  ),
);
const board = { spaces } as unknown as Board;
const at = (name: string): Space => spaces.find((space) => space.name === name)!;
const placed = (...names: string[]): RaceCar[] =>
  names.map((space, index) => ({ ...car({ space }), number: index + 1 }));

describe('how far a space is', () => {
  test('it is counted in spaces, as one sees them: the inner lane of a curve has fewer', () => {
    const lanes = { L: [1, 4, 5], M: [1, 2, 3, 4, 5] };
    const curve = Object.entries(lanes).flatMap(([lane, numbers]) =>
      numbers.map((number, index) => ({
        name: `${lane}${number}`,
        lane,
        number,
        next: [`${lane}${numbers[index + 1]}`],
      })),
    ) as unknown as Space[];
    const [inner, outer] = ['L4', 'M4'].map((name) => curve.find((space) => space.name === name)!);
    const from = (name: string): Space => curve.find((space) => space.name === name)!;
    const bent = { spaces: curve } as unknown as Board;
    expect(spacesAhead(bent, from('L1'), from('L1'))).toBe(0);
    expect([spacesAhead(bent, from('L5'), inner!), spacesAhead(bent, from('M5'), outer!)]).toEqual([-1, -1]);
    const long = { spaces: [...curve, { name: 'N12', lane: 'N', number: 12, next: [] } as unknown as Space] } as Board;
    expect([spacesAhead(long, from('L1'), inner!), spacesAhead(long, from('M1'), outer!)]).toEqual([1, 3]);
  });
});

describe('a race', () => {
  test('who is home comes first, then who is farthest, then who is out', () => {
    const view = race({
      cars: [car({ progress: 9 }), car({ state: 'out' }), car({ state: 'home' }), car({ progress: 12 })],
      finish: [3],
    });
    expect(inOrder(view).map((one) => one.number)).toEqual([3, 4, 1, 2]);
  });

  test('who has the same points stands in the season as on the next grid', () => {
    const places = [2, 1, 2, 2].map((place, index) => ({ side: index + 1, place }));
    expect(seasonOrder(places, [5, 6, 4, 1, 3, 2]).map((row) => row.side)).toEqual([2, 4, 1, 3]);
  });
  test('a card is offered where it leaves most, of equal places the inner one first', () => {
    const drive = (space: string, reserve: number) => ({ card: 3, space, reserve, to_go: 1, wide: 0, stops: false });
    const view = race({ drives: [drive('N4', 1), drive('M4', 2), drive('L4', 2), { ...drive('L5', 9), card: 4 }] });
    expect(landingsOf(view, 3).map((one) => one.space)).toEqual(['L4', 'M4', 'N4']);
  });

  test('what bars a space is what the table gave as its reason', () => {
    const drive = (card: number, space: string, rule: string): [string, Reason] => {
      const move = `${card} to ${space}`;
      return [move, { move, parts: { verb: 'drive', card, space }, rule, facts: {} }];
    };
    const pass: Reason = { move: 'a pass', parts: { verb: 'pass' }, rule: 'must-play', facts: { card: 3 } };
    const reasons = new Map([drive(3, 'M4', 'space-taken'), drive(4, 'M5', 'white-line'), ['a pass', pass] as const]);
    expect(barredOf(reasons, 3).map((one) => one.space)).toEqual(['M4']);
  });

  test('a car that passes another on its last lap fights a duel, unless neither has a driver', () => {
    const drove = { event: 'CarDrove' as const, car: 1, value: 3, start: 'L1', space: 'L4', path: ['L2', 'L3', 'L4'] };
    const duel = (laps: number, seats: (number | null)[], other: number): string[] => {
      const cars = (progress: number): PublicCar[] => [
        car({ seat: seats[0] ?? null, laps, progress }),
        car({ seat: seats[1] ?? null, laps: 3, progress: other, space: 'M3' }),
      ];
      return duelOf([drove], race({ laps: 3, cars: cars(10) }), race({ laps: 3, cars: cars(13) }));
    };
    expect(duel(3, [1, null], 12)).toEqual(['L1', 'L2', 'L3', 'L4', 'M3']);
    expect([duel(2, [1, 2], 12), duel(3, [null, null], 12), duel(3, [1, 2], 13)]).toEqual([[], [], []]);
  });

  test('the second card of a number is another card than the first', () => {
    expect(keyed([2, 4, 4]).map((one) => one.key)).toEqual(['2.0', '4.0', '4.1']);
  });
});

describe('the moves of a turn', () => {
  const seen = {
    view: { moves: ['A', 'B', 'C'] },
    moves: [
      { verb: 'sort', pile: 1 },
      { verb: 'sort', pile: 3 },
      { verb: 'preset', piles: [[1, 2], [3], [4], [5, 6]] },
    ],
  } as unknown as Seen;

  test('each is known by what it does, and is sent as the table wrote it', () => {
    const moves = legalMoves<Move>(seen);
    expect(ofPile(moves, 3)?.notation).toBe('B');
    expect(ofPile(moves, 2)).toBeUndefined();
    expect(openPiles(moves)).toEqual([1, 3]);
    expect(movesOf(moves, 'preset').map((move) => [move.notation, move.piles[0]])).toEqual([['C', [1, 2]]]);
  });

  test('whoever is not asked has none', () => {
    expect(legalMoves(null)).toEqual([]);
    expect(legalMoves({ ...seen, moves: [] })).toEqual([]);
  });
});

describe('the road from a car', () => {
  test('the ideal line is drawn for one lap, though more are to be driven, and through the pit lane', () => {
    expect(lapOf(['L3', 'M4', 'P1', 'P3', 'L1', 'M2', 'M3', 'L4', 'L5'])).toEqual([
      'L3',
      'M4',
      'P1',
      'P3',
      'L1',
      'M2',
      'M3',
    ]);
    expect(lapOf(['P1', 'L1', 'L2'])).toEqual(['P1', 'L1', 'L2']);
  });
  test('who stands beside, ahead and behind', () => {
    const near = around(board, placed('L2', 'M2', 'L3', 'L1'), at('L2'), 1);
    expect([near.beside, near.ahead, near.behind].map((cars) => cars.map((one) => one.number))).toEqual([
      [2],
      [3],
      [4],
    ]);
  });

  test('a lane is free as far as the next car', () => {
    expect(freeAhead(board, placed('M4'), at('M1'), 6)).toBe(2);
    expect(freeAhead(board, placed('M4'), at('L1'), 3)).toBe(3);
  });

  test('the next curve is counted in rows, and in a curve the next one is meant', () => {
    expect(nextBend(board, at('L1'))).toEqual({ kind: 'curve', rows: 3 });
    expect(nextBend(board, at('L4'))).toBeNull();
  });
});
