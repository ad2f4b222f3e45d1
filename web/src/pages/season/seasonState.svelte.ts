// The page of a season: loaded from the server, again while it is visible, and after everything a member does.
import { clubsApi } from '../../net/clubsApi';
import type { SeasonPage } from '../../net/wire/http.gen';

const EVERY_MS = 10_000;

export class SeasonState {
  /** Null before the first answer. */
  page = $state.raw<SeasonPage | null>(null);
  /** Why something failed, in a sentence; empty if nothing did. */
  trouble = $state('');
  isBusy = $state(false);

  constructor(
    readonly club: string,
    readonly id: string,
  ) {}

  /** Do something that answers with the season as it is then. Returns whether it worked. */
  async act(what: () => Promise<SeasonPage>): Promise<boolean> {
    this.isBusy = true;
    const isDone = await this.take(what);
    this.isBusy = false;
    return isDone;
  }

  /** Load the season; its buttons stay usable meanwhile. */
  load(): Promise<boolean> {
    return this.take(() => clubsApi.season(this.club, this.id));
  }

  private async take(what: () => Promise<SeasonPage>): Promise<boolean> {
    try {
      this.page = await what();
      this.trouble = '';
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    return !this.trouble;
  }

  /** Load now, and again while the page is visible; returns the function that stops it. */
  follow(): () => void {
    const again = (): void => {
      if (!document.hidden && !this.isBusy) void this.load();
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
