// What a poster tells of a game before the server is asked: how many play it, how long it takes.

export interface Poster {
  game: string;
  family: string;
  seats: readonly [number, number];
  minutes: number;
  /** Whether the title stands on a light ground. */
  isLight: boolean;
}

/** In the order they hang on the wall. */
export const POSTERS: readonly Poster[] = [
  { game: 'speed-1200', family: 'bornes', seats: [2, 6], minutes: 40, isLight: false },
  { game: 'ausgebremst', family: 'ausgebremst', seats: [2, 6], minutes: 45, isLight: true },
  { game: 'aruba', family: 'aruba', seats: [3, 6], minutes: 45, isLight: true },
  { game: 'kilometer-1000', family: 'bornes', seats: [2, 6], minutes: 40, isLight: false },
  { game: 'mille-bornes', family: 'bornes', seats: [2, 8], minutes: 20, isLight: false },
];

export const familyOf = (game: string): string => POSTERS.find((poster) => poster.game === game)?.family ?? game;
