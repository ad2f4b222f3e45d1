// What happened at a Bornes table, as lines to read and to hear: one for each thing worth telling.
import type { Facts } from '../../base/fluent';
import type { TableEvent, Told } from '../../table/table.svelte';
import type { TellLine } from '../../table/telling';

/** What the table itself shows, or what follows from the line before. */
const QUIET = new Set([
  'TurnBegan',
  'AnswerAsked',
  'AnswerPassed',
  'AttackEnded',
  'ExtensionOffered',
  'HandDealt',
  'CardDrawn',
  'CarMoved',
]);
/** What only one's own seat has to hear: a reader sees it on the table. */
const OWN: Record<string, string> = {
  TurnBegan: 'event-TurnBegan-own',
  AnswerAsked: 'event-AnswerAsked-own',
  ExtensionOffered: 'event-ExtensionOffered-own',
  HandDealt: 'event-HandDealt-own',
  CardDrawn: 'event-CardDrawn-own',
};

/** The lines of the log; with a seat, also what that seat has to hear. */
export function linesOf(told: readonly Told[], listener: number | null = null): TellLine[] {
  return told.flatMap((step) => step.events.flatMap((event, index) => lineOf(step, event, index, listener)));
}

function lineOf(step: Told, event: TableEvent, index: number, listener: number | null): TellLine[] {
  const seat = typeof event['seat'] === 'number' ? event['seat'] : null;
  const own = seat !== null && seat === listener ? OWN[event.event] : undefined;
  if (QUIET.has(event.event) && !own) return [];
  const next = step.events[index + 1];
  const isDriving = event.event === 'CardLaid' && next?.event === 'CarMoved';
  const facts = (isDriving ? { ...event, total_km: next['total_km'] } : { ...event, goal: event['goal_km'] }) as Facts;
  const message = own ?? (isDriving ? 'event-CardLaid-moved' : `event-${event.event}`);
  return [
    {
      id: `${step.seq}.${index}`,
      message,
      facts,
      card: typeof event['card'] === 'string' ? event['card'] : null,
      seat,
    },
  ];
}

/** Where the last card went, by the name of the place; empty if nothing was laid in this step. */
export function lastPlace(step: Told | undefined, pileOf: (card: string) => string): string {
  const places = (step?.events ?? []).flatMap((event): string[] => {
    if (event.event === 'CardDiscarded') return ['discards'];
    const isLaid = event.event === 'CardLaid' || event.event === 'AttackLaid' || event.event === 'CoupPlayed';
    return isLaid ? [`${pileOf(String(event['card']))}-${String(event['side'])}`] : [];
  });
  return places.at(-1) ?? '';
}
