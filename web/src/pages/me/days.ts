// Days in the reader's language and time zone.
import { dayNumber, inZone } from '../../net/zone.svelte';

/** Today, yesterday, a weekday within a week; further back the date. */
export function day(seconds: number, lang: string, now = new Date()): string {
  const at = new Date(seconds * 1000);
  const days = dayNumber(now) - dayNumber(at);
  if (days < 2) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-days, 'day');
  if (days < 7) return at.toLocaleDateString(lang, inZone({ weekday: 'long' }));
  return at.toLocaleDateString(lang, inZone({ dateStyle: 'medium' }));
}
