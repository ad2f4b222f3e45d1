// A table fills the screen it is shown on.
import { expect, test } from 'vitest';
import { scaleOf } from '../src/lib/scale';

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
