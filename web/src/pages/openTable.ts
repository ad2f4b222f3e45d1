// Opens tables: at once against bots, or for friends.
import type { NewChair, NewTable } from '../net/wire/http.gen';
import { closeEarlySocket, openEarlySocket } from '../net/earlySocket';
import { api } from '../net/api';
import { loadTable } from '../games';
import { familyOf, usualSeats } from '../games/posters';
import { mixIn } from '../table/fairness';
import { guest } from '../net/guest.svelte';
import { language } from '../base/language.svelte';
import { router } from '../base/router.svelte';

/** Fetch what a table is shown with, before there is one: whoever needs it and does not get it says so then. */
export function fetchTable(game = ''): void {
  void import('./table/TableScreen.svelte').catch(() => undefined);
  if (game) void loadTable(game).catch(() => undefined);
  // The first number that a browser counts takes a slow phone long: it does so while the server is asked.
  if (game)
    void language.learn(familyOf(game)).then(
      () => language.say('web-cards-in-hand', { count: 1 }),
      () => undefined,
    );
}

export async function open(table: NewTable): Promise<void> {
  fetchTable(table.game);
  const name = await guest.arrive();
  const chairs = table.chairs.map((chair) => (chair.kind === 'me' && !chair.name ? { ...chair, name } : chair));
  openEarlySocket();
  try {
    router.go(await set({ ...table, chairs }));
  } catch (error) {
    closeEarlySocket();
    throw error;
  }
}

/** Put a table there, and deal if it is to start; its address. */
async function set({ start = false, ...table }: NewTable): Promise<string> {
  const opened = await api.open(table);
  if (start) {
    // Only now is the shuffle committed to: our own word comes after that and before the deal.
    await mixIn(
      { table: opened.table, match: 1 },
      opened.commitment,
      table.chairs.flatMap((chair, index) => (chair.kind === 'me' ? [index + 1] : [])),
    );
    await api.start(opened.table);
  }
  return opened.path;
}

/** The person against bots, dealt at once; a game that takes no usual number of seats gets the fewest it takes. */
export function playNow(game: string, level: number, counts: readonly number[] = []): Promise<void> {
  const seats = counts.length && !counts.includes(usualSeats(game)) ? Math.min(...counts) : usualSeats(game);
  const bots = Array.from({ length: seats - 1 }, (): NewChair => ({ kind: 'bot', level }));
  return open({ game, chairs: [{ kind: 'me' }, ...bots], start: true });
}
