// How much larger a big screen shows the page: it is drawn for a phone and for a laptop, and a tablet or a television must not show a small island.

/** What a table is drawn for: the hand below on a phone, the log beside it on a laptop. */
const PHONE = { width: 560, height: 740, most: 2 };
const LAPTOP = { width: 1440, height: 810, most: 4 };
/** From here on there is room for the log beside the table; styles say the same by (min-width: 1000px). */
export const WIDE_FROM = 1000;

export function scaleOf(width: number, height: number): number {
  const drawn = width >= WIDE_FROM ? LAPTOP : PHONE;
  return Math.max(1, Math.min(width / drawn.width, height / drawn.height, drawn.most));
}

/** How much larger other screens and sheets are shown: a tablet has room for them as they are. */
export function pageScaleOf(width: number, height: number): number {
  return width >= WIDE_FROM ? scaleOf(width, height) : 1;
}

/** Keep --z, by which tables are zoomed, and --page-z, by which the rest is, true to the window. */
export function followWindow(): void {
  const { style } = document.documentElement;
  const show = (): void => {
    style.setProperty('--z', scaleOf(innerWidth, innerHeight).toFixed(3));
    style.setProperty('--page-z', pageScaleOf(innerWidth, innerHeight).toFixed(3));
  };
  addEventListener('resize', show);
  show();
}
