import { language } from './language.svelte';

/** A sentence that begins with a capital letter where the language has them. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language.lang) + text.slice(1);
