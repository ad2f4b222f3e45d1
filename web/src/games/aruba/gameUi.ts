// ARUBA's GameUi: what the page needs to show this game.
import type { GameUi } from '../../table/gameUi';

export const gameUi: GameUi = {
  table: () => import('./Table.svelte'),
  scoreSheet: () => import('./ScoreSheet.svelte'),
  isSeries: true,
  lessonPictures: () => import('./LessonPicture.svelte'),
  // A car in the middle of a drive does not stop at every space.
  isPassing: (events) => events.every(({ event }) => event === 'CarStepped'),
};
