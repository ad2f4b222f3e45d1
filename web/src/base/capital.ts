import { language } from './language.svelte';

/** The sentence with its first letter in upper case. Not the Greek locale's: it drops the accent of Ά. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins the non-empty parts into sentences, each with a capital letter and one full stop. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `${capital(part).replace(/\.$/, '')}.`)
    .join(' ');

/** Parts that contain commas, as a list; in Greek a semicolon is a question mark. */
export const listed = (parts: readonly string[]): string => parts.join(language.lang === 'el' ? '· ' : '; ');
