// Parsing of the rules pages.
import { describe, expect, it } from 'vitest';
import { rules } from '../rules.plugin';
import { anchor, blocks, cites, firstCiting, inlines, isRuling, plain } from '../src/pages/rules/markdown';

describe('Markdown', () => {
  it('is read into blocks', () => {
    const read = blocks(
      '# A game\n\nOne line\nand another.\n\n* first\n  goes on\n* **second**\n\n1. one\n\n| a | b |\n|---|---:|\n| `x` | 2 |\n',
    );
    expect(read.map((block) => block.kind)).toEqual(['heading', 'text', 'list', 'list', 'table']);
    expect(read[1]).toEqual({ kind: 'text', text: ['One line and another.'] });
    expect(read[2]).toMatchObject({ isNumbered: false, items: [['first goes on'], [['b', ['second']]]] });
    expect(read[4]).toMatchObject({ numeric: [false, true], rows: [[[['code', ['x']]], ['2']]] });
  });

  it('keeps ways within the page and lets all others go', () => {
    expect(inlines('see [Modes](#modes), the [glossary](../glossary.md) ![a board](x.svg)')).toEqual([
      'see ',
      ['to', ['Modes'], 'modes'],
      ', the ',
      'glossary',
      ' ',
    ]);
  });

  it('leaves samples of code out', () => {
    expect(
      blocks('before\n\n```python\n>>> 1\n```\n\nafter').map((block) => block.kind === 'text' && plain(block.text)),
    ).toEqual(['before', 'after']);
  });

  it('names headings as documents do', () => {
    expect(anchor('The leader and the 6')).toBe('the-leader-and-the-6');
    expect(anchor('Plätze, Seiten, Ziel')).toBe('plätze-seiten-ziel');
  });

  it.each([
    ['End of the pile (§Variante 2).', 'Variante', true],
    ['Safeties (§5, §Variante).', 'Variante', true],
    ['Overtaking (Regole di gara, Sorpassi).', 'Sorpassi', true],
    ['The stop (Pit-stop).', 'Pit-stop', true],
    ['Wartet (in der Variante: auch danach).', 'Variante', false],
    ['Die Variante.', 'Variante', false],
    ['A turn (§12).', '1', false],
  ])('finds a citation: %s', (text, section, expected) => {
    expect(cites(text, section)).toBe(expected);
  });

  it.each([
    ['**Our ruling** (M13): the classic counts.', true],
    ['**Unsere Regelung** (K5, K27): Es gilt der Stapel.', true],
    ['**Hook.** The hooked car follows (A22).', false],
    ['(A22) **Our ruling**', false],
    ['**together**', false],
    ['A tie is shared.', false],
    ['', false],
  ])('finds a ruling by its code, in any language: %s', (text, expected) => {
    expect(isRuling(inlines(text))).toBe(expected);
  });
});

describe('Pages', () => {
  const folders: Record<string, string[]> = {
    'docs/rules': ['aruba.md', 'de', 'mille-bornes.md', 'it'],
    'docs/rules/de': ['aruba.md'],
    'docs/rules/it': [],
  };
  const plugin = rules(
    { readdirSync: (path) => folders[path] ?? [], readFileSync: (path) => `# ${path}` },
    'docs/rules',
  );
  const load = plugin.load as (id: string) => string | undefined;

  it('are modules by language and game', () => {
    expect([...load('\0virtual:rules')!.matchAll(/'(\S+)': \(\) => import\('virtual:rules\/(\S+)'\)/g)]).toMatchObject([
      { 1: 'en/aruba', 2: 'en/aruba' },
      { 1: 'en/mille-bornes', 2: 'en/mille-bornes' },
      { 1: 'de/aruba', 2: 'de/aruba' },
    ]);
  });

  it.each([
    ['en/aruba', 'docs/rules/aruba.md'],
    ['de/aruba', 'docs/rules/de/aruba.md'],
  ])('%s is read from %s', (page, path) => {
    expect(load(`\0virtual:rules/${page}`)).toContain(path);
  });
});

it.each([
  ['is empty', { readdirSync: () => [] }, 'no rules pages in docs/rules'],
  [
    'is missing',
    {
      readdirSync: () => {
        throw new Error('ENOENT');
      },
    },
    'ENOENT',
  ],
])('a folder of rules that %s fails the build', (_, files, message) => {
  const load = rules({ ...files, readFileSync: () => '' }, 'docs/rules').load as (id: string) => unknown;
  expect(() => load('\0virtual:rules')).toThrow(message);
});

const pages = import.meta.glob<string>('../../docs/rules/**/*.md', { query: '?raw', import: 'default', eager: true });

it.each(Object.entries(pages))('every way in %s leads somewhere', (_, text) => {
  const read = blocks(text);
  const places = read.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  const ways = [...text.matchAll(/\]\(#([^)]*)\)/g)].map((found) => found[1]);
  expect(places.length).toBeGreaterThan(8);
  expect(new Set(places).size).toBe(places.length);
  expect(ways.filter((way) => !places.includes(way!))).toEqual([]);
});

const sheets = import.meta.glob<string>('../../src/paddock/games/*/sheets/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const nameOf = (path: string): string =>
  path
    .split('/')
    .at(-1)!
    .replace(/\.\w+$/, '');

/** The sections that refusals of a game name. */
function sectionsOf(game: string): string[] {
  const sheet = Object.entries(sheets).find(([path]) => nameOf(path) === game)![1];
  const named = sheet.slice(sheet.indexOf('\n[sections]')).matchAll(/^[\w-]+ = "([^"]+)"/gm);
  return [...new Set([...named].map((found) => found[1]!))];
}

const places = (text: string, game: string): Record<string, number> =>
  Object.fromEntries(sectionsOf(game).map((section) => [section, firstCiting(blocks(text), section)]));

it.each(Object.keys(sheets).map(nameOf))('every section that a refusal of %s names is told in its rules', (game) => {
  const found = places(pages[`../../docs/rules/${game}.md`]!, game);
  expect(Object.keys(found).length).toBeGreaterThan(3);
  expect(Object.entries(found).filter(([, place]) => place < 0)).toEqual([]);
});

const translated = Object.entries(pages).filter(([path]) => /\/rules\/[a-z]{2}\//.test(path));

it('there are translated pages', () => {
  expect(translated.length).toBeGreaterThan(1);
});

it.each(translated)('%s tells of a section where the English page does', (path, text) => {
  const game = nameOf(path);
  expect(places(text, game)).toEqual(places(pages[`../../docs/rules/${game}.md`]!, game));
});
