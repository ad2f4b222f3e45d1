// The place of the last card laid, which is marked on the table.
import type { Told } from '../../table/table.svelte';

/** Where the last card went, by the name of the place; empty if this step laid none. */
export function lastPlace(step: Told | undefined, pileOf: (card: string) => string): string {
  const places = (step?.events ?? []).flatMap((event): string[] => {
    if (event.event === 'CardDiscarded') return ['discards'];
    const isLaid = event.event === 'CardLaid' || event.event === 'AttackLaid' || event.event === 'CoupPlayed';
    return isLaid ? [`${pileOf(String(event['card']))}-${String(event['side'])}`] : [];
  });
  return places.at(-1) ?? '';
}
