// Devices in the list: kind, system and browser.
import { expect, test } from 'vitest';
import { deviceKind, shortLabel } from '../src/ui/deviceLabel';

test.each([
  ['iPhone · Safari', 'phone', 'iPhone · Safari'],
  ['Android tablet · Chrome', 'tablet', 'Android tablet · Chrome'],
  ['Mac · Firefox', 'computer', 'Mac · Firefox'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleW', 'phone', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTM', 'phone', 'Android'],
  ['curl/8.5.0', '', 'curl/8.5.0'],
])('%s', (label, kind, short) => {
  expect([deviceKind(label), shortLabel(label)]).toEqual([kind, short]);
});
