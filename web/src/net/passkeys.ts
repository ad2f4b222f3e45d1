// Passkeys: the browser's own dialogs between the options of the server and its checks.
import { api } from './api';
import type { Keys, Me } from './wire/http.gen';

/** Why passkeys do not work at this address; empty if they do. */
export function passkeyObstacle(): '' | 'number' | 'http' | 'browser' {
  if (/^[\d.]+$|^\[/.test(location.hostname) && (isSecureContext || location.protocol === 'https:')) return 'number';
  if (!isSecureContext) return 'http';
  return typeof PublicKeyCredential?.parseCreationOptionsFromJSON === 'function' ? '' : 'browser';
}

/** A person closed the dialog of the browser: nothing to report. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

const answerOf = (made: Credential | null): Record<string, unknown> =>
  (made as PublicKeyCredential).toJSON() as Record<string, unknown>;

/** Make a passkey for the guest of this device. */
export async function addPasskey(): Promise<Keys> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return api.addPasskey(answerOf(await navigator.credentials.create({ publicKey })));
}

/** Make this device the guest's whose passkey the person chooses; its own guest may become part of that one. */
export async function signIn(joins: boolean): Promise<Me> {
  const { options } = await api.signInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return api.signIn(answerOf(await navigator.credentials.get({ publicKey })), joins);
}
