// Animations of events: cars step along the lanes one after the other, hits flash where they land, dice roll.
import type { TableEvent } from '../../table/table.svelte';
import type { Beat, Part } from '../../motion/motion';

/** A short effect above the cars: a hit, a bomb, a rope, a shot. */
export interface Burst {
  id: string;
  kind: 'token' | 'mend' | 'bomb' | 'wreck' | 'hook' | 'shot' | 'saw' | 'lost' | 'home';
  space: string;
  /** The other end of a shot or rope. */
  to?: string;
  text: string;
}

/** A drawing of the road that cars drive on: the board, or the strip on a phone. */
export interface Surface {
  /** The animation of a car over these spaces, starting with the one it stood on. */
  along: (car: number, way: readonly string[], stepMs: number) => Part[];
  /** The elements of a burst. */
  bursts: (id: string) => Element[];
  /** Keep this space visible. */
  follow?: (space: string) => void;
  /** Show these spaces from close by; none: as before. */
  closeUp?: (spaces: readonly string[]) => void;
}

const STEP_MS = 210;
const BLOW_MS = 110;
const BURST_MS = 520;
const LOUD: Record<string, Beat['sound']> = {
  BombDropped: 'crash',
  CarWrecked: 'crash',
  CarShot: 'attack',
  CarFinished: 'finish',
  CarSawn: 'attack',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The effects of these events, each at its car's space at that moment; `spaces` holds the cars' spaces after the
 * events.
 */
export function burstsOf(seq: number, events: readonly TableEvent[], spaces: ReadonlyMap<number, string>): Burst[] {
  const at = new Map(spaces);
  for (const event of events.toReversed()) if (isMove(event)) at.set(Number(event['car']), textOf(event['start']));
  return events.flatMap((event, index): Burst[] => {
    const found = burstOf(event, (car) => at.get(Number(car)) ?? '');
    if (event.event === 'CarStepped') at.set(Number(event['car']), textOf(event['space']));
    return found?.space ? [{ ...found, id: `${seq}.${index}` }] : [];
  });
}

export const isMove = (event: TableEvent): boolean => event.event === 'CarStepped' || event.event === 'CarFinished';

function burstOf(event: TableEvent, space: (car: unknown) => string): Omit<Burst, 'id'> | null {
  const made = (kind: Burst['kind'], where: string, text = ''): Omit<Burst, 'id'> => ({ kind, space: where, text });
  switch (event.event) {
    case 'DamageTaken':
      return made('token', space(event['car']), '−1');
    case 'DamageMended':
      return Number(event['tokens']) ? made('mend', space(event['car']), `+${String(event['tokens'])}`) : null;
    case 'BombDropped':
      return made('bomb', textOf(event['space']));
    case 'CarWrecked':
      return made('wreck', textOf(event['space']));
    case 'CarHooked':
      return { ...made('hook', space(event['car'])), to: space(event['ahead']) };
    case 'CarShot':
      return { ...made('shot', space(event['car'])), to: textOf(event['space']) };
    case 'CarSawn':
      return made('saw', space(event['target']));
    case 'SawsLost':
    case 'BumpersLost':
      return made('lost', space(event['target']), '×');
    case 'CarFinished':
      return made('home', textOf(event['start']), '★');
    default:
      return null;
  }
}

/** The beats of these events. Cars moved by the same push or hook move together. */
export function motionsOf(seq: number, events: readonly TableEvent[], surfaces: readonly Surface[]): Beat[] {
  const beats: Beat[] = [];
  const moved = (event: TableEvent, way: string[], ms: number): Part[] =>
    surfaces.flatMap((road) => road.along(Number(event['car']), way, ms));
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index]!;
    const [start, space] = [textOf(event['start']), textOf(event['space'])];
    if (event.event === 'CarStepped') {
      const parts = moved(event, [start, space], STEP_MS);
      while (isCarriedAlong(events[index + 1])) {
        const other = events[(index += 1)]!;
        parts.push(...moved(other, [textOf(other['start']), textOf(other['space'])], STEP_MS));
      }
      beats.push({
        parts,
        sound: 'growl',
        ...(event['cause'] === 'drive' ? { begin: () => surfaces.forEach((road) => road.follow?.(space)) } : {}),
      });
    } else if (event.event === 'CarRammed') {
      beats.push({ parts: moved(event, [start, space, start], BLOW_MS), sound: 'crash' });
    } else {
      const parts = surfaces.flatMap((road) => road.bursts(`${seq}.${index}`)).map(flash);
      const sound = LOUD[event.event];
      if (parts.length) beats.push(sound ? { parts, sound } : { parts });
    }
  }
  return beats;
}

/**
 * Pushed and hooked cars move together with the previous one; in a push the front car comes first, the striker last.
 */
const isCarriedAlong = (event: TableEvent | undefined): boolean => event?.event === 'CarStepped';

const DUELS = new Set(['CarRammed', 'CarSawn', 'CarShot', 'CarHooked']);

/** Where two cars fight in these events: their spaces before and after; empty without a fight. */
export function duelOf(events: readonly TableEvent[], spaces: ReadonlyMap<number, string>): string[] {
  const fights = events.filter((event) => DUELS.has(event.event));
  const cars = new Set(fights.flatMap((event) => [event['car'], event['target'], event['ahead']].map(Number)));
  const starts = events.flatMap((event) => (cars.has(Number(event['car'])) ? [textOf(event['start'])] : []));
  return [...new Set([...starts, ...[...cars].map((car) => spaces.get(car) ?? '')])].filter(Boolean);
}

const flash = (element: Element): Part => ({
  element,
  frames: [
    { opacity: 0, offset: 0 },
    { opacity: 1, offset: 0.15 },
    { opacity: 1, offset: 0.75 },
    { opacity: 0, offset: 1 },
  ],
  ms: BURST_MS,
});

/** How long the thrown dice are seen, about 0.7 s with the last of them. */
const TUMBLE_MS = 600;

/** Rolled dice are thrown in from below, bounce, and lie still one after the other. */
export function tumble(elements: readonly Element[]): Beat[] {
  if (elements.length === 0) return [];
  const parts = elements.map((element, index): Part => {
    const side = index % 2 ? 1 : -1;
    return {
      element,
      frames: [
        { transform: `translate(${side * 46}px, 70px) rotate(${side * 400}deg) scale(0.7)`, opacity: 0, offset: 0 },
        { transform: `translate(${side * 20}px, -34px) rotate(${side * 210}deg) scale(1.12)`, opacity: 1, offset: 0.4 },
        { transform: `translate(${side * 6}px, 3px) rotate(${side * 60}deg) scale(1)`, opacity: 1, offset: 0.7 },
        { transform: `translate(${side * 2}px, -8px) rotate(${side * 20}deg) scale(1)`, opacity: 1, offset: 0.85 },
        { transform: 'translate(0px, 0px) rotate(0deg) scale(1)', opacity: 1, offset: 1 },
      ],
      ms: TUMBLE_MS,
      after: (index % 4) * 35,
    };
  });
  return [{ parts, sound: 'roll' }];
}
