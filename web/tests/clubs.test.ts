// What the pages of clubs and seasons work out from the server's answers.
import { describe, expect, it } from 'vitest';
import { readWish } from '../src/base/joining';
import { scaleOf } from '../src/pages/club/ratingScale';
import { endPlaces } from '../src/pages/season/chart';
import { parsePoints } from '../src/pages/season/newSeason';
import { carOf } from '../src/ui/art/personCar';

const CAR = { paint: 1, number: 7 };

describe('an invitation', () => {
  it.each(['KRT4-QXAB', 'krt4 qxab', 'krt4qxab', 'https://race.example/invite/krt4qxab'])(
    'is read from %s',
    (typed) => {
      expect(readWish(typed)).toEqual({ kind: 'address', path: '/invite/krt4qxab' });
    },
  );

  it('of a member has three groups, which a table’s id never has', () => {
    expect(readWish('krt4-qxab-mnpq')).toEqual({ kind: 'address', path: '/invite/krt4qxabmnpq' });
    expect(readWish('krt4qxabmnpq')).toEqual({ kind: 'address', path: '/table/krt4qxabmnpq' });
  });
});

describe('points as typed', () => {
  it.each([
    ['10 6 3', [10, 6, 3]],
    ['25, 18,15', [25, 18, 15]],
    ['1', [1]],
  ])('%s', (typed, points) => {
    expect(parsePoints(typed)).toEqual(points);
  });

  it.each(['', 'ten', '3 6', '9 -1x', '1000'])('refuses %s', (typed) => {
    expect(parsePoints(typed)).toBeNull();
  });
});

describe('the chart', () => {
  it('keeps the cars at the ends of lines apart, in the order of the lines', () => {
    const places = endPlaces([100, 102, 50, 101]);
    const sorted = [...places].sort((one, two) => one - two);
    expect(sorted.slice(1).every((place, index) => place - (sorted[index] ?? 0) >= 20.999)).toBe(true);
    expect(places.indexOf(Math.min(...places))).toBe(2);
  });
});

it('ratings lie on the road, the lowest at its beginning', () => {
  const rating = {
    member: 'a',
    name: 'Anna',
    car: CAR,
    rating: 25,
    low: 20,
    high: 30,
    matches: 9,
    is_provisional: false,
  };
  const scale = scaleOf([rating], [{ level: 0, rating: 10 }]);
  expect([scale(10), scale(20), scale(30)]).toEqual([6, 50, 94]);
});

it('a name has one car', () => {
  expect(carOf('Anna')).toEqual(carOf(' anna '));
  expect(carOf('Anna')).not.toEqual(carOf('Iva'));
});
