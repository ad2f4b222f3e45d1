// Short texts of a race: signed numbers, lanes, drivers.
import { language, say } from '../../base/language.svelte';
import { spacesAhead } from './race';
import type { Board } from '../../net/wire/board.gen';
import type { PublicCar } from '../../net/wire/ausgebremst.gen';

/** A reserve as displayed: +4, +0, −2. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${language.number(Math.abs(value))}`;

/** The lane of a space, in words. */
export const laneOf = (space: string): string => say(`web-race-lane-${space[0]}`);

/** A space as a person sees it from their car: "inner lane, 4 ahead". */
export function placeOf(board: Board, from: string, to: string): string {
  const [here, there] = [from, to].map((name) => board.spaces.find((space) => space.name === name));
  const lane = laneOf(to);
  if (!here || !there || here.lane === 'P' || there.lane === 'P')
    return there?.lane === 'P' ? `${lane} ${there.number}` : lane;
  if (from === to) return say('web-race-place-own', { lane });
  const count = spacesAhead(board, here, there);
  const where = count > 0 ? 'ahead' : count < 0 ? 'behind' : 'level';
  return say(`web-race-place-${where}`, { lane, count: Math.abs(count) });
}

/** What a seat has to do other than drive, in a few words. */
export function taskOf(car: PublicCar): string {
  const task = car.task ?? 'wait';
  return say(`web-race-title-${task}`, { value: car.pit_cards[0] ?? 0 });
}

/** The driver of a car, or the word for a neutral car. */
export function driverOf(car: PublicCar & { number: number }, names: Record<number, string>): string {
  return car.seat === null ? say('web-race-neutral-car', { number: car.number }) : (names[car.seat] ?? '');
}
