// The situation in words for screen readers, on a key: each side's road, piles and safeties; the score. Fetched with the
// first press of such a key.
import { sentences } from '../../base/capital';
import { language, say } from '../../base/language.svelte';
import type { AnyView } from '../../table/table.svelte';
import type { Side, View } from '../../net/wire/bornes.gen';
import { handInWords, stateOf } from './spoken';

export { showWords } from '../../table/showWords';

function sideInWords(game: string, side: Side, name: string): string {
  const cards = (list: readonly string[]) => list.map((card) => language.card(game, card)).join(', ');
  const piles = [side.battle.at(-1), side.speed.at(-1)].filter((card): card is string => card !== undefined);
  const safeties = side.safeties.length ? `${say('web-pile-safeties', { game })}: ${cards(side.safeties)}` : '';
  return sentences([say('web-road-car', { name, km: side.km }), stateOf(game, side).text, cards(piles), safeties]);
}

/** The whole table in words, the listener's side first. */
export function situation(view: View, status: string, sideName: (index: number) => string, mySide: number): string {
  const order = view.round.sides
    .map((_, index) => index)
    .sort((one, two) => Number(two === mySide) - Number(one === mySide));
  const sides = order.map((index) => sideInWords(view.game, view.round.sides[index]!, sideName(index)));
  return sentences([
    ...status.split(' · '),
    handInWords(view.game, view.round.hand),
    say('web-road', { goal: view.round.goal_km }),
    ...sides,
    `${say('web-pile-draw')}: ${language.number(view.round.pile_size)}`,
  ]);
}

export function scoreInWords(view: AnyView, sideName: (index: number) => string): string {
  return sentences(
    view.standings.map(({ side, points }) => say('web-side-points', { letter: sideName(side - 1), points })),
  );
}
