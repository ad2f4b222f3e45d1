// What this browser remembers for a person; a browser that forbids it forgets, and nothing else changes.

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
    // Private windows may have no room; the choice holds until the page is closed.
  }
}
