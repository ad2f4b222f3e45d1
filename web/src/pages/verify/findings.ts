// The steps of a verification for display: what was checked, the outcome, and its sentence.
import type { Noted } from '../../table/fairness';
import type { Fact } from '../../base/fluent';
import type { Verdict as Ruling } from '../../net/wire/http.gen';
import type { SeenMoves } from '../../table/seenMoves';
import { asShown } from './runningHash';
import type { Drawn, Verdict } from './verdict';

/** true: correct; false: wrong; null: this device cannot know. */
export type Outcome = boolean | null;

export interface Finding {
  id: 'commitment' | 'secret' | 'nonces' | 'draws' | 'rules' | 'seen';
  outcome: Outcome;
  /** The sentence, and its facts. */
  message: string;
  facts: Record<string, Fact>;
}

/** What this device noted before the deal, and what a person typed. */
export interface Known {
  noted: Noted | null;
  /** The commitment noted for this match, even if it was dealt from another one. */
  notedFor: string | null;
  typed: string;
}

const MAX_LENGTH = 60;
const short = (words: readonly string[] | null): string => {
  const text = (words ?? []).join(' ');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
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
    // Of a whole pack show the cards from the first difference on.
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
  // An unfinished match counts for nothing: another end could follow.
  if (!ruling.is_good && !ruling.problem && !ruling.is_over)
    return { id: 'rules', outcome: false, message: 'web-verify-rules-unfinished', facts: { moves: ruling.moves } };
  const facts = ruling.is_good ? { moves: ruling.moves } : { problem: ruling.problem || ruling.chance };
  return {
    id: 'rules',
    outcome: ruling.is_good,
    message: `web-verify-rules-${ruling.is_good ? 'good' : 'bad'}`,
    facts,
  };
}

/** Whether the moves of the record are those that this device was shown. */
export function seenFinding(verdict: Verdict, noted: SeenMoves | null): Finding {
  const said = (outcome: Outcome, end: string, facts: Record<string, Fact> = {}): Finding => ({
    id: 'seen',
    outcome,
    message: `web-verify-seen-${end}`,
    facts,
  });
  const moves = verdict.record?.moves ?? [];
  if (!noted?.moves.length) return said(null, 'none');
  const shown = asShown(moves, noted.moves);
  const step = noted.moves.findIndex((move, index) => move !== shown[index]);
  if (step >= 0) return said(false, 'other', { step: step + 1, seen: noted.moves[step]!, said: shown[step] ?? '–' });
  return said(true, 'same', { count: noted.moves.length, steps: moves.length });
}

/** The steps that this device did not see itself: `1–12, 40–44`; empty if it saw all that it noted. */
export const lateSteps = (noted: SeenMoves | null): string =>
  (noted?.late ?? []).map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
