// What the page says of a check: every step can come out well, badly, or unknown to this device.
import { describe, expect, it } from 'vitest';
import {
  commitmentFinding,
  drawsFinding,
  noncesFinding,
  rulesFinding,
  secretFinding,
} from '../src/pages/verify/findings';
import { verdictOn } from '../src/pages/verify/verdict';
import entries from './verify.gen.json';

const { record, edits } = entries.find((entry) => entry.game === 'mille-bornes')!;
const good = verdictOn(record);
const forged = (kind: string) =>
  edits.filter((edit) => edit[2] === kind).map(([old, changed]) => verdictOn(record.replace(old!, changed!)));
const noted = { table: 't', match: 1, at: 0, nonces: { 1: 'luck' } };
const unseen = { noted: null, notedFor: null, typed: '' };
const when = () => 'then';

describe('the promise', () => {
  it('is known if this device noted it or a person typed it, and unknown otherwise', () => {
    expect(commitmentFinding(good, { ...unseen, noted }, when).outcome).toBe(true);
    expect(commitmentFinding(good, { ...unseen, typed: ` ${good.commitment.toUpperCase()} ` }, when).outcome).toBe(
      true,
    );
    expect(commitmentFinding(good, unseen, when).outcome).toBe(null);
  });

  it('is broken if another one was noted or typed', () => {
    expect(commitmentFinding(good, { ...unseen, notedFor: 'ab12' }, when).outcome).toBe(false);
    expect(commitmentFinding(good, { ...unseen, noted, typed: 'ab12' }, when).outcome).toBe(false);
  });
});

it('finds a secret that does not keep the promise', () => {
  expect(secretFinding(good).outcome).toBe(true);
  expect(forged('secret').map((one) => secretFinding(one).outcome)).toEqual([false]);
});

it('finds the own word in the record, or misses it', () => {
  expect(noncesFinding(good, noted).outcome).toBe(true);
  expect(noncesFinding(good, { ...noted, nonces: { 1: 'luck', 2: 'lost' } })).toMatchObject({
    outcome: false,
    facts: { nonce: 'lost' },
  });
  expect(noncesFinding(good, null)).toMatchObject({ outcome: null, facts: { words: 2 } });
});

it('says where the cards differ and what they should be', () => {
  expect(drawsFinding(good.draws)).toMatchObject({ outcome: true, facts: { deals: 1, rolls: 0 } });
  for (const one of forged('differs')) {
    const { outcome, facts } = drawsFinding(one.draws);
    expect([outcome, facts['said'] === facts['drawn']]).toEqual([false, false]);
  }
});

it('passes on what the server says of the moves', () => {
  const ruling = { is_good: false, chance: '', moves: 0, is_over: false, commitment: null, problem: 'line 9' };
  expect(rulesFinding(ruling)).toMatchObject({ outcome: false, facts: { problem: 'line 9' } });
  expect(rulesFinding({ ...ruling, is_good: true, moves: 7 })).toMatchObject({ outcome: true, facts: { moves: 7 } });
});
