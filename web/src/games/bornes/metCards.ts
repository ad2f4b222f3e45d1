// Which cards a person has met on this device: the effect of a new one is said once.
import { remember, remembered } from '../../base/storage';
import type { HandCard } from './handCards';

const NAME = 'met-cards';

export class MetCards {
  private readonly met = new Set((remembered(NAME) ?? '').split(' '));

  /** The next card of this hand to introduce, playable ones first; empty if all have been met, or while none is playable:
   *  then it matters more that one is to be discarded. */
  meet(game: string, hand: readonly HandCard[], isKnown: (card: string) => boolean): string {
    if (!hand.some((card) => card.uses.length > 0)) return '';
    const news = hand.filter(({ card }) => isKnown(card) && !this.met.has(`${game}/${card}`));
    const card = (news.find((one) => one.uses.length > 0) ?? news[0])?.card ?? '';
    if (card) remember(NAME, [...this.met.add(`${game}/${card}`)].filter(Boolean).join(' '));
    return card;
  }
}
