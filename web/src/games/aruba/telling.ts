// What happened at an ARUBA table, as lines to read: a drive is one line, a token belongs to its cause.
import type { Facts } from '../../base/fluent';
import type { TableEvent, Told } from '../../table/table.svelte';
import type { TellLine } from '../../table/telling';

/** What the table itself shows. */
const QUIET = new Set([
  'CarsLinedUp',
  'CarTurnBegan',
  'HookAsked',
  'NinthTokenAsked',
  'WindowPassed',
  'DiceSettled',
  'ExtraDieSet',
  'RoundBegan',
]);

const isStep = (event: TableEvent | undefined, cause: string): boolean =>
  event?.event === 'CarStepped' && event['cause'] === cause;
const isDrive = (event: TableEvent | undefined): boolean => isStep(event, 'drive');
const isPulled = (event: TableEvent | undefined): boolean => isStep(event, 'hook');

export interface DriveLine extends TellLine {
  /** The drive may still go on. */
  isOpen?: boolean;
}

/** The lines of the log; the steps of these cars are told one by one. */
export function linesOf(told: readonly Told[], stepwise: readonly number[] = []): DriveLine[] {
  const events = told.flatMap((step) => step.events.map((event, index) => ({ id: `${step.seq}.${index}`, event })));
  const lines: DriveLine[] = [];
  for (let at = 0; at < events.length; at += 1) {
    const { id, event } = events[at]!;
    // Dice that were kept tell already that the others are rolled.
    const isToldAlready = event.event === 'DiceRolled' && events[at - 1]?.event.event === 'DiceKept';
    if (QUIET.has(event.event) || isToldAlready) continue;
    if (!isDrive(event)) {
      lines.push(lineOf(id, `event-${event.event}`, event));
      continue;
    }
    const isOneByOne = stepwise.includes(Number(event['car']));
    const way = isOneByOne ? [events[at]!] : wayFrom(events, at);
    const isOpen = !isOneByOne && at + way.length === events.length;
    lines.push(
      ...[
        wholeOf(
          'aruba-drove',
          way.filter((one) => isDrive(one.event)),
          isOpen,
        ),
        wholeOf(
          'event-CarStepped',
          way.filter((one) => isPulled(one.event)),
          isOpen,
        ),
      ].flat(),
    );
    at += way.length - 1;
  }
  return lines;
}

interface Numbered {
  id: string;
  event: TableEvent;
}

/** The steps of a drive from this one on, with those of a car on its hook. */
function wayFrom(events: readonly Numbered[], at: number): Numbered[] {
  const car = events[at]!.event['car'];
  const goesOn = (event: TableEvent): boolean => (isDrive(event) && event['car'] === car) || isPulled(event);
  const end = events.findIndex((one, index) => index > at && !goesOn(one.event));
  return events.slice(at, end < 0 ? events.length : end);
}

/** Several steps of a car as one line: it keeps the id of the first, and grows while the drive goes on. */
function wholeOf(message: string, steps: readonly Numbered[], isOpen: boolean): DriveLine[] {
  const [first, last] = [steps[0], steps.at(-1)];
  return first && last
    ? [{ ...lineOf(first.id, message, { ...first.event, space: last.event['space'], count: steps.length }), isOpen }]
    : [];
}

export interface HeardLine extends TellLine {
  /** The faces that were rolled. */
  dice?: string;
}

/** What is heard: one's own steps as they are made, a rival's drive when it is over, the dice with their faces, and that it is one's turn. */
export function heardOf(told: readonly Told[], seat: number | null, mine: readonly number[]): HeardLine[] {
  const bySeq = new Map<string, DriveLine[]>();
  for (const line of linesOf(told, mine).filter((one) => !one.isOpen)) {
    const seq = line.id.split('.')[0]!;
    bySeq.set(seq, [...(bySeq.get(seq) ?? []), line]);
  }
  return told.flatMap((step) => {
    const lines: HeardLine[] = bySeq.get(String(step.seq)) ?? [];
    const began = step.events.findIndex((event) => event.event === 'CarTurnBegan' && event['seat'] === seat);
    const rolled = step.events.findIndex((event) => event.event === 'DiceRolled');
    const dice = step.events[rolled]?.['dice'];
    const seen = Array.isArray(dice)
      ? lines.map((line) => (/Dice(Rolled|Kept)$/.test(line.message) ? { ...line, dice: dice.join(' ') } : line))
      : lines;
    return began < 0 ? seen : [...seen, lineOf(`${step.seq}.${began}`, 'web-your-turn', {})];
  });
}

function lineOf(id: string, message: string, event: Record<string, unknown>): TellLine {
  const card = typeof event['card'] === 'string' ? event['card'] : null;
  return { id, message, facts: event as Facts, card, seat: typeof event['seat'] === 'number' ? event['seat'] : null };
}
