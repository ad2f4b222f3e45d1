// The cars: number, pattern and colour, so that colour is never the only difference.

export const COLOURS = [
  '#d9402f',
  '#1f5fae',
  '#f5b21a',
  '#2bab8f',
  '#5d2e82',
  '#f4ecd9',
  '#8a5a2b',
  '#8fb8d8',
] as const;
export const PATTERN_COLOURS = [
  '#fffdf8',
  '#fffdf8',
  '#23262b',
  '#0f4a3e',
  '#ffd9ff',
  '#23262b',
  '#fffdf8',
  '#23262b',
] as const;

const painted = new Map<string, string>();

/**
 * The shapes painted on car `number`, as one path in a box of `width` by `height`; cached, because cars are drawn
 * often.
 */
export function livery(number: number, width: number, height: number): string {
  const key = `${number} ${width} ${height}`;
  const path = painted.get(key) ?? (PATTERNS[(number - 1) % PATTERNS.length] ?? bands)(width, height);
  painted.set(key, path);
  return path;
}

type Pattern = (width: number, height: number) => string;

const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
const round = (value: number): number => Math.round(value * 100) / 100;
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const bands: Pattern = (w, h) => box(0, h * 0.39, w, h * 0.22);
const twoBands: Pattern = (w, h) => box(0, h * 0.14, w, h * 0.15) + box(0, h * 0.71, w, h * 0.15);
const chequers: Pattern = (w, h) =>
  times(14, (i) => times(6, (j) => ((i + j) % 2 ? '' : box((i * w) / 14, (j * h) / 6, w / 14, h / 6))));
const diagonals: Pattern = (w, h) =>
  times(
    8,
    (i) => `M${round((i * w) / 6 - h)} ${round(h)}l${round(h)}-${round(h)}h${round(w / 13)}l-${round(h)} ${round(h)}z`,
  );
const dots: Pattern = (w, h) =>
  times(8, (i) => times(4, (j) => disc(((i + (j % 2) / 2) * w) / 7, ((j + 0.5) * h) / 4, h * 0.07)));
const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;
const hoops: Pattern = (w, h) => [0.12, 0.3, 0.72, 0.9].map((x) => box(w * x - w * 0.035, 0, w * 0.07, h)).join('');
const halves: Pattern = (w, h) => box(0, 0, w, h * 0.5);
const crosses: Pattern = (w, h) => box(0, h * 0.42, w, h * 0.16) + hoops(w, h);

const PATTERNS: Pattern[] = [bands, twoBands, chequers, diagonals, dots, hoops, halves, crosses];
