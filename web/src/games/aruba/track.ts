// The track as rows and lanes, and positions relative to a car.
import type { Board, Space } from '../../net/wire/board.gen';
import type { Car } from '../../net/wire/aruba.gen';

export const spaceOf = (car: Car): string | null =>
  car.row === null || car.lane === null ? null : `${car.row}-${car.lane}`;

export interface Track {
  rows: number;
  lanes: number;
  /** Spaces by name. */
  spaces: Map<string, Space>;
  isRed: (row: number) => boolean;
}

export function trackOf(board: Board): Track {
  const spaces = new Map(board.spaces.map((space) => [space.name, space]));
  const red = new Set(board.spaces.filter((space) => space.kind === 'red').map((space) => space.number));
  return {
    rows: Math.max(...board.spaces.map((space) => space.number)),
    lanes: new Set(board.spaces.map((space) => space.lane)).size,
    spaces,
    isRed: (row) => red.has(row),
  };
}

/** Distance to the next red row; 0: the car is on red, null: there is none before the line. */
export function redIn(track: Track, row: number): number | null {
  for (let ahead = 0; row + ahead <= track.rows; ahead += 1) if (track.isRed(row + ahead)) return ahead;
  return null;
}

/** The other cars on the track, nearest first, with their distance ahead (negative: behind). */
export function aroundOf(cars: readonly Car[], mine: Car): { car: Car; ahead: number }[] {
  return cars
    .flatMap((car) =>
      car.row === null || car.car === mine.car || mine.row === null ? [] : [{ car, ahead: car.row - mine.row }],
    )
    .sort((a, b) => Math.abs(a.ahead) - Math.abs(b.ahead) || b.ahead - a.ahead);
}
