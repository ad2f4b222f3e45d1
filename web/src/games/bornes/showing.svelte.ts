// Plays events as animations over the page, which shows the new state at once; measures the hand before the page
// updates.
import { untrack } from 'svelte';
import type { Table } from '../../table/table.svelte';
import type Flights from '../../motion/Flights.svelte';
import { putBack } from '../../motion/drag.svelte';
import { motion, pace, type Box } from '../../motion/motion';
import type { Event } from '../../net/wire/bornes.gen';
import type Road from './Road.svelte';
import { motionsOf, type Airborne } from './motions';
import type { Turn } from './turn.svelte';

/** The elements to animate; they exist only after mounting. */
export interface Stage {
  root: () => HTMLElement | undefined;
  air: () => Flights<Airborne>;
  road: () => Road;
}

const HELD = '[data-place^="hand-"]';

/** Play the table's events for the lifetime of the calling component. */
export function showWhatHappens(table: Table, turn: Turn, on: Stage): void {
  let shownSeq = 0;
  let before = new Map<string, Box>();
  const held = (): HTMLElement[] => [...(on.root()?.querySelectorAll<HTMLElement>(HELD) ?? [])];

  // A dropped card that is still in hand goes back to its place.
  $effect(() => {
    void table.seen?.seq;
    void table.notice;
    turn.begin();
    for (const element of held()) if (element.style.translate) putBack(element);
  });
  $effect.pre(() => {
    void table.seen;
    before = new Map(held().map((element) => [element.dataset['place']!.slice(5), element.getBoundingClientRect()]));
  });
  $effect(() => {
    const seen = table.seen;
    untrack(() => {
      const isNews = seen !== null && !seen.fresh && seen.seq > shownSeq && shownSeq > 0;
      shownSeq = seen?.seq ?? 0;
      if (seen && isNews) void show(seen.events as Event[]);
    });
  });

  async function show(events: Event[]): Promise<void> {
    const root = on.root();
    if (!root) return;
    const now = turn.cards.map((card) => card.key);
    const hand = {
      before,
      gone: [...before.keys()].filter((key) => !now.includes(key)),
      fresh: now.filter((key) => !before.has(key)),
    };
    // A reaction window opens in front of the table: end the flights that would cover it.
    if (turn.isAnswering) motion.finish();
    const { lifts, beats } = motionsOf(events, { root, me: turn.view.seat, hand, drive: on.road().drive });
    const { elements, land } = await on.air().lift(pace() > 0 ? lifts : []);
    await motion.play(beats(elements));
    land();
  }
}
