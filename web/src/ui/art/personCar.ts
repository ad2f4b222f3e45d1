// A person's car where the server names only the person: a paint and a number made from the name.

export interface PersonCar {
  /** Colour and pattern, from 1 to 6. */
  paint: number;
  number: number;
}

const PAINTS = 6;
const MAX_NUMBER = 99;

/** FNV-1a over the characters of a text. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

export function carOf(name: string): PersonCar {
  const hash = hashed(name.normalize().trim().toLowerCase());
  return { paint: 1 + (hash % PAINTS), number: 1 + (Math.floor(hash / PAINTS) % MAX_NUMBER) };
}
