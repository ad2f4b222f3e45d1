// The look of a Bornes card: its kind decides the shape of the sign, its family the letter and the picture.

export type Kind = 'km' | 'hazard' | 'remedy' | 'safety';
export type SignId = `${'h' | 'r' | 's'}-${'stop' | 'limit' | 'fuel' | 'tyre' | 'part' | 'ace'}`;

export interface Face {
  kind: Kind;
  sign: SignId | null;
  letters: string;
}

export const SIGNS: Record<string, SignId> = {
  stop: 'h-stop',
  limit: 'h-limit',
  'out-of-gas': 'h-fuel',
  puncture: 'h-tyre',
  flat: 'h-tyre',
  damage: 'h-part',
  accident: 'h-part',
  start: 'r-stop',
  roll: 'r-stop',
  'end-limit': 'r-limit',
  gasoline: 'r-fuel',
  gas: 'r-fuel',
  'spare-tire': 'r-tyre',
  spare: 'r-tyre',
  replacement: 'r-part',
  repair: 'r-part',
  'open-road': 's-stop',
  'right-of-way': 's-stop',
  'gas-station': 's-fuel',
  'extra-tank': 's-fuel',
  tire: 's-tyre',
  'puncture-proof': 's-tyre',
  workshop: 's-part',
  'driving-ace': 's-ace',
};
const KINDS: Record<string, Kind> = { h: 'hazard', r: 'remedy', s: 'safety' };
const LETTERS: Record<string, string> = { stop: 'S', limit: 'L', fuel: 'F', tyre: 'T', part: 'R', ace: 'R' };
/** The four families of safeties, in the order they lie in front of a side. */
export const SAFETIES: Record<string, readonly string[]> = {
  'speed-1200': ['open-road', 'gas-station', 'tire', 'workshop'],
  'kilometer-1000': ['right-of-way', 'extra-tank', 'puncture-proof', 'driving-ace'],
  'mille-bornes': ['right-of-way', 'extra-tank', 'puncture-proof', 'driving-ace'],
};
export const DISTANCES: Record<string, readonly string[]> = {
  'speed-1200': ['30', '60', '90', '120', '240'],
  'kilometer-1000': ['25', '50', '75', '100', '200'],
  'mille-bornes': ['25', '50', '75', '100', '200'],
};

export function face(card: string): Face {
  const sign = SIGNS[card];
  if (!sign) return { kind: 'km', sign: null, letters: '' };
  const [kind = '', family = ''] = sign.split('-');
  return { kind: KINDS[kind] ?? 'km', sign, letters: sign === 's-stop' ? 'S L' : (LETTERS[family] ?? '') };
}

/** Number of notches of a milestone: one per 25 km, or per 30 km if the distance is not a multiple of 25. */
export function notches(km: number): number {
  const step = km % 25 === 0 ? 25 : 30;
  return Math.min(8, Math.max(1, Math.round(km / step)));
}

/** The speed a limit still allows, as printed on the sign. */
export const limitOf = (game: string): number => (game === 'speed-1200' ? 60 : 50);
