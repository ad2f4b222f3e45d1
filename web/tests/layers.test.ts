// Imports point one way, from a folder to those below it; a game imports no other game, and folders below games import
// none.
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
/** From the top down: a file may import its own folder and those after it. */
const LAYERS = ['app', 'pages', 'games', 'table', 'board', 'ui', 'motion', 'net', 'base'];
const SPECIFIER = /(?:from|import|import\()\s*'(\.[^']*)'/g;

/** The folders of a path below src, such as ['games', 'bornes', 'Table.svelte']. */
const partsOf = (file: string): string[] => file.slice('../src/'.length).split('/');

function targetOf(file: string, specifier: string): string[] {
  const parts = partsOf(file).slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts;
}

const imports = Object.entries(SOURCES).flatMap(([file, text]) =>
  [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => ({
    file,
    from: partsOf(file),
    to: targetOf(file, specifier),
  })),
);
const shown = ({ file, to }: { file: string; to: string[] }): string => `${file} -> ${to.join('/')}`;

test('every file lies in a layer', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(Object.keys(SOURCES).filter((file) => !LAYERS.includes(partsOf(file)[0] ?? ''))).toEqual([]);
});

test('imports point down', () => {
  const upward = imports.filter(({ from, to }) => LAYERS.indexOf(to[0] ?? '') < LAYERS.indexOf(from[0] ?? ''));
  expect(upward.map(shown)).toEqual([]);
});

test('no family of games imports another, or what chooses among them', () => {
  const isFamily = (parts: string[]): boolean => parts[0] === 'games' && parts.length > 2;
  const foreign = imports.filter(({ from, to }) => isFamily(from) && to[0] === 'games' && to[1] !== from[1]);
  expect(foreign.map(shown)).toEqual([]);
});

test('outside games nothing names a family or a game', () => {
  const NAMES = /bornes|ausgebremst|aruba|speed-1200|kilometer-1000/i;
  const naming = Object.entries(SOURCES).filter(
    ([file, text]) => NAMES.test(text) && partsOf(file)[0] !== 'games' && !file.includes('.gen.'),
  );
  expect(naming.map(([file]) => file)).toEqual([]);
});

test('only games/index.ts and the posters name a family', () => {
  const FAMILIES = /'(bornes|ausgebremst|aruba)'/;
  const MAY = ['../src/games/index.ts', '../src/games/posters.ts'];
  const naming = Object.entries(SOURCES).filter(
    ([file, text]) => FAMILIES.test(text) && !MAY.includes(file) && !file.includes('.gen.'),
  );
  expect(naming.map(([file]) => file).filter((file) => !/games\/(ausgebremst|aruba)\//.test(file))).toEqual([]);
});
