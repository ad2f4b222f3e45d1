// Keeps everything a screen reader would announce, in order.
(() => {
  const said = (globalThis.said = []);
  const isLive = (node) => node.parentElement?.closest('[role=log], [aria-live=assertive]');
  const hear = (changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
    const text = (node.textContent ?? '').trim();
    if (text && isLive(node)) said.push(text);
  }));
  new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true });
})();
