// Number formatting per language: the same as in Python (paddock/locales), independent of the browser.

const THOUSANDS: Record<string, string> = { en: ',', de: '.', it: '.', el: '.', ro: '.' };
const NO_BREAK_SPACE = '\u00a0';
// Hungarian does not group four-digit numbers.
const MIN_GROUPED: Record<string, number> = { hu: 10_000 };

export function number(value: number, lang: string): string {
  const separator = Math.abs(value) >= (MIN_GROUPED[lang] ?? 0) ? (THOUSANDS[lang] ?? NO_BREAK_SPACE) : '';
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** A number with this many decimals and the language's decimal separator. */
export function decimal(value: number, digits: number, lang: string): string {
  const [whole = '0', part = ''] = value.toFixed(digits).split('.');
  return number(Number(whole), lang) + (part && (lang === 'en' ? '.' : ',')) + part;
}
