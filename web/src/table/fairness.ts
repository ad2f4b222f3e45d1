// This device's part in a fair shuffle: notes the commitment before the deal, and adds a random nonce for each of its
// seats.
import type { Room } from '../net/wire/table.gen';
import { api } from '../net/api';
import { remember, remembered } from '../base/storage';

/** What this device noted about one commitment: its table and match. */
export interface Noted {
  table: string;
  match: number;
  /** When it was first seen here, in milliseconds. */
  at: number;
  /** The nonces added, by seat. */
  nonces: Record<number, string>;
}

/** The match to be dealt next. */
type Next = Pick<Noted, 'table' | 'match'>;

const NAME = 'fairness';
/** Number of commitments kept, the latest ones. */
const KEPT = 60;

function notes(): Record<string, Noted> {
  try {
    return JSON.parse(remembered(NAME) ?? '{}') as Record<string, Noted>;
  } catch {
    return {};
  }
}

export const noted = (commitment: string): Noted | null => notes()[commitment] ?? null;

/** The commitment noted for a match, even if it was dealt from another one. */
export const notedFor = (table: string, match: number): string | null =>
  Object.entries(notes()).find(([, known]) => known.table === table && known.match === match)?.[0] ?? null;

function write(commitment: string, next: Next, change: (known: Noted) => void = () => {}): Noted {
  const all = notes();
  const known = all[commitment] ?? { table: next.table, match: next.match, at: Date.now(), nonces: {} };
  change(known);
  const latest = Object.entries({ ...all, [commitment]: known }).sort(([, one], [, other]) => other.at - one.at);
  remember(NAME, JSON.stringify(Object.fromEntries(latest.slice(0, KEPT))));
  return known;
}

function randomWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Add a nonce to the next shuffle, for each of these seats that has none yet. */
export async function mixIn(next: Next, commitment: string, seats: readonly number[]): Promise<void> {
  const known = write(commitment, next);
  const missing = seats.filter((seat) => !known.nonces[seat]);
  await Promise.all(
    missing.map(async (seat) => {
      const nonce = randomWord();
      write(commitment, next, (noted) => (noted.nonces[seat] = nonce));
      // A match that has begun accepts no nonce: then do not claim one either.
      await api
        .giveNonce(next.table, seat, nonce)
        .catch(() => write(commitment, next, (noted) => delete noted.nonces[seat]));
    }),
  );
}

/** Note the commitment of the next match; add nonces while no match is running. */
export function attend(room: Room): void {
  const next = { table: room.table, match: room.match + 1 };
  if (room.next_commitment) void mixIn(next, room.next_commitment, room.status === 'running' ? [] : room.mine);
}
