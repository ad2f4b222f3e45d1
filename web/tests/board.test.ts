// The interactive board: its camera, and how a car turns along a drive.
import { describe, expect, test } from 'vitest';
import { Camera } from '../src/board/camera.svelte';
import { around, smooth, unwound } from '../src/board/spaces';

const WHOLE = { left: -100, top: -50, width: 900, height: 500 };
const LANE = 40;

function camera(width: number, height: number): Camera {
  const made = new Camera(
    () => WHOLE,
    () => LANE,
  );
  made.width = width;
  made.height = height;
  return made;
}

describe('what is seen of a board', () => {
  test('a laptop shows the whole board, whatever is going on', () => {
    const seen = camera(1000, 600);
    seen.follow({ left: 0, top: 0, width: 100, height: 100 });
    expect(seen.isWhole).toBe(true);
    expect(seen.box.left).toBeLessThanOrEqual(WHOLE.left);
    expect(seen.box.width).toBeGreaterThanOrEqual(WHOLE.width - 1);
  });

  test('a duel is shown from close by, until it is over or a person looks around', () => {
    const seen = camera(1000, 600);
    const duel = { left: 300, top: 100, width: 160, height: 80 };
    seen.show(duel);
    expect(seen.isWhole).toBe(false);
    expect(seen.seen.scale * LANE).toBeLessThanOrEqual(74);
    expect(seen.box.left).toBeLessThanOrEqual(duel.left);
    expect(seen.box.left + seen.box.width).toBeGreaterThanOrEqual(duel.left + duel.width);
    seen.show(null);
    expect(seen.isWhole).toBe(true);
    seen.pan(10, 0);
    const own = seen.seen;
    seen.show(duel);
    expect(seen.seen).toEqual(own);
  });

  test('a tablet held upright shows the whole board, without a map over it', () => {
    const seen = camera(560, 330);
    seen.follow({ left: 300, top: 100, width: 200, height: 120 });
    expect([seen.isSmall, seen.isWhole]).toEqual([false, true]);
  });

  test('a phone knows what is out of sight: its card is shown on the map instead of over the hand', () => {
    const seen = camera(360, 300);
    seen.follow({ left: 300, top: 100, width: 200, height: 120 });
    const [left, top] = seen.placeOf([400, 160])!;
    expect(left).toBeCloseTo((400 - seen.box.left) * seen.seen.scale);
    expect(top).toBeCloseTo((160 - seen.box.top) * seen.seen.scale);
    expect(seen.placeOf([-90, 160])).toBeNull();
    expect(seen.placeOf([400, 440])).toBeNull();
  });

  test('a phone shows what is going on, with lanes wide enough to see', () => {
    const seen = camera(360, 300);
    const part = { left: 300, top: 100, width: 200, height: 120 };
    seen.follow(part);
    expect(seen.isSmall).toBe(true);
    expect(seen.seen.scale * LANE).toBeGreaterThanOrEqual(32);
    expect(seen.box.left).toBeLessThanOrEqual(part.left);
    expect(seen.box.left + seen.box.width).toBeGreaterThanOrEqual(part.left + part.width);
  });

  test('where there is no room for all that goes on, what comes first is in sight, below the map', () => {
    const seen = camera(360, 240);
    const first = { left: 300, top: 400, width: 40, height: 40 };
    seen.follow({ left: 300, top: 0, width: 200, height: 440 }, first);
    const top = (first.top - seen.box.top) * seen.seen.scale;
    expect(top).toBeGreaterThanOrEqual(84);
    expect(top + first.height * seen.seen.scale).toBeLessThanOrEqual(240);
  });

  test('a car at the very top of the board is below the map, too', () => {
    const seen = camera(360, 240);
    const first = { left: 300, top: WHOLE.top, width: 40, height: 40 };
    seen.follow({ left: 300, top: WHOLE.top, width: 200, height: 120 }, first);
    expect((first.top - seen.box.top) * seen.seen.scale).toBeGreaterThanOrEqual(84);
  });

  test('it stays where it is as long as what is going on is in sight', () => {
    const seen = camera(360, 300);
    seen.follow({ left: 300, top: 100, width: 100, height: 100 });
    const before = seen.seen;
    seen.follow({ left: 320, top: 120, width: 40, height: 40 });
    expect(seen.seen).toEqual(before);
  });

  test('the point under the pointer stays there when one zooms', () => {
    const seen = camera(1000, 600);
    const under = (): number => seen.box.left + 700 / seen.seen.scale;
    const before = under();
    seen.zoom(2, [700, 300]);
    expect(under()).toBeCloseTo(before, 6);
    expect(seen.isWhole).toBe(false);
  });

  test('nobody pans off the board, and 0 brings it back', () => {
    const seen = camera(1000, 600);
    seen.zoom(2, [500, 300]);
    seen.pan(1e6, 1e6);
    expect(seen.box.left).toBeCloseTo(WHOLE.left, 6);
    expect(seen.press({ key: '0', shiftKey: false })).toBe(true);
    expect(seen.isWhole).toBe(true);
  });
});

describe('a way over spaces', () => {
  test('a car turns the short way round', () => {
    expect(unwound([350, 10, 30])).toEqual([350, 370, 390]);
    expect(unwound([10, 350])).toEqual([10, -10]);
  });

  test('a line begins in the first space and ends in the last', () => {
    expect(
      smooth([
        [0, 0],
        [10, 0],
        [20, 10],
      ]),
    ).toBe('M0 0Q10 0 15 5L20 10');
    expect(smooth([[0, 0]])).toBe('');
  });

  test('a box around points leaves room on every side', () => {
    expect(
      around(
        [
          [0, 0],
          [10, 20],
        ],
        5,
      ),
    ).toEqual({ left: -5, top: -5, width: 20, height: 30 });
  });
});
