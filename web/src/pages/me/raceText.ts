// A finished race in words: where one came in, who won, and by what.
import { language, say } from '../../base/language.svelte';
import type { Race, RaceSeat } from '../../net/wire/http.gen';

export interface RaceTold {
  /** Null if the race was not driven to its end. */
  place: number | null;
  sides: number;
  text: string;
}

interface Side {
  place: number;
  points: number;
  name: string;
  isMine: boolean;
}

const nameOf = (seat: RaceSeat): string => (seat.level === null ? seat.name : say(`web-level-${seat.level}`));

/** The sides of a race, the winner first. */
function sidesOf(race: Race): Side[] {
  const numbers = [...new Set(race.seats.map((seat) => seat.side))];
  return numbers
    .map((number): Side => {
      const seats = race.seats.filter((seat) => seat.side === number);
      const { place = 0, points = 0 } = seats[0] ?? {};
      return { place, points, name: seats.map(nameOf).join(' + '), isMine: seats.some((seat) => seat.is_me) };
    })
    .sort((one, two) => one.place - two.place);
}

/** Whether the points only repeat the places, as in a game without sums. */
const isOnlyPlaces = (sides: readonly Side[]): boolean =>
  sides.every((side) => side.points === sides.length - side.place);

export function told(race: Race): RaceTold {
  const sides = sidesOf(race);
  const mine = sides.filter((side) => side.isMine);
  const me = mine[0];
  if (race.ending !== 'over' || !me) return { place: null, sides: sides.length, text: say('web-me-ended') };
  const found = { place: me.place, sides: sides.length };
  if (mine.length > 1) return { ...found, text: say('web-me-several', { count: mine.length }) };
  const other = sides.find((side) => !side.isMine);
  if (!other) return { ...found, text: '' };
  const way = other.place === me.place ? 'level' : me.place < other.place ? 'ahead' : 'behind';
  const points = isOnlyPlaces(sides) || way === 'level' ? '' : '-by';
  const facts = { name: other.name, mine: language.number(me.points), theirs: language.number(other.points) };
  return { ...found, text: say(`web-me-${way}${points}`, facts) };
}

/** Whether a race counted for ratings, or why it did not. */
export function ratedText(race: Race): string {
  if (!race.unrated) return say('web-me-rated');
  return say(race.is_rated_in_club ? 'web-me-rated-in-club' : `web-me-unrated-${race.unrated}`);
}
