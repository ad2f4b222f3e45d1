// Any game that the page was not built for: no bots of ours could judge it, and its moves are written as records write them.
import type { GameUi } from '../../table/gameUi';

export const gameUi: GameUi = {
  table: () => import('./Table.svelte'),
  scoreSheet: () => import('../../table/PointsSheet.svelte'),
  hasReview: false,
};
