// Log lines: runs are joined by the same rule as join_runs in Python.
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/table/telling.svelte';
import type { Told } from '../src/table/views';

const step = (car: number, start: string, space: string) => ({
  message: 'drove',
  facts: { car, start, space, count: 1 },
  run: `drive ${car}`,
});
const other = { message: 'event-CardLaid', facts: { seat: 2, card: '60' } };
const told = (...steps: Told['notes'][]): Told[] =>
  steps.map((notes, index) => ({ seq: index + 1, events: [], notes }));

describe('lines', () => {
  test('have the seat and the card that the note tells', () => {
    expect(linesOf(told([other]))).toEqual([
      { id: '1.0', message: 'event-CardLaid', facts: other.facts, card: '60', seat: 2 },
    ]);
  });

  test('leave out what is spoken only, unless somebody listens', () => {
    const spoken = { message: 'event-TurnBegan-own', facts: { seat: 1 }, is_spoken_only: true };
    expect(linesOf(told([other, spoken])).map((line) => line.message)).toEqual(['event-CardLaid']);
    expect(linesOf(told([other, spoken]), true).map((line) => line.id)).toEqual(['1.0', '1.1']);
  });

  test('tell a run as one: where it began, where it ended, and how far it was', () => {
    const [line, ...more] = linesOf(told([step(1, '2-1', '3-1')], [step(1, '3-1', '4-1')]));
    expect(line).toMatchObject({ id: '1.0', facts: { start: '2-1', space: '4-1', count: 2 }, isOpen: true });
    expect(more).toEqual([]);
  });

  test('tell two runs that go on side by side as one each', () => {
    const lines = linesOf(told([step(1, 'a', 'b'), step(2, 'k', 'l')], [step(1, 'b', 'c'), step(2, 'l', 'm')]));
    expect(lines.map((line) => line.facts['space'])).toEqual(['c', 'm']);
  });

  test('end a run with anything else that is told', () => {
    const lines = linesOf(told([step(1, 'a', 'b')], [other], [step(1, 'b', 'c')]));
    expect(lines.map((line) => line.message)).toEqual(['drove', 'event-CardLaid', 'drove']);
    expect(lines.map((line) => line.isOpen ?? false)).toEqual([false, false, true]);
  });
});
