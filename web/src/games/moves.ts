// A move in the words that the page has for it; where it has none, as records write it.
import { capital, moveText as arubaText } from './aruba/words';
import { FINISH } from './ausgebremst/race';
import { laneOf, signed } from './ausgebremst/words';
import { familyOf } from './posters';
import { say } from '../base/language.svelte';
import type { Table } from '../table/table.svelte';
import type { Drive, RaceView } from '../net/wire/ausgebremst.gen';

type Place = { car: number; row: number | null; lane: number | null };

const OF_DICE = new Set(['straight', 'shoot', 'mend', 'turbo', 'cards']);
const WORDS = new Set(['pass', 'extend', 'finish']);

export function moveText(table: Table, move: string): string {
  const family = table.view ? familyOf(table.view.game) : '';
  if (family === 'aruba') return aruba(table, move);
  if (family === 'ausgebremst') return capital(ausgebremst(table.view?.round as unknown as RaceView, move));
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

function ausgebremst(race: RaceView, move: string): string {
  const [card = '', space] = move.split('@');
  if (space) return driveText(Number(card), space, race.drives.find((one) => one.card === Number(card) && one.space === space));
  const [verb = '', rest = ''] = move.split(' ');
  if (verb === 'deck') return say('ausgebremst-move-deck', { deck: say(`deck-${rest}`) });
  if (verb === 'preset') return say('ausgebremst-move-preset', { preset: rest });
  if (!['pile', 'sort', 'store'].includes(verb)) return say(`ausgebremst-move-${verb}`, { value: rest });
  return say(`ausgebremst-move-${verb === 'pile' ? 'draw' : verb}`, { pile: Number(rest), value: race.next_card ?? 0 });
}

/** A drive: what it costs, what it leaves, and where it ends, since a card may reach several lanes. */
function driveText(value: number, space: string, drive: Drive | undefined): string {
  if (space === FINISH || !drive) return say('ausgebremst-move-home', { value });
  const kind = drive.stops ? 'pit' : drive.wide > 0 ? 'wide' : 'ideal';
  return `${say(`ausgebremst-move-${kind}`, { value, count: drive.wide, reserve: signed(drive.reserve) })} (${laneOf(space)} ${space})`;
}

function bornes(table: Table, move: string): string {
  if (WORDS.has(move)) return say(`cli-bornes-move-${move}`, table.facts({}));
  const [verb = '', card] = move.split(' ');
  if (card) return say(`cli-bornes-move-${verb}`, table.facts({ card }));
  const [laid = '', side] = move.split('>');
  return side ? say('cli-bornes-move-attack', table.facts({ card: laid, side: Number(side) })) : say('cli-bornes-move-lay', table.facts({ card: laid }));
}
