// Table sheets with game-specific content, loaded on first use together with the game's part.
import { withSentences } from '../../base/withSentences';
import { loadGameUi } from '../../games';

export const gameSheets = {
  hint: () => withSentences(import('../../table/HintSheet.svelte')),
  async menu(game: string) {
    const [ui, sheet] = await Promise.all([loadGameUi(game), import('../../table/MenuSheet.svelte')]);
    return { MenuSheet: sheet.default, orders: ui.orders?.(game) ?? [] };
  },
  async round(game: string) {
    const ui = await loadGameUi(game);
    const [sheet, score] = await Promise.all([import('../../table/RoundSheet.svelte'), ui.scoreSheet()]);
    return { RoundSheet: sheet.default, ScoreSheet: score.default, hasReview: ui.hasReview };
  },
};
