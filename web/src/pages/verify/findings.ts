// The steps of a check as a person reads them: what was looked at, how it came out, and the sentence that says so.
import type { Noted } from '../../table/fairness';
import type { Fact } from '../../base/fluent';
import type { Verdict as Ruling } from '../../net/wire/http.gen';
import type { Drawn, Verdict } from './verdict';

/** true: it fits; false: it does not; null: this device cannot know. */
export type Outcome = boolean | null;

export interface Finding {
  id: 'commitment' | 'secret' | 'nonces' | 'draws' | 'rules';
  outcome: Outcome;
  /** The sentence, and its facts. */
  message: string;
  facts: Record<string, Fact>;
}

/** What this device knows from before the deal, and what a person typed. */
export interface Known {
  noted: Noted | null;
  /** The commitment that was noted for this match, whichever it was dealt from. */
  notedFor: string | null;
  typed: string;
}

const LONGEST = 60;
const short = (words: readonly string[] | null): string => {
  const text = (words ?? []).join(' ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

export function commitmentFinding(verdict: Verdict, known: Known, when: (at: number) => string): Finding {
  const said = (outcome: Outcome, end: string, facts = {}): Finding => ({
    id: 'commitment',
    outcome,
    message: `web-verify-commitment-${end}`,
    facts,
  });
  const typed = known.typed.replace(/\s+/g, '').toLowerCase();
  if (typed) return typed === verdict.commitment ? said(true, 'same') : said(false, 'foreign');
  if (known.noted) return said(true, 'noted', { when: when(known.noted.at) });
  return known.notedFor ? said(false, 'other', { noted: `${known.notedFor.slice(0, 16)}…` }) : said(null, 'unseen');
}

export function secretFinding(verdict: Verdict): Finding {
  const isGood = verdict.kind !== 'secret';
  return { id: 'secret', outcome: isGood, message: `web-verify-secret-${isGood ? 'good' : 'bad'}`, facts: {} };
}

export function noncesFinding(verdict: Verdict, noted: Noted | null): Finding {
  const words = verdict.record?.nonces ?? [];
  const mine = Object.values(noted?.nonces ?? {});
  const lost = mine.find((nonce) => !words.includes(nonce));
  if (mine.length === 0)
    return { id: 'nonces', outcome: null, message: 'web-verify-nonces-others', facts: { words: words.length } };
  return {
    id: 'nonces',
    outcome: lost === undefined,
    message: `web-verify-nonces-${lost === undefined ? 'mine' : 'missing'}`,
    facts: { nonce: lost ?? mine.join(', ') },
  };
}

export function drawsFinding(draws: readonly Drawn[]): Finding {
  const wrong = draws.find((one) => one.isSame === false);
  if (wrong) {
    // Of a whole pack only the cards from the first difference on say anything.
    const first = wrong.words.findIndex((word, index) => word !== wrong.drawn?.[index]);
    const facts = {
      line: wrong.line,
      said: short(wrong.words.slice(first)),
      drawn: short(wrong.drawn?.slice(first) ?? null),
    };
    return { id: 'draws', outcome: false, message: 'web-verify-draws-bad', facts };
  }
  const checked = draws.filter((one) => one.isSame);
  const deals = checked.filter((one) => one.isOrder).length;
  return {
    id: 'draws',
    outcome: checked.length ? true : null,
    message: 'web-verify-draws-good',
    facts: { deals, rolls: checked.length - deals },
  };
}

export function rulesFinding(ruling: Ruling): Finding {
  const facts = ruling.is_good ? { moves: ruling.moves } : { problem: ruling.problem || ruling.chance };
  return {
    id: 'rules',
    outcome: ruling.is_good,
    message: `web-verify-rules-${ruling.is_good ? 'good' : 'bad'}`,
    facts,
  };
}
