// The dice, combinations and moves of the ARUBA table.
import { describe, expect, test } from 'vitest';
import { arranged, faces, holds, keeping, keptFaces } from '../src/games/aruba/dice';
import { explainedMoves, keepOf, legalMoves, movesWith } from '../src/games/aruba/moves';
import { burstsOf, duelOf, motionsOf } from '../src/games/aruba/motions';
import { heardOf } from '../src/games/aruba/telling';
import { heldOf, lettersOf, offersOf, shownUses } from '../src/games/aruba/uses';
import type { Told } from '../src/table/table.svelte';
import type { Use } from '../src/net/wire/aruba.gen';
import type { Reason, Seen } from '../src/net/wire/table.gen';

const use = (move: string, combination: Use['combination'], dice: number[]): Use => ({
  move,
  combination,
  card: null,
  dice,
  movement: 0,
  mended: 0,
  cards: 0,
  hits: [],
});
const asked = (...moves: [string, Record<string, unknown>][]) =>
  legalMoves({
    moves: moves.map(([, parts]) => parts),
    view: { moves: moves.map(([move]) => move) },
  } as unknown as Seen);
const laid = (...dice: number[]) => arranged([], dice, [], true);

describe('dice', () => {
  test('dice that are kept stay where they are when the others are rolled', () => {
    const before = keeping(laid(1, 2, 5), [5]);
    const after = arranged(before, [3, 5, 6], [], true);
    expect(after[0]?.id).toBe(before[2]?.id);
    expect(faces(after)).toEqual([3, 5, 6]);
    expect(after.filter((die) => die.isKept)).toHaveLength(1);
  });

  test('dice that were not rolled again keep their places', () => {
    const before = laid(1, 2, 5);
    expect(arranged(before, [1, 5], [], false).map((die) => die.id)).toEqual([before[0]?.id, before[2]?.id]);
  });

  test('the dice that were tapped are kept by the move that keeps just these', () => {
    const moves = asked(
      ['a', { verb: 'keep', dice: [] }],
      ['b', { verb: 'keep', dice: [1, 5] }],
      ['c', { verb: 'stand' }],
    );
    expect(keepOf(moves, keptFaces(keeping(laid(5, 1, 3), [5, 1])))?.notation).toBe('b');
    expect(keepOf(moves, keptFaces(laid(5, 1)))?.notation).toBe('a');
    expect(keepOf(moves, [3])).toBeUndefined();
  });

  test('a handful holds another only with every die of it', () => {
    expect(holds([1, 2, 5, 5], [5, 5])).toBe(true);
    expect(holds([1, 2, 5], [5, 5])).toBe(false);
  });
});

describe('combinations', () => {
  const uses = [
    use('straight 1', 'straight', [1]),
    use('straight 2', 'straight', [1, 2]),
    use('shoot 2', 'shoot', [2, 2]),
    use('shoot 5', 'shoot', [5, 5]),
  ];

  test('the longest straight comes first, and chosen dice narrow what is offered', () => {
    expect(offersOf(uses, [])[0]?.uses[0]?.move).toBe('straight 2');
    expect(offersOf(uses, [1])[0]?.uses.map((one) => one.move)).toEqual(['straight 1']);
    expect(offersOf(uses, [5, 5])[1]?.uses.map((one) => one.move)).toEqual(['shoot 5']);
  });

  test('no die is shown in two combinations where that can be', () => {
    const offers = offersOf(uses, []);
    const shown = shownUses(offers, [1, 2, 2, 5, 5]);
    expect(shown[1]?.move).toBe('shoot 5');
    expect([...lettersOf(offers, shown, laid(1, 2, 2, 5, 5)).values()]).toEqual(['S', 'S', 'P', 'P']);
  });
});

describe('cards', () => {
  test('a card is played for its effect or thrown away', () => {
    const moves = asked(
      ['roll', { verb: 'roll' }],
      ['bumper front', { verb: 'mount', card: 'bumper', place: 'front' }],
      ['fix bumper', { verb: 'fix', card: 'bumper' }],
      ['fix saw', { verb: 'fix', card: 'saw' }],
      ['larceny>2', { verb: 'steal', card: 'larceny', victim: 2 }],
    );
    expect(movesWith(moves, 'bumper').map((move) => move.notation)).toEqual(['bumper front', 'fix bumper']);
    expect(movesWith(moves, 'larceny').map((move) => move.notation)).toEqual(['larceny>2']);
  });

  test('moves that are explained keep what they would do', () => {
    const reason: Reason = { move: 'hook', parts: { verb: 'play', card: 'hook' }, rule: 'aruba-no-hook', facts: {} };
    expect(movesWith(explainedMoves(new Map([['hook', reason]])), 'hook')).toMatchObject([{ notation: 'hook' }]);
  });

  test('a hand is shown by kind, with how many came this turn', () => {
    expect(heldOf(['saw', 'saw', 'bomb'], ['saw'])).toEqual([
      { card: 'saw', count: 2, fresh: 1 },
      { card: 'bomb', count: 1, fresh: 0 },
    ]);
  });
});

describe('what happened', () => {
  const step = (car: number, start: string, space: string, cause = 'drive') => ({
    event: 'CarStepped',
    car,
    start,
    space,
    cause,
  });

  test('the road follows every step of a drive, not what is pushed', () => {
    const followed: string[] = [];
    const road = { along: () => [], bursts: () => [], follow: (space: string) => followed.push(space) };
    motionsOf(
      9,
      [
        step(1, '5-2', '6-2'),
        { event: 'CarRammed', car: 1, target: 2, start: '6-2', space: '7-2' },
        step(2, '7-2', '8-2', 'push'),
      ],
      [road],
    ).forEach((beat) => beat.begin?.());
    expect(followed).toEqual(['6-2']);
  });

  test('a ram is a duel of the two cars, before and after the push; a drive past a car is none', () => {
    const events = [
      { event: 'CarRammed', car: 1, target: 2, start: '6-2', space: '7-2' },
      step(2, '7-2', '8-2', 'push'),
      step(3, '9-2', '9-3', 'push'),
    ];
    const spaces = new Map([
      [1, '7-2'],
      [2, '8-2'],
      [3, '9-3'],
    ]);
    expect(duelOf(events, spaces)).toEqual(['6-2', '7-2', '8-2']);
    expect(duelOf([step(1, '5-2', '6-2')], spaces)).toEqual([]);
  });

  test('a blow bursts where its car is at that moment', () => {
    const events = [step(1, '5-2', '6-2'), { event: 'DamageTaken', car: 1, damage: 1 }, step(1, '6-2', '7-2', 'push')];
    expect(burstsOf(9, events, new Map([[1, '7-2']]))).toMatchObject([{ id: '9.1', kind: 'token', space: '6-2' }]);
  });

  test('a ram is a blow and then all move together', () => {
    const along = (car: number, way: readonly string[], ms: number) => [
      { element: {} as Element, frames: way.map((space) => ({ transform: `${car} ${space}` })), ms },
    ];
    const events = [
      { event: 'CarRammed', car: 1, target: 2, start: '5-2', space: '6-2' },
      step(2, '6-2', '7-2', 'push'),
      step(1, '5-2', '6-2'),
    ];
    const beats = motionsOf(9, events, [{ along, bursts: () => [] }]);
    expect(beats.map((beat) => beat.parts.length)).toEqual([1, 2]);
    expect(beats.map((beat) => beat.sound)).toEqual(['crash', 'growl']);
  });
});

describe('what is heard', () => {
  const step = (seq: number, car: number, from: number): Told => ({
    seq,
    events: [],
    notes: [
      {
        message: 'aruba-drove',
        facts: { car, start: `${from}-1`, space: `${from + 1}-1`, count: 1 },
        run: `drive ${car}`,
      },
    ],
  });
  const ended: Told = { seq: 9, events: [], notes: [{ message: 'event-CombinationMade', facts: { seat: 2, car: 2 } }] };
  const heard = (told: Told[], mine: number[], isUnderWay = false): string[] =>
    heardOf(told, mine, isUnderWay).map((line) => `${line.message} ${String(line.facts['count'] ?? '')}`.trim());

  test('a rival is told to have driven when the drive is over, in one line', () => {
    expect(heard([step(1, 2, 5), step(2, 2, 6)], [1])).toEqual([]);
    expect(heard([step(1, 2, 5), step(2, 2, 6), ended], [1])).toEqual(['aruba-drove 2', 'event-CombinationMade']);
  });

  test('one’s own drive is told in one line as soon as it rests', () => {
    expect(heard([step(1, 1, 5)], [1], true)).toEqual([]);
    expect(heard([step(1, 1, 5), step(2, 1, 6)], [1])).toEqual(['aruba-drove 2']);
  });

  test('who drives step by step hears after each step how far it has come', () => {
    const lines = [[step(1, 1, 5)], [step(1, 1, 5), step(2, 1, 6)]].map((told) => heardOf(told, [1], false));
    expect(lines.map((told) => told.map((line) => line.facts['count']))).toEqual([[1], [2]]);
    expect(lines[0]?.[0]?.id).not.toBe(lines[1]?.[0]?.id);
  });

  test('dice that are seen are heard, too', () => {
    const rolled = { message: 'event-DiceRolled', facts: { seat: 2, dice: '1 2 5' }, is_spoken_only: true };
    expect(heard([{ seq: 1, events: [], notes: [rolled] }], [1])).toEqual(['event-DiceRolled']);
  });
});
