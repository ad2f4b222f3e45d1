// What a thing of a Bornes table is, by its key: a card and what cures it, a pile, a place for a safety, a sign.
import { language, say } from '../../base/language.svelte';
import type { Explained, Explanations } from '../../table/explanations.svelte';
import type { View } from '../../net/wire/bornes.gen';
import type { HandCard } from './handCards';

/** The explanation of a thing: `hand/stop`, `battle/stop` (a pile and its top card), `empty/extra-tank`, `table/draw`. */
export function explained(
  key: string,
  texts: Explanations,
  { game }: View,
  hand: readonly HandCard[],
): Explained | undefined {
  const [where = '', card = ''] = key.split('/');
  const known = texts.of(key);
  if (known) return known;
  const text = texts.card(card);
  if (!card || where === 'table') return undefined;
  const title = language.card(game, card);
  if (where === 'hand') return { title, text: [reasonOf(hand, card), text].filter(Boolean).join(' ') };
  if (where === 'empty') return { title, text: `${say('web-place-empty')} ${text}` };
  return { title, text: [text, texts.of(`table/${where}`)?.text].filter(Boolean).join(' ') };
}

/** Why a card in hand cannot be played now. */
const reasonOf = (hand: readonly HandCard[], card: string): string => hand.find((one) => one.card === card)?.why ?? '';
