// Table sheets with game-specific content, loaded on first use together with the game's part.
import { withSentences } from '../../base/withSentences';
import { loadGameUi } from '../../games';
import { loadGameFacts } from '../../net/gameFacts';

export const gameSheets = {
  async hint(game: string) {
    const plate = withSentences(import('../../table/HintPlate.svelte'), 'advice', 'study');
    const [ui, { default: HintPlate }] = await Promise.all([loadGameUi(game), plate]);
    return { HintPlate, Card: ui.Card };
  },
  async menu(game: string) {
    const sheet = withSentences(import('../../table/MenuSheet.svelte'), 'slow', 'room', 'study');
    const [facts, { default: MenuSheet }] = await Promise.all([loadGameFacts(game), sheet]);
    return { MenuSheet, facts };
  },
  async round(game: string) {
    const ui = await loadGameUi(game);
    const [sheet, score] = await Promise.all([withSentences(import('../../table/RoundSheet.svelte')), ui.scoreSheet()]);
    return { RoundSheet: sheet.default, ScoreSheet: score.default };
  },
  async finish(game: string) {
    const [ui, facts] = await Promise.all([loadGameUi(game), loadGameFacts(game)]);
    const sheet = withSentences(import('../../table/FinishSheet.svelte'), 'finish');
    const [{ default: FinishSheet }, score] = await Promise.all([sheet, ui.scoreSheet()]);
    const isSeries = ui.isSeries ?? false;
    return { FinishSheet, ScoreSheet: score.default, hasReview: facts?.has_review ?? false, isSeries };
  },
};
