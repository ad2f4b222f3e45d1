// The bot levels offered on the home screen; the set-up page offers all levels of a game.

export const QUICK_LEVELS = [0, 1, 2] as const;

/** The strongest level of a game that does not exceed the chosen one. */
export function nearest(wished: number, levels: readonly number[]): number {
  return Math.max(...levels.filter((level) => level <= wished), Math.min(...levels, wished));
}
