// How much larger a big screen shows a table: it is drawn for a phone and for a laptop, and a tablet or a television must not show a small island.

/** What a table is drawn for: the hand below on a phone, the log beside it on a laptop. */
const PHONE = { width: 560, height: 740, most: 2 };
const LAPTOP = { width: 1440, height: 810, most: 4 };
const WIDE_FROM = 1000;

export function scaleOf(width: number, height: number): number {
  const drawn = width >= WIDE_FROM ? LAPTOP : PHONE;
  return Math.max(1, Math.min(width / drawn.width, height / drawn.height, drawn.most));
}

/** Keep --z, by which tables are zoomed, true to the window. */
export function followWindow(): void {
  const show = (): void => document.documentElement.style.setProperty('--z', scaleOf(innerWidth, innerHeight).toFixed(3));
  addEventListener('resize', show);
  show();
}
