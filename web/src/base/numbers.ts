// Numbers as people of a language write them: the same in Python (paddock/locales) and here, whatever the browser thinks.

const THOUSANDS: Record<string, string> = { en: ',', de: '.', it: '.', el: '.', ro: '.' };
const NO_BREAK_SPACE = '\u00a0';
// Hungarian writes numbers of four digits in one piece.
const LEAST_GROUPED: Record<string, number> = { hu: 10_000 };

export function number(value: number, lang: string): string {
  const separator = Math.abs(value) >= (LEAST_GROUPED[lang] ?? 0) ? (THOUSANDS[lang] ?? NO_BREAK_SPACE) : '';
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** A number with so many digits behind the point, or the comma, of that language. */
export function decimal(value: number, digits: number, lang: string): string {
  const [whole = '0', part = ''] = value.toFixed(digits).split('.');
  return number(Number(whole), lang) + (part && (lang === 'en' ? '.' : ',')) + part;
}
