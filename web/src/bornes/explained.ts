// Every card of an edition with the sentence that says what it does, what cures it and what keeps it away.
import { DISTANCES, face, limitOf, SIGNS } from '../art/cards';
import type { Facts } from '../lib/fluent';

export interface Explained {
  card: string;
  message: string;
  facts: Facts;
}

const OF_EDITION: Record<string, readonly string[]> = {
  'speed-1200': ['stop', 'limit', 'out-of-gas', 'puncture', 'damage', 'start', 'end-limit', 'gasoline', 'spare-tire', 'replacement', 'open-road', 'gas-station', 'tire', 'workshop'],
  classic: ['stop', 'limit', 'out-of-gas', 'flat', 'accident', 'roll', 'end-limit', 'gas', 'spare', 'repair', 'right-of-way', 'extra-tank', 'puncture-proof', 'driving-ace'],
};

export function explained(game: string): Explained[] {
  const signs = OF_EDITION[game] ?? OF_EDITION['classic'] ?? [];
  const related = (kind: string, card: string): string | undefined =>
    signs.find((other) => face(other).kind === kind && isRelated(card, other));
  const attacks = (card: string): string[] => signs.filter((other) => face(other).kind === 'hazard' && isRelated(card, other));
  return [...signs, ...(DISTANCES[game] ?? [])].map((card) => {
    const { kind } = face(card);
    if (kind === 'km') return { card, message: 'cli-card-distance', facts: { km: card } };
    const cure = { remedy_card: related('remedy', card), safety_card: related('safety', card), limit_km: limitOf(game) };
    if (kind === 'hazard') return { card, message: SIGNS[card] === 'h-limit' ? 'cli-card-limit' : 'cli-card-hazard', facts: cure };
    return { card, message: `cli-card-${kind}`, facts: { attack_card: attacks(card) } };
  });
}

/** Whether two cards are of one family: those whose signs carry the same letter. */
function isRelated(one: string, other: string): boolean {
  const [first, second] = [face(one), face(other)];
  const letters = second.letters.split(' ');
  if (first.kind === 'remedy' || first.kind === 'hazard') return letters.includes(first.letters);
  return first.letters.split(' ').some((letter) => letters.includes(letter));
}
