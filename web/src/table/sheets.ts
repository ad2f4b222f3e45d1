// Sheets of a table, loaded on first use.

export const tableSheets = {
  keys: () => import('../ui/KeysSheet.svelte'),
  log: () => import('./LogSheet.svelte'),
};
