// The end of a match in words: who won, by how much, and a kind word for whoever did not.
import { language, say } from '../base/language.svelte';
import type { PodiumRow } from '../ui/podium/podiumRow';
import { letterOf, sidesOf } from './sides';
import type { AnyView } from './views';

/** The sides in the order of their places; the points of the last round are those that are counted up. */
export function podiumOf(view: AnyView, names: readonly string[]): PodiumRow[] {
  const hasLetters = sidesOf(view).length > 0;
  const last = view.results.at(-1)?.points;
  return view.standings
    .toSorted((one, two) => one.place - two.place)
    .map(({ side, place, points }) => ({
      key: side,
      place,
      name: names[side - 1] ?? '',
      paint: side,
      text: hasLetters ? letterOf(side) : String(side),
      points,
      gained: last?.[side - 1],
    }));
}

interface Reader {
  /** The side of the person who reads it; null for spectators and shared devices. */
  mySide: number | null;
  isSeries: boolean;
}

/** A title and a sentence below it. */
export function resultText(
  view: AnyView,
  names: readonly string[],
  { mySide, isSeries }: Reader,
): { title: string; lead: string } {
  const places = view.standings.toSorted((one, two) => one.place - two.place);
  const winners = places.filter(({ place }) => place === 1);
  const isMyWin = winners.length === 1 && winners[0]?.side === mySide;
  const won = { names: winners.map(({ side }) => names[side - 1]).join(', ') };
  const title = isSeries
    ? isMyWin
      ? say('web-finish-champion-you')
      : say('web-finish-champion', won)
    : isMyWin
      ? say('web-winner-you')
      : say('web-winner', won);
  const [first, second] = [places[0]?.points ?? 0, places[winners.length]?.points ?? 0];
  const mine = places.find(({ side }) => side === mySide);
  if (!mine || mine.place === 1) {
    const lead = winners.length === 1 && first > second ? first - second : 0;
    return { title, lead: lead ? say('web-finish-lead', { points: language.number(lead) }) : '' };
  }
  const gap = first - mine.points;
  return {
    title,
    lead: gap
      ? say('web-finish-behind', { place: mine.place, points: language.number(gap) })
      : say('web-finish-level', { place: mine.place }),
  };
}
