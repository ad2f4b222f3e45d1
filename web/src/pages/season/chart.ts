// The chart of points over legs: where lines end, and how lines are told apart without colour.

export const DASHES = ['', '9 5', '2 6', '14 4 2 4', '5 4', '14 7', '1 4', '8 3 2 3 2 3'] as const;
/** Disc, square, diamond, triangle, bar, cross, triangle on its tip, hexagon. */
export const CHART_MARKERS = [
  'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z',
  'M-4.5-4.5h9v9h-9z',
  'M0-6.5 6.5 0 0 6.500-6.5 0z',
  'M0-6 6 4.500H-6z',
  'M-3-6.500h6v13h-6z',
  'M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
  'M0 6 6-4.500H-6z',
  'M-6 0l3-5h6l3 5-3 5h-6z',
] as const;

const MIN_GAP = 21;

/** Where the cars at the ends of lines stand: beside their line, without overlap; from the highest line down. */
export function endPlaces(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).sort((one, two) => (heights[one] ?? 0) - (heights[two] ?? 0));
  const places = [...heights];
  let free = -Infinity;
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, free);
    free = (places[index] ?? 0) + MIN_GAP;
  }
  const over = Math.max(0, free - MIN_GAP - Math.max(...heights));
  return places.map((place) => place - over / 2);
}
