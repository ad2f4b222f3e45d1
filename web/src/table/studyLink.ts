// The way from the present question of a running match to its study, where the table allows hints.
import { writeAddress } from './studyAddress';
import type { Table } from './table.svelte';

/** The address of a study of this question; empty where there is none. It counts as a hint. */
export function studyLink(table: Table): string {
  const seen = table.seen;
  if (!table.mayHint || !seen || seen.seat === null || table.isTrial) return '';
  const { match, step, seat } = seen;
  return writeAddress({ table: table.id, match, step, seat, mine: [seat], anew: null, moves: [] });
}
