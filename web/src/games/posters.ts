// The posters on the wall: what is told of a game before the server is asked, such as how many play it and how long it takes.
import type { Component } from 'svelte';
import type { GameShown } from '../net/wire/http.gen';
import ArubaScene from './aruba/Poster.svelte';
import AusgebremstScene from './ausgebremst/Poster.svelte';
import Kilometer1000Scene from './bornes/posters/Kilometer1000.svelte';
import MilleBornesScene from './bornes/posters/MilleBornes.svelte';
import Speed1200Scene from './bornes/posters/Speed1200.svelte';
import PlainScene from './plain/Poster.svelte';

/** How a poster is painted. */
interface Painted {
  Scene: Component;
  /** The colour it is painted on, and whether the title stands on it in ink. */
  ground: string;
  isLight?: boolean;
  /** The sky is only as high as the title. */
  isLowSky?: boolean;
}

export interface Poster extends Painted {
  game: string;
  family: string;
  seats: readonly [number, number];
  minutes: number;
  /** How many sit at a table that was opened with one click; two, unless it says so. */
  usualSeats?: number;
  /** Whether the page itself knows the game, and how to speak of it. */
  isKnown?: boolean;
}

const PLAIN: Painted = { Scene: PlainScene, ground: '#5d2e82' };

/** In the order they hang on the wall. */
export const POSTERS: readonly Poster[] = [
  { game: 'speed-1200', family: 'bornes', Scene: Speed1200Scene, seats: [2, 6], minutes: 40, ground: '#c8312b' },
  {
    game: 'ausgebremst',
    family: 'ausgebremst',
    Scene: AusgebremstScene,
    seats: [2, 6],
    minutes: 45,
    usualSeats: 4,
    ground: '#c9d3a8',
    isLight: true,
    isLowSky: true,
  },
  {
    game: 'aruba',
    family: 'aruba',
    Scene: ArubaScene,
    seats: [3, 6],
    minutes: 45,
    usualSeats: 4,
    ground: '#f2a900',
    isLight: true,
  },
  {
    game: 'kilometer-1000',
    family: 'bornes',
    Scene: Kilometer1000Scene,
    seats: [2, 6],
    minutes: 40,
    ground: '#1f5fae',
  },
  { game: 'mille-bornes', family: 'bornes', Scene: MilleBornesScene, seats: [2, 8], minutes: 20, ground: '#1a7d44' },
];

const find = (game: string): Poster | undefined => POSTERS.find((poster) => poster.game === game);

/** The posters of the wall, and a plain one for every other game of the server's catalogue. */
export function posters(games: readonly GameShown[]): Poster[] {
  const known = POSTERS.map((poster) => ({ ...poster, isKnown: true }));
  return [...known, ...games.filter((game) => !find(game.id)).map(plain)];
}

const plain = ({ id, family, seat_counts: seats }: GameShown): Poster => ({
  ...PLAIN,
  game: id,
  family,
  seats: [Math.min(...seats), Math.max(...seats)],
  minutes: 0,
});

export const familyOf = (game: string): string => find(game)?.family ?? game;

export const posterOf = (game: string): Painted => find(game) ?? PLAIN;

export const usualSeats = (game: string): number => find(game)?.usualSeats ?? 2;
