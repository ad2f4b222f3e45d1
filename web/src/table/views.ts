// What the tables of all games have in common, as the page reads it.

/** What happened in one step: the events in order, and the view that followed. */
export interface Told {
  seq: number;
  events: TableEvent[];
}

/** An event of any game: its name and its facts. */
export type TableEvent = { event: string } & Record<string, unknown>;

/** What every game's view has in common. */
export interface AnyView {
  game: string;
  seat: number | null;
  seats: number;
  sides: number;
  waiting: number[];
  over: boolean;
  moves: string[];
  options: Record<string, string>;
  results: { points: number[]; lines: [string, number][][]; detail: Record<string, unknown> }[];
  round: Record<string, unknown>;
}
