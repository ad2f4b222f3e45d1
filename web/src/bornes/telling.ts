// What happened at a Bornes table, as lines to read: one for each thing worth telling.
import type { Facts } from '../lib/fluent';
import type { TableEvent, Told } from '../lib/table.svelte';

export interface TellLine {
  id: string;
  /** The sentence to say, and its facts. */
  message: string;
  facts: Facts;
  card: string | null;
  seat: number | null;
}

/** What the table itself shows, or what follows from the line before. */
const QUIET = new Set(['TurnBegan', 'AnswerAsked', 'AnswerPassed', 'AttackEnded', 'ExtensionOffered', 'HandDealt', 'CardDrawn', 'CarMoved']);

export function linesOf(told: readonly Told[]): TellLine[] {
  return told.flatMap((step) => step.events.flatMap((event, index) => lineOf(step, event, index)));
}

function lineOf(step: Told, event: TableEvent, index: number): TellLine[] {
  if (QUIET.has(event.event)) return [];
  const next = step.events[index + 1];
  const isDriving = event.event === 'CardLaid' && next?.event === 'CarMoved';
  return [
    {
      id: `${step.seq}.${index}`,
      message: isDriving ? 'event-CardLaid-moved' : `event-${event.event}`,
      facts: (isDriving ? { ...event, total_km: next['total_km'] } : event) as Facts,
      card: typeof event['card'] === 'string' ? event['card'] : null,
      seat: typeof event['seat'] === 'number' ? event['seat'] : null,
    },
  ];
}
