// Parsing of the rules pages.
import { describe, expect, it } from 'vitest';
import { rules } from '../rules.plugin';
import { anchor, blocks, cites, inlines, plain } from '../src/pages/rules/markdown';

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

const pages = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });

it.each(Object.entries(pages))('every way in %s leads somewhere', (_, text) => {
  const read = blocks(text);
  const places = read.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  const ways = [...text.matchAll(/\]\(#([^)]*)\)/g)].map((found) => found[1]);
  expect(places.length).toBeGreaterThan(8);
  expect(ways.filter((way) => !places.includes(way!))).toEqual([]);
});

const sheets = import.meta.glob<string>('../../src/paddock/games/*/sheets/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(Object.entries(sheets))('every section that a refusal of %s names is told in its rules', (path, sheet) => {
  const page = blocks(pages[`../../docs/rules/${path.split('/').at(-1)!.replace('.toml', '.md')}`]!);
  const told = page.flatMap((block) =>
    block.kind === 'text'
      ? [plain(block.text)]
      : block.kind === 'list'
        ? block.items.map(plain)
        : block.kind === 'table'
          ? block.rows.map((row) => row.map(plain).join(' '))
          : [],
  );
  const named = [...sheet.slice(sheet.indexOf('\n[sections]')).matchAll(/^[\w-]+ = "([^"]+)"/gm)].map(
    (found) => found[1]!,
  );
  expect(named.length).toBeGreaterThan(8);
  expect([...new Set(named)].filter((section) => !told.slice(2).some((text) => cites(text, section)))).toEqual([]);
});
