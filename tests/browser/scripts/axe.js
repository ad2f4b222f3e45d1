// What axe finds on the page as it is now: how bad, which rule, and where.
async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  const where = (one) => one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ');
  return found.violations.map((one) => `${one.impact} ${one.id}: ${where(one)}`);
};
