// Until which day one may be away, counted in whole days of this device.
import { describe, expect, it } from 'vitest';
import { dayAfter, dayAt, endOf, lastDay, suggestedDay } from '../src/ui/notices/awayDays';

const NOON = new Date(2026, 10, 18, 12);

describe('the days of "away until"', () => {
  it('end with the last second of the day where the device is', () => {
    expect(endOf('2026-11-22')).toBe(new Date(2026, 10, 22, 23, 59, 59).getTime() / 1_000);
    expect(dayAt(endOf('2026-11-22'))).toBe('2026-11-22');
  });

  it('pass months, years and the hour that clocks are moved by', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2027-03-01', -1)).toBe('2027-02-28');
    expect(dayAfter('2026-10-24', 1)).toBe('2026-10-25');
    expect(dayAfter('2026-10-25', 1)).toBe('2026-10-26');
  });

  it('are no more than the server allows', () => {
    expect(lastDay(30, NOON)).toBe('2026-12-17');
    expect(lastDay(1, NOON)).toBe('2026-11-18');
    expect(lastDay(0, NOON)).toBe('');
    expect(endOf(lastDay(30, NOON)) * 1_000 - NOON.getTime()).toBeLessThanOrEqual(30 * 86_400_000);
  });

  it('begin with a week, or with what is left', () => {
    expect(suggestedDay(lastDay(30, NOON), NOON)).toBe('2026-11-25');
    expect(suggestedDay(lastDay(3, NOON), NOON)).toBe('2026-11-20');
  });
});
