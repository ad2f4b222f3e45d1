// Styles of a board's marks on the screen: printed colours in the light theme, dark ground in the dark theme.

interface Look {
  fill: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}
interface Stroke {
  colour: string;
  /** How much wider than the line itself. */
  wider?: number;
  dashes?: string;
  opacity?: number;
}

const INK = '#23262b';
const LANE = '#fbf8f1';
const ROAD = '#33373d';
const RED = '#c8312b';

export const AREAS: Record<string, Look> = {
  paper: { fill: 'var(--paper)' },
  sky: { fill: 'var(--sky)' },
  sun: { fill: '#f2a900' },
  hill: { fill: 'var(--hill)' },
  'hill-near': { fill: 'var(--grass-2)' },
  grass: { fill: 'var(--grass)' },
  tree: { fill: 'var(--tree)' },
  'tree-light': { fill: 'var(--tree-2)' },
  trunk: { fill: '#6d5f49' },
  road: { fill: ROAD },
  red: { fill: 'url(#board-red)' },
  island: { fill: 'url(#board-stripes)', stroke: LANE, width: 2.4 },
  white: { fill: LANE },
  black: { fill: INK },
  turf: { fill: 'var(--turf-text)' },
  plate: { fill: '#1f5fae', stroke: LANE, width: 1.6 },
  wall: { fill: '#fffdf8', stroke: INK, width: 1.6 },
  roof: { fill: RED },
  door: { fill: INK },
  stone: { fill: '#fffdf8', stroke: INK, width: 2 },
  'stone-cap': { fill: '#f2a900', stroke: INK, width: 2 },
  die: { fill: 'none', stroke: 'var(--turf-text)', width: 5 },
  'car-1': { fill: '#d9402f' },
  'car-2': { fill: '#1f5fae' },
  'car-3': { fill: '#f5b21a' },
  'car-4': { fill: '#2bab8f' },
  'car-5': { fill: '#5d2e82' },
  'car-6': { fill: '#f4ecd9' },
};

export const LINES: Record<string, readonly Stroke[]> = {
  verge: [{ colour: 'var(--grass-2)' }],
  road: [{ colour: LANE, wider: 6 }, { colour: ROAD }],
  'pit-road': [{ colour: LANE, wider: 5 }, { colour: '#4a4f57' }],
  kerb: [{ colour: LANE }, { colour: RED, dashes: '11 11' }],
  lane: [{ colour: LANE, dashes: '9 9', opacity: 0.8 }],
  ban: [{ colour: LANE }],
  row: [{ colour: LANE, opacity: 0.32 }],
  'pit-row': [{ colour: LANE, dashes: '5 4', opacity: 0.85 }],
  grid: [{ colour: LANE }],
};

export const LABELS: Record<string, string> = {
  space: '#c9c3b6',
  row: 'var(--ink-2)',
  start: '#c9c3b6',
  field: LANE,
  title: 'var(--turf-text)',
  foot: 'var(--ink)',
  stone: INK,
};

/** Marks too small to see where a circuit is drawn small. */
export const DETAILS: readonly string[] = [
  'paper',
  'grass',
  'tree',
  'tree-light',
  'turf',
  'title',
  'foot',
  'space',
  'row',
  'start',
  'grid',
  'pit-row',
  'field',
  'plate',
  'wall',
  'roof',
  'door',
  'lane',
  'ban',
  'die',
  'car-1',
  'car-2',
  'car-3',
  'car-4',
  'car-5',
  'car-6',
];
