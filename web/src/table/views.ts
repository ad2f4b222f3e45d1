// Types of steps and events that every game's view shares.
import type { AnyView } from '../net/wire/games.gen';
import type { Note } from '../net/wire/table.gen';

export type { AnyView };

/** One step: its events in order, and the notes about them. */
export interface Told {
  seq: number;
  events: readonly TableEvent[];
  notes: readonly Note[];
}

/** An event of any game: its name and its facts. */
export type TableEvent = { event: string } & Record<string, unknown>;
