// What a browser calls itself, in short.

/** The user agent is long: show only the system and the browser. */
export function shortLabel(label: string): string {
  const machine = /iPhone|iPad|Android|Windows|Macintosh|CrOS|Linux/.exec(label)?.[0] ?? '';
  const browser = /Edg|Firefox|OPR|Chrome|Safari/.exec(label)?.[0] ?? '';
  return (
    [machine.replace('Macintosh', 'Mac'), browser.replace('Edg', 'Edge').replace('OPR', 'Opera')]
      .filter(Boolean)
      .join(' · ') || label
  );
}
