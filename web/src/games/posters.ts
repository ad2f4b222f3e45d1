// The posters of the home screen: what it shows about a game before the server answers, such as players and duration.
import type { Component } from 'svelte';
import type { GameShown } from '../net/wire/http.gen';
import ArubaScene from './aruba/Poster.svelte';
import AusgebremstScene from './ausgebremst/Poster.svelte';
import Kilometer1000Scene from './bornes/posters/Kilometer1000.svelte';
import MilleBornesScene from './bornes/posters/MilleBornes.svelte';
import Speed1200Scene from './bornes/posters/Speed1200.svelte';
import PlainScene from './plain/Poster.svelte';

/** How to draw a poster. */
interface Painted {
  Scene: Component;
  /** Background colour, and whether the title on it is in ink. */
  ground: string;
  isLight?: boolean;
  /** The sky is only as high as the title. */
  isLowSky?: boolean;
  /** Where its best strip begins, in per cent of its height. */
  crop: number;
}

export interface Poster extends Painted {
  game: string;
  family: string;
  seats: readonly [number, number];
  /** How long a quick game takes, about. */
  minutes: number;
  /** The options of a quick game, of one round or race, if the booklet's match is longer; and how long that takes. */
  quick?: Readonly<Record<string, string>>;
  longMinutes?: number;
  /** Number of seats at a one-click table; default 2. */
  usualSeats?: number;
  /** Whether there is a guided first race. */
  hasLesson?: boolean;
  /** Whether the page has its own sentences and table for the game. */
  isKnown?: boolean;
}

const PLAIN: Painted = { Scene: PlainScene, ground: '#5d2e82', crop: 30 };

/** In display order. */
export const POSTERS: readonly Poster[] = [
  {
    game: 'speed-1200',
    family: 'bornes',
    Scene: Speed1200Scene,
    seats: [2, 6],
    minutes: 10,
    longMinutes: 40,
    quick: { limit: 'rounds:1' },
    ground: '#c8312b',
    crop: 54,
    hasLesson: true,
  },
  {
    game: 'ausgebremst',
    family: 'ausgebremst',
    hasLesson: true,
    Scene: AusgebremstScene,
    seats: [2, 6],
    minutes: 10,
    longMinutes: 45,
    quick: { circuits: 'printed:1' },
    usualSeats: 4,
    ground: '#c9d3a8',
    crop: 26,
    isLight: true,
    isLowSky: true,
  },
  {
    game: 'aruba',
    family: 'aruba',
    hasLesson: true,
    Scene: ArubaScene,
    seats: [3, 6],
    minutes: 15,
    longMinutes: 45,
    quick: { races: '1' },
    usualSeats: 4,
    ground: '#f2a900',
    crop: 62,
    isLight: true,
  },
  {
    game: 'kilometer-1000',
    family: 'bornes',
    hasLesson: true,
    Scene: Kilometer1000Scene,
    seats: [2, 6],
    minutes: 10,
    longMinutes: 40,
    quick: { limit: 'rounds:1' },
    ground: '#1f5fae',
    crop: 50,
  },
  {
    game: 'mille-bornes',
    family: 'bornes',
    Scene: MilleBornesScene,
    seats: [2, 8],
    minutes: 20,
    ground: '#1a7d44',
    crop: 12,
    hasLesson: true,
  },
];

const find = (game: string): Poster | undefined => POSTERS.find((poster) => poster.game === game);

/** The built-in posters, and a plain one for every other game in the server's catalogue. */
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

/** The options of a quick game; none if the usual match is short. */
export const quickOptions = (game: string): Readonly<Record<string, string>> | undefined => find(game)?.quick;

export const usualSeats = (game: string): number => find(game)?.usualSeats ?? 2;
