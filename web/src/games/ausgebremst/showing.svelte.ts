// Plays a race's events as animations over the page, which shows the new state at once: cards at their cars, then the
// drives, one after the other.
import { untrack } from 'svelte';
import type BoardStage from '../../board/Stage.svelte';
import type { BoardCar } from '../../board/spaces';
import type { Table } from '../../table/table.svelte';
import type Flights from '../../motion/Flights.svelte';
import { motion, pace } from '../../motion/motion';
import type { Event, View } from '../../net/wire/ausgebremst.gen';
import { motionsOf, type ShownCard } from './motions';
import { FINISH } from './race';
import type { Turn } from './turn.svelte';

/** The elements to animate; they exist only after mounting. */
export interface Stage {
  root: () => HTMLElement | undefined;
  stage: () => BoardStage | undefined;
  air: () => Flights<ShownCard>;
}

/** Neutral cars drive one after the other, so animations may lag further behind than elsewhere. */
const BEHIND_MS = 7_000;

export class Showing {
  /** Cars that have just left the track and are still driving off. */
  leaving = $state.raw<BoardCar[]>([]);
  private shown: { seq: number; view: View } | null = null;
  private hands = new Map<string, DOMRect>();

  /** Play the table's events for the lifetime of the calling component. */
  constructor(
    private readonly table: Table,
    private readonly turn: Turn,
    private readonly on: Stage,
  ) {
    $effect.pre(() => {
      void table.seen;
      untrack(() => this.keep());
    });
    $effect(() => {
      void table.seen;
      untrack(() => this.goOn());
    });
  }

  /** Before the page updates: measure the hand, and keep the race that the last drive belongs to. */
  private keep(): void {
    const { seen, view } = this.table;
    if (seen?.events.some((event) => this.isOwnDrive(event as Event))) this.hands = this.handBoxes();
    const isNextRace =
      this.shown !== null && (view?.results.length ?? 0) > this.shown.view.results.length && !view?.over;
    if (isNextRace && seen && !seen.fresh && pace() > 0) this.turn.past = this.shown!.view;
  }

  private isOwnDrive(event: Event): boolean {
    return event.event === 'CarDrove' && event.car === this.turn.me;
  }

  private handBoxes(): Map<string, DOMRect> {
    const cards = [...(this.on.root()?.querySelectorAll<HTMLElement>('[data-place^="hand-"]') ?? [])];
    return new Map(cards.map((card) => [card.dataset['place']!.slice(5), card.getBoundingClientRect()]));
  }

  private goOn(): void {
    const { turn } = this;
    const [seen, before] = [this.table.seen, this.shown];
    this.shown = seen && { seq: seen.seq, view: this.table.view as View };
    // Events of the next circuit are not shown on this one.
    const isHere =
      before !== null &&
      (turn.past === null || turn.past === before.view) &&
      before.view.round.circuit === turn.race.circuit;
    if (seen === null || seen.fresh || !isHere || seen.seq <= before.seq) return;
    void this.show(untilRaceEnds(seen.events as Event[]), before.view).finally(() => {
      if (before.view === turn.past) turn.past = null;
    });
  }

  private async show(events: Event[], before: View): Promise<void> {
    const { me } = this.turn;
    this.leaving = [
      ...this.leaving,
      ...events.flatMap((event): BoardCar[] =>
        event.event === 'CarDrove' && event.space === FINISH
          ? [{ number: event.car, space: event.path.at(-2) ?? event.start, isMine: event.car === me }]
          : [],
      ),
    ];
    await Promise.resolve();
    const stage = this.on.stage();
    if (!stage) return;
    const { lifts, beats } = motionsOf(events, {
      along: stage.along,
      cardAt: stage.boxOf,
      handBox: (value) => [...this.hands].find(([key]) => key.startsWith(`${value}.`))?.[1] ?? null,
      me,
      spaceOf: (number) => before.round.cars[number - 1]?.space ?? '',
    });
    const { elements, land } = await this.on.air().lift(pace() > 0 ? lifts : []);
    await motion.play(beats(elements), BEHIND_MS);
    land();
    this.leaving = [];
  }
}

/** The same events may include neutral cars driving on the next circuit already. */
function untilRaceEnds(events: Event[]): Event[] {
  const end = events.findIndex((event) => event.event === 'RoundEnded');
  return end < 0 ? events : events.slice(0, end);
}
