// The browser's way back closes what lies on top before it leaves the screen: one step of history is held while a sheet is open.

/** What closes each open sheet, the top one last. */
const open: (() => void)[] = [];
let count = 0;
/** The step of history that is held now; 0 if none is. */
let held = 0;
let timer = 0;

const here = (): number => (history.state as { sheet?: number } | null)?.sheet ?? 0;

/** Hold a step as long as anything is open, and give it back afterwards. */
function settle(): void {
  if (open.length > 0 && held === 0) {
    held = count += 1;
    history.pushState({ sheet: held }, '');
  } else if (open.length === 0 && held !== 0) {
    const isOurs = here() === held;
    held = 0;
    // Whoever followed a link from the sheet has replaced the step already.
    if (isOurs) history.back();
  }
}

// One sheet often gives way to another in the same moment: only what is left afterwards counts.
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

/** Something was opened that the way back shall close; call the answer when it is gone. */
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
