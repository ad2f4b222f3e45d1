// Marks in the trace when something begins to move, and when it has come to rest.
(() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...words) {
    const motion = animate.apply(this, words);
    performance.mark('moving');
    const rest = () => performance.mark('at rest');
    motion.finished.then(rest, rest);
    return motion;
  };
})();
