// The Bornes family's GameUi: what the page needs to show its games.
import type { GameUi } from '../../table/gameUi';
import Card from './art/Card.svelte';

export const gameUi: GameUi = {
  table: () => import('./Table.svelte'),
  scoreSheet: () => import('../../table/PointsSheet.svelte'),
  Card,
};
