// Animations of a race's events: each car shows its card and drives along its lane, one after the other.
import { SLIDE, type Beat, type Box, type Part } from '../../motion/motion';
import type { Event } from '../../net/wire/ausgebremst.gen';

/** A card displayed at a car. */
export interface ShownCard {
  value: number;
}
export interface Road {
  along: (car: number, way: readonly string[]) => Part[];
  /** Screen position of a card displayed beside a space. */
  cardAt: (space: string) => Box | null;
  /** Where the player's card lay before it was played. */
  handBox: (value: number) => Box | null;
  me: number | null;
  /** Each car's space before its events. */
  spaceOf: (car: number) => string;
}
interface Step {
  lift: { what: ShownCard; box: Box } | null;
  from: Box | null;
  /** Empty if the car stays: then only its card is shown. */
  parts: Part[];
  showMs: number;
  sound?: Beat['sound'];
}

/** A card up to this value is a slow bend. */
const BRAKING = 2;
const CARD_MS = 260;
const NEUTRAL_CARD_MS = 480;
const FADE_MS = 220;

/** The beats of these events, and the cards to lift for them. */
export function motionsOf(
  events: readonly Event[],
  road: Road,
): { lifts: { what: ShownCard; box: Box }[]; beats: (elements: Element[]) => Beat[] } {
  const steps = events.flatMap((event, index) => stepOf(event, events[index - 1], road));
  return { lifts: steps.flatMap((step) => step.lift ?? []), beats: (elements) => beatsOf(steps, [...elements]) };
}

function stepOf(event: Event, before: Event | undefined, road: Road): Step[] {
  if (event.event === 'CarDrove') {
    const isNeutral = before?.event === 'NeutralCardTurned';
    const from = event.car === road.me ? road.handBox(event.value) : null;
    return [
      {
        ...shown(event.value, event.start, road),
        from,
        parts: road.along(event.car, [event.start, ...event.path]),
        showMs: isNeutral ? NEUTRAL_CARD_MS : CARD_MS,
        sound: event.value <= BRAKING ? 'brake' : 'race',
      },
    ];
  }
  if (event.event === 'NeutralStayed')
    return [{ ...shown(event.value, road.spaceOf(event.car), road), from: null, parts: [], showMs: NEUTRAL_CARD_MS }];
  if (event.event === 'CarFinished') return [{ lift: null, from: null, parts: [], showMs: 0, sound: 'finish' }];
  return [];
}

function shown(value: number, space: string, road: Road): { lift: Step['lift'] } {
  const box = road.cardAt(space);
  return { lift: box && { what: { value }, box } };
}

function beatsOf(steps: readonly Step[], elements: Element[]): Beat[] {
  return steps.flatMap((step): Beat[] => {
    const card = step.lift ? elements.shift() : undefined;
    const to = step.lift?.box;
    const begin =
      step.from && to ? `translate(${step.from.left - to.left}px, ${step.from.top - to.top}px)` : 'translate(0px, 8px)';
    const showMs = card ? step.showMs : 0;
    const drive = step.parts.map((part) => ({ ...part, after: showMs }));
    return [
      {
        parts: [...(card ? [showing(card, begin, step.from !== null, showMs)] : []), ...drive],
        ...(step.sound ? { sound: step.sound, soundAfter: showMs } : {}),
      },
    ];
  });
}

/** A card appears and fades in one animation, which the browser can run without the main thread. */
function showing(card: Element, begin: string, isFromHand: boolean, showMs: number): Part {
  const ms = showMs + FADE_MS;
  const here = 'translate(0px, 0px)';
  return {
    element: card,
    frames: [
      { transform: begin, opacity: isFromHand ? 1 : 0, easing: SLIDE },
      { transform: here, opacity: 1, offset: showMs / ms, easing: SLIDE },
      { transform: here, opacity: 0 },
    ],
    ms,
    easing: 'linear',
  };
}
