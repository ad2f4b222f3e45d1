// Days and times as a club says them, in the reader's language and time zone.
import { language } from '../../base/language.svelte';
import { dayNumber, inZone } from '../../net/zone.svelte';

const DAY_S = 86_400;
const RELATIVE_DAYS = 7;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Month and year: when a club was founded. */
export const month = (seconds: number): string =>
  dateOf(seconds).toLocaleDateString(language.lang, inZone({ month: 'long', year: 'numeric' }));

/** Weekday and time within a week, otherwise the date with the time, and with the year if it is not the present one. */
export function when(seconds: number, now = Date.now() / 1000): string {
  const isSoon = Math.abs(seconds - now) < RELATIVE_DAYS * DAY_S;
  const isThisYear = dateOf(seconds).getFullYear() === dateOf(now).getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  const day = isSoon ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short', ...year } as const);
  return dateOf(seconds).toLocaleString(language.lang, inZone({ ...day, ...TIME }));
}

/** Weekday and time in few letters. */
export const shortWhen = (seconds: number): string =>
  dateOf(seconds).toLocaleString(language.lang, inZone({ weekday: 'short', ...TIME }));

/** A day in few letters: the weekday within a week, otherwise day and month. */
export function shortDay(seconds: number, now = Date.now() / 1000): string {
  const isRecent = now - seconds < (RELATIVE_DAYS - 1) * DAY_S;
  return dateOf(seconds).toLocaleDateString(
    language.lang,
    inZone(isRecent ? { weekday: 'short' } : { day: 'numeric', month: 'short' }),
  );
}

/** Today, yesterday, 3 days ago; further back the date. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const days = dayNumber(dateOf(now)) - dayNumber(dateOf(seconds));
  if (days > RELATIVE_DAYS) return dateOf(seconds).toLocaleDateString(language.lang, inZone({ dateStyle: 'medium' }));
  return new Intl.RelativeTimeFormat(language.lang, { numeric: 'auto' }).format(-days, 'day');
}
