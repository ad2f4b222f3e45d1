// Hints at a table: who may have one, and that others are told.
import { describe, expect, it } from 'vitest';
import { Hinting } from '../src/lib/hinting.svelte';
import type { Table } from '../src/lib/table.svelte';

function table(helped: Record<string, number>, mine: number[] = [1], mayHint = true): Table {
  return { room: { may_hint: mayHint, mine, helped }, names: { 1: 'Anna', 2: 'Ben' }, isWatching: false, mayHint } as unknown as Table;
}

describe('hints', () => {
  it('are offered to who sits at a table that gives them', () => {
    expect(new Hinting(() => table({})).isGiven).toBe(true);
    expect(new Hinting(() => table({}, [])).isGiven).toBe(false);
    expect(new Hinting(() => table({}, [1], false)).isGiven).toBe(false);
  });

  it('of others are told, one’s own are not', () => {
    const hinting = new Hinting(() => table({ 2: 1 }));
    expect(hinting.notice({})).toEqual({ 2: 1 });
    expect(hinting.taker).toBe('Ben');
    const own = new Hinting(() => table({ 1: 3 }));
    own.notice({ 1: 2 });
    expect(own.taker).toBe('');
  });

  it('that were known before are not told again', () => {
    const hinting = new Hinting(() => table({ 2: 1 }));
    hinting.notice({ 2: 1 });
    expect(hinting.taker).toBe('');
  });
});
