// The scale of a club's ratings: from the lowest to the highest value shown, with room for a car at either end.
import type { BotRating, MemberRating } from '../../net/wire/http.gen';

const MARGIN = 6; // per cent of the road

/** Maps a rating to its place on the road, in per cent. */
export function scaleOf(standings: readonly MemberRating[], bots: readonly BotRating[]): (value: number) => number {
  const values = [...standings.flatMap((row) => [row.low, row.high]), ...bots.map((bot) => bot.rating)];
  const low = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - low);
  return (value) => MARGIN + ((value - low) / span) * (100 - 2 * MARGIN);
}
