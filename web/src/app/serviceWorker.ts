// Registers the service worker where the browser allows one (TLS or localhost). The page also works without it.
import { router } from '../base/router.svelte';

const PATH = '/sw.js';
const ASK_AGAIN_MS = 3_600_000;
/** A new visitor wants a table first: register, and so download the offline files, only after this delay. */
const SETTLED_MS = 10_000;

/** Trusted Types policy that allows only this script as a worker, as the Content-Security-Policy requires. */
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
    // A new version took over: reload at the next change of screen, so that no move is interrupted.
    router.isStale ||= hadWorker;
  });
  setTimeout(() => void register(), SETTLED_MS);
}

async function register(): Promise<void> {
  const worker = await navigator.serviceWorker.register(trusted()).catch(() => null);
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
