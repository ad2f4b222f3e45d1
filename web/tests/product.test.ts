// The page's built-in lists match the product: games, cards, languages, and the server's addresses.
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../src/base/language.svelte';
import { DISTANCES, SAFETIES, SIGNS } from '../src/games/bornes/art/cards';
import { POSTERS } from '../src/games/posters';
import { api } from '../src/net/api';
import product from './product.gen.json';

const games = Object.entries(product.games);
const editions = games.filter(([, { family }]) => family === 'bornes');

test('there is a poster of every game, with its family and its seats', () => {
  const hung = POSTERS.map(({ game, family, seats }) => [game, { family, seats }]);
  const known = games.map(([game, { family, seats }]) => [
    game,
    { family, seats: [Math.min(...seats), Math.max(...seats)] },
  ]);
  expect(Object.fromEntries(hung)).toEqual(Object.fromEntries(known));
});

test('the page speaks the languages of the product', () => {
  expect(Object.keys(LANGUAGES)).toEqual(product.languages);
});

test.each(editions)('every card of %s has a sign or is a distance', (_, { cards }) => {
  expect(cards.filter((card) => !(card in SIGNS) && !/^\d+$/.test(card))).toEqual([]);
});

test.each(editions)('distances and safeties of %s are those of the sheet', (game, { cards }) => {
  expect(DISTANCES[game]).toEqual(cards.filter((card) => /^\d+$/.test(card)));
  expect(SAFETIES[game]).toEqual(cards.slice(-4));
});

afterEach(() => vi.unstubAllGlobals());

/** Arguments for calls that a few plain words do not fit. */
const TRIED: Record<string, unknown[]> = {
  odds: [{ dice: [1, 2], kept: [1], extra: [3], rerolls: 2 }],
  howto: ['aruba', 'en', 4, { rules: 'basic' }],
};
const calls = Object.entries(api) as [string, (...given: unknown[]) => Promise<unknown>][];

test.each(calls)('the server answers %s, with the questions it is asked', async (name, call) => {
  const asked: [string, URL][] = [];
  vi.stubGlobal('fetch', (address: string, { method }: { method: string }) => {
    asked.push([method, new URL(address, 'http://localhost')]);
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  });
  await call(...(TRIED[name] ?? ['a', 'b', 'c', 'd', 'e']));
  const [method, { pathname, searchParams }] = asked[0]!;
  const isAnswered = (path: string): boolean => new RegExp(`^${path.replaceAll('{}', '[^/]+')}$`).test(pathname);
  const known = product.operations.filter(([verb, path]) => verb === method && isAnswered(String(path)));
  const questions = known.flatMap(([, , names]) => names as string[]);
  expect(known, `${method} ${pathname}`).not.toEqual([]);
  expect([...new Set(searchParams.keys())].filter((question) => !questions.includes(question))).toEqual([]);
});
