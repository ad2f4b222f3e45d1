// The state of a table, built from frames alone: no browser, no socket.
import { beforeEach, describe, expect, test, vi } from 'vitest';

class FakeSocket {
  static last: FakeSocket;
  static readonly OPEN = 1;
  readyState = 0;
  sent: { type: string; id?: string; [field: string]: unknown }[] = [];
  onopen = (): void => undefined;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
}
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false, documentElement: {} });
vi.stubGlobal('location', { protocol: 'http:', host: 'localhost', pathname: '/', search: '' });
vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody answers')));
const { Table } = await import('../src/table/table.svelte');
type Heard = Parameters<InstanceType<typeof Table>['hear']>[0];

const CHAIR = { kind: 'person', name: 'Anna', guest: 'a', level: null, stand_in: '', is_here: true };
const room = (facts: object = {}): Heard =>
  ({
    type: 'room',
    table: 't',
    status: 'running',
    settings: { game: 'speed-1200', seats: 2 },
    chairs: [CHAIR, { ...CHAIR, name: 'Ben', guest: 'b' }],
    match: 1,
    mine: [1],
    guest: 'a',
    host: 'a',
    muted: [],
    undo: null,
    is_paused: false,
    next_commitment: '',
    ...facts,
  }) as unknown as Heard;
const view = (facts: object = {}) => ({
  game: 'speed-1200',
  seat: 1,
  seats: 2,
  sides: 2,
  waiting: [1],
  over: false,
  moves: ['30'],
  options: {},
  results: [],
  round: { sides: [{ seats: [1] }, { seats: [2] }] },
  ...facts,
});
const seen = (seq: number, facts: object = {}, shown: object = {}): Heard =>
  ({
    type: 'seen',
    seq,
    seat: 1,
    match: 1,
    step: 0,
    fresh: false,
    time: {},
    events: [],
    notes: [],
    view: view(shown),
    ...facts,
  }) as unknown as Heard;

let table: InstanceType<typeof Table>;
const sent = (type: string) => FakeSocket.last.sent.filter((message) => message.type === type);
/** An answer, to the last move unless it says otherwise. */
const answered = (outcome: object, id = sent('play').at(-1)?.id): Heard =>
  ({ type: 'answer', id, seq: 1, outcome }) as unknown as Heard;
beforeEach(() => {
  table = new Table('t');
  table.begin();
  FakeSocket.last.readyState = FakeSocket.OPEN;
  table.hear(room());
  table.hear(seen(1, { fresh: true }));
});

describe('a turn', () => {
  test('a move is sent with the seq that it was chosen at, and no second one before it is answered', () => {
    table.play('30');
    table.play('60');
    expect(sent('play').map(({ move, seq, seat }) => [move, seq, seat])).toEqual([['30', 1, 1]]);
    table.hear(answered({ kind: 'noted' }));
    table.play('60');
    expect(sent('play').map(({ move }) => move)).toEqual(['30', '60']);
  });

  test('what a move leads to comes before its answer and may be played on at once', () => {
    table.play('30');
    table.hear(seen(2));
    table.play('60');
    table.hear(answered({ kind: 'done' }, sent('play')[0]!.id!));
    expect(sent('play').map(({ seq }) => seq)).toEqual([1, 2]);
    expect(table.pending?.seq).toBe(2);
  });

  test.each([
    { kind: 'done' },
    { kind: 'noted' },
    { kind: 'refused', move: '30', rule: 'not-rolling', facts: {} },
    { kind: 'stale' },
    { kind: 'denied', code: 'is-paused', facts: {} },
  ])('its answer settles a move, whatever it is: $kind', (outcome) => {
    table.play('30');
    table.hear(seen(2));
    table.hear(answered(outcome, 'other'));
    expect(table.pending).not.toBe(null);
    table.hear(answered(outcome));
    expect(table.pending).toBe(null);
  });

  test('a refusal is told and lets the person choose again', () => {
    table.play('30');
    table.hear(answered({ kind: 'refused', move: '30', rule: 'not-rolling', facts: {} }));
    expect(table.pending).toBe(null);
    expect(table.notice).not.toBe('');
    table.hear(seen(2));
    expect(table.notice).toBe('');
  });

  test('a look tells why other moves are not possible, and the next look drops it', () => {
    const parts = { verb: 'lay', card: '60' } as const;
    const reasons = [{ move: '60', parts, rule: 'speed-limit', facts: { section: '7' } }];
    table.hear(seen(2, { reasons }));
    expect(table.why('60')).not.toBe('');
    expect(table.why('30')).toBe('');
    expect(table.section(['30', '60'])).toBe('7');
    expect(table.whyNot((move) => 'card' in move && move.card === '60').section).toBe('7');
    expect(table.whyNot((move) => move.verb === 'discard')).toEqual({ text: '', section: '' });
    table.hear(seen(3));
    expect(table.why('60')).toBe('');
  });
});

describe('what is shown', () => {
  test('what stayed the same keeps its object, so that it is not drawn again', () => {
    const before = table.view!;
    table.hear(seen(2, {}, { moves: ['30', '60'] }));
    expect(table.view).not.toBe(before);
    expect(table.view!.round).toBe(before.round);
  });

  test('steps are told in a row, and a fresh look begins anew', () => {
    table.hear(seen(2, { events: [{ event: 'TurnBegan', seat: 1 }] }));
    expect(table.told.map((step) => step.seq)).toEqual([1, 2]);
    table.hear(seen(3, { fresh: true }));
    expect(table.told.map((step) => step.seq)).toEqual([3]);
  });

  test('names of seats and sides come from the chairs', () => {
    expect(table.names).toEqual({ 1: 'Anna', 2: 'Ben' });
    expect(table.facts({})['side_names']).toEqual({ 1: 'Anna', 2: 'Ben' });
  });

  test('another seat of this device is to be passed to when it alone is asked', () => {
    table.hear(room({ mine: [1, 2] }));
    expect(table.seatToPassTo).toBe(1); // before the first hand is shown
    table.choose(1);
    expect(table.seatToPassTo).toBe(null);
    table.hear(seen(2, {}, { waiting: [2] }));
    expect(table.seatToPassTo).toBe(2);
  });
});

test('a wish to take back is possible in a running match after the first step, one at a time', () => {
  expect(table.mayUndo).toBe(false);
  table.hear(seen(2, { step: 1 }));
  table.undo();
  expect(sent('undo')).toHaveLength(1);
  table.hear(room({ undo: { seat: 1, step: 0, asked: [2] } }));
  expect(table.mayUndo).toBe(false);
  table.hear(room());
  expect(table.notice).not.toBe('');
});

test('only the last wish for a hint is answered', () => {
  table.hear(room({ may_hint: true }));
  table.hint('en');
  table.hint('de');
  const [first, second] = sent('hint').map(({ id }) => id!);
  const hints = { kind: 'hints', seat: 1, tips: [], worlds: 1 };
  table.hear(answered(hints, first));
  expect(table.hints).toBe(null);
  table.hear(answered(hints, second));
  expect(table.hints).not.toBe(null);
});

test('there is nothing to play at a table that is looked back at', () => {
  const past = new Table('t', true, true);
  past.choose(1);
  past.hear(room());
  past.hear(seen(1, { fresh: true }));
  expect([past.isMyTurn, past.isPlaying, past.mayUndo]).toEqual([false, false, false]);
});
