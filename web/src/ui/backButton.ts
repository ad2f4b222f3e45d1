// Makes the browser's back button close the top sheet first: one history entry is held while a sheet is open.

/** The close function of each open sheet, the top one last. */
const open: (() => void)[] = [];
let count = 0;
/** The history entry held now; 0 if none. */
let held = 0;
let timer = 0;

const here = (): number => (history.state as { sheet?: number } | null)?.sheet ?? 0;

/** Hold a history entry while anything is open, and remove it afterwards. */
function settle(): void {
  if (open.length > 0 && held === 0) {
    held = count += 1;
    history.pushState({ sheet: held }, '');
  } else if (open.length === 0 && held !== 0) {
    const isOurs = here() === held;
    held = 0;
    // If a link in the sheet was followed, the entry has already been replaced.
    if (isOurs) history.back();
  }
}

// One sheet often replaces another at once: only the state afterwards counts.
function settleSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(settle, 0);
}

function back(): void {
  if (held === 0 || here() === held) return;
  held = 0;
  open.at(-1)?.();
  settleSoon();
}

/** Let the back button close something that was opened; call the returned function when it is closed. */
export function closeOnBack(close: () => void): () => void {
  if (open.length === 0) addEventListener('popstate', back);
  open.push(close);
  settleSoon();
  return () => {
    open.splice(open.indexOf(close), 1);
    if (open.length === 0) removeEventListener('popstate', back);
    settleSoon();
  };
}
