// Web push: whether it works at this address, and the subscription of this browser.
import { registered } from '../base/worker';
import type { NewBrowser, NoticeSettings } from './wire/http.gen';

export type PushObstacle = '' | 'http' | 'browser' | 'server' | 'blocked';

/** Why push does not work here; empty if it does. */
export function pushObstacle(settings: Pick<NoticeSettings, 'push_key'>): PushObstacle {
  if (!settings.push_key) return 'server';
  if (!isSecureContext) return 'http';
  if (!('PushManager' in window) || !('serviceWorker' in navigator) || !('Notification' in window)) return 'browser';
  return Notification.permission === 'denied' ? 'blocked' : '';
}

/** The key of the server as a browser wants it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Ask the person, and subscribe this browser; null if they said no or it failed. */
export async function subscribe(key: string): Promise<NewBrowser | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = (await registered()) && (await navigator.serviceWorker.ready);
  if (!worker) return null;
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(key) };
  const made = await worker.pushManager.subscribe(options).catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  return endpoint && keys?.['p256dh'] && keys['auth'] ? { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] } : null;
}

/** Subscribe this browser no longer. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
