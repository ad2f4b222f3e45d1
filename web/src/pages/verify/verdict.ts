// What a record proves about chance: checks its secret against the commitment, and draws every shuffle and roll again.
import { bytes, commitmentOf, Keyed } from './keyed';
import { PACKS } from './packs.gen';
import { read, termsOf, type Record, type Said } from './record';

/**
 * committed: correct; withheld: no secret included; secret: it does not match the commitment; differs: a result
 * differs; the others cannot be checked.
 */
export type Kind = 'committed' | 'withheld' | 'secret' | 'differs' | 'other' | 'unreadable';

/** One random result, drawn again. `drawn` is null if the number of choices is not known here. */
export interface Drawn extends Said {
  /** The seat whose hand it was drawn from; 0 if it is no theft. */
  victim: number;
  drawn: string[] | null;
  isSame: boolean | null;
}

export interface Verdict {
  kind: Kind;
  record: Record | null;
  commitment: string;
  secret: string;
  draws: Drawn[];
}

/** Number of cards the victim of a theft held before the step, from the public view; null if unknown. */
export type HandSize = (step: number, seat: number) => number | null;

export function verdictOn(text: string, handSize: HandSize = () => null): Verdict {
  const record = read(text);
  const commitment = record?.fields.get('commitment')?.toLowerCase() ?? '';
  const secret = record?.fields.get('secret') ?? '';
  const known = { record, commitment, secret, draws: [] };
  if (!record) return { ...known, kind: 'unreadable' };
  if (record.fields.get('chance') !== 'keyed' || record.fields.has('from')) return { ...known, kind: 'other' };
  if (!secret) return { ...known, kind: 'withheld' };
  const key = bytes(secret);
  if (!key || commitmentOf(key) !== commitment) return { ...known, kind: 'secret' };
  const draws = drawnAgain(record, new Keyed(key, termsOf(record), record.nonces), handSize);
  return { ...known, draws, kind: draws.some((one) => one.isSame === false) ? 'differs' : 'committed' };
}

function drawnAgain(record: Record, source: Keyed, handSize: HandSize): Drawn[] {
  const pack = PACKS[record.fields.get('game') ?? ''];
  const options = (record.fields.get('options') ?? '').split(/\s+/);
  const victimOf = (move: string): number =>
    pack?.theft && move.startsWith(pack.theft) ? Number(move.slice(pack.theft.length)) : 0;
  const rolls = pack?.rolls.find((one) => !one.option || options.includes(one.option))?.words ?? null;
  let order: readonly string[] = pack?.cards ?? [];
  let theft = { step: -1, taken: 0 };
  return record.said.map((said) => {
    if (said.isOrder) {
      const places = source.shuffled(said.words.map((_, place) => place));
      // A game this page does not know: undo the shuffle, and check that the pack was sorted before it.
      if (!said.words.every((word) => order.includes(word))) order = [...new Set(before(said.words, places))];
      return compared(said, inOrder(said.words, order, places));
    }
    const victim = victimOf(said.move);
    if (!victim) return compared(said, rolled(source, rolls));
    theft = { step: said.step, taken: theft.step === said.step ? theft.taken + 1 : 0 };
    const size = handSize(said.step, victim);
    return compared(said, stolen(source, size === null ? null : size - theft.taken), victim);
  });
}

/** The pack before this shuffle. */
function before(words: readonly string[], places: readonly number[]): string[] {
  const lay: string[] = [];
  places.forEach((place, index) => (lay[place] = words[index]!));
  return lay;
}

/** These cards, sorted in the sheet's order and then shuffled this way. */
function inOrder(words: readonly string[], order: readonly string[], places: readonly number[]): string[] {
  const sorted = [...words].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return places.map((place) => sorted[place]!);
}

/** Draws a number even if the possible results of the roll are unknown, to stay in step. */
function rolled(source: Keyed, words: readonly string[] | null): string[] | null {
  const number = source.below(words?.length ?? 1);
  return words && [words[number]!];
}

/** The position of a stolen card in the hand, counted from 1. */
function stolen(source: Keyed, size: number | null): string[] | null {
  const place = source.below(size !== null && size > 0 ? size : 1) + 1;
  return size === null ? null : [String(place)];
}

const compared = (said: Said, drawn: string[] | null, victim = 0): Drawn => ({
  ...said,
  victim,
  drawn,
  isSame: drawn === null ? null : drawn.every((word, index) => word === said.words[index]),
});
