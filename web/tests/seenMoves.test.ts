// The moves that a device notes while a match is played: batches, undo, late looks.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/net/api';
import type { Seen } from '../src/net/wire/table.gen';
import { cutBack, extend, MoveNotes, movesOf, seenMoves } from '../src/table/seenMoves';

const empty = { table: 't', match: 1, seat: 1, at: 0, moves: [], late: [] };
const moves = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${(index % 2) + 1} m${index + 1}`);
const frame = (step: number, fresh = false, over = false): Seen =>
  ({ type: 'seen', match: 1, seat: 1, step, fresh, view: { over } }) as unknown as Seen;

it('reads the moves of a record without its answers of chance', () => {
  const text = 'Paddock record 1\ngame: aruba\nname: 1 Anna\n\nround 1\ndeal: ?\n1 roll -> 1 2 3\n2 ?\npoints: 1 0\n';
  expect(movesOf(text)).toEqual(['1 roll', '2 ?']);
});

describe('what was noted', () => {
  it('grows, and says which steps were told late', () => {
    const late = extend(empty, moves(12), 12, true);
    expect(late.late).toEqual([[1, 12]]);
    expect(extend(late, moves(40), 40, false)).toMatchObject({ moves: moves(40), late: [[1, 12]] });
  });

  it('stays if the server says something else of it later', () => {
    const noted = extend(empty, moves(10), 10, false);
    const forged = moves(20).with(3, '2 other');
    expect(extend(noted, forged, 20, false).moves).toEqual(moves(10));
  });

  it('goes back with an undo', () => {
    expect(cutBack({ ...empty, moves: moves(10), late: [[1, 9]] }, 8)).toMatchObject({
      moves: moves(8),
      late: [[1, 8]],
    });
  });
});

describe('notes', () => {
  let server: string[];
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    server = [];
    vi.spyOn(api, 'record').mockImplementation(() => Promise.resolve(server.join('\n')));
    vi.spyOn(api, 'steps').mockImplementation((_table, _match, first, last) =>
      Promise.resolve({
        shown: Array.from({ length: last - first + 1 }, (_, index) => {
          const [seat, ...move] = (server[first + index - 1] ?? '').split(' ');
          return { step: first + index, seat: Number(seat), move: move.join(' ') };
        }),
      } as never),
    );
  });

  it('are taken in batches while a match is played, and to the last move at its end', async () => {
    const notes = new MoveNotes('t');
    for (let step = 1; step <= 40; step++) {
      server = moves(step);
      await notes.follow(frame(step, false, step === 40));
    }
    expect(api.record).toHaveBeenCalledTimes(1);
    expect(seenMoves('t', 1)).toMatchObject({ moves: moves(40), late: [] });
  });

  it('are not taken of a match that was over at the first look', async () => {
    server = moves(9);
    await new MoveNotes('t').follow(frame(9, true, true));
    expect(seenMoves('t', 1)).toBe(null);
  });
});
