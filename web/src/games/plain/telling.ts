// What happened in any game, as sentences: one's own where there is one, and nothing where nobody has written any.
import type { TableEvent } from '../../table/table.svelte';

/** The sentence for an event as this seat sees it; null if it is not worth one. */
export function sentenceOf(event: TableEvent, seat: number | null, has: (id: string) => boolean): string | null {
  const [common, own] = [`event-${event.event}`, `event-${event.event}-own`];
  if (seat !== null && event['seat'] === seat && has(own)) return own;
  return has(common) ? common : null;
}
