// Sheets of a table that are fetched when they are first opened.

export const tableSheets = {
  keys: () => import('../ui/KeysSheet.svelte'),
  log: () => import('./LogSheet.svelte'),
};
