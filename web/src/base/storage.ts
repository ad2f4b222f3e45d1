// Local storage of this browser; where storage is blocked, values are simply not kept.

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`paddock-${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`paddock-${name}`, value);
  } catch {
    // Private windows may have no storage; the choice then lasts until the page is closed.
  }
}
