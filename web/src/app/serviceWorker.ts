// The service worker, where the browser allows one: over TLS and on this machine. Over plain http the page works without.
import { router } from '../base/router.svelte';

const PATH = '/sw.js';
const ASK_AGAIN_MS = 3_600_000;
/** Who has just come wants a table: what a worker keeps for later is fetched after that. */
const SETTLED_MS = 10_000;

/** Only this one script may become a worker: the policy of the page wants that said. */
function trusted(): string {
  const types = (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
  ).trustedTypes;
  return types ? types.createPolicy('paddock-worker', { createScriptURL: () => PATH }).createScriptURL(PATH) : PATH;
}

export function install(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another version has taken over: the next screen is loaded anew, and nobody's move is interrupted.
    router.isStale ||= hadWorker;
  });
  setTimeout(() => void register(), SETTLED_MS);
}

async function register(): Promise<void> {
  const worker = await navigator.serviceWorker.register(trusted()).catch(() => null);
  if (worker) setInterval(() => void worker.update().catch(() => undefined), ASK_AGAIN_MS);
}

/** A part of an older page that the server no longer has: load the new page, once. */
export function reloadIfOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('paddock-reloaded') ?? 0);
    if (!navigator.onLine || Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem('paddock-reloaded', String(Date.now()));
    location.reload();
  });
}
