// AUSGEBREMST's GameUi: what the page needs to show this game.
import type { GameUi } from '../../table/gameUi';

/** Events of the preparation that only the seat itself sees. */
const HIDDEN = new Set(['DeckChosen', 'CardToSort', 'CardSorted', 'PilesPreset']);

export const gameUi: GameUi = {
  table: () => import('./Table.svelte'),
  scoreSheet: () => import('./ScoreSheet.svelte'),
  isSeries: true,
  isUnseen: (events, seat) =>
    events.length > 0 && events.every((one) => HIDDEN.has(one.event) && 'seat' in one && one.seat !== seat),
  lessonPictures: () => import('./LessonPicture.svelte'),
};
