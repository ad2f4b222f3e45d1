// Findings of a verification: every step can pass, fail, or be unknown to this device.
import { describe, expect, it } from 'vitest';
import {
  commitmentFinding,
  drawsFinding,
  noncesFinding,
  rulesFinding,
  lateSteps,
  secretFinding,
  seenFinding,
} from '../src/pages/verify/findings';
import { verdictOn } from '../src/pages/verify/verdict';
import { seenHash } from '../src/pages/verify/runningHash';
import vector from './seenVector.json';
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

it('says of an unfinished record that it counts for nothing', () => {
  const ruling = { is_good: false, chance: 'committed', moves: 9, is_over: false, commitment: null, problem: '' };
  expect(rulesFinding(ruling)).toMatchObject({ outcome: false, message: 'web-verify-rules-unfinished' });
});

describe('the moves that this device was shown', () => {
  const moves = good.record!.moves;
  const seen = { table: 't', match: 1, seat: 1, at: 0, moves, late: [] };

  it('are hashed as the specification says', () => {
    expect(vector.moves.map((_, index) => seenHash(vector.moves.slice(0, index + 1)))).toEqual(vector.hashes.slice(1));
  });

  it('fit the record, also where they were hidden or where it was left early', () => {
    const hidden = moves.map((move, index) => (index === 3 ? `${move.split(' ')[0]} ?` : move));
    expect(seenFinding(good, seen).outcome).toBe(true);
    expect(seenFinding(good, { ...seen, moves: hidden }).outcome).toBe(true);
    expect(seenFinding(good, { ...seen, moves: moves.slice(0, 5) })).toMatchObject({
      outcome: true,
      facts: { count: 5, steps: moves.length },
    });
  });

  it('show a record of another match on the same secret, and where it differs', () => {
    const other = moves.with(4, '1 discard 25');
    expect(seenFinding(good, { ...seen, moves: other })).toMatchObject({ outcome: false, facts: { step: 5 } });
    expect(seenFinding(good, { ...seen, moves: [...moves, '1 25'] }).outcome).toBe(false);
  });

  it('are unknown to a device that was not there, and late where it was away', () => {
    expect(seenFinding(good, null).outcome).toBe(null);
    expect(
      lateSteps({
        ...seen,
        late: [
          [1, 12],
          [40, 40],
        ],
      }),
    ).toBe('1–12, 40');
  });
});
