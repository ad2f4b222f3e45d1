// A move of the Bornes family in the words that the page has for it.
import { say } from '../../base/language.svelte';
import type { Table } from '../../table/table.svelte';

const WORDS = new Set(['pass', 'extend', 'finish']);

export function moveText(table: Table, move: string): string {
  if (WORDS.has(move)) return say(`bornes-move-${move}`, table.facts({}));
  const [verb = '', card] = move.split(' ');
  if (card) return say(`bornes-move-${verb}`, table.facts({ card }));
  const [laid = '', side] = move.split('>');
  return side
    ? say('bornes-move-attack', table.facts({ card: laid, side: Number(side) }))
    : say('bornes-move-lay', table.facts({ card: laid }));
}
