// Where something lies on the screen, known at any time without having the page laid out in the midst of a change.

export class Corner {
  left = 0;
  top = 0;
  /** How much larger the page is shown than it measures. */
  zoom = 1;

  /** Keeps to this element. */
  readonly watch = (node: HTMLElement): (() => void) => {
    const look = (): void => {
      const { left, top, width } = node.getBoundingClientRect();
      Object.assign(this, { left, top, zoom: width / node.clientWidth || 1 });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(node);
    addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', look);
    };
  };
}
