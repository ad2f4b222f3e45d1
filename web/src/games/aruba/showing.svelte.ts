// What happened is played over the page, which shows the new moment at once; what is forced is done when it has been seen.
import { tick, untrack } from 'svelte';
import type { Table } from '../../table/table.svelte';
import { motion, pace } from '../../motion/motion';
import type { View } from '../../net/wire/aruba.gen';
import { motionsOf, burstsOf, isMove, tumble, type Burst, type Surface } from './motions';
import { spaceOf } from './track';
import type { Turn } from './turn.svelte';

/** Where it is played: nothing of it is there before the page is. */
export interface Stage {
  root: () => HTMLElement;
  road: () => Pick<Surface, 'along' | 'follow'> | undefined;
}

/** A turn that ends by itself leaves this long to take the last step back. */
const REGRET_MS = 1_200;

export class Showing {
  bursts = $state.raw<Burst[]>([]);
  /** Cars are on their way: no mark stands where one has yet to come. */
  isMoving = $state(false);
  private shown: View | null = null;
  private isRaceEnd = false;

  /** Play what a table tells as long as the component lives that makes this. */
  constructor(
    private readonly table: Table,
    private readonly turn: () => Turn,
    private readonly on: Stage,
  ) {
    $effect.pre(() => {
      void table.seen;
      untrack(() => this.keepRace());
    });
    // Another moment: dice tumble, cars drive.
    $effect(() => {
      void table.seen?.seq;
      untrack(() => this.goOn());
    });
    $effect(() => this.doWhatIsForced());
  }

  /** The last drive of a race is seen on its own road before the next grid is. */
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

  /** Without a tap, after a moment to see it. */
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
      ? [{ ...road, bursts: (id: string) => [...root.querySelectorAll(`[data-burst="${id}"]`)] }]
      : [];
    const dice = rolled.flatMap((id) => root.querySelector(`[data-die="${id}"]`) ?? []);
    await motion.play([...tumble(dice), ...motionsOf(seen.seq, events, surfaces)]);
    this.bursts = [];
    this.isMoving = false;
  }
}
