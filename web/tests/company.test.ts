// The people at a table: once each, whatever they sit on.
import { expect, it } from 'vitest';
import { companyOf, isHostOf } from '../src/lib/company';
import type { Present, Room } from '../src/wire/table.gen';

const chair = (name: string, guest: string, more: Partial<Present> = {}): Present => ({ kind: 'person', name, guest, level: null, stand_in: '', is_here: true, ...more });
const room = (guest: string, ...chairs: Present[]): Room => ({ guest, host: 'a', chairs }) as Room;

it('a person with two seats is one, bots and open chairs are none', () => {
  const here = room('b', chair('Anna', 'a'), chair('Ben', 'b'), chair('Ben 2', 'b'), chair('Bot', '', { kind: 'bot' }), chair('', '', { kind: 'open' }));
  expect(companyOf(here)).toEqual([
    { guest: 'a', name: 'Anna', isMe: false, isHost: true, isHere: true },
    { guest: 'b', name: 'Ben + Ben 2', isMe: true, isHost: false, isHere: true },
  ]);
});

it('who only looks on is nobody’s host', () => {
  expect(isHostOf({ ...room('', chair('Anna', 'a')), host: '' })).toBe(false);
  expect(isHostOf(room('a', chair('Anna', 'a')))).toBe(true);
});
