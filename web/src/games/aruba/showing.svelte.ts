// Plays events as animations over the page, which shows the new state at once; makes a forced move once they have been
// seen.
import { tick, untrack } from 'svelte';
import type { Table } from '../../table/table.svelte';
import { motion, pace } from '../../motion/motion';
import type { View } from '../../net/wire/aruba.gen';
import { duelOf, motionsOf, burstsOf, isMove, tumble, type Burst, type Surface } from './motions';
import { spaceOf } from './track';
import type { Turn } from './turn.svelte';

/** The elements to animate; they exist only after mounting. */
export interface Stage {
  root: () => HTMLElement | undefined;
  road: () => Omit<Surface, 'bursts'> | undefined;
}

/** Delay before a forced end of turn, so that the last step can be undone. */
const REGRET_MS = 1_200;

export class Showing {
  bursts = $state.raw<Burst[]>([]);
  /** Cars are moving: no marker is drawn on a space that a car has not reached yet. */
  isMoving = $state(false);
  private shown: View | null = null;
  private isRaceEnd = false;

  /** Play the table's events for the lifetime of the calling component. */
  constructor(
    private readonly table: Table,
    private readonly turn: () => Turn,
    private readonly on: Stage,
  ) {
    $effect.pre(() => {
      void table.seen;
      untrack(() => this.keepRace());
    });
    // A new state: dice tumble, cars drive.
    $effect(() => {
      void table.seen?.seq;
      untrack(() => this.goOn());
    });
    $effect(() => this.doWhatIsForced());
  }

  /** Show the last drive of a race on its own road before the next grid. */
  private keepRace(): void {
    const { seen, view } = this.table;
    const [next, before] = [view as View, this.shown];
    this.isRaceEnd =
      before !== null &&
      next.results.length > before.results.length &&
      !next.over &&
      seen !== null &&
      !seen.fresh &&
      pace() > 0;
    if (this.isRaceEnd) this.turn().past = before;
    this.shown = next;
  }

  private goOn(): void {
    const turn = this.turn();
    const rolled = turn.follow().map((die) => die.id);
    if (this.isRaceEnd) void this.show(rolled).finally(() => turn.goOver());
    else if (!turn.past) void this.show(rolled);
  }

  /** Make a forced move without a tap, after a short delay. */
  private doWhatIsForced(): (() => void) | undefined {
    const move = this.turn().forced;
    if (!move || this.table.pending) return undefined;
    let isLeft = false;
    const moment = move === 'end' && this.table.seen?.may_undo ? REGRET_MS : 150 + 450 * pace();
    const timer = setTimeout(() => void motion.rest().then(() => isLeft || this.table.play(move)), moment);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }

  private async show(rolled: readonly number[]): Promise<void> {
    const seen = this.table.seen;
    if (!seen || seen.fresh || pace() === 0) return;
    const told = this.table.told.at(-1)?.events ?? [];
    const end = told.findIndex((event) => event.event === 'RoundEnded');
    const events = end < 0 ? told : told.slice(0, end);
    const spaces = new Map(
      this.turn().round.cars.flatMap((car) => (spaceOf(car) ? [[car.car, spaceOf(car)!] as const] : [])),
    );
    this.bursts = [...this.bursts, ...burstsOf(seen.seq, events, spaces)];
    this.isMoving ||= events.some(isMove);
    await tick();
    const [root, road] = [this.on.root(), this.on.road()];
    const surfaces = road
      ? [{ ...road, bursts: (id: string) => [...(root?.querySelectorAll(`[data-burst="${id}"]`) ?? [])] }]
      : [];
    const dice = rolled.flatMap((id) => root?.querySelector(`[data-die="${id}"]`) ?? []);
    const duel = road?.closeUp ? duelOf(events, spaces) : [];
    const approach = duel.length ? [{ parts: [], begin: () => road?.closeUp?.(duel) }] : [];
    await motion.play([...tumble(dice), ...approach, ...motionsOf(seen.seq, events, surfaces)]);
    road?.closeUp?.([]);
    this.bursts = [];
    this.isMoving = false;
  }
}
