// Hints at a table: who may have one, and that others see it.
import { describe, expect, it } from 'vitest';
import { HintState } from '../src/table/hintState.svelte';
import { Table } from '../src/table/table.svelte';

function table(helped: Record<string, number>, mine: number[] = [1], mayHint = true): Table {
  return {
    room: { may_hint: mayHint, mine, helped },
    names: { 1: 'Anna', 2: 'Ben' },
    isWatching: false,
    mayHint,
  } as unknown as Table;
}

describe('hints', () => {
  it('are offered to who sits at a table that gives them', () => {
    expect(new HintState(() => table({})).isGiven).toBe(true);
    expect(new HintState(() => table({}, [])).isGiven).toBe(false);
    expect(new HintState(() => table({}, [1], false)).isGiven).toBe(false);
  });

  it('of others are told, one’s own are not', () => {
    const hinting = new HintState(() => table({ 2: 1 }));
    expect(hinting.notice({})).toEqual({ 2: 1 });
    expect(hinting.taker).toBe('Ben');
    const own = new HintState(() => table({ 1: 3 }));
    own.notice({ 1: 2 });
    expect(own.taker).toBe('');
  });

  it('are for the last wish: what an earlier one brings is not heard', () => {
    const sent: string[] = [];
    const table = new Table('here', false, true);
    Object.assign(table, { connection: { send: (message: { id: string }) => sent.push(message.id) } });
    table.hear({
      type: 'seen',
      seq: 4,
      seat: 1,
      match: 1,
      step: 0,
      fresh: true,
      time: {},
      may_undo: false,
      events: [],
      notes: [],
      view: { game: 'aruba', seat: 1, waiting: [], over: false, round: {} } as never,
    });
    table.choose(1);
    table.hint('en');
    table.hint('en');
    table.hear({ type: 'answer', id: sent[0] ?? '', seq: 4, outcome: { kind: 'stale' } });
    expect(table.notice).toBe('');
    table.hear({
      type: 'answer',
      id: sent[1] ?? '',
      seq: 4,
      outcome: { kind: 'hints', seat: 1, worlds: 9, tips: [] },
    });
    expect(table.hints?.worlds).toBe(9);
  });

  it('that were known before are not told again', () => {
    const hinting = new HintState(() => table({ 2: 1 }));
    hinting.notice({ 2: 1 });
    expect(hinting.taker).toBe('');
  });
});
