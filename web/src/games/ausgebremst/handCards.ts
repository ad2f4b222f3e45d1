// Race cards in hand: a stable key, the reserve each would leave, and why it cannot be played.

export interface HandCard {
  /** Identifies the card while it is in hand. */
  key: string;
  value: number;
  isPlayable: boolean;
  /** It can only be discarded. */
  isDiscard: boolean;
  /** The reserve it would leave, as a short label. */
  label: string;
  /** Why it cannot be played. */
  why: string;
}

/** Cards with keys: a second 4 in the hand is a different card from the first. */
export function keyed(values: readonly number[]): { key: string; value: number }[] {
  return values.map((value, index) => ({
    key: `${value}.${values.slice(0, index).filter((one) => one === value).length}`,
    value,
  }));
}
