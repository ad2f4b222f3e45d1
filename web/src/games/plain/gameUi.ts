// GameUi of any game without its own UI: no review by bots, and moves in record notation.
import type { GameUi } from '../../table/gameUi';

export const gameUi: GameUi = {
  table: () => import('./Table.svelte'),
  scoreSheet: () => import('../../table/PointsSheet.svelte'),
};
