// A race card in hand as the table shows it.

export interface HandCard {
  /** Stays with the card while it is in hand. */
  key: string;
  value: number;
  isPlayable: boolean;
  /** What it would leave, in a word. */
  label: string;
  /** Why it cannot be played. */
  why: string;
}

/** Cards with keys: the second 4 of a hand is another card than the first. */
export function keyed(values: readonly number[]): { key: string; value: number }[] {
  return values.map((value, index) => ({
    key: `${value}.${values.slice(0, index).filter((one) => one === value).length}`,
    value,
  }));
}
