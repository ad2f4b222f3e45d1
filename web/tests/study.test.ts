// A study on the page: its address, the tries that it keeps, and what it asks the server.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Room, Seen } from '../src/net/wire/table.gen';
import type { StudyMove, StudyShown, StudyWish } from '../src/net/wire/study.gen';
import { keepTries, keptTries, type Try } from '../src/pages/study/keptTries';
import { readAddress, writeAddress } from '../src/table/studyAddress';
import { StudyRun } from '../src/pages/study/studyRun.svelte';

const read = (address: string) => {
  const url = new URL(address, 'http://here');
  const [, , table, match] = url.pathname.split('/');
  return readAddress(table!, match!, url.searchParams, url.hash);
};

describe('the address of a try', () => {
  const at = { table: 't', match: 2, step: 41, mine: [1, 3], anew: 7, seat: null, moves: ['1 discard 30', '3 stop>4'] };
  it('says everything that the server needs', () => {
    expect(read(writeAddress(at))).toEqual(at);
    expect(read(writeAddress({ ...at, anew: null, seat: 3, moves: [] }))).toEqual({
      ...at,
      anew: null,
      seat: 3,
      moves: [],
    });
  });
  it('takes nothing that makes no sense', () => {
    const found = readAddress(
      't',
      'x',
      new URLSearchParams('step=-1&mine=0.99.a.2.2&anew=99999999999&seat=x'),
      '#%E0%A4%A',
    );
    expect(found).toEqual({ table: 't', match: 1, step: 0, mine: [2], anew: null, seat: null, moves: [] });
  });
});

const move = (line: string, isMine: boolean): StudyMove => ({
  seat: Number(line[0]),
  move: line.slice(2),
  is_mine: isMine,
});

/** A server that knows one rule: seat 2, a bot, answers every move of seat 1 by passing. */
function server() {
  const asked: StudyWish[] = [];
  const show = (_table: string, _match: number, wish: StudyWish): Promise<StudyShown> => {
    asked.push(wish);
    const moves = wish.moves ?? [];
    const isToAnswer = moves.at(-1)?.startsWith('1') ?? false;
    const all = [...moves, ...(isToAnswer ? ['2 pass'] : [])];
    const since = wish.shown ?? 0;
    const frames =
      wish.shown == null
        ? [moves.length, ...all.slice(moves.length).map((_, i) => moves.length + i + 1)]
        : all.slice(since).map((_, i) => since + i + 1);
    return Promise.resolve({
      room: room(),
      moments: frames.map((count, index) => ({ seen: [seen(count, wish.shown == null && index === 0)] })),
      made: all.slice(since).map((line) => move(line, line.startsWith('1'))),
      is_over: false,
      is_more: false,
      sides: [1, 2],
      hands: {},
      chances: [
        { side: 1, chance: 0.6, margin: 0.04 },
        { side: 2, chance: 0.4, margin: 0.04 },
      ],
    });
  };
  return { asked, ask: { show, hint: () => Promise.reject(new Error('no hint')) } };
}

const room = () =>
  ({
    type: 'room',
    seq: 1,
    settings: { game: 'mille-bornes', seats: 2 },
    status: 'running',
    chairs: [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'Rosa' },
    ],
    mine: [1],
    may_hint: true,
    guest: 'me',
  }) as unknown as Room;

const seen = (step: number, fresh: boolean) =>
  ({
    type: 'seen',
    seq: step + 1,
    seat: 1,
    match: 1,
    step,
    fresh,
    events: [],
    notes: [],
    time: {},
    view: {
      game: 'mille-bornes',
      seat: 1,
      waiting: [(step % 2) + 1],
      over: false,
      moves: ['25', '50'],
      round: { sides: [] },
    },
  }) as unknown as Seen;

function storage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
}

const settled = () => new Promise((done) => setTimeout(done, 30));

async function begun(moves: string[] = []) {
  const { asked, ask } = server();
  const addresses: string[] = [];
  const at = { table: 't', match: 1, step: 6, mine: [1], anew: null, seat: null, moves };
  const run = new StudyRun(at, { rest: () => Promise.resolve(), moved: (one) => addresses.push(one), pace: 0, ask });
  run.begin();
  await settled();
  return { run, asked, addresses };
}

describe('a study', () => {
  beforeEach(storage);

  it('shows the answer of the bots, keeps the try with its chance, and puts it into the address', async () => {
    const { run, addresses } = await begun();
    run.table.play('25');
    await settled();
    expect(run.made.map((one) => one.move)).toEqual(['25', 'pass']);
    expect(run.tries.map((one) => [one.moves.length, one.chance])).toEqual([[2, 0.6]]);
    expect(read(addresses.at(-1)!).moves).toEqual(['1 25', '2 pass']);
    expect(run.isBusy).toBe(false);
  });

  it('keeps a try that was left, and begins another one with another move', async () => {
    const { run } = await begun();
    run.table.play('25');
    await settled();
    run.takeBack();
    await settled();
    expect(run.made).toEqual([]);
    expect(run.tries).toHaveLength(1);
    run.table.play('50');
    await settled();
    expect(run.tries.map((one) => one.moves[0]?.move)).toEqual(['25', '50']);
    expect(run.current).toBe(1);
  });

  it('never counts backwards, so that no line of the log has the number of another', async () => {
    const { run } = await begun();
    const first = run.table.seen?.seq ?? 0;
    run.table.play('25');
    await settled();
    const second = run.table.seen?.seq ?? 0;
    run.takeBack();
    await settled();
    expect(second).toBeGreaterThan(first);
    expect(run.table.seen?.seq).toBeGreaterThan(second);
  });

  it('tries the same move again when the luck is dealt anew', async () => {
    const { run, asked } = await begun(['1 25', '2 pass', '1 50', '2 pass']);
    await run.deal(true);
    expect(asked.at(-1)).toMatchObject({ moves: ['1 25'], is_loose: true });
    expect(asked.at(-1)?.anew).not.toBeNull();
    expect(run.tries.map((one) => one.anew === null)).toEqual([true, false]);
  });

  it('always leaves one seat to the person', async () => {
    const { run, asked } = await begun();
    const before = asked.length;
    run.drive(1);
    expect(run.mine).toEqual([1]);
    expect(asked).toHaveLength(before);
    run.drive(2);
    await settled();
    expect(asked.at(-1)?.mine).toEqual([1, 2]);
  });
});

describe('kept tries', () => {
  const one: Try = { moves: [], anew: null, mine: [1], chance: 0.5, margin: 0.1, isOver: false };
  it('go after a day, and with the oldest place', () => {
    storage();
    const day = 86_400_000;
    keepTries('a', [one], 0);
    expect(keptTries('a', day - 1)).toEqual([one]);
    expect(keptTries('a', day)).toEqual([]);
    for (const place of ['b', 'c', 'd', 'e', 'f', 'g']) keepTries(place, [one], 1);
    expect(keptTries('a', 2)).toEqual([]);
    expect(keptTries('g', 2)).toEqual([one]);
  });
});
