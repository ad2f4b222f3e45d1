// Runs low-priority work when the browser is idle.
const AT_LATEST_MS = 500;

export function idle(): Promise<void> {
  // Some browsers have no requestIdleCallback.
  return new Promise((done) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(() => done(), { timeout: AT_LATEST_MS })
      : setTimeout(done, 0),
  );
}
