// What happened in a race, as lines to read and to hear: one for each thing worth telling.
import type { Facts } from '../../base/fluent';
import type { TableEvent, Told } from '../../table/table.svelte';
import type { TellLine } from '../../table/telling';

/** What the board shows, or what follows from the line before. */
const QUIET = new Set(['RaceCardDrawn', 'CardSorted', 'CardToSort', 'RaceHandDealt', 'GridCardDrawn', 'RoundBegan']);
/** What a seat hears of itself, though others do not have to read it. */
const OWN = new Set(['RaceCardDrawn', 'CardToSort', 'RaceHandDealt', 'CardSorted', 'DeckChosen', 'PilesPreset']);

/** The lines of the log; with a seat, also what that seat has to hear. */
export function linesOf(told: readonly Told[], listener: number | null = null): TellLine[] {
  return told.flatMap((step) => step.events.flatMap((event, index) => lineOf(step, event, index, listener)));
}

function lineOf(step: Told, event: TableEvent, index: number, listener: number | null): TellLine[] {
  const seat = typeof event['seat'] === 'number' ? event['seat'] : null;
  const isOwn = seat !== null && seat === listener && OWN.has(event.event);
  // The card that a neutral turned up is told by what it did with it.
  const isTold =
    event.event === 'NeutralCardTurned' && ['CarDrove', 'NeutralStayed'].includes(step.events[index + 1]?.event ?? '');
  // From the grid into the first lap: that a car has started was said.
  const isStart = event.event === 'LapBegan' && event['lap'] === 1;
  if ((QUIET.has(event.event) && !isOwn) || isTold || isStart) return [];
  return [
    {
      id: `${step.seq}.${index}`,
      message: isOwn ? `event-${event.event}-own` : `event-${event.event}`,
      facts: event as Facts,
      seat,
    },
  ];
}
