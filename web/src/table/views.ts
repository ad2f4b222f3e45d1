// What happens at any table, as the page reads it.
import type { AnyView } from '../net/wire/games.gen';
import type { Note } from '../net/wire/table.gen';

export type { AnyView };

/** What happened in one step: the events in order, and what is worth telling of them. */
export interface Told {
  seq: number;
  events: readonly TableEvent[];
  notes: readonly Note[];
}

/** An event of any game: its name and its facts. */
export type TableEvent = { event: string } & Record<string, unknown>;
