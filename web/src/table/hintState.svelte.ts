// Hint state of a table: whether hints are offered, and whether the sheet is open. Any table's header gets it from the
// context.
import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';

const KEY = Symbol('hints');
const SHOWN_MS = 6_000;

export class HintState {
  isOpen = $state(false);
  /** The other person who just took a hint, which is announced among people. */
  taker = $state('');

  constructor(private readonly table: () => Table) {}

  get isGiven(): boolean {
    const room = this.table().room;
    return (room?.may_hint ?? false) && (room?.mine.length ?? 0) > 0 && !this.table().isWatching;
  }

  get isReady(): boolean {
    return this.table().mayHint;
  }

  /** Check whether somebody else has taken another hint. */
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

/** Provide the hint state to all components below; the table may change. */
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

/** The hint state of this table; undefined in a replay. */
export const hintsHere = (): HintState | undefined => getContext<HintState | undefined>(KEY);
