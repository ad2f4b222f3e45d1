// Every text that is cut off or stands beside the screen. What scrolls sideways on purpose may be wider than it looks.
() => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  const scrolls = (one) =>
    one !== null && (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const isSeen = (one) =>
    !one.closest('.unseen, svg, option') && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  for (const one of document.querySelectorAll('body *')) {
    if (!hasText(one) || !isSeen(one)) continue;
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (style.clipPath !== 'none' || box.width < 2) continue;
    const hides = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
    const isCut = hides && one.scrollWidth > one.clientWidth + 1;
    const isOut = (box.right > wide + 1 || box.left < -1) && !scrolls(one.parentElement);
    if (isCut || isOut) found.push(`${one.tagName.toLowerCase()}: ${one.textContent.trim().slice(0, 60)}`);
  }
  const whole = document.documentElement.scrollWidth;
  return whole > wide ? [...found, `the page is ${whole} px wide`] : found;
};
