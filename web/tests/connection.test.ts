// The WebSocket connection to a table: what it requests after a break, what it sends again, and when it gives up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeEarlySocket, openEarlySocket, takeSocket } from '../src/net/earlySocket';
import { Connection, type Line } from '../src/net/connection';
import type { Outbound } from '../src/net/wire/table.gen';

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let lines: Line[];
let heard: Outbound[];

function connected(): Connection {
  const made = new Connection(
    'abc',
    false,
    { heard: (message) => heard.push(message), changed: (line) => lines.push(line) },
    () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1) as unknown as WebSocket;
    },
  );
  made.begin();
  sockets[0]!.open();
  return made;
}

beforeEach(() => {
  [sockets, lines, heard] = [[], [], []];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const play = { type: 'play', id: 'one', seat: 1, seq: 4, move: 'start' } as const;

test('a line that was opened ahead is used once, and joins at once where it stands already', () => {
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  openEarlySocket();
  const line = takeSocket('abc') as unknown as FakeSocket;
  expect(takeSocket('abc')).not.toBe(line);
  line.open();
  new Connection(
    'abc',
    false,
    { heard: () => undefined, changed: () => undefined },
    () => line as unknown as WebSocket,
  ).begin();
  expect(line.sent[0]).toMatchObject({ type: 'join', table: 'abc' });
});

test('a line that was opened ahead and broke is not used', () => {
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  openEarlySocket();
  closeEarlySocket();
  expect(takeSocket('abc').readyState).toBe(0);
});

test('the address of a line names its table, so that a proxy can choose a process by it', () => {
  const addresses: string[] = [];
  vi.stubGlobal('location', { protocol: 'https:', host: 'here' });
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(address: string) {
        addresses.push(address);
      }
    },
  );
  takeSocket('abc');
  expect(addresses).toEqual(['wss://here/api/ws?table=abc']);
});

test('it begins by joining the table, with nothing seen yet', () => {
  connected();
  expect(sockets[0]!.sent).toEqual([{ type: 'join', table: 'abc', since: null, is_watching: false }]);
  expect(lines).toEqual(['connecting', 'open']);
});

test('after a break it comes back and asks for what it missed', async () => {
  connected();
  sockets[0]!.tell({ type: 'answer', id: 'x', seq: 41, outcome: { kind: 'done' } });
  sockets[0]!.close(1006);
  await vi.advanceTimersByTimeAsync(1000);
  sockets[1]!.open();
  expect(sockets[1]!.sent[0]).toMatchObject({ type: 'join', since: 41 });
});

test('a move that was not answered is sent again with the same id', async () => {
  const line = connected();
  line.send(play);
  sockets[0]!.close(1006);
  await vi.advanceTimersByTimeAsync(1000);
  sockets[1]!.open();
  expect(sockets[1]!.sent.slice(1)).toEqual([play]);
});

test.each(['done', 'noted', 'refused', 'stale', 'denied'])(
  'what was answered with %s is not sent again',
  async (kind) => {
    const line = connected();
    line.send(play);
    sockets[0]!.tell({ type: 'answer', id: 'one', seq: 5, outcome: { kind } });
    sockets[0]!.close(1006);
    await vi.advanceTimersByTimeAsync(1000);
    sockets[1]!.open();
    expect(sockets[1]!.sent).toHaveLength(1);
  },
);

test('neither a frame nor trouble nor the answer to something else settles a move', async () => {
  const line = connected();
  line.send(play);
  sockets[0]!.tell({ type: 'seen', seq: 5, seat: 1, events: [], view: {}, time: {} });
  sockets[0]!.tell({ type: 'trouble', code: 'bad-message' });
  sockets[0]!.tell({ type: 'answer', id: 'other', seq: 5, outcome: { kind: 'done' } });
  sockets[0]!.close(1006);
  await vi.advanceTimersByTimeAsync(1000);
  sockets[1]!.open();
  expect(sockets[1]!.sent.slice(1)).toEqual([play]);
});

test('a server that stays away is tried less and less often', async () => {
  connected();
  sockets[0]!.close(1006);
  for (let tries = 0; tries < 8; tries += 1) {
    await vi.advanceTimersByTimeAsync(12_000);
    sockets.at(-1)!.close(1006);
  }
  const before = sockets.length;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sockets.length - before).toBeLessThanOrEqual(1);
});

test('a device that was signed out does not come back', async () => {
  connected();
  sockets[0]!.close(4001);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
  expect(lines.at(-1)).toBe('gone');
});

test('a line that has gone silent is given up', async () => {
  connected();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(lines).toContain('lost');
});
