// The bot levels offered on the home screen: easy, fair, sharp; the set-up page offers all levels of a game.

export const QUICK_LEVELS = [
  { value: 0, sentence: 'web-level-easy' },
  { value: 1, sentence: 'web-level-fair' },
  { value: 2, sentence: 'web-level-sharp' },
] as const;

/** The strongest level of a game that does not exceed the chosen one. */
export function nearest(wished: number, levels: readonly number[]): number {
  return Math.max(...levels.filter((level) => level <= wished), Math.min(...levels, wished));
}
