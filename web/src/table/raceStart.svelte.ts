// When a race starts before somebody's eyes: at the first deal, and after each score once everybody has gone on.
import type { Table } from './table.svelte';

export class RaceStart {
  /** The lights are shown. */
  isShown = $state(false);
  /** Match and finished rounds of the race that is known here, and whether its start is still to be shown. */
  private known = '';
  private isDue = false;

  /** `isRead`: no score covers the table. */
  follow(table: Table, isRead: boolean): void {
    const { seen, view, room } = table;
    if (!seen || !view || view.over || room?.status !== 'running') return;
    const race = `${seen.match}.${view.results.length}`;
    if (race !== this.known) {
      const hasJustEnded = table.told.at(-1)?.events.some(({ event }) => event === 'RoundEnded') ?? false;
      this.isDue = seen.step === 0 || (this.known !== '' && hasJustEnded);
      this.known = race;
    }
    // While several seats are asked at once they prepare: nobody drives yet.
    if (!this.isDue || !isRead || room.round_break || view.waiting.length > 1) return;
    this.isDue = false;
    this.isShown = true;
  }
}
