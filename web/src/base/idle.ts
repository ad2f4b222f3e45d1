// Runs low-priority work when the browser is idle.
const AT_LATEST_MS = 500;

/** Wait until the browser is idle, after a pause if one is given. */
export async function idle(pauseMs = 0): Promise<void> {
  if (pauseMs) await new Promise((done) => setTimeout(done, pauseMs));
  // Some browsers have no requestIdleCallback.
  return new Promise((done) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(() => done(), { timeout: AT_LATEST_MS })
      : setTimeout(done, 0),
  );
}
