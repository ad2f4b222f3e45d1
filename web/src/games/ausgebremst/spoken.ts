// The race in words for screen readers, from the listener's car: positions, the road ahead, the cost and the neighbours
// of a landing.
import { sentences } from '../../base/capital';
import type { Facts } from '../../base/fluent';
import { say } from '../../base/language.svelte';
import type { Board, Space } from '../../net/wire/board.gen';
import type { Drive, RaceView } from '../../net/wire/ausgebremst.gen';
import { around, carsOf, FINISH, freeAhead, inOrder, nextBend, type RaceCar } from './race';
import { driverOf, laneOf, placeOf, signed } from './words';

const LOOK_AHEAD = 6;

export interface Scene {
  board: Board;
  race: RaceView;
  names: Record<number, string>;
  me: number | null;
}

const spaceOf = (board: Board, name: string): Space | undefined => board.spaces.find((space) => space.name === name);

/** Another car, relative to mine: "Marta, 2 ahead, inner lane". */
function nearby(car: RaceCar, mine: RaceCar, names: Record<number, string>): string {
  const apart = car.progress - mine.progress;
  const where = apart > 0 ? 'ahead' : apart < 0 ? 'behind' : 'level';
  return say(`web-race-near-${where}`, { name: driverOf(car, names), count: Math.abs(apart), lane: laneOf(car.space) });
}

/** The road ahead: the next bend, and the free spaces in each lane. */
function road({ board, race }: Scene, here: Space): string[] {
  const bend = nextBend(board, here);
  const level = board.spaces.filter((space) => space.number === here.number && space.lane !== 'P');
  const lanes = (here.lane === 'P' ? [here] : level).map((space) => {
    const free = freeAhead(board, carsOf(race), space, LOOK_AHEAD);
    return say(free === 0 ? 'web-race-way-blocked' : free >= LOOK_AHEAD ? 'web-race-way-free' : 'web-race-way-until', {
      lane: laneOf(space.name),
      count: free,
    });
  });
  return [...(bend ? [say(`web-race-way-${bend.kind}`, { count: bend.rows })] : []), ...lanes];
}

/** The cards in hand. */
const handOf = ({ hand }: RaceView): string => (hand?.length ? `${say('ausgebremst-hand')}: ${hand.join(', ')}` : '');

/** The situation, own car first, then the others from the nearest on. */
export function situation(scene: Scene, status: string, facts: (facts: Record<string, unknown>) => Facts): string {
  const { board, race, names, me } = scene;
  const mine = carsOf(race).find((car) => car.number === me);
  if (!mine || mine.state !== 'racing') return [`${status}.`, standings(scene, facts)].join(' ');
  const here = spaceOf(board, mine.space);
  const others = carsOf(race).filter((car) => car.state === 'racing' && car.number !== me);
  others.sort((one, two) => Math.abs(one.progress - mine.progress) - Math.abs(two.progress - mine.progress));
  const fuel =
    race.points === null
      ? ''
      : say('ausgebremst-fuel', { points: race.points, to_go: mine.to_go, reserve: signed(race.points - mine.to_go) });
  const own = [
    handOf(race),
    laneOf(mine.space),
    fuel,
    say(`web-race-stop-title-${mine.stop}`),
    mine.no_six ? say('web-race-you-lead') : '',
  ];
  return sentences([
    status,
    ...own,
    ...others.map((car) => nearby(car, mine, names)),
    ...(here ? road(scene, here) : []),
  ]);
}

/** Announces the turn: any obstacle to driving, the cars in range and the road ahead; enough to choose a card. */
export function turnToldFrom(scene: Scene, turn: string, advice: string): string {
  const { board, race, names, me } = scene;
  const mine = carsOf(race).find((car) => car.number === me);
  const here = mine?.state === 'racing' ? spaceOf(board, mine.space) : undefined;
  if (!mine || !here) return sentences([turn, advice, handOf(race)]);
  const isNear = (car: RaceCar): boolean =>
    car.state === 'racing' &&
    car.number !== me &&
    car.progress >= mine.progress &&
    car.progress - mine.progress <= LOOK_AHEAD;
  const near = carsOf(race)
    .filter(isNear)
    .sort((one, two) => one.progress - two.progress);
  return sentences([turn, advice, handOf(race), ...near.map((car) => nearby(car, mine, names)), ...road(scene, here)]);
}

/** The race order in words. */
export function standings({ race, names }: Scene, facts: (facts: Record<string, unknown>) => Facts): string {
  return inOrder(race)
    .map((car, index) => {
      const way =
        car.state === 'racing'
          ? say('web-race-go', facts({ count: car.to_go }))
          : say(`ausgebremst-${car.state}`, { place: race.finish.indexOf(car.number) + 1 });
      const cards = car.shown.length ? say('ausgebremst-shown', { cards: car.shown }) : '';
      return `${index + 1}. ${sentences([`${driverOf(car, names)}: ${[way, cards].filter(Boolean).join(', ')}`])}`;
    })
    .join(' ');
}

/** A landing in words: its space, the reserve left, the cost, the neighbours. */
export function landing({ board, race, names, me }: Scene, one: Drive): string {
  if (one.space === FINISH) return say('ausgebremst-move-home', { value: one.card });
  const space = spaceOf(board, one.space);
  const cost = one.stops
    ? say('web-race-pit')
    : one.wide > 0
      ? say('web-race-land-wide', { count: one.wide })
      : say('web-race-land-ideal');
  const kind = space?.kind === 'curve' || space?.kind === 'chicane' ? say(`web-race-land-${space.kind}`) : '';
  const near = space ? around(board, carsOf(race), space, me ?? 0) : { beside: [], ahead: [], behind: [] };
  const told = (cars: RaceCar[], where: string): string =>
    cars.length ? say(`web-race-land-${where}`, { names: cars.map((car) => driverOf(car, names)).join(', ') }) : '';
  const reserve = say('web-race-reserve', { reserve: signed(one.reserve) });
  return [
    placeOf(board, race.cars[(me ?? 1) - 1]?.space ?? '', one.space),
    reserve,
    cost,
    kind,
    told(near.ahead, 'behind'),
    told(near.beside, 'beside'),
    told(near.behind, 'before'),
  ]
    .filter(Boolean)
    .join(', ');
}
