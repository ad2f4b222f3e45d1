// Geometry of a board, from its data alone: spaces by name, bounds, strokes, a smooth line through spaces.
import type { Board, Space } from '../net/wire/board.gen';

export type Point = readonly [number, number];

/** A rectangle in the units of a board. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A car to draw. */
export interface BoardCar {
  number: number;
  space: string;
  isMine?: boolean;
  isWreck?: boolean;
  mounts?: readonly string[];
  /** Number of damage tokens. */
  damage?: number;
  /** It is towed by the car ahead. */
  isHooked?: boolean;
}

/** A marked space: a possible choice, barred, or only pointed out. */
export interface Lit {
  space: string;
  look: 'reach' | 'best' | 'home' | 'barred';
  /** Text on the space. */
  text: string;
  /** Text for screen readers. */
  label: string;
  /** A lesson asks for it. */
  isMarked?: boolean;
}

export const byName = (board: Board): Map<string, Space> => new Map(board.spaces.map((space) => [space.name, space]));

export const stroke = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`;

/** The bounding box of these points, with a margin on every side. */
export function around(points: readonly Point[], room: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - room;
  const top = Math.min(...ys) - room;
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

/** The road with a verge: the minimum to show for the whole board to count as visible. */
export const wholeOf = (board: Board): Box =>
  around(
    board.spaces.flatMap((space) => space.outline),
    board.lane_width * 0.9,
  );

/** A smooth line through the middle of these spaces. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${point[0]} ${point[1]} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`;
  });
  const last = rest.at(-1) ?? first;
  return `M${first[0]} ${first[1]}${bends.join('')}L${last[0]} ${last[1]}`;
}

/** Headings along a path, each reached by the shorter turn from the previous one. */
export function unwound(headings: readonly number[]): number[] {
  const found: number[] = [];
  for (const heading of headings) {
    const before = found.at(-1) ?? heading;
    found.push(before + ((((heading - before) % 360) + 540) % 360) - 180);
  }
  return found;
}
