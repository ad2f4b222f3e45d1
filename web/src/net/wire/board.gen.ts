// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.

/** A filled shape. */
export type Area = {
  type: 'area';
  look: 'black' | 'car-1' | 'car-2' | 'car-3' | 'car-4' | 'car-5' | 'car-6' | 'die' | 'door' | 'grass' | 'hill' | 'hill-near' | 'island' | 'paper' | 'plate' | 'red' | 'road' | 'roof' | 'sky' | 'stone' | 'stone-cap' | 'sun' | 'tree' | 'tree-light' | 'trunk' | 'turf' | 'wall' | 'white';
  ring: ([number, number])[];
};

/** A board: `left` and `top` are the corner of the sheet, `marks` go from the ground up. */
export type Board = {
  game: string;
  circuit: string | null;
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
  lane_width: number;
  spaces: Space[];
  marks: (Area | Line | Disc | Label)[];
};

/** A filled circle. */
export type Disc = {
  type: 'disc';
  look: 'black' | 'car-1' | 'car-2' | 'car-3' | 'car-4' | 'car-5' | 'car-6' | 'die' | 'door' | 'grass' | 'hill' | 'hill-near' | 'island' | 'paper' | 'plate' | 'red' | 'road' | 'roof' | 'sky' | 'stone' | 'stone-cap' | 'sun' | 'tree' | 'tree-light' | 'trunk' | 'turf' | 'wall' | 'white';
  at: [number, number];
  radius: number;
};

/** Words around a point: `at` is the middle of their capitals, `width` the room they take. */
export type Label = {
  type: 'label';
  look: 'field' | 'foot' | 'row' | 'space' | 'start' | 'stone' | 'title';
  text: string;
  at: [number, number];
  size: number;
  width: number;
  turn?: number;
};

/** A stroke of some width; a closed one comes back to its first point. */
export type Line = {
  type: 'line';
  look: 'ban' | 'grid' | 'kerb' | 'lane' | 'pit-road' | 'pit-row' | 'road' | 'row' | 'verge';
  points: ([number, number])[];
  width: number;
  closed?: boolean;
};

/** A space: where it lies, how it looks ahead, and the names of the spaces that one step can lead to. */
export type Space = {
  name: string;
  lane: string;
  number: number;
  kind: 'chicane' | 'curve' | 'pit' | 'red' | 'road';
  place: [number, number];
  heading: number;
  outline: ([number, number])[];
  car: number;
  next: string[];
  start?: number;
  before_line?: boolean;
  field?: string;
};
