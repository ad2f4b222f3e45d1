// Registers the service worker where the browser allows one (TLS or localhost). The page also works without it.
import { router } from '../base/router.svelte';
import { registered } from '../base/worker';

const ASK_AGAIN_MS = 3_600_000;
/** A new visitor wants a table first: register, and so download the offline files, only after this delay. */
const SETTLED_MS = 10_000;

export function install(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // A new version took over: reload at the next change of screen, so that no move is interrupted.
    router.isStale ||= hadWorker;
  });
  setTimeout(() => void register(), SETTLED_MS);
}

async function register(): Promise<void> {
  const worker = await registered();
  if (worker) setInterval(() => void worker.update().catch(() => undefined), ASK_AGAIN_MS);
}

/** If a chunk of an outdated page is gone from the server, load the new page, once. */
export function reloadIfOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('paddock-reloaded') ?? 0);
    if (!navigator.onLine || Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem('paddock-reloaded', String(Date.now()));
    location.reload();
  });
}
