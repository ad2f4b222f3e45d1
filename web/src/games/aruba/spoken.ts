// The situation in words for screen readers: the track relative to the listener's car.
import { listed, sentences } from '../../base/capital';
import type { Facts } from '../../base/fluent';
import { language, say } from '../../base/language.svelte';
import type { Car, RaceView } from '../../net/wire/aruba.gen';
import { aroundOf, redIn, type Track } from './track';
import { choicesOf, offersOf } from './uses';
import { useName } from './words';

/** One car relative to another: name, distance, lane, condition. */
export function carText(car: Car, ahead: number, name: string): string {
  const where =
    ahead === 0
      ? say('web-aruba-level', { lane: car.lane })
      : say(ahead > 0 ? 'web-aruba-ahead' : 'web-aruba-behind', { count: Math.abs(ahead), lane: car.lane });
  const state =
    car.state === 'wreck' ? [say('aruba-wreck')] : car.damage ? [say('web-aruba-damage', { count: car.damage })] : [];
  const mounts = car.mounts.map((mount) => say(`web-aruba-has-${mount}`));
  return [say('web-aruba-car-of', { number: car.car, name }), where, ...state, ...mounts].join(', ');
}

/** Red rows and the line, with their distance. */
export function aheadText(track: Track, row: number): string {
  const red = redIn(track, row);
  const warning = red === null ? [] : [red === 0 ? say('web-aruba-on-red') : say('web-aruba-red-in', { count: red })];
  return [...warning, say('web-aruba-line-in', { count: track.rows - row + 1 })].join(' ');
}

/** The current situation in a few sentences. */
export function situationText(
  round: RaceView,
  mine: Car | undefined,
  track: Track,
  name: (car: Car) => string,
  status: string,
  facts: Facts,
): string {
  const parts = [...status.split(' · '), handText(round)];
  const { dice, extra, rerolls } = round.active;
  const lying = [...dice, ...extra].join(' ');
  if (lying) parts.push(`${say('web-aruba-dice', { count: dice.length + extra.length })}: ${lying}`);
  if (round.phase === 'dice') parts.push(say('web-aruba-rerolls', { count: rerolls }));
  parts.push(combinationsText(round, facts));
  // After a ram, points may be left with nowhere to drive.
  if (round.movement && (mine?.car !== round.active.car || round.reach.length))
    parts.push(say('web-aruba-movement', { count: round.movement }));
  if (mine && mine.row !== null) {
    parts.push(ownText(mine), trackText(round, mine, track, name));
  }
  return sentences(parts);
}

/** The action cards in hand. */
export const handText = ({ hand }: RaceView): string =>
  hand?.length ? `${say('web-hand')}: ${hand.map((card) => language.card('aruba', card)).join(', ')}` : '';

/** What the dice as they lie could be used for. */
export function combinationsText(round: RaceView, facts: Facts): string {
  const uses = offersOf(round.uses, []).flatMap(choicesOf);
  return uses.length ? `${say('web-aruba-combinations')}: ${listed(uses.map((use) => useName(use, facts)))}` : '';
}

/** The listener's car: which it is, where, in what condition. */
export const ownText = ({ car, row, lane, damage }: Car): string => say('web-aruba-you', { car, row, lane, damage });

/** The track from a car: what is ahead, where the others are, and who tows whom. */
export function trackText(round: RaceView, mine: Car, track: Track, name: (car: Car) => string): string {
  const { car: active, hooked } = round.active;
  const rope =
    hooked === null
      ? []
      : [
          say('event-CarHooked', {
            ...people(round.cars, name),
            seat: round.cars[hooked - 1]?.seat ?? 0,
            car: hooked,
            ahead: active,
          }),
        ];
  return [
    aheadText(track, mine.row ?? 1),
    ...aroundOf(round.cars, mine).map(({ car, ahead }) => `${carText(car, ahead, name(car))}.`),
    ...rope,
  ].join(' ');
}

/** Names as facts of the sentences. */
function people(cars: readonly Car[], name: (car: Car) => string): Facts {
  const named = (key: 'seat' | 'car'): Record<number, string> =>
    Object.fromEntries(cars.map((car) => [car[key], name(car)]));
  return { seat_names: named('seat'), car_names: named('car') };
}

/** The standings of the race and the match. */
export function standingsText(round: RaceView, points: readonly number[], name: (car: Car) => string): string {
  const cars = round.order.map((number, index) => {
    const car = round.cars[number - 1]!;
    const state =
      car.state === 'home'
        ? say('aruba-home', { place: car.rank ?? 0 })
        : car.state === 'racing'
          ? say('web-aruba-row', { row: car.row ?? 0 })
          : say('aruba-wreck');
    return `${language.number(index + 1)}. ${say('web-aruba-car-of', { number, name: name(car) })}, ${state}, ${say('web-aruba-points', { count: points[car.seat - 1] ?? 0 })}.`;
  });
  return cars.join(' ');
}
