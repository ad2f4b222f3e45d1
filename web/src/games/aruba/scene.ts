// What the road shows: cars on their spaces, and the spaces to choose from.
import type { Facts } from '../../base/fluent';
import type { Car, RaceView, Reach } from '../../net/wire/aruba.gen';
import { spaceOf } from './track';
import { reachLabel, reachText } from './words';

export interface Placed {
  number: number;
  space: string;
  isMine: boolean;
  isWreck: boolean;
  mounts: string[];
  damage: number;
  /** It is towed by the car ahead. */
  isHooked: boolean;
  name: string;
}

export interface LitSpace {
  key: string;
  /** Where it is drawn; a finish over the line: the row after the last. */
  space: string;
  /** What the last step hits, else the number of steps. */
  text: string;
  /** The number of steps, where the space has room for it. */
  steps: string;
  name: string;
  look: 'reach' | 'ram' | 'saw';
  /** A lesson asks for it. */
  isMarked: boolean;
  reach: Reach;
}

export function placed({ cars, active }: RaceView, mine: readonly number[], name: (car: Car) => string): Placed[] {
  return cars.flatMap((car) => {
    const space = spaceOf(car);
    return space === null
      ? []
      : [
          {
            number: car.car,
            space,
            isMine: mine.includes(car.car),
            isWreck: car.state === 'wreck',
            mounts: car.mounts,
            damage: car.damage,
            isHooked: car.car === active.hooked,
            name: name(car),
          },
        ];
  });
}

/** The spaces to choose from; `marked` are the steps of the one to point out. */
export function litOf(round: RaceView, facts: Facts, marked = ''): LitSpace[] {
  const row = round.cars[round.active.car - 1]?.row ?? 0;
  return round.reach.map((reach) => ({
    key: reach.space ?? 'home',
    space: reach.space ?? `${row + reach.steps.length}-${reach.lane}`,
    text: reachLabel(reach, round.active.car),
    steps: isRam(reach) ? '' : reach.hits.length ? String(reach.steps.length) : reachLabel(reach, round.active.car),
    name: reachText(reach, facts),
    look: reach.hits.length === 0 ? 'reach' : isRam(reach) ? 'ram' : 'saw',
    isMarked: reach.steps.join(' ') === marked,
    reach,
  }));
}

const isRam = (reach: Reach): boolean => reach.hits.some((hit) => hit.cause === 'ram');
