// Random results drawn again in the browser equal Python's, for every game; a changed word is detected.
import { describe, expect, it } from 'vitest';
import { PACKS } from '../src/pages/verify/packs.gen';
import { read } from '../src/pages/verify/record';
import { verdictOn, type HandSize } from '../src/pages/verify/verdict';
import entries from './verify.gen.json';

const sizesOf =
  (sizes: Record<string, number[]>): HandSize =>
  (step, seat) =>
    sizes[String(step)]?.[seat - 1] ?? null;

describe.each(entries)('$game', ({ record, sizes, edits }) => {
  const handSize = sizesOf(sizes as unknown as Record<string, number[]>);

  it('draws every deal, roll and theft of the record again', () => {
    const verdict = verdictOn(record, handSize);
    expect(verdict.kind).toBe('committed');
    expect(verdict.draws.length).toBeGreaterThan(0);
    expect(verdict.draws.filter((one) => one.isSame !== true)).toEqual([]);
  });

  it.each(edits)('finds out what was changed: %s', (old, changed, kind) => {
    expect(record).toContain(old);
    expect(verdictOn(record.replace(old!, changed!), handSize).kind).toBe(kind);
  });

  it('finds out another die, card or place in every single answer of chance', () => {
    const lines = record.split('\n');
    for (const said of read(record)!
      .said.filter((one) => one.move !== '')
      .slice(0, 40)) {
      const line = lines[said.line - 1]!;
      const other = said.isOrder
        ? line.replace(`[${said.words[0]} `, '[').replace(']', ` ${said.words[0]}]`)
        : line.replace(/\S+$/, (word) => (word === '1' ? '2' : '1'));
      const forged = lines.with(said.line - 1, other).join('\n');
      expect([other === line, verdictOn(forged, handSize).kind]).toEqual([
        other === line,
        other === line ? 'committed' : 'differs',
      ]);
    }
  });
});

it('knows the pack of a game that it was not told of by putting the shuffle back', () => {
  const { record, edits } = entries.find((entry) => entry.game === 'mille-bornes')!;
  const pack = PACKS['mille-bornes']!;
  delete PACKS['mille-bornes'];
  const kinds = [record, ...edits.map(([old, changed]) => record.replace(old!, changed!))].map(
    (text) => verdictOn(text).kind,
  );
  PACKS['mille-bornes'] = pack;
  expect(kinds).toEqual(['committed', ...edits.map(([, , kind]) => kind)]);
});

it('says so if a text is no record, or its chance was not committed to', () => {
  expect(verdictOn('nonsense').kind).toBe('unreadable');
  expect(verdictOn('Paddock record 1\nchance: seed 3\n').kind).toBe('other');
  expect(verdictOn(entries[0]!.record.replace('round 1', 'from: {}\nround 1')).kind).toBe('other');
});
