// Alerts the player to their turn: sound, vibration, and a system notification if the page is hidden and they are
// enabled.
import { say } from '../base/language.svelte';
import { settings } from '../base/settings.svelte';
import { ring } from '../base/sound';

/** Whether this browser can show system notifications; not over plain http. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in window;
export const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Ask the browser for permission; whether it was granted. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function alertTurn(game: string): void {
  ring('turn');
  if (settings.buzz && canBuzz() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  if (settings.notify && document.hidden && canNotify() && Notification.permission === 'granted') void notify(game);
}

async function notify(game: string): Promise<void> {
  const options = {
    body: say('web-your-turn'),
    icon: '/icon-192.png',
    tag: location.pathname,
    data: location.pathname,
  };
  // On a phone only a service worker may show notifications.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await worker.showNotification(say(`game-${game}`), options);
  else new Notification(say(`game-${game}`), options).onclick = () => window.focus();
}
