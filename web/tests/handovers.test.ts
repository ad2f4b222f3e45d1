// Who took over a seat is told with the step after which it happened.
import { describe, expect, it } from 'vitest';
import { readUpSeq, withHandovers } from '../src/table/handovers';

const step = (seq: number) => ({ seq, events: [], notes: [] });
const dora = { seat: 2, name: 'Dora', before: 'Ben', is_bot: false, step: 5, seq: 12 };
const told = (seqs: number[]): (string | undefined)[] =>
  withHandovers(seqs.map(step), [dora]).map((one) => one.notes[0]?.message);

describe('who took over a seat', () => {
  it('is told with the last step before it', () => {
    expect(told([10, 11, 13])).toEqual([undefined, 'web-took-over', undefined]);
  });

  it('is told among the steps that were read up', () => {
    expect(told([readUpSeq(4), readUpSeq(5), readUpSeq(6), 14])).toEqual([
      undefined,
      'web-took-over',
      undefined,
      undefined,
    ]);
  });

  it('is not told where nothing before it was seen', () => {
    expect(told([13, 14])).toEqual([undefined, undefined]);
  });

  it('says whose seat it was, and leaves the steps as they were', () => {
    const steps = [step(10)];
    expect(withHandovers(steps, [dora])[0]?.notes[0]?.facts).toEqual({ seat: 2, name: 'Dora', other: 'Ben' });
    expect(withHandovers(steps, [{ ...dora, is_bot: true }])[0]?.notes[0]?.message).toBe('web-took-over-bot');
    expect(steps[0]?.notes).toEqual([]);
  });
});
