// Uses of dice and cards: those the view lists, by combination, and the cards in hand.
import type { Use } from '../../net/wire/aruba.gen';
import { holds, type Die } from './dice';

export const KINDS = ['straight', 'pair', 'three', 'four', 'even', 'odd'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Record<NonNullable<Use['combination']>, Kind> = {
  straight: 'straight',
  shoot: 'pair',
  mend: 'pair',
  cards: 'three',
  turbo: 'four',
  even: 'even',
  odd: 'odd',
};
/** Sample dice for a combination that has not formed; 0 is a missing die. */
export const SAMPLES: Record<Kind, readonly number[]> = {
  straight: [1, 2, 3],
  pair: [5, 5],
  three: [5, 5, 5],
  four: [5, 5, 5, 5],
  even: [2, 4, 6],
  odd: [1, 3, 5],
};

export const kindOf = (combination: NonNullable<Use['combination']>): Kind => KIND_OF[combination];

export interface Offer {
  kind: Kind;
  /** The uses these dice allow, the best straight first. */
  uses: Use[];
}

/** The combinations, each with the uses that the chosen dice allow (none chosen: all dice). */
export function offersOf(uses: readonly Use[], chosen: readonly number[]): Offer[] {
  return KINDS.map((kind) => {
    const found = uses.filter(
      (use) => use.combination && kindOf(use.combination) === kind && (chosen.length === 0 || holds(chosen, use.dice)),
    );
    return { kind, uses: kind === 'straight' ? found.toSorted((a, b) => b.dice.length - a.dice.length) : found };
  });
}

/** The use displayed for each combination, chosen so that no die appears in two of them if possible. */
export function shownUses(offers: readonly Offer[], dice: readonly number[]): (Use | undefined)[] {
  const left = [...dice];
  return offers.map(({ uses }) => {
    const free = uses.find((use) => holds(left, use.dice));
    free?.dice.forEach((face) => left.splice(left.indexOf(face), 1));
    return free ?? uses[0];
  });
}

/**
 * The uses behind one tap on a combination: one, or several to choose from. A shorter straight is chosen by tapping its
 * dice.
 */
export const choicesOf = (offer: Offer): Use[] => (offer.kind === 'straight' ? offer.uses.slice(0, 1) : offer.uses);

/** The letter on a die that shows its combination. */
export const LETTERS: Partial<Record<Kind, string>> = {
  straight: 'S',
  pair: 'P',
  three: 'T',
  four: 'F',
  even: 'E',
  odd: 'O',
};

/** The letter of each die's combination, by die id. */
export function lettersOf(
  offers: readonly Offer[],
  shown: readonly (Use | undefined)[],
  dice: readonly Die[],
): Map<number, string> {
  const found = new Map<number, string>();
  const isAnyKept = dice.some((die) => die.isKept);
  offers.forEach(({ kind }, index) => {
    const free = dice.filter((die) => !found.has(die.id) && (die.isKept || !isAnyKept));
    const taken = new Set<Die>();
    for (const face of shown[index]?.dice ?? []) {
      const die = free.find((one) => one.face === face && !taken.has(one));
      if (die) taken.add(die);
    }
    if (taken.size === shown[index]?.dice.length) taken.forEach((die) => found.set(die.id, LETTERS[kind] ?? ''));
  });
  return found;
}

export interface HeldCard {
  card: string;
  count: number;
  /** How many of them were drawn this turn. */
  fresh: number;
}

/** A hand grouped by kind, in the order of the notation. */
export function heldOf(hand: readonly string[], fresh: readonly string[]): HeldCard[] {
  const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;
  return [...new Set(hand)].map((card) => ({ card, count: count(hand, card), fresh: count(fresh, card) }));
}
