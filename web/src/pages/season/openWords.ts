// What is still open in a season, in sentences: who has won it, who wins it with which place, who can still win it.
import { say } from '../../base/language.svelte';
import type { ChanceShown, SeasonPage } from '../../net/wire/http.gen';

/** Legs not yet over. */
export const legsLeft = (season: SeasonPage): number => season.legs.filter((leg) => leg.status !== 'over').length;

/** Chances with the same value, the better placed first; the value is a place in the next leg. */
function groups(chances: readonly ChanceShown[], valueOf: (chance: ChanceShown) => number): [number, string[]][] {
  const found = new Map<number, string[]>();
  for (const chance of chances) found.set(valueOf(chance), [...(found.get(valueOf(chance)) ?? []), chance.member]);
  return [...found].sort(([one], [two]) => two - one);
}

/** The sentences, the most certain first; empty before the first leg and after the last. */
export function whatIsOpen(season: SeasonPage): string[] {
  const isFirst = season.legs.every((leg) => leg.status !== 'over');
  if (isFirst || legsLeft(season) === 0 || season.status === 'over') return [];
  const nameOf = (member: string): string => season.drivers.find((one) => one.member === member)?.name ?? '';
  const certain = season.chances.find((chance) => chance.wins_with === 0);
  if (certain) return [say('web-season-decided', { name: nameOf(certain.member) })];
  const near = season.chances.filter((chance) => chance.wins_with !== null);
  const hoping = season.chances.filter((chance) => chance.wins_with === null && chance.needs !== null);
  const said = (id: string, place: number, members: string[]): string =>
    say(id, { names: members.map(nameOf), count: members.length, place });
  const nearer = near.filter((chance) => chance.needs !== chance.wins_with);
  return [
    ...groups(near, (chance) => chance.wins_with ?? 0).map(([place, members]) =>
      said(place === 1 ? 'web-season-wins-first' : 'web-season-wins-place', place, members),
    ),
    ...groups(nearer, (chance) => chance.needs ?? 0).map(([place, members]) =>
      said(place === 0 ? 'web-season-may-any' : 'web-season-may-place', place, members),
    ),
    ...groups(hoping, (chance) => chance.needs ?? 0).map(([place, members]) =>
      said(
        place === 0 ? 'web-season-can' : place === 1 ? 'web-season-can-first' : 'web-season-can-place',
        place,
        members,
      ),
    ),
  ];
}
