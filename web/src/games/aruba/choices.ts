// What a tap on a combination or a card leads to: a move, or a choice between several.
import type { Facts } from '../../base/fluent';
import { language, say } from '../../base/language.svelte';
import type { Use } from '../../net/wire/aruba.gen';
import type { ShownCard } from './Cards.svelte';
import { movesOf, type KnownMove } from './moves';
import type { Choice, Option } from './turn.svelte';
import { choicesOf, type Offer } from './uses';
import { capital } from '../../base/capital';
import { moveText, useText } from './words';

/** The only move of a combination, or a choice of dice and effects. */
export function comboChoice(offer: Offer, facts: Facts, shown?: Use, marked = ''): string | Choice | null {
  const uses = differing(choicesOf(offer), facts, shown, marked);
  if (uses.length === 1) return uses[0]!.move;
  return uses.length
    ? {
        title: say(`web-aruba-kind-${offer.kind}`),
        options: uses.map((use) => ({ text: capital(useText(use, facts)), dice: use.dice, move: use.move })),
      }
    : null;
}

/** One use for each effect: the one that is asked for, else with the dice shown. Others are chosen by tapping their dice. */
function differing(uses: readonly Use[], facts: Facts, shown: Use | undefined, marked: string): Use[] {
  const effects = [...new Set(uses.map((use) => useText(use, facts)))];
  return effects.map((text) => {
    const same = uses.filter((use) => useText(use, facts) === text);
    const asked = same.find((use) => use.move === marked);
    return asked ?? same.find((use) => use.dice.join() === shown?.dice.join()) ?? same[0]!;
  });
}

/** The only move of a card, or a choice of places, faces, victims and quick fixes. */
export function cardChoice(card: ShownCard, facts: Facts, car: number): string | Choice | null {
  const [only, ...others] = card.moves;
  if (!only) return null;
  if (others.length === 0) return only.notation;
  const options = card.moves.filter((move) => move.verb !== 'change').map((move): Option => optionOf(move, facts, car));
  return {
    title: language.card('aruba', card.card),
    card: card.card,
    options: [...changeOptions(card), ...options],
  };
}

const optionOf = (move: KnownMove, facts: Facts, car: number): Option => ({
  text: moveText(move, facts, car),
  move: move.notation,
  ...(move.verb === 'extra' ? { dice: [move.face] } : {}),
});

/** First choose the die to turn, then its new face. */
function changeOptions(card: ShownCard): Option[] {
  const changes = movesOf(card.moves, 'change');
  const faces = [...new Set(changes.map((move) => move.face))];
  return faces.map((face) => {
    const options = changes
      .filter((move) => move.face === face)
      .map((move): Option => ({ text: String(move.new_face), dice: [move.new_face], move: move.notation }));
    return {
      text: String(face),
      dice: [face],
      next: { title: say('aruba-many-change'), card: card.card, options },
    };
  });
}
