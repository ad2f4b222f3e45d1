// The service worker of this page, registered where the browser allows one (TLS or localhost).
const PATH = '/sw.js';

/** Trusted Types policy that allows only this script as a worker, as the Content-Security-Policy requires. */
function trusted(): string {
  const types = (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
  ).trustedTypes;
  return types ? types.createPolicy('paddock-worker', { createScriptURL: () => PATH }).createScriptURL(PATH) : PATH;
}

let registering: Promise<ServiceWorkerRegistration | null> | undefined;

/** Register the worker, once; null where that fails. */
export function registered(): Promise<ServiceWorkerRegistration | null> {
  registering ??= navigator.serviceWorker.register(trusted()).catch(() => null);
  return registering;
}
