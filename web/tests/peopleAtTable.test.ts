// The people at a table, each listed once, however many seats they hold.
import { expect, it } from 'vitest';
import { peopleAt, isHostOf } from '../src/table/peopleAtTable';
import type { Present, Room, Spoken } from '../src/net/wire/table.gen';

const chair = (name: string, guest: string, more: Partial<Present> = {}): Present => ({
  kind: 'person',
  name,
  guest,
  level: null,
  stand_in: '',
  is_here: true,
  ...more,
});
const room = (guest: string, ...chairs: Present[]): Room =>
  ({ guest, host: 'a', chairs, muted: ['c'] as string[] }) as Room;
const line = (name: string, guest: string): Spoken => ({ seq: 1, guest, name, text: 'Hello' });

it('a person with two seats is one, bots and open chairs are none', () => {
  const here = room(
    'b',
    chair('Anna', 'a'),
    chair('Ben', 'b'),
    chair('Ben 2', 'b'),
    chair('Bot', '', { kind: 'bot' }),
    chair('', '', { kind: 'open' }),
  );
  expect(peopleAt(here)).toEqual([
    { guest: 'a', name: 'Anna', isMe: false, isHost: true, isMuted: false, isHere: true, isSeated: true },
    { guest: 'b', name: 'Ben + Ben 2', isMe: true, isHost: false, isMuted: false, isHere: true, isSeated: true },
  ]);
});

it('an onlooker who has said something is one of them, by the last name used', () => {
  const people = peopleAt(room('a', chair('Anna', 'a')), [line('Anna', 'a'), line('Zoe', 'c'), line('Zoë', 'c')]);
  expect(people.map((person) => [person.name, person.isSeated, person.isMuted])).toEqual([
    ['Anna', true, false],
    ['Zoë', false, true],
  ]);
});

it('who only looks on is nobody’s host', () => {
  expect(isHostOf({ ...room('', chair('Anna', 'a')), host: '' })).toBe(false);
  expect(isHostOf(room('a', chair('Anna', 'a')))).toBe(true);
});
