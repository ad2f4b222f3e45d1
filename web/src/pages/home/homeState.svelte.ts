// What the start page shows somebody who comes back, polled while the page is visible.
import { untrack } from 'svelte';
import { api, ApiError } from '../../net/api';
import { myself } from '../../net/myself.svelte';
import { zone } from '../../net/zone.svelte';
import type { Home } from '../../net/wire/http.gen';

const EVERY_MS = 10_000;

export class HomeState {
  answer = $state.raw<Home | null>(null);
  /** Whether the first question was answered, or failed. */
  isAsked = $state(false);
  /** Why loading failed, in a sentence; empty if it did not. */
  trouble = $state('');

  /** Whether there is anything to come back to. */
  get isReturning(): boolean {
    const home = this.answer;
    return (
      home !== null &&
      (home.last !== null || [home.turns, home.running, home.waiting, home.clubs].some((list) => list.length > 0))
    );
  }

  async ask(): Promise<void> {
    try {
      const isGuest = myself.isKnown || (await api.me()).me !== null;
      if (isGuest) this.take(await api.home());
      this.trouble = '';
    } catch (error) {
      this.fail(error);
    }
    this.isAsked = true;
  }

  /** Load now, and again while the page is visible; returns the function that stops it. */
  follow(): () => void {
    const again = (): void => {
      if (!document.hidden) void this.ask();
    };
    untrack(() => void this.ask()); // not again whenever its answer changes what is known
    const timer = setInterval(again, EVERY_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }

  private take(home: Home): void {
    this.answer = home;
    myself.note({ name: home.name, car: home.car });
    myself.noteClubs(home.clubs);
    zone.learn(home.zone);
  }

  private fail(error: unknown): void {
    if (error instanceof ApiError && error.code === 'no-guest') {
      myself.forget();
      this.answer = null;
      this.trouble = '';
    } else this.trouble = error instanceof Error ? error.message : String(error);
  }
}
