// Loads "How to play" on first use, together with the game's part of it.
import { withSentences } from '../../base/withSentences';
import { loadGameUi } from '../../games';

export async function loadLearnSheet(game: string) {
  const ui = await loadGameUi(game);
  const [sheet, pictures] = await Promise.all([
    withSentences(import('./LearnSheet.svelte'), 'lessons'),
    ui.lessonPictures?.(),
  ]);
  return { LearnSheet: sheet.default, Card: ui.Card, pictures };
}
