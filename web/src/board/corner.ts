// Screen position of an element, cached so that reading it forces no layout in the middle of an update.

export class Corner {
  left = 0;
  top = 0;
  /** The zoom factor of the page. */
  zoom = 1;

  /** Track this element. */
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
