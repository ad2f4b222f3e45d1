// The server's random source: HMAC-SHA256 in counter mode, keyed by a committed secret; the same as
// paddock/core/chance/keyed.py.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const WORDS = 2 ** 32;
const WORDS_IN_BLOCK = 8;

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a hexadecimal text; null if it is not valid. */
export function bytes(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The commitment: what is published about a secret before the deal. */
export const commitmentOf = (secret: Uint8Array): string => hex(sha256(secret));

/** The texts, prefixed with their count and lengths, so that no two lists give the same bytes. */
function framed(texts: readonly string[]): Uint8Array {
  const parts = texts.map((text) => new TextEncoder().encode(text));
  const lengths = [parts.length, ...parts.map((part) => part.length)].map(bigEndian);
  return Uint8Array.from(
    [lengths[0]!, ...parts.flatMap((part, index) => [lengths[index + 1]!, part])].flatMap((part) => [...part]),
  );
}

function bigEndian(number: number): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, number);
  return four;
}

export class Keyed {
  private readonly message: Uint8Array;
  private block = new DataView(new ArrayBuffer(0));
  private used = WORDS_IN_BLOCK;
  private counter = 0;

  constructor(
    private readonly secret: Uint8Array,
    terms: string,
    nonces: readonly string[],
  ) {
    this.message = framed([terms, ...nonces]);
  }

  /** A number from 0 to n - 1; rejects values beyond the largest multiple of n. */
  below(n: number): number {
    const fair = WORDS - (WORDS % n);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % n;
  }

  /** The cards shuffled: Fisher-Yates, from the last card down. */
  shuffled<Card>(cards: readonly Card[]): Card[] {
    const order = [...cards];
    for (let left = order.length; left > 1; left--) {
      const other = this.below(left);
      [order[left - 1], order[other]] = [order[other]!, order[left - 1]!];
    }
    return order;
  }

  private word(): number {
    if (this.used === WORDS_IN_BLOCK) {
      // The counter has eight bytes: no match draws enough to need the upper four.
      const message = Uint8Array.from([...this.message, 0, 0, 0, 0, ...bigEndian(this.counter)]);
      this.block = new DataView(hmac(sha256, this.secret, message).slice().buffer);
      this.counter += 1;
      this.used = 0;
    }
    this.used += 1;
    return this.block.getUint32((this.used - 1) * 4);
  }
}
