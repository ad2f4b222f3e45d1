// A line of the log: what happened, as a sentence to say with its facts; said once and kept.
import type { Facts } from './fluent';

export interface TellLine {
  id: string;
  /** The sentence to say, and its facts. */
  message: string;
  facts: Facts;
  /** The card to draw beside it, where the game shows one. */
  card?: string | null;
  seat: number | null;
}

/** Makes something of each line once: what happened does not change, and a table would else say its whole log anew at every look. */
export function kept<Made>(make: (line: TellLine) => Made): (line: TellLine) => Made {
  const known = new WeakMap<Facts, Map<string, Made>>();
  return (line) => {
    const ofEvent = known.get(line.facts) ?? new Map<string, Made>();
    known.set(line.facts, ofEvent);
    const made = ofEvent.get(line.message) ?? make(line);
    ofEvent.set(line.message, made);
    return made;
  };
}
