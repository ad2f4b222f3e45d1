// Parsing of what people type to join a table.
import { describe, expect, it } from 'vitest';
import { freeName, readWish, shownCode } from '../src/base/joining';

describe('a code', () => {
  it.each(['KRT4QX', 'krt4qx', ' KRT 4QX ', 'krt-4qx', 'http://192.168.1.9:8700/join/KRT4QX'])(
    'is read from %s',
    (typed) => {
      expect(readWish(typed)).toEqual({ kind: 'code', code: 'krt4qx' });
    },
  );

  it.each(['', 'KRT4Q', 'KRT4Q0', 'KRT4QI', 'KRT4QXA', 'hello there'])('is not read from %s', (typed) => {
    expect(readWish(typed)).toEqual({ kind: 'none' });
  });

  it('is shown in two groups', () => {
    expect(shownCode('KRT4QX')).toBe('KRT 4QX');
  });
});

it.each([
  ['http://192.168.1.9:8700/table/b3ahu4jyqe5p', '/table/b3ahu4jyqe5p'],
  ['192.168.1.9:8700/Table/B3AHU4JYQE5P?x=1', '/table/b3ahu4jyqe5p'],
  ['https://race.example/screen/b3ahu4jyqe5p', '/screen/b3ahu4jyqe5p'],
  ['b3ahu4jyqe5p', '/table/b3ahu4jyqe5p'],
])('a link leads there: %s', (typed, path) => {
  expect(readWish(typed)).toEqual({ kind: 'address', path });
});

it('whoever types no name gets one that nobody at the table has', () => {
  expect(freeName('Guest', ['Rosa'])).toBe('Guest');
  expect(freeName('Guest', ['Guest', '', 'Guest 2'])).toBe('Guest 3');
});
