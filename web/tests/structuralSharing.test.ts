// Structural sharing: unchanged parts keep their identity at any depth.
import { expect, test } from 'vitest';
import { share } from '../src/base/structuralSharing.svelte';

const table = () => ({
  waiting: [1],
  sides: [
    { km: 200, battle: ['start'] },
    { km: 0, battle: [] as string[] },
  ],
});

test('what equals the old is the old', () => {
  const old = table();
  expect(share(old, table())).toBe(old);
});

test('what changed is new, and what lies beside it is kept', () => {
  const old = table();
  const fresh = table();
  fresh.sides[0]!.km = 300;
  const now = share(old, fresh);
  expect(now).toEqual(fresh);
  expect(now).not.toBe(old);
  expect(now.sides[0]!.battle).toBe(old.sides[0]!.battle);
  expect(now.sides[1]).toBe(old.sides[1]);
});

test('a list that grew or shrank is another list', () => {
  expect(share(['a', 'b'], ['a'])).toEqual(['a']);
  expect(share(['a'], ['a', 'b'])).toEqual(['a', 'b']);
  expect(share({ 0: 'a' }, ['a'])).toEqual(['a']);
});

test('a thing that came in the place of nothing is that thing', () => {
  expect(share({ attack: null }, { attack: { card: 'stop' } })).toEqual({ attack: { card: 'stop' } });
  expect(share({ attack: { card: 'stop' } }, { attack: null })).toEqual({ attack: null });
});
