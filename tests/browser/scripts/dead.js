// Everything that can be pressed on the screen and that no finger reaches, with what lies in its place; asked again until it answers or the time is over.
async (patienceMs) => {
  const PRESSED = 'button:not(:disabled), a[href], [role="button"]';
  const isSeen = (one) => !one.closest('[inert]') && one.checkVisibility({ visibilityProperty: true });
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const isWithin = (one, [x, y]) => {
    const box = one.getBoundingClientRect();
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  };
  // What was scrolled or moved out of sight is to be brought there first.
  const isInSight = (one, at) => {
    for (let around = one.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).overflow !== 'visible' && !isWithin(around, at)) return false;
    return at[0] >= 0 && at[1] >= 0 && at[0] < innerWidth && at[1] < innerHeight;
  };
  const top = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const cover = (one) => {
    const at = middle(one);
    if (!top().contains(one) || !one.matches(PRESSED) || !isSeen(one) || !isInSight(one, at)) return null;
    const hit = document.elementFromPoint(...at);
    return one.contains(hit) ? null : `${hit?.tagName.toLowerCase()} ${hit?.getAttribute('class') ?? ''}`;
  };
  const name = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 60);
  const until = performance.now() + patienceMs;
  const all = [...top().querySelectorAll(PRESSED)];
  let dead = all.filter((one) => cover(one) !== null);
  while (dead.length > 0 && performance.now() < until) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    dead = dead.filter((one) => cover(one) !== null);
  }
  return { asked: all.length, dead: dead.map((one) => `${name(one)}: there is ${cover(one)}`) };
};
