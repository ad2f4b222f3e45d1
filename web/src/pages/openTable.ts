// Opens tables: at once against bots, or for friends.
import type { NewChair, NewTable } from '../net/wire/http.gen';
import { closeEarlySocket, openEarlySocket } from '../net/earlySocket';
import { api } from '../net/api';
import { loadTable } from '../games';
import { familyOf, quickOptions, usualSeats } from '../games/posters';
import { mixIn } from '../table/fairness';
import { guest } from '../net/guest.svelte';
import { language } from '../base/language.svelte';
import { router } from '../base/router.svelte';
import { keepOpened } from './lesson/place';

/** Preload the code of a table before it exists; errors are ignored here and reported where the code is used. */
export function fetchTable(game = ''): void {
  void import('./table/TableScreen.svelte').catch(() => undefined);
  if (game) void loadTable(game).catch(() => undefined);
  // The first plural form is slow to compute on a weak phone: do it while waiting for the server.
  if (game)
    void language.learn(familyOf(game)).then(
      () => language.say('web-cards-in-hand', { count: 1 }),
      () => undefined,
    );
}

export async function open(table: NewTable): Promise<void> {
  fetchTable(table.game);
  keepOpened(table.game);
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

/** Create a table, and deal if it is to start; returns its address. */
async function set({ start = false, ...table }: NewTable): Promise<string> {
  const opened = await api.open(table);
  if (start) {
    // The server commits to the shuffle only now: our nonce goes in after that and before the deal.
    await mixIn(
      { table: opened.table, match: 1 },
      opened.commitment,
      table.chairs.flatMap((chair, index) => (chair.kind === 'me' ? [index + 1] : [])),
    );
    await api.start(opened.table);
  }
  return opened.path;
}

/**
 * The person against bots, dealt at once: one round or race, or a whole match; with the fewest seats if the game does
 * not allow the usual number.
 */
export function playNow(game: string, level: number, counts: readonly number[] = [], isLong = false): Promise<void> {
  const seats = counts.length && !counts.includes(usualSeats(game)) ? Math.min(...counts) : usualSeats(game);
  const bots = Array.from({ length: seats - 1 }, (): NewChair => ({ kind: 'bot', level }));
  const options = (!isLong && quickOptions(game)) || {};
  return open({ game, chairs: [{ kind: 'me' }, ...bots], options, start: true });
}
