// A move of AUSGEBREMST in the words that the page has for it.
import { capital } from '../../base/capital';
import { say } from '../../base/language.svelte';
import type { Drive, RaceView, View } from '../../net/wire/ausgebremst.gen';
import type { Table } from '../../table/table.svelte';
import { FINISH } from './race';
import { signed } from './words';

export const moveText = (table: Table, move: string): string => capital(plainText((table.view as View).round, move));

function plainText(race: RaceView, move: string): string {
  const [card = '', space] = move.split('@');
  if (space)
    return driveText(
      Number(card),
      space,
      race.drives.find((one) => one.card === Number(card) && one.space === space),
    );
  const [verb = '', rest = ''] = move.split(' ');
  if (verb === 'deck') return say('ausgebremst-move-deck', { deck: rest });
  if (verb === 'preset') return say('ausgebremst-move-preset', { preset: rest });
  if (!['pile', 'sort', 'store'].includes(verb)) return say(`ausgebremst-move-${verb}`, { value: rest });
  return say(`ausgebremst-move-${verb === 'pile' ? 'draw' : verb}`, { pile: Number(rest), value: race.next_card ?? 0 });
}

/** A drive: what it costs, what it leaves, and where it ends, since a card may reach several lanes. */
function driveText(value: number, space: string, drive: Drive | undefined): string {
  if (space === FINISH || !drive) return say('ausgebremst-move-home', { value });
  const kind = drive.stops ? 'pit' : drive.wide > 0 ? 'wide' : 'ideal';
  return say(`ausgebremst-move-${kind}`, { value, space, count: drive.wide, reserve: signed(drive.reserve) });
}
