// Every text that is cut off, runs out of its button or label, or stands beside the screen. What scrolls sideways on
// purpose may be wider than it looks, and what ends in an ellipsis is a person's name.
() => {
  const HOLDERS = 'button, .btn, label, summary, th, td, legend, h1, h2, h3, dt, dd';
  const found = [];
  const wide = document.documentElement.clientWidth;
  const styleOf = (one) => getComputedStyle(one);
  const scrolls = (one) =>
    one !== null && (['auto', 'scroll'].includes(styleOf(one).overflowX) || scrolls(one.parentElement));
  const isSeen = (one) =>
    !one.closest('.unseen, svg, option') && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clipping = (one) =>
    one && (['hidden', 'clip'].includes(styleOf(one).overflowX) ? one : clipping(one.parentElement));
  // The text itself, not its element, which may be narrower.
  const extent = (texts) => {
    const boxes = texts.map((text) => {
      const range = document.createRange();
      range.selectNode(text);
      return range.getBoundingClientRect();
    });
    return { left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)) };
  };
  const isBeyond = (text, edge) => text.right > edge.right + 1 || text.left < edge.left - 1;
  const wrong = (one, texts) => {
    const style = styleOf(one);
    if (style.clipPath !== 'none' || one.getBoundingClientRect().width < 2) return '';
    if (style.overflowX !== 'visible' && style.textOverflow === 'ellipsis') return '';
    if (style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) return 'cut';
    if (scrolls(one.parentElement)) return '';
    const text = extent(texts);
    if (isBeyond(text, { left: 0, right: wide })) return 'beside the screen';
    const around = clipping(one.parentElement);
    if (around && styleOf(around).textOverflow !== 'ellipsis' && isBeyond(text, around.getBoundingClientRect()))
      return 'clipped';
    const holder = one.closest(HOLDERS);
    return holder && styleOf(holder).display !== 'inline' && isBeyond(text, holder.getBoundingClientRect())
      ? 'out of its place'
      : '';
  };
  for (const one of document.querySelectorAll('body *')) {
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    const how = texts.length > 0 && isSeen(one) ? wrong(one, texts) : '';
    if (how) found.push(`${how}: ${one.tagName.toLowerCase()} ${one.textContent.trim().slice(0, 60)}`);
  }
  const whole = document.documentElement.scrollWidth;
  return whole > wide ? [...found, `the page is ${whole} px wide`] : found;
};
