// A move of ARUBA that a hint or a review names by its notation, in words.
import { capital } from '../../base/capital';
import type { Facts } from '../../base/fluent';
import { say } from '../../base/language.svelte';
import type { View } from '../../net/wire/aruba.gen';
import type { Table } from '../../table/table.svelte';

const OF_DICE = new Set(['straight', 'shoot', 'mend', 'turbo', 'cards', 'extra']);

export function moveText(table: Table, move: string): string {
  const { active, ahead } = (table.view as View).round;
  return capital(plainText(move, table.facts({ target: ahead ?? 0 }), active.car));
}

function plainText(move: string, facts: Facts, car: number): string {
  const [word = '', first = '', second = ''] = move.split(/[ >]/);
  if (word === 'keep')
    return first === 'none'
      ? say('aruba-move-keep-none')
      : say('aruba-move-keep', { dice: move.slice('keep '.length) });
  if (word === 'fix')
    return say(second ? 'aruba-move-fix-car' : 'aruba-move-fix', { ...facts, card: first, car: Number(second) });
  if (word === 'larceny') return say('aruba-move-larceny', { ...facts, victim: Number(first) });
  if (word === 'change') return say('aruba-move-change', { face: Number(first), new_face: Number(second) });
  if (word === 'reroll') return say('aruba-move-re-roll');
  if (OF_DICE.has(word)) return say(`aruba-move-${word}-dice`, { ...facts, face: Number(first) });
  const id = ['bumper', 'saw'].includes(word) ? `aruba-move-${word}-${first}` : `aruba-move-${word}`;
  return say(id, { ...facts, car });
}
