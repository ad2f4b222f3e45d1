// What a poster tells of a game before the server is asked: how many play it, how long it takes.
import type { GameShown } from '../net/wire/http.gen';

export interface Poster {
  game: string;
  family: string;
  seats: readonly [number, number];
  minutes: number;
  /** The colour it is painted on, and whether the title stands on it in ink. */
  ground: string;
  isLight: boolean;
  /** Whether the page itself knows the game, and how to speak of it. */
  isKnown?: boolean;
}

/** In the order they hang on the wall. */
export const POSTERS: readonly Poster[] = [
  { game: 'speed-1200', family: 'bornes', seats: [2, 6], minutes: 40, ground: '#c8312b', isLight: false },
  { game: 'ausgebremst', family: 'ausgebremst', seats: [2, 6], minutes: 45, ground: '#c9d3a8', isLight: true },
  { game: 'aruba', family: 'aruba', seats: [3, 6], minutes: 45, ground: '#f2a900', isLight: true },
  { game: 'kilometer-1000', family: 'bornes', seats: [2, 6], minutes: 40, ground: '#1f5fae', isLight: false },
  { game: 'mille-bornes', family: 'bornes', seats: [2, 8], minutes: 20, ground: '#1a7d44', isLight: false },
];

const PLAIN_GROUND = '#5d2e82';

/** The posters of the wall, and a plain one for every other game of the server's catalogue. */
export function posters(games: readonly GameShown[]): Poster[] {
  const known = POSTERS.map((poster) => ({ ...poster, isKnown: true }));
  const others = games.filter((game) => !POSTERS.some((poster) => poster.game === game.id));
  return [...known, ...others.map(plain)];
}

const plain = ({ id, family, seat_counts: seats }: GameShown): Poster => ({
  game: id,
  family,
  seats: [Math.min(...seats), Math.max(...seats)],
  minutes: 0,
  ground: PLAIN_GROUND,
  isLight: false,
});

export const familyOf = (game: string): string => POSTERS.find((poster) => poster.game === game)?.family ?? game;

export const groundOf = (game: string): string => POSTERS.find((poster) => poster.game === game)?.ground ?? PLAIN_GROUND;
