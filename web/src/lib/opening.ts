// Opens tables: at once against bots, or for friends.
import type { NewChair, NewTable } from '../wire/http.gen';
import { api } from './api';
import { guest } from './guest.svelte';
import { router } from './router.svelte';

/** How many sit at a table that was opened with one click. */
const USUAL_SEATS: Record<string, number> = { aruba: 4, ausgebremst: 4 };

export const usualSeats = (game: string): number => USUAL_SEATS[game] ?? 2;

export async function open(table: NewTable): Promise<void> {
  const name = await guest.arrive();
  const chairs = table.chairs.map((chair) => (chair.kind === 'me' && !chair.name ? { ...chair, name } : chair));
  const opened = await api.open({ ...table, chairs });
  router.go(opened.path);
}

/** The person against bots, dealt at once. */
export function playNow(game: string, level: number): Promise<void> {
  const bots = Array.from({ length: usualSeats(game) - 1 }, (): NewChair => ({ kind: 'bot', level }));
  return open({ game, chairs: [{ kind: 'me' }, ...bots], start: true });
}
