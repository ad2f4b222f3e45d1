// Who took over a seat in mid-match, as notes of the step after which it happened.
import type { HandedOver, Note } from '../net/wire/table.gen';
import type { Told } from './views';

/** A number for a step that was read up: below every seq, in the order of the steps. */
export const readUpSeq = (step: number): number => step - 1e9;

/** The same steps; those after which somebody took over a seat tell so. */
export function withHandovers(told: readonly Told[], handovers: readonly HandedOver[]): Told[] {
  const steps = [...told];
  for (const handover of handovers) {
    const place = steps.findLastIndex((step) => step.seq <= (step.seq < 0 ? readUpSeq(handover.step) : handover.seq));
    const step = steps[place];
    if (step) steps[place] = { ...step, notes: [...step.notes, noteOf(handover)] };
  }
  return steps;
}

function noteOf(handover: HandedOver): Note {
  const { seat, name, before } = handover;
  const message = handover.is_bot ? 'web-took-over-bot' : 'web-took-over';
  return { message, facts: { seat, name, other: before } };
}
