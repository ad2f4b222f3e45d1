// Shows what a key tells by ear. Fetched with the first press of such a key.
import { mount, unmount } from 'svelte';
import ShownWords from './ShownWords.svelte';

const LEAST_MS = 4_000;
/** Time to read one letter. */
const LETTER_MS = 60;

let clear = (): void => undefined;

/** Show this text until the next key or tap, or until it has been read. */
export function showWords(text: string): void {
  clear();
  if (!text) return;
  const shown = mount(ShownWords, { target: document.body, props: { text } });
  const heard = new AbortController();
  const timer = setTimeout(() => clear(), Math.max(LEAST_MS, text.length * LETTER_MS));
  clear = () => {
    clearTimeout(timer);
    heard.abort();
    clear = () => undefined;
    void unmount(shown);
  };
  const listening = { capture: true, signal: heard.signal };
  addEventListener('keydown', () => clear(), listening);
  addEventListener('pointerdown', () => clear(), listening);
}
