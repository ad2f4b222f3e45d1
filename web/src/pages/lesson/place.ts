// Where this browser is in each lesson: a lesson that was left goes on there, one that was finished begins again.
import { remember, remembered } from '../../base/storage';

const DONE = 'done';
const keyOf = (game: string, name: string): string => `lesson-${game}-${name}`;

/** The step to go on from. */
export const keptPlace = (game: string, name: string): number => Number(remembered(keyOf(game, name))) || 0;

/** Whether a game was neither played nor learned in this browser. */
export const isNew = (game: string): boolean =>
  !remembered(`opened-${game}`) && remembered(keyOf(game, 'first')) !== DONE;

export const keepOpened = (game: string): void => remember(`opened-${game}`, 'yes');

export function keepPlace(game: string, name: string, step: number, isDone: boolean): void {
  remember(keyOf(game, name), isDone ? DONE : String(step));
}
