// The person's time zone: that of this browser, unless they chose another; dates of the page are told in it.
import { api } from './api';
import type { PersonZone } from './wire/http.gen';
import { remember, remembered } from '../base/storage';

const DAY_MS = 86_400_000;
const FIELD_LETTERS = 16; // 2026-11-18T15:30

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

class Zone {
  /** Empty while it is that of this browser. */
  chosen = $state(remembered('zone') ?? '');

  /** What the server knows; it hears of this browser's zone if it follows that and knows another. */
  learn(told: PersonZone | null | undefined): void {
    if (!told) return;
    this.keep(told);
    if (!told.is_chosen && told.zone !== browserZone()) void api.noteZone(browserZone()).catch(() => undefined);
  }

  /** Choose a zone by name; an empty name follows this browser again. */
  async choose(name: string): Promise<void> {
    const { zone } = await api.chooseZone(name || browserZone(), name !== '');
    if (zone) this.keep(zone);
  }

  private keep(told: PersonZone): void {
    const chosen = told.is_chosen ? (told.zone ?? '') : '';
    if (chosen === this.chosen) return;
    this.chosen = chosen;
    remember('zone', chosen);
  }
}

export const zone = new Zone();

/** Options of a date with the person's zone. */
export function inZone(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return zone.chosen ? { ...options, timeZone: zone.chosen } : options;
}

/** A date as ISO writes it, on the person's clock. */
const local = (at: Date): string =>
  at.toLocaleString('sv', inZone({ dateStyle: 'short', timeStyle: 'medium' })).replace(' ', 'T');

/** The days since 1970 of a date, as the person's calendar counts them. */
export const dayNumber = (at: Date): number => Math.floor(Date.parse(`${local(at)}Z`) / DAY_MS);

/** The text of a date field for a time in seconds since 1970, in the person's time zone; empty without one. */
export const fieldOf = (seconds: number | null): string =>
  seconds === null ? '' : local(new Date(seconds * 1000)).slice(0, FIELD_LETTERS);

/** Seconds since 1970 of a date field, in the person's time zone; null if it is empty. */
export function secondsOf(field: string): number | null {
  if (!field) return null;
  const shown = Date.parse(`${field}Z`);
  // The second look is for days on which the clocks change.
  let at = shown;
  for (let look = 0; look < 2; look++) at += shown - Date.parse(`${local(new Date(at))}Z`);
  return at / 1000;
}
