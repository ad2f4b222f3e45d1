// A driver on the podium or in the list below it.

export interface PodiumRow {
  key: string | number;
  place: number;
  name: string;
  /** Colour and pattern of the car. */
  paint: number;
  /** What its roundel says. */
  text: string;
  /** All points, and those of the last race or round, if they are to be told apart. */
  points: number;
  gained?: number | null | undefined;
}
