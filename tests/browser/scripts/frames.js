// The time between pictures for so many milliseconds.
(length) =>
  new Promise((done) => {
    const gaps = [];
    const began = performance.now();
    let last = began;
    const next = (now) => {
      gaps.push(now - last);
      last = now;
      if (now - began > length) done(gaps.slice(2));
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
