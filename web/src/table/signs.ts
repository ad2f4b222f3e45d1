// Quick reactions: chat lines that name one of eight signs. Everybody reads the words in their own language.
import { language, say } from '../base/language.svelte';

export const SIGNS = ['hello', 'luck', 'nice', 'thanks', 'oops', 'horn', 'laugh', 'again'] as const;
export type SignName = (typeof SIGNS)[number];

/** A sign as it is sent: a chat line like any other, with its limits, and muted like one. */
export const lineOf = (sign: SignName): string => `/${sign}`;

/** The sign that a line names, if any. */
export const signOf = (text: string): SignName | null => SIGNS.find((sign) => text === lineOf(sign)) ?? null;

/** A line of chat in words. */
export function spokenText(text: string): string {
  const sign = signOf(text);
  return sign && language.has(`web-sign-${sign}`) ? say(`web-sign-${sign}`) : text;
}
