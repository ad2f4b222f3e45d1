// The running hash of the moves that a device saw; the same as paddock/core/record/running_hash.py.
import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from './keyed';

/** The hash of these moves, each `<seat> <move>`: SHA-256 of the hash before and of `<step> <seat> <move>`. */
export function seenHash(moves: readonly string[]): string {
  let running: Uint8Array = new Uint8Array(32);
  moves.forEach((move, index) => {
    running = sha256(Uint8Array.from([...running, ...new TextEncoder().encode(`${index + 1} ${move}`)]));
  });
  return hex(running);
}

/** The moves of a record as the device that noted these saw them, with the same moves hidden. */
export const asShown = (moves: readonly string[], noted: readonly string[]): string[] =>
  moves.slice(0, noted.length).map((move, index) => (noted[index]?.endsWith(' ?') ? `${move.split(' ')[0]} ?` : move));
