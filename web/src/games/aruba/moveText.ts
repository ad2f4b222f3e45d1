// A move of ARUBA in the words that the page has for it.
import { capital } from '../../base/capital';
import { say } from '../../base/language.svelte';
import type { Table } from '../../table/table.svelte';
import { moveText as plainText } from './words';

type Place = { car: number; row: number | null; lane: number | null };

const OF_DICE = new Set(['straight', 'shoot', 'mend', 'turbo', 'cards']);

export function moveText(table: Table, move: string): string {
  const round = table.view?.round as { active: { car: number }; cars: Place[] } | undefined;
  const car = round?.active.car ?? 0;
  const [verb = '', ...rest] = move.split(' ');
  const facts = table.facts({ target: ahead(round?.cars ?? [], car) });
  if (verb === 'keep')
    return capital(rest[0] === 'none' ? say('aruba-move-keep-none') : say('aruba-move-keep', { dice: rest.join(' ') }));
  if (OF_DICE.has(verb) && rest.length)
    return capital(say(`aruba-move-${verb}-dice`, { ...facts, face: Number(rest[0]) }));
  return plainText(move, facts, car);
}

/** The car right ahead, which shots and rams are for. */
function ahead(cars: readonly Place[], car: number): number {
  const own = cars.find((one) => one.car === car);
  return cars.find((one) => own?.row != null && one.row === own.row + 1 && one.lane === own.lane)?.car ?? 0;
}
