// Controls of one layer that lie on each other, two by two. Spaces of a board do so on purpose, and what scrolls goes
// below bars that stay.
() => {
  const CONTROLS = 'button, a[href], input, select, textarea, summary';
  const DEEP = 3; // pixels: borders may touch
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const isSeen = (one) =>
    !one.closest('[inert], .unseen, svg') &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const layer = (one) =>
    one &&
    (['fixed', 'sticky'].includes(getComputedStyle(one).position) || one.matches('dialog') ? one : layer(one.parentElement));
  const visible = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.top = Math.max(box.top, edge.top);
      box.right = Math.min(box.right, edge.right);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  };
  const name = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
  const all = [...(dialog ?? document).querySelectorAll(CONTROLS)]
    .filter(isSeen)
    .map((one) => ({ one, box: visible(one), layer: layer(one) }));
  const found = [];
  for (const [index, first] of all.entries())
    for (const second of all.slice(index + 1)) {
      if (first.layer !== second.layer || first.one.contains(second.one) || second.one.contains(first.one)) continue;
      const across = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
      const down = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
      if (across > DEEP && down > DEEP) found.push(`${name(first.one)} / ${name(second.one)}`);
    }
  return found;
};
