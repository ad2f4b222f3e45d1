// The days of "away until", as the date field of a browser writes them (2026-11-22), where this device is.
const DAY_MS = 86_400_000;
const SUGGESTED_DAYS = 7;

const dayOf = (at: Date): string => at.toLocaleDateString('sv');

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00`);
  at.setDate(at.getDate() + days);
  return dayOf(at);
}

/** The last second of a day. */
export const endOf = (day: string): number => new Date(`${day}T23:59:59`).getTime() / 1_000;

/** The day of a time that the server told. */
export const dayAt = (seconds: number): string => dayOf(new Date(seconds * 1_000));

/** The last day until whose end somebody may be away; empty if not even today is left. */
export function lastDay(daysLeft: number, now = new Date()): string {
  const end = new Date(now.getTime() + daysLeft * DAY_MS);
  const day = endOf(dayOf(end)) * 1_000 <= end.getTime() ? dayOf(end) : dayAfter(dayOf(end), -1);
  return day < dayOf(now) ? '' : day;
}

/** A week from now, or as long as is left. */
export function suggestedDay(last: string, now = new Date()): string {
  const wished = dayAfter(dayOf(now), SUGGESTED_DAYS);
  return last && last < wished ? last : wished;
}
