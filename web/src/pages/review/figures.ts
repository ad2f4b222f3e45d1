// Rounds the figures of a review: tenths of a percent that still add up, and lines with few enough points for a phone.
import { language, say } from '../../base/language.svelte';
import type { Account, Moment } from '../../net/wire/http.gen';

const TENTH = 1_000; // one tenth of a percent, in millionths
const MIN_SHOWN = 10; // in tenths; smaller amounts of luck or skill are not mentioned

export const PARTS = ['deal', 'luck', 'decisions', 'rivals'] as const;
export type Tenths = Record<(typeof PARTS)[number] | 'start' | 'result' | 'margin', number>;

/** An account in tenths of a percent; luck absorbs the rounding error, so that the rounded figures add up too. */
export function tenthsOf(account: Account): Tenths {
  const tenths = (value: number): number => Math.round(value / TENTH);
  const { start, deal, decisions, rivals, result, margin } = account;
  const others = [start, deal, decisions, rivals].map(tenths).reduce((sum, one) => sum + one, 0);
  return {
    start: tenths(start),
    deal: tenths(deal),
    luck: tenths(result) - others,
    decisions: tenths(decisions),
    rivals: tenths(rivals),
    result: tenths(result),
    margin: tenths(margin),
  };
}

const plain = (tenths: number): string =>
  (Math.abs(tenths) / 10).toLocaleString(language.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A share of the match: 12.5, or with its sign +12.5. */
export const share = (tenths: number): string => `${tenths < 0 ? '−' : ''}${plain(tenths)}`;
export const gain = (tenths: number): string => `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${plain(tenths)}`;
export const ofMillionths = (value: number): string => share(Math.round(value / TENTH));
export const percent = (millionths: number): string =>
  say('web-hint-percent', { percent: Math.round(millionths / 10_000) });

/** The names of a side's players. */
export const sideName = (account: Account, names: readonly string[]): string =>
  account.seats.map((seat) => names[seat - 1] || say('seat-label', { number: seat })).join(' + ');

/** The entry with the highest value, if it is large enough to mention and not tied. */
export function foremost(values: readonly number[]): number | null {
  const most = Math.max(...values);
  const isTold = most - Math.min(...values) >= MIN_SHOWN && values.filter((value) => value === most).length === 1;
  return isTold ? values.indexOf(most) : null;
}

/** Reduces the moments to what a line of this width can show; new rounds and the end are always kept. */
export function thinned(moments: readonly Moment[], most: number): Moment[] {
  const stride = Math.max(1, Math.ceil(moments.length / most));
  return moments.filter(
    (moment, index) =>
      index % stride === 0 || moment.is_deal || moments[index + 1]?.is_deal || index === moments.length - 1,
  );
}

/** The last moment before a step. */
export const before = (moments: readonly Moment[], step: number): Moment | undefined =>
  moments.filter((moment) => moment.step < step).at(-1) ?? moments[0];
