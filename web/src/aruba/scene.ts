// What the road shows: cars on their spaces, and the spaces that can be chosen.
import type { Facts } from '../lib/fluent';
import type { Car, RaceView, Reach } from '../wire/aruba.gen';
import { spaceOf } from './track';
import { reachLabel, reachText } from './words';

export interface Placed {
  number: number;
  space: string;
  isMine: boolean;
  isWreck: boolean;
  mounts: string[];
  name: string;
}

export interface LitSpace {
  key: string;
  /** Where it is drawn; over the line: the row behind the last. */
  space: string;
  text: string;
  name: string;
  look: 'reach' | 'ram' | 'saw';
  reach: Reach;
}

export function placed(cars: readonly Car[], mine: readonly number[], name: (car: Car) => string): Placed[] {
  return cars.flatMap((car) => {
    const space = spaceOf(car);
    return space === null ? [] : [{ number: car.car, space, isMine: mine.includes(car.car), isWreck: car.state === 'wreck', mounts: car.mounts, name: name(car) }];
  });
}

export function litOf(round: RaceView, facts: Facts): LitSpace[] {
  const row = round.cars[round.active.car - 1]?.row ?? 0;
  return round.reach.map((reach) => ({
    key: reach.space ?? 'home',
    space: reach.space ?? `${row + reach.steps.length}-${laneAfter(round, reach)}`,
    text: reachLabel(reach, round.active.car),
    name: reachText(reach, facts),
    look: reach.hits.length === 0 ? 'reach' : reach.steps.at(-1) === 'ram' ? 'ram' : 'saw',
    reach,
  }));
}

function laneAfter(round: RaceView, reach: Reach): number {
  const lane = round.cars[round.active.car - 1]?.lane ?? 2;
  return reach.steps.reduce((at, step) => at + (step === 'left' ? -1 : step === 'right' ? 1 : 0), lane);
}
