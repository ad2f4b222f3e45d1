// What the server says about a game: seats, options, standing orders, reviews. Asked once.
import type { GameShown } from './wire/http.gen';
import { api } from './api';
import { language } from '../base/language.svelte';

const known = new Map<string, GameShown>();

/** The facts of this game; null while the server cannot be reached. */
export async function loadGameFacts(game: string): Promise<GameShown | null> {
  const facts = known.get(game) ?? (await api.game(game, language.lang).catch(() => null));
  if (facts) known.set(game, facts);
  return facts;
}
