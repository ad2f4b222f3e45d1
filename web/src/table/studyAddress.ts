// The address of a try: everything that the server needs to compute it again. The moves are behind the #, so that no
// server or proxy limits their number.

export interface StudyAddress {
  table: string;
  match: number;
  /** The step at which the try leaves the match. */
  step: number;
  /** The seats that the person plays; empty: whoever is asked first. */
  mine: number[];
  /** The seed of what is dealt anew; null: the luck as it fell. */
  anew: number | null;
  /** The seat that asks while the match runs; null when it is over. */
  seat: number | null;
  /** The moves of the try, each as `<seat> <move>`. */
  moves: string[];
}

const BETWEEN = '~';
const MAX_SEED = 0x7fffffff;

/** A whole number in a range, else null. */
function number(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,10}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

export function readAddress(table: string, match: string, query: URLSearchParams, hash: string): StudyAddress {
  const mine = (query.get('mine') ?? '').split('.').map((seat) => number(seat, 12) ?? 0);
  return {
    table,
    match: number(match, 100_000) ?? 1,
    step: number(query.get('step'), 1_000_000) ?? 0,
    mine: [...new Set(mine)].filter(Boolean).sort((one, other) => one - other),
    anew: number(query.get('anew'), MAX_SEED),
    seat: number(query.get('seat'), 12) || null,
    moves: readMoves(hash),
  };
}

function readMoves(hash: string): string[] {
  try {
    const text = decodeURIComponent(hash.replace(/^#/, ''));
    return text ? text.split(BETWEEN).map((move) => move.replaceAll('_', ' ')) : [];
  } catch {
    return []; // cut in the middle of a sign
  }
}

export function writeAddress(at: StudyAddress): string {
  const query = new URLSearchParams({ step: String(at.step) });
  if (at.mine.length) query.set('mine', at.mine.join('.'));
  if (at.anew !== null) query.set('anew', String(at.anew));
  if (at.seat !== null) query.set('seat', String(at.seat));
  const moves = at.moves.map((move) => move.replaceAll(' ', '_')).join(BETWEEN);
  return `/study/${at.table}/${at.match}?${query}${moves ? `#${encodeURIComponent(moves)}` : ''}`;
}

/** A seed for another deal. */
export const freshSeed = (): number => Math.floor(Math.random() * MAX_SEED);
