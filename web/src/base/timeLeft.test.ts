import { expect, test } from 'vitest';
import { timeLeft } from './timeLeft';

test('a long time is told in its two largest units', () => {
  expect(timeLeft(2 * 86_400 + 5 * 3_600 + 59, 'en')).toBe('2 days 5 hours');
  expect(timeLeft(86_400, 'en')).toBe('1 day');
  expect(timeLeft(3 * 3_600 + 20 * 60, 'de')).toBe('3 Stunden 20 Minuten');
  expect(timeLeft(5, 'en')).toBe('1 minute');
});
