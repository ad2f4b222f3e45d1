// A line of the log: what happened, as a sentence to say with its facts.
import type { Facts } from '../base/fluent';

export interface TellLine {
  id: string;
  /** The sentence to say, and its facts. */
  message: string;
  facts: Facts;
  /** The card to draw beside it, where the game shows one. */
  card?: string | null;
  seat: number | null;
}
