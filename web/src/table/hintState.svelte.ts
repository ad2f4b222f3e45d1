// Hints at a table: whether they are given here, and whether the sheet with one is open. Any table's header finds this by itself.
import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';

const KEY = Symbol('hints');
const SHOWN_MS = 6_000;

export class HintState {
  isOpen = $state(false);
  /** Who else has just taken a hint: among people that is told. */
  taker = $state('');

  constructor(private readonly table: () => Table) {}

  get isGiven(): boolean {
    const room = this.table().room;
    return (room?.may_hint ?? false) && (room?.mine.length ?? 0) > 0 && !this.table().isWatching;
  }

  get isReady(): boolean {
    return this.table().mayHint;
  }

  /** Look whether somebody else has taken one more since. */
  notice(before: Record<string, number>): Record<string, number> {
    const room = this.table().room;
    const now = room?.helped ?? {};
    const taker = Object.keys(now).find(
      (seat) => (now[seat] ?? 0) > (before[seat] ?? 0) && !room?.mine.includes(Number(seat)),
    );
    if (taker) this.taker = this.table().names[Number(taker)] ?? '';
    return now;
  }
}

/** Offer hints to everything below; the table may change. */
export function offerHints(table: () => Table): HintState {
  const hinting = new HintState(table);
  let known: Record<string, number> | null = null;
  $effect(() => {
    if (table().room) known = hinting.notice(known ?? table().room?.helped ?? {});
  });
  $effect(() => {
    if (!hinting.taker) return;
    const timer = setTimeout(() => (hinting.taker = ''), SHOWN_MS);
    return () => clearTimeout(timer);
  });
  return setContext(KEY, hinting);
}

/** The hints that are offered here; none in a replay. */
export const hintsHere = (): HintState | undefined => getContext<HintState | undefined>(KEY);
