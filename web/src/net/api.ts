// HTTP client of the server: typed calls, with errors in the reader's language.
import type * as Http from './wire/http.gen';
import type { Board } from './wire/board.gen';
import type { Lesson } from './wire/lessons.gen';
import type { Room } from './wire/table.gen';
import { language, say } from '../base/language.svelte';
import type { Facts } from '../base/fluent';

/** A request that failed, with a sentence that says why. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts,
    text: string,
  ) {
    super(text);
  }
}

/** Why something was refused; rare reasons are loaded when one is to be told. */
export async function troubleText(code: string, facts: Facts, fallback = ''): Promise<string> {
  const id = `trouble-${code}`;
  if (!language.has(id)) await language.learn('web-deferred').catch(() => undefined);
  return language.has(id) ? say(id, facts) : fallback || say('web-trouble-unknown', { code });
}

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('offline', {}, say('web-trouble-offline'));
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer: unknown = isJson ? await response.json() : await response.text();
  if (response.ok) return answer as Answer;
  const problem = isJson ? (answer as Partial<Http.Problem>) : {};
  const facts = (problem.facts ?? {}) as Facts;
  throw new ApiError(
    problem.code ?? String(response.status),
    facts,
    await troubleText(problem.code ?? '', facts, problem.text),
  );
}

const ofSeat = (seat: number | null): string => (seat === null ? '' : `&seat=${seat}`);

/** What a lesson is for: any table, or one with these seats and options. */
function lessonOf(lang: string, seats: number | undefined, options: Record<string, string>): string[][] {
  const table = Object.entries(options).map(([name, value]) => ['option', `${name}=${value}`]);
  return [['lang', lang], ...(seats ? [['seats', String(seats)], ...table] : [])];
}

export const api = {
  games: (lang: string) => call<Http.Games>('GET', `/games?lang=${lang}`),
  game: (game: string, lang: string) => call<Http.GameShown>('GET', `/games/${game}?lang=${lang}`),
  board: (game: string, name: string, lang: string) => call<Board>('GET', `/games/${game}/boards/${name}?lang=${lang}`),
  howto: (game: string, lang: string, seats?: number, options: Record<string, string> = {}) =>
    call<Http.Howto>('GET', `/games/${game}/howto?${new URLSearchParams(lessonOf(lang, seats, options))}`),
  lessons: (game: string) => call<string[]>('GET', `/games/${game}/lessons`),
  lesson: (game: string, name: string, lang: string) =>
    call<Lesson>('GET', `/games/${game}/lessons/${name}?lang=${lang}`),
  me: () => call<Http.MaybeMe>('GET', '/me'),
  become: (name: string) => call<Http.Me>('POST', '/me', { name } satisfies Http.NewMe),
  noteZone: (zone: string) => call<Http.MaybeMe>('POST', '/me/zone', { zone } satisfies Http.BrowserZone),
  chooseZone: (zone: string, is_chosen: boolean) =>
    call<Http.MaybeMe>('PUT', '/me/zone', { zone, is_chosen } satisfies Http.PersonZone),
  home: () => call<Http.Home>('GET', '/home'),
  turns: () => call<Http.Turns>('GET', '/home/turns'),
  away: () => call<Http.AwayShown>('GET', '/me/away'),
  setAway: (until: number) => call<Http.AwayShown>('PUT', '/me/away', { until } satisfies Http.SetAway),
  myRaces: (cursor: string, limit: number) =>
    call<Http.Races>('GET', `/me/races?limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`),
  myStatistics: () => call<Http.Statistics>('GET', '/me/statistics'),
  myTables: () => call<Http.Lobby>('GET', '/me/tables'),
  find: (code: string) => call<Http.FoundTable>('GET', `/codes/${code}`),
  linkDevice: () => call<Http.DeviceLink>('POST', '/me/link'),
  linkOwner: (code: string) => call<Http.LinkOwner>('GET', `/me/link/${encodeURIComponent(code)}`),
  acceptLink: (code: string, joins: boolean) =>
    call<Http.Me>('POST', '/me/accept', { code, joins } satisfies Http.Accept),
  devices: () => call<Http.DeviceShown[]>('GET', '/me/devices'),
  signOut: (device: string) => call<Http.MaybeMe>('DELETE', `/me/devices/${device}`),
  keys: () => call<Http.Keys>('GET', '/me/keys'),
  makeRecoveryCode: () => call<Http.RecoveryCode>('POST', '/me/recovery'),
  recover: (code: string, joins: boolean) => call<Http.Me>('POST', '/recover', { code, joins } satisfies Http.Recover),
  passkeyOptions: () => call<{ options: PublicKeyCredentialCreationOptionsJSON }>('POST', '/me/passkeys/options'),
  addPasskey: (credential: Record<string, unknown>) =>
    call<Http.Keys>('POST', '/me/passkeys', { credential } satisfies Http.PasskeyAnswer),
  removePasskey: (key: string) => call<Http.Keys>('DELETE', `/me/passkeys/${key}`),
  signInOptions: () => call<{ options: PublicKeyCredentialRequestOptionsJSON }>('POST', '/sign-in/options'),
  signIn: (credential: Record<string, unknown>, joins: boolean) =>
    call<Http.Me>('POST', '/sign-in', { credential, joins } satisfies Http.PasskeySignIn),
  /** With a table, each has the `guest` whom that table knows. */
  blocks: (table = '') => call<Http.BlockShown[]>('GET', `/me/blocks${table && `?table=${table}`}`),
  block: (table: string, guest: string) =>
    call<Http.BlockShown[]>('POST', '/me/blocks', { table, guest } satisfies Http.NewBlock),
  unblock: (block: string) => call<Http.BlockShown[]>('DELETE', `/me/blocks/${block}`),
  report: (table: string, guest: string, reason: string) =>
    call<void>('POST', '/reports', { table, guest, reason } satisfies Http.NewReport),
  forgetMe: () => call<Http.MaybeMe>('DELETE', '/me'),
  lobby: () => call<Http.Lobby>('GET', '/tables'),
  open: (table: Http.NewTable) => call<Http.OpenedTable>('POST', '/tables', table),
  room: (table: string) => call<Room>('GET', `/tables/${table}`),
  sit: (table: string, sit: Http.Sit) => call<Http.Sitting>('POST', `/tables/${table}/seats`, sit),
  leave: (table: string, seat: number) => call<Http.Written>('DELETE', `/tables/${table}/seats/${seat}`),
  takeBack: (table: string, seat: number) => call<Http.Written>('POST', `/tables/${table}/seats/${seat}/back`),
  setChair: (table: string, seat: number, chair: Http.SetChair) =>
    call<Http.Written>('PUT', `/tables/${table}/seats/${seat}`, chair),
  swap: (table: string, seat: number, other: number) =>
    call<Http.Written>('POST', `/tables/${table}/swap`, { seat, other } satisfies Http.Swap),
  renameSeat: (table: string, seat: number, name: string) =>
    call<Http.Written>('PUT', `/tables/${table}/seats/${seat}/name`, { name } satisfies Http.Rename),
  start: (table: string, isSameDeal = false) =>
    call<Http.Written>('POST', `/tables/${table}/start`, { is_same_deal: isSameDeal } satisfies Http.Start),
  giveNonce: (table: string, seat: number, nonce: string) =>
    call<Http.Written>('PUT', `/tables/${table}/seats/${seat}/nonce`, { nonce } satisfies Http.GiveNonce),
  record: (table: string, match: number, seat: number | null = null) =>
    call<string>('GET', `/tables/${table}/matches/${match}/record${seat === null ? '' : `?seat=${seat}`}`),
  verify: (record: string, commitment: string | null) =>
    call<Http.Verdict>('POST', '/verify', { record, commitment } satisfies Http.ToVerify),
  steps: (table: string, match: number, first: number, last: number, seat: number | null) =>
    call<Http.Look>('GET', `/tables/${table}/matches/${match}/steps?steps=${first}-${last}${ofSeat(seat)}`),
  review: (table: string, match: number, lang: string) =>
    call<Http.Reviewed>('GET', `/tables/${table}/matches/${match}/review?lang=${lang}`),
  handOn: (table: string, guest: string) =>
    call<Http.Written>('POST', `/tables/${table}/host`, { guest } satisfies Http.HandOn),
  mute: (table: string, guest: string, isMuted: boolean) =>
    call<Http.Written>('POST', `/tables/${table}/mute`, { guest, is_muted: isMuted } satisfies Http.Mute),
  end: (table: string) => call<Http.Written>('POST', `/tables/${table}/end`),
  pause: (table: string) => call<Http.Written>('POST', `/tables/${table}/pause`),
  resume: (table: string) => call<Http.Written>('POST', `/tables/${table}/resume`),
};
