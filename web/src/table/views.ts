// What happens at any table, as the page reads it.
import type { AnyView } from '../net/wire/games.gen';

export type { AnyView };

/** What happened in one step: the events in order, and the view that followed. */
export interface Told {
  seq: number;
  events: readonly TableEvent[];
}

/** An event of any game: its name and its facts. */
export type TableEvent = { event: string } & Record<string, unknown>;
