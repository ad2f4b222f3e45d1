// Scale factor on large screens: the page is designed for a phone and a laptop, and is enlarged on a tablet or
// television.

/** The window sizes a table is designed for: with the hand below (phone), and with the log beside it (laptop). */
const PHONE = { width: 560, height: 740, most: 2 };
const LAPTOP = { width: 1440, height: 810, most: 4 };
/** From this width the log fits beside the table; stylesheets use (min-width: 1000px). */
export const WIDE_FROM = 1000;

export function scaleOf(width: number, height: number): number {
  const drawn = width >= WIDE_FROM ? LAPTOP : PHONE;
  return Math.max(1, Math.min(width / drawn.width, height / drawn.height, drawn.most));
}

/** Scale of other screens and sheets: they fit on a tablet without scaling. */
export function pageScaleOf(width: number, height: number): number {
  return width >= WIDE_FROM ? scaleOf(width, height) : 1;
}

/** Keep --z (zoom of tables) and --page-z (zoom of everything else) in step with the window size. */
export function followWindow(): void {
  const { style } = document.documentElement;
  const show = (): void => {
    style.setProperty('--z', scaleOf(innerWidth, innerHeight).toFixed(3));
    style.setProperty('--page-z', pageScaleOf(innerWidth, innerHeight).toFixed(3));
  };
  addEventListener('resize', show);
  show();
}
