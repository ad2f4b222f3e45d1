// Converts font sizes from px to rem, so that the text size set here or in the browser applies to all text.
import type { Plugin } from 'vite';

const ROOT_PX = 16;

export const inRem = (css: string): string =>
  css.replace(
    /(\bfont(?:-size)?\s*:)([^;}]*)/g,
    (_, name: string, value: string) =>
      name + value.replace(/(\d*\.?\d+)px/g, (__, px: string) => `${Number(px) / ROOT_PX}rem`),
  );

export function fontSizes(): Plugin {
  return {
    name: 'paddock-font-sizes',
    enforce: 'pre',
    transform: (code, id) => (/\.css($|\?)/.test(id) ? { code: inRem(code), map: null } : undefined),
  };
}
