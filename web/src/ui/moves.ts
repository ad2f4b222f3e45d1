// A move in the words that the page has for it; where it has none, as records write it.
import { capital, moveText as arubaText } from '../aruba/words';
import { familyOf } from '../lib/catalogue';
import { say } from '../lib/language.svelte';
import type { Table } from '../lib/table.svelte';

type Place = { car: number; row: number | null; lane: number | null };

const OF_DICE = new Set(['straight', 'shoot', 'mend', 'turbo', 'cards']);
const WORDS = new Set(['pass', 'extend', 'finish']);

export function moveText(table: Table, move: string): string {
  const family = table.view ? familyOf(table.view.game) : '';
  if (family === 'aruba') return aruba(table, move);
  return family === 'bornes' ? bornes(table, move) : move;
}

function aruba(table: Table, move: string): string {
  const round = table.view?.round as { active: { car: number }; cars: Place[] } | undefined;
  const car = round?.active.car ?? 0;
  const [verb = '', ...rest] = move.split(' ');
  const facts = table.facts({ target: ahead(round?.cars ?? [], car) });
  if (verb === 'keep') return capital(rest[0] === 'none' ? say('aruba-move-keep-none') : say('aruba-move-keep', { dice: rest.join(' ') }));
  if (OF_DICE.has(verb) && rest.length) return capital(say(`aruba-move-${verb}-dice`, { ...facts, face: Number(rest[0]) }));
  return arubaText(move, facts, car);
}

/** The car right ahead, which shots and rams are for. */
function ahead(cars: readonly Place[], car: number): number {
  const own = cars.find((one) => one.car === car);
  return cars.find((one) => own?.row != null && one.row === own.row + 1 && one.lane === own.lane)?.car ?? 0;
}

function bornes(table: Table, move: string): string {
  if (WORDS.has(move)) return say(`cli-bornes-move-${move}`, table.facts({}));
  const [verb = '', card] = move.split(' ');
  if (card) return say(`cli-bornes-move-${verb}`, table.facts({ card }));
  const [laid = '', side] = move.split('>');
  return side ? say('cli-bornes-move-attack', table.facts({ card: laid, side: Number(side) })) : say('cli-bornes-move-lay', table.facts({ card: laid }));
}
