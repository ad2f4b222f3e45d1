// Short texts of the ARUBA table for a use, a hit, a step or a move.
import type { Facts } from '../../base/fluent';
import { capital } from '../../base/capital';
import { say } from '../../base/language.svelte';
import type { Hit, Move, RaceView, Reach, Use } from '../../net/wire/aruba.gen';
import type { KnownMove } from './moves';

/** The effect of a use of dice or of a card, in a few words. */
export function useText(use: Use, facts: Facts): string {
  if (use.cards) return say('web-aruba-draw', { count: use.cards });
  if (use.mended) return say('web-aruba-mend', { count: use.mended });
  if (use.hits.length)
    return say(use.hits[0]?.cause === 'shot' ? 'web-aruba-shoot' : 'web-aruba-bomb', {
      ...facts,
      numbers: use.hits.map((hit) => hit.car).join(', '),
    });
  return say('web-aruba-move', { count: use.movement });
}

/** The dice of a use, and its effect. */
export const useName = (use: Use, facts: Facts): string => `${use.dice.join(' ')}: ${useText(use, facts)}`;

/** A hit in words. */
export function hitText(hit: Hit, facts: Facts): string {
  const struck = say(`web-aruba-hit-${hit.cause}`, { ...facts, car: hit.car, tokens: hit.tokens });
  return hit.last ? `${struck} ${say('web-aruba-hit-last')}` : struck;
}

/** The text on a lit space: the number of steps, or what the last one hits; damage to this car itself has a minus. */
export function reachLabel(reach: Reach, car: number): string {
  const [hit] = reach.hits;
  if (!hit) return reach.space === null ? say('web-aruba-home') : String(reach.steps.length);
  const own = reach.hits.filter((one) => one.car === car).reduce((sum, one) => sum + one.tokens, 0);
  const dealt = reach.hits.filter((one) => one.car !== car).reduce((sum, one) => sum + one.tokens, 0);
  if (own && !dealt) return `−${own}`;
  return say(hit.cause === 'ram' ? 'web-aruba-label-ram' : 'web-aruba-label-saw', {
    tokens: hit.cause === 'saws' ? '×' : own ? `${dealt}/−${own}` : dealt,
  });
}

/** A lit space in words, relative to the car: distance, lane, what it hits, what is left. */
export function reachText(reach: Reach, facts: Facts): string {
  const where =
    reach.space === null
      ? say('web-aruba-over-line')
      : say('web-aruba-go', { count: reach.steps.length, lane: reach.lane });
  const meets = reach.hits.map((hit) => hitText(hit, facts));
  const red = reach.red ? [say('web-aruba-red')] : [];
  return [where, ...meets, ...red, say('web-aruba-left', { count: reach.movement })].join(' ');
}

/** A move as a button label; `car` is the car in question or the active one. */
export const moveText = (move: Move, facts: Facts, car: number): string =>
  capital(say(messageOf(move), { car, ...facts, ...factsOf(move) }));

function messageOf(move: Move): string {
  if (move.verb === 'keep') return move.dice.length ? 'aruba-move-keep' : 'aruba-move-keep-none';
  if (move.verb === 'combine') return `aruba-move-${move.combination}${move.face ? '-dice' : ''}`;
  if (move.verb === 'mount') return `aruba-move-${move.card}-${move.place}`;
  if (move.verb === 'fix') return move.car ? 'aruba-move-fix-car' : 'aruba-move-fix';
  if (move.verb === 'play') return `aruba-move-${move.card}`;
  if (move.verb === 'drive') return `aruba-move-${move.way}`;
  return (
    { steal: 'aruba-move-larceny', extra: 'aruba-move-extra-dice' }[move.verb as string] ?? `aruba-move-${move.verb}`
  );
}

const factsOf = (move: Move): Facts =>
  move.verb === 'keep' ? { dice: move.dice.join(' ') } : (Object.fromEntries(Object.entries(move)) as Facts);

/** The text at the foot of a card: its effect now, or else that it repairs. */
export function cardFoot(card: string, moves: readonly KnownMove[], round: RaceView): string {
  const use = round.card_uses.find((one) => one.card === card && moves.some((move) => move.notation === one.move));
  if (use) return useText(use, {});
  return moves.length && moves.every((move) => move.verb === 'fix')
    ? say('web-aruba-foot-fix')
    : say(`web-aruba-foot-${card}`);
}
