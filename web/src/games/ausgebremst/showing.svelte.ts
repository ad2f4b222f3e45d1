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
import { duelOf, FINISH } from './race';
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
  /** The last update whose picture is shown: words and signs change with it, not before. */
  pictured = $state.raw<{ seq: number; view: View } | null>(null);
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
    const own = (seen?.events as Event[] | undefined)?.find((event) => this.isOwnDrive(event));
    // The camera stays where the car drives off until it has arrived.
    if (own?.event === 'CarDrove' && this.isNews && pace() > 0) this.turn.way = [own.start, ...own.path];
  }

  /** Whether the table's update follows from what is shown. */
  private get isNews(): boolean {
    const { seen } = this.table;
    return seen !== null && !seen.fresh && this.shown !== null && seen.seq > this.shown.seq;
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
    if (seen === null || seen.fresh || !isHere || seen.seq <= before.seq) {
      this.pictured = this.shown;
      return;
    }
    const now = this.shown!;
    void this.show(untilRaceEnds(seen.events as Event[]), before.view, now).finally(() => {
      if (before.view === turn.past) turn.past = null;
      this.reach(now);
      turn.way = [];
    });
  }

  /** The picture of this update begins. */
  private reach(now: { seq: number; view: View }): void {
    if (now.seq > (this.pictured?.seq ?? 0)) this.pictured = now;
  }

  private async show(events: Event[], before: View, now: { seq: number; view: View }): Promise<void> {
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
    const duel = pace() > 0 ? duelOf(events, before.round, now.view.round) : [];
    if (duel.length) stage.closeUp(duel);
    const { lifts, beats } = motionsOf(events, {
      along: stage.along,
      cardAt: stage.boxOf,
      handBox: (value) => [...this.hands].find(([key]) => key.startsWith(`${value}.`))?.[1] ?? null,
      me,
      spaceOf: (number) => before.round.cars[number - 1]?.space ?? '',
    });
    const { elements, land } = await this.on.air().lift(pace() > 0 ? lifts : []);
    const isOwn = events.some((event) => this.isOwnDrive(event));
    await motion.play(
      [
        { parts: [], begin: () => this.reach(now) },
        ...beats(elements),
        { parts: [], begin: () => isOwn && (this.turn.way = []) },
      ],
      BEHIND_MS,
    );
    land();
    stage.closeUp([]);
    this.leaving = [];
  }
}

/** The same events may include neutral cars driving on the next circuit already. */
function untilRaceEnds(events: Event[]): Event[] {
  const end = events.findIndex((event) => event.event === 'RoundEnded');
  return end < 0 ? events : events.slice(0, end);
}
