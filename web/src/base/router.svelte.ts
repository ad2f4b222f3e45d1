// Addresses: which screen is shown, kept in the browser's own history.

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  /** A newer page is there: the next screen is loaded from it. */
  isStale = false;

  begin(): void {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  /** Show another screen; `isReplacing` leaves no step to come back to. */
  go(address: string, isReplacing = false): void {
    const isOverSheet = Boolean((history.state as { sheet?: number } | null)?.sheet);
    history[isReplacing || isOverSheet ? 'replaceState' : 'pushState'](null, '', address);
    if (this.isStale) {
      // Not by location.assign: a sheet that closes meanwhile gives its step of history back, and that would call it off.
      location.reload();
      return;
    }
    this.read();
    scrollTo(0, 0);
  }

  /** The parts of the path, such as ['table', 'abc']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** A link of our own changes the screen without loading the page again. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !isPlain || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    // A place on the same page is the browser's own to find.
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
