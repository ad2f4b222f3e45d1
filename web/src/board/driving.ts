// Animation of a car: along the middle of the spaces it passes, turned to each of them, its number upright.
import type { Part } from '../motion/motion';
import type { Space } from '../net/wire/board.gen';
import { unwound } from './spaces';

/** The board's corner, the origin of its coordinates. */
export interface Origin {
  left: number;
  top: number;
}

/** Durations at normal speed. */
export const STEP_MS = 130;
/** Scale of a car drawn by CarTop: a little larger than on paper, where space names stand beside it. */
const LENGTH = 41;

export const drawnAt = (space: Space, { left, top }: Origin): string =>
  `translate(${space.place[0] - left}px, ${space.place[1] - top}px)`;
export const turnedTo = (heading: number, space: Space): string => `rotate(${heading}deg) scale(${space.car / LENGTH})`;

/** The moving parts of this car and their animation over these spaces; the first is the one it stood on. */
export function drive(piece: Element, way: readonly Space[], origin: Origin, stepMs = STEP_MS): Part[] {
  const body = piece.querySelector('.body');
  const badge = piece.querySelector('.badge');
  if (!body || !badge || way.length < 2) return [];
  const headings = unwound(way.map((space) => space.heading));
  return [
    timed(
      piece,
      way.map((space) => drawnAt(space, origin)),
      stepMs,
    ),
    timed(
      body,
      way.map((space, index) => turnedTo(headings[index] ?? 0, space)),
      stepMs,
    ),
    timed(
      badge,
      headings.map((heading) => `rotate(${-heading}deg)`),
      stepMs,
    ),
  ];
}

/** An animation as long as a car's drive, with one transform per space. */
export function timed(element: Element, transforms: readonly string[], stepMs = STEP_MS): Part {
  const last = transforms.length - 1;
  return {
    element,
    frames: transforms.map((transform, index) => ({ transform, easing: easing(index, last) })),
    ms: stepMs * (last + 1),
    easing: 'linear',
  };
}

/** A car accelerates on its first step and brakes on its last. */
function easing(index: number, last: number): string {
  if (last <= 1) return 'cubic-bezier(.45,.05,.25,1)';
  if (index === 0) return 'cubic-bezier(.5,0,.8,.7)';
  return index === last - 1 ? 'cubic-bezier(.2,.4,.4,1)' : 'linear';
}
