// A race as the table shows it: cars in race order, the spaces a card reaches or is barred from, and neighbouring cars.
import type { Board, Space } from '../../net/wire/board.gen';
import type { Drive, Event, Move, PublicCar, RaceView } from '../../net/wire/ausgebremst.gen';
import type { Reason } from '../../net/wire/table.gen';

export interface RaceCar extends PublicCar {
  number: number;
}

/** A space in a card's range that something bars. */
export interface Barred {
  space: string;
  reason: Reason;
}

export const FINISH = 'finish';
/** Lanes from the inside, then the pit lane. */
export const LANES = ['L', 'M', 'N', 'P'] as const;

export const carsOf = (race: RaceView): RaceCar[] => race.cars.map((car, index) => ({ ...car, number: index + 1 }));

/** All cars in race order: finished ones in finishing order, the others by distance, retired ones last. */
export function inOrder(race: RaceView): RaceCar[] {
  const place = (car: RaceCar): number[] => {
    if (car.state === 'home') return [0, race.finish.indexOf(car.number), 0];
    return car.state === 'racing' ? [1, -car.progress, car.to_go] : [2, car.to_go, car.number];
  };
  const before = (one: number[], two: number[]): number =>
    one.map((value, index) => value - (two[index] ?? 0)).find((apart) => apart !== 0) ?? 0;
  return carsOf(race).sort((one, two) => before(place(one), place(two)) || one.number - two.number);
}

/** The season's standings; who has the same points comes as on the grid of the next race, which is beside them. */
export function seasonOrder<Row extends { side: number; place: number }>(
  standings: readonly Row[],
  grid: readonly number[],
): Row[] {
  return [...standings].sort((one, two) => one.place - two.place || grid.indexOf(one.side) - grid.indexOf(two.side));
}

/** The drives of a card, largest reserve first; on a tie the inner lane. */
export function landingsOf(race: RaceView, card: number): Drive[] {
  const found = race.drives.filter((drive) => drive.card === card);
  return found.sort((one, two) => two.reserve - one.reserve || lane(one.space) - lane(two.space));
}

/** Where a car passes another on its last lap, and one of them has a driver: its way and the other's space. */
export function duelOf(events: readonly Event[], before: RaceView, now: RaceView): string[] {
  return events.flatMap((event) => {
    if (event.event !== 'CarDrove' || before.cars[event.car - 1]?.laps !== before.laps) return [];
    const [from, to] = [before, now].map((race) => race.cars[event.car - 1]?.progress ?? 0) as [number, number];
    const passed = carsOf(before).filter(
      (car) => car.state === 'racing' && car.number !== event.car && car.progress > from && car.progress < to,
    );
    const isDriven = before.cars[event.car - 1]?.seat !== null || passed.some((car) => car.seat !== null);
    return passed.length && isDriven ? [event.start, ...event.path, ...passed.map((car) => car.space)] : [];
  });
}

/** The first lap of a line: several laps drawn over one another would blur. */
export function lapOf(line: readonly string[]): string[] {
  const row = (space: string): string => (space.startsWith('P') ? space : space.slice(1));
  const again = line.findIndex((space, index) => index > 0 && row(space) === row(line[0] ?? ''));
  return line.slice(0, again < 0 ? line.length : again + 1);
}

const lane = (space: string): number => LANES.findIndex((letter) => space.startsWith(letter));

/** The spaces a card is barred from, each with its reason. */
export function barredOf(reasons: ReadonlyMap<string, Reason>, card: number): Barred[] {
  return [...reasons.values()].flatMap((reason): Barred[] => {
    const move = reason.parts as Move;
    return move.verb === 'drive' && move.card === card ? [{ space: move.space, reason }] : [];
  });
}

/** Whether one lane is next to the other. */
const isNextTo = (one: string, other: string): boolean => Math.abs(lane(one) - lane(other)) === 1;

/** The neighbours of a space: in the next lane beside it, directly ahead in its lane, directly behind. */
export function around(
  board: Board,
  cars: readonly RaceCar[],
  space: Space,
  me: number,
): { beside: RaceCar[]; ahead: RaceCar[]; behind: RaceCar[] } {
  const others = cars.filter((car) => car.state === 'racing' && car.number !== me);
  const at = new Map(board.spaces.map((one) => [one.name, one]));
  const isSameLane = (car: RaceCar): boolean => at.get(car.space)?.lane === space.lane;
  return {
    beside: others.filter(
      (car) =>
        isNextTo(car.space, space.name) &&
        at.get(car.space)?.number === space.number &&
        space.lane !== 'P' &&
        at.get(car.space)?.lane !== 'P',
    ),
    ahead: others.filter((car) => isSameLane(car) && space.next.includes(car.space)),
    behind: others.filter((car) => isSameLane(car) && (at.get(car.space)?.next.includes(space.name) ?? false)),
  };
}

/** Number of free spaces straight ahead in a lane, up to a maximum. */
export function freeAhead(board: Board, cars: readonly RaceCar[], from: Space, most: number): number {
  const at = new Map(board.spaces.map((one) => [one.name, one]));
  const taken = new Set(cars.filter((car) => car.state === 'racing').map((car) => car.space));
  let space: Space | undefined = from;
  for (let count = 0; count < most; count += 1) {
    const next: string | undefined = space.next.find((name) => at.get(name)?.lane === space?.lane);
    if (!next || taken.has(next)) return count;
    space = at.get(next);
    if (!space) return count;
  }
  return most;
}

/** The fewest moves by one space from one space to another; null where there is no way within `most`. */
function stepsTo(board: Board, from: Space, to: Space, most: number): number | null {
  const at = new Map(board.spaces.map((one) => [one.name, one]));
  let edge = [from.name];
  for (let steps = 1; steps <= most; steps += 1) {
    edge = [...new Set(edge.flatMap((name) => at.get(name)?.next ?? []))];
    if (edge.includes(to.name)) return steps;
  }
  return null;
}

/** How many spaces one counts from one space to another, negative behind; rows where it is far away. */
export function spacesAhead(board: Board, from: Space, to: Space): number {
  const rows = rowsAhead(board, from, to);
  const steps = rows > 0 ? stepsTo(board, from, to, rows) : rows < 0 ? stepsTo(board, to, from, -rows) : 0;
  return steps === null ? rows : Math.sign(rows) * steps;
}

/** How many rows a space is ahead of another, the shorter way round; negative behind. */
function rowsAhead(board: Board, from: Space, to: Space): number {
  const last = Math.max(...board.spaces.filter((space) => space.lane !== 'P').map((space) => space.number));
  const ahead = (to.number - from.number + last) % last;
  return 2 * ahead > last ? ahead - last : ahead;
}

/** The next curve or chicane ahead of a space, and its distance in rows. */
export function nextBend(board: Board, from: Space): { kind: 'curve' | 'chicane'; rows: number } | null {
  const last = Math.max(...board.spaces.filter((space) => space.lane !== 'P').map((space) => space.number));
  const kinds = new Map<number, string>();
  for (const space of board.spaces) if (space.lane !== 'P') kinds.set(space.number, space.kind);
  let before = from.kind;
  for (let rows = 1; rows < last; rows += 1) {
    const kind = kinds.get(((from.number + rows - 1) % last) + 1);
    if ((kind === 'curve' || kind === 'chicane') && kind !== before) return { kind, rows };
    before = (kind ?? before) as Space['kind'];
  }
  return null;
}
