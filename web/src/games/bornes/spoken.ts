// What a side is doing and what is in hand, in words.
import { limitOf } from './art/cards';
import { language, say } from '../../base/language.svelte';
import type { Side } from '../../net/wire/bornes.gen';

/** A side's status, in one or two words. */
export function stateOf(game: string, side: Side): { look: string; text: string } {
  if (side.state === 'driving' && side.limited)
    return { look: 'limited', text: say('web-at-most', { km: limitOf(game) }) };
  const start = { card: language.card(game, game === 'speed-1200' ? 'start' : 'roll') };
  return { look: side.state, text: say(`web-state-${side.state}`, start) };
}

/** The cards in hand, in words. */
export const handInWords = (game: string, hand: readonly string[] | null): string =>
  hand?.length ? `${say('web-hand')}: ${hand.map((card) => language.card(game, card)).join(', ')}` : '';
