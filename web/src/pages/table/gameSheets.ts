// Table sheets with game-specific content, loaded on first use together with the game's part.
import { withSentences } from '../../base/withSentences';
import { loadGameUi } from '../../games';
import { loadGameFacts } from '../../net/gameFacts';

export const gameSheets = {
  hint: () => withSentences(import('../../table/HintSheet.svelte')),
  async menu(game: string) {
    const [facts, sheet] = await Promise.all([loadGameFacts(game), import('../../table/MenuSheet.svelte')]);
    return { MenuSheet: sheet.default, orders: facts?.orders ?? [] };
  },
  async round(game: string) {
    const [ui, facts] = await Promise.all([loadGameUi(game), loadGameFacts(game)]);
    const [sheet, score] = await Promise.all([import('../../table/RoundSheet.svelte'), ui.scoreSheet()]);
    return { RoundSheet: sheet.default, ScoreSheet: score.default, hasReview: facts?.has_review ?? false };
  },
};
