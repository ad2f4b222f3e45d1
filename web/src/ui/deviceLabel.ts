// What a device is called, in short, and its kind.

// The first that occurs: other systems and browsers name these, too.
const SYSTEMS = ['iPhone', 'iPad', 'Android tablet', 'Android', 'Windows', 'Mac', 'Chromebook', 'CrOS', 'Linux'];
const BROWSERS = ['Edge', 'Edg', 'Opera', 'OPR', 'Firefox', 'Chrome', 'Safari'];
const SHOWN: Record<string, string> = { CrOS: 'Chromebook', Edg: 'Edge', OPR: 'Opera' };
const KINDS: Record<string, DeviceKind> = {
  iPhone: 'phone',
  Android: 'phone',
  iPad: 'tablet',
  'Android tablet': 'tablet',
};

export type DeviceKind = 'phone' | 'tablet' | 'computer' | '';

const first = (marks: string[], label: string): string => marks.find((mark) => label.includes(mark)) ?? '';

/** The system and the browser; devices that signed in long ago have the beginning of their user agent. */
export function shortLabel(label: string): string {
  const found = [first(SYSTEMS, label), first(BROWSERS, label)].filter(Boolean);
  return found.map((mark) => SHOWN[mark] ?? mark).join(' · ') || label;
}

/** Empty for a program. */
export function deviceKind(label: string): DeviceKind {
  const system = first(SYSTEMS, label);
  return system && (KINDS[system] ?? 'computer');
}
