// The page of a club: loaded from the server, again while it is visible, and after everything a member does.
import { clubsApi } from '../../net/clubsApi';
import { myself } from '../../net/myself.svelte';
import type { ClubPage } from '../../net/wire/http.gen';

const EVERY_MS = 10_000;

export class ClubState {
  /** Null before the first answer. */
  page = $state.raw<ClubPage | null>(null);
  /** Why loading failed, in a sentence; empty if it did not. */
  trouble = $state('');
  /** The game whose ratings are shown; empty for all games together. */
  game = $state('');

  constructor(readonly id: string) {}

  get isKeeper(): boolean {
    return this.page?.role === 'keeper';
  }

  async load(): Promise<void> {
    try {
      this.page = await clubsApi.club(this.id, this.game);
      myself.noteClub(this.page);
      this.trouble = '';
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Load now, and again while the page is visible; returns the function that stops it. */
  follow(): () => void {
    const again = (): void => {
      if (!document.hidden) void this.load();
    };
    void this.load();
    const timer = setInterval(again, EVERY_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }
}
