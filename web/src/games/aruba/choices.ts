// What a tap on a combination or a card leads to: a move, or a choice between several.
import type { Facts } from '../../base/fluent';
import { language, say } from '../../base/language.svelte';
import type { ShownCard } from './Cards.svelte';
import type { Choice, Option } from './turn.svelte';
import { choicesOf, type Offer } from './uses';
import { capital } from '../../base/capital';
import { moveText, useText } from './words';

/** The one move that a combination means, or a choice of dice and effects. */
export function comboChoice(offer: Offer, facts: Facts): string | Choice | null {
  const uses = choicesOf(offer);
  if (uses.length === 1) return uses[0]!.move;
  return uses.length
    ? {
        title: say(`web-aruba-kind-${offer.kind}`),
        options: uses.map((use) => ({ text: capital(useText(use, facts)), dice: use.dice, move: use.move })),
      }
    : null;
}

/** The one move that a card means, or a choice of places, faces, victims and quick fixes. */
export function cardChoice(card: ShownCard, facts: Facts, car: number): string | Choice | null {
  if (card.moves.length === 1) return card.moves[0]!;
  if (card.moves.length === 0) return null;
  const changes = card.moves.filter((move) => move.startsWith('change '));
  const options = card.moves
    .filter((move) => !changes.includes(move))
    .map((move): Option => optionOf(move, facts, car));
  return {
    title: language.card('aruba', card.card),
    card: card.card,
    options: [...changeOptions(card, changes), ...options],
  };
}

function optionOf(move: string, facts: Facts, car: number): Option {
  const [word = '', face = ''] = move.split(' ');
  return { text: moveText(move, facts, car), move, ...(word === 'extra' ? { dice: [Number(face)] } : {}) };
}

/** Which die is turned comes first, then the face it shall show. */
function changeOptions(card: ShownCard, changes: readonly string[]): Option[] {
  const faces = [...new Set(changes.map((move) => move.split(' ')[1] ?? ''))];
  return faces.map((face) => {
    const options = changes
      .filter((move) => move.startsWith(`change ${face} `))
      .map((move): Option => ({ text: move.split(' ')[2] ?? '', dice: [Number(move.split(' ')[2])], move }));
    return { text: face, dice: [Number(face)], next: { title: say('aruba-many-change'), card: card.card, options } };
  });
}
