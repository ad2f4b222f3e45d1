// A person's car: one of the painted patterns and a number from 1 to 99, the same wherever the name appears.
import { COLOURS } from './cars';

export interface PersonCar {
  /** From 1: chooses colour and pattern. */
  pattern: number;
  number: number;
}

const MAX_NUMBER = 99;

/** FNV-1a over the characters of a text. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

export function carOf(name: string): PersonCar {
  const hash = hashed(name.normalize().trim().toLowerCase());
  return { pattern: 1 + (hash % COLOURS.length), number: 1 + (Math.floor(hash / COLOURS.length) % MAX_NUMBER) };
}
