import { language } from './language.svelte';

/** The sentence with its first letter in upper case, where the language has upper case. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language.lang) + text.slice(1);
