// A long time as people say it: 2 days, 5 hours; the two largest units that are not zero.
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const SHOWN = 2;

export function timeLeft(seconds: number, lang: string): string {
  let rest = Math.max(60, seconds);
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
    if (parts.length === SHOWN || (parts.length === 1 && count === 0)) break;
  }
  return parts.join(' ');
}
