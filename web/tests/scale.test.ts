// The page fills the screen it is shown on.
import { expect, test } from 'vitest';
import { pageScaleOf, scaleOf } from '../src/base/scale';

test.each([
  ['a phone', 360, 740, 1],
  ['a phone on its side', 740, 360, 1],
  ['a laptop', 1280, 800, 1],
  ['a television', 1920, 1080, 4 / 3],
  ['a large television', 3840, 2160, 8 / 3],
  ['a tablet', 768, 1024, 768 / 560],
])('%s', (_, width, height, scale) => {
  expect(scaleOf(width, height)).toBeCloseTo(scale);
});

test.each([
  ['a tablet', 820, 1180, 1],
  ['a laptop', 1280, 800, 1],
  ['a large television', 3840, 2160, 8 / 3],
])('screens without a table on %s', (_, width, height, scale) => {
  expect(pageScaleOf(width, height)).toBeCloseTo(scale);
});
