// Turns the sizes of type from pixels into rem, so that the person's own text size, here or in the browser, reaches every word.
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
