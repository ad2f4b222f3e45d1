// Router: which screen the address shows, on the browser's history.

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  /** A newer build is available: the next navigation reloads the page. */
  isStale = false;

  begin(): void {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  /** Navigate to another screen; `isReplacing` replaces the history entry. */
  go(address: string, isReplacing = false): void {
    const isOverSheet = Boolean((history.state as { sheet?: number } | null)?.sheet);
    history[isReplacing || isOverSheet ? 'replaceState' : 'pushState'](null, '', address);
    if (this.isStale) {
      // Not location.assign: a sheet closing at the same time goes back in history, which would cancel it.
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

  /** Handle a click on an internal link without loading the page again. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !isPlain || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    // The browser handles anchors on the same page.
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
