// A running match in words: what happened last, whose turn it is, since when.
import { capital } from '../../base/capital';
import type { Facts } from '../../base/fluent';
import { language, say } from '../../base/language.svelte';
import type { HomeTable } from '../../net/wire/http.gen';

const MINUTE_S = 60;
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', MINUTE_S],
];

const nameOf = (table: HomeTable, seat: number): string => table.names[seat - 1] || say('seat-label', { number: seat });

/** What happened last; that it is one's turn if nothing has happened yet. */
export function news(table: HomeTable): string {
  const names = Object.fromEntries(table.names.map((_, index) => [index + 1, nameOf(table, index + 1)]));
  const sides = Object.fromEntries(
    table.sides.map((seats, index) => [index + 1, seats.map((seat) => names[seat]).join(' + ')]),
  );
  const told = table.notes.filter((note) => !note.is_spoken_only && language.has(note.message));
  const who: Facts = { game: table.game, seat_names: names, side_names: sides };
  const texts = told.map((note) => capital(say(note.message, { ...who, ...((note.facts ?? {}) as Facts) })));
  return texts.join(' ') || say('web-home-begins');
}

/** The people at the table apart from oneself. */
export const others = (table: HomeTable): string =>
  table.names
    .map((_, index) => index + 1)
    .filter((seat) => !table.mine.includes(seat))
    .map((seat) => nameOf(table, seat))
    .join(', ');

/** Whose turn it is, or that the match is paused. */
export function turnOf(table: HomeTable): string {
  if (table.is_paused) return say('web-home-paused');
  return table.to_move.length ? say('web-turn-of', { names: table.to_move.map((seat) => nameOf(table, seat)) }) : '';
}

/** Since when nothing has happened: 20 minutes ago. */
export function since(seconds: number, lang: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  const [unit, length] = UNITS.find(([, one]) => passed >= one) ?? UNITS.at(-1)!;
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}

/** Morning, afternoon or evening, as people greet each other. */
export function partOfDay(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
