// Work that can wait: it is done when the browser has nothing more urgent to do.
const AT_LATEST_MS = 500;

export function idle(): Promise<void> {
  // Some browsers cannot tell when they are idle.
  return new Promise((done) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(() => done(), { timeout: AT_LATEST_MS })
      : setTimeout(done, 0),
  );
}
