// Quiet hours on a bar of one day, and why push does not work at an address.
import { describe, expect, it } from 'vitest';
import { keyBytes, pushObstacle } from '../src/net/push';
import { minuteOf, quietParts, timeOf } from '../src/ui/notices/night';

describe('quiet hours', () => {
  it('are read and written as times of day', () => {
    expect([0, 420, 1439].map(timeOf)).toEqual(['00:00', '07:00', '23:59']);
    expect(['00:00', '07:00', '23:59', '24:00', '', 'x'].map(minuteOf)).toEqual([0, 420, 1439, null, null, null]);
  });

  it('are one stretch by day and two around midnight', () => {
    expect(quietParts(780, 840)).toEqual([[780, 840]]);
    expect(quietParts(1320, 420)).toEqual([
      [0, 420],
      [1320, 1440],
    ]);
    expect(quietParts(1320, 0)).toEqual([[1320, 1440]]);
    expect(quietParts(420, 420)).toEqual([]);
  });
});

describe('push', () => {
  it('says first what the host did not set up', () => {
    expect(pushObstacle({ push_key: '' })).toBe('server');
  });

  it('gives the browser the key of the server as bytes', () => {
    expect([...keyBytes('BP-_')]).toEqual([4, 255, 191]);
  });
});
