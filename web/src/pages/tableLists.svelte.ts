// My tables and the listed ones, polled while the page is visible.
import type { Summary } from '../net/wire/http.gen';
import { api } from '../net/api';

const EVERY_MS = 10_000;

export class TableLists {
  /** Null before the first answer. */
  mine = $state.raw<Summary[] | null>(null);
  listed = $state.raw<Summary[] | null>(null);
  /** Why loading failed, in a sentence; empty if it did not. */
  trouble = $state('');

  constructor(private readonly withListed: boolean) {}

  /** My tables that are waiting or running. */
  get open(): Summary[] {
    return (this.mine ?? []).filter((table) => table.status === 'running' || table.status === 'waiting');
  }

  get over(): Summary[] {
    return (this.mine ?? []).filter((table) => table.status !== 'running' && table.status !== 'waiting');
  }

  async ask(): Promise<void> {
    try {
      const { me } = await api.me();
      [this.mine, this.listed] = await Promise.all([
        me ? api.myTables().then(({ tables }) => tables) : [],
        this.withListed ? api.lobby().then(({ tables }) => tables) : null,
      ]);
      this.trouble = '';
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Load now, and again while the page is visible; returns the function that stops it. */
  follow(): () => void {
    const again = (): void => {
      if (!document.hidden) void this.ask();
    };
    void this.ask();
    const timer = setInterval(again, EVERY_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }
}
