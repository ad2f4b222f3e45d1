// The levels of bots that a home screen offers: easy, fair, sharp; set-up offers all that a game has.

export const QUICK_LEVELS = [
  { value: 0, sentence: 'web-level-easy' },
  { value: 1, sentence: 'web-level-fair' },
  { value: 2, sentence: 'web-level-sharp' },
] as const;

/** The strongest level a game has that is not above the one wished for. */
export function nearest(wished: number, levels: readonly number[]): number {
  return Math.max(...levels.filter((level) => level <= wished), Math.min(...levels, wished));
}
