// Days in the reader's language and time zone.

const DAY_MS = 86_400_000;
const midnight = (at: Date): number => new Date(at).setHours(0, 0, 0, 0);

/** Today, yesterday, a weekday within a week; further back the date. */
export function day(seconds: number, lang: string, now = new Date()): string {
  const at = new Date(seconds * 1000);
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS);
  if (days < 2) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-days, 'day');
  if (days < 7) return at.toLocaleDateString(lang, { weekday: 'long' });
  return at.toLocaleDateString(lang, { dateStyle: 'medium' });
}
