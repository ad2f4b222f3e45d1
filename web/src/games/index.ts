// The game families the page has a table for, each loaded on first use. Any other game gets the plain table.
import type { Component } from 'svelte';
import type { GameUi, TableProps } from '../table/gameUi';
import { familyOf } from './posters';

const LOADERS: Record<string, () => Promise<{ gameUi: GameUi }>> = {
  bornes: () => import('./bornes/gameUi'),
  ausgebremst: () => import('./ausgebremst/gameUi'),
  aruba: () => import('./aruba/gameUi'),
};

export async function loadGameUi(game: string): Promise<GameUi> {
  const load = LOADERS[familyOf(game)] ?? (() => import('./plain/gameUi'));
  return (await load()).gameUi;
}

export async function loadTable(game: string): Promise<Component<TableProps>> {
  return (await (await loadGameUi(game)).table()).default;
}
