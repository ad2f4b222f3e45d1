// Parts of a table that its first picture does not need: sheets, loaded on first use, and the explainer.
import { idle } from '../base/idle';
import { withSentences } from '../base/withSentences';

/** The first card has come to rest by then. */
const EXPLAINER_AFTER_MS = 1_000;

export const tableSheets = {
  keys: () => withSentences(import('../ui/KeysSheet.svelte')),
  log: () => import('./LogSheet.svelte'),
  explainer: () => idle(EXPLAINER_AFTER_MS).then(() => import('./Explainer.svelte')),
};
