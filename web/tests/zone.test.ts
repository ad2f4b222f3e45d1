// Dates in the person's time zone, whatever the browser's is.
import { afterEach, expect, test } from 'vitest';
import { when } from '../src/pages/club/dates';
import { dayNumber, fieldOf, secondsOf, zone } from '../src/net/zone.svelte';

const AT = Date.parse('2026-03-28T23:30:00Z') / 1000;

afterEach(() => (zone.chosen = ''));

test('a chosen zone is that of dates, days and date fields', () => {
  zone.chosen = 'Pacific/Auckland';
  expect(fieldOf(AT)).toBe('2026-03-29T12:30');
  expect(when(AT, AT)).toContain('12:30');
  expect(dayNumber(new Date(AT * 1000))).toBe(Date.parse('2026-03-29') / 86_400_000);
});

test.each(['Europe/Athens', 'America/Lima', 'Asia/Kathmandu', 'UTC', ''])('a date field in %s is read back', (name) => {
  zone.chosen = name;
  for (let hour = 0; hour < 48; hour++) expect(secondsOf(fieldOf(AT + hour * 3600))).toBe(AT + hour * 3600);
  expect([fieldOf(null), secondsOf('')]).toEqual(['', null]);
});
