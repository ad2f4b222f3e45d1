// The motion queue: events play in order, nothing waits for it, and it can be switched off.
import { beforeEach, expect, test, vi } from 'vitest';

const { listeners, media, timeline } = vi.hoisted(() => {
  const timeline = { currentTime: 0 };
  const listeners = new Map<string, (event: unknown) => void>();
  const media = { matches: false, addEventListener: () => undefined };
  Object.assign(globalThis, {
    window: globalThis,
    document: { hidden: false, documentElement: { dataset: {} }, timeline },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    matchMedia: () => media,
  });
  return { listeners, media, timeline };
});
const { motion } = await import('../src/motion/motion');
const { settings } = await import('../src/base/settings.svelte');

interface Moved {
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
  startTime: number | null;
  ready: Promise<unknown>;
  begin: () => void;
  cancel: () => void;
}

/** A fake element that records its animations. */
function thing(): { element: Element; moved: Moved[]; style: { scrollMarginTop: string } } {
  const moved: Moved[] = [];
  const style = { scrollMarginTop: '' };
  const animate = (frames: Keyframe[], options: KeyframeAnimationOptions) => {
    let begin = (): void => undefined;
    const ready = new Promise<void>((done) => (begin = done));
    const one = { frames, options, startTime: null, ready, begin, cancel: vi.fn() };
    moved.push(one);
    return one;
  };
  return { element: { animate, style } as unknown as Element, moved, style };
}
const slide = (element: Element, ms = 200) => ({
  parts: [{ element, frames: [{ transform: 'translate(9px)' }, { transform: 'none' }], ms }],
});

beforeEach(() => {
  vi.useFakeTimers();
  motion.finish();
  timeline.currentTime = 0;
  media.matches = false;
  settings.motion = 'normal';
});

test('beats follow one another, also those that are played later', () => {
  const [first, second, third] = [thing(), thing(), thing()];
  void motion.play([slide(first.element), slide(second.element, 300)]);
  void motion.play([slide(third.element)]);
  expect([first, second, third].map(({ moved }) => moved[0]?.options.delay)).toEqual([0, 200, 500]);
});

test('a thing is held where it was until its first motion, and not again by the next', () => {
  const car = thing();
  void motion.play([slide(car.element), slide(car.element)]);
  expect(car.moved.map(({ options }) => options.fill)).toEqual(['both', 'forwards']);
});

test('a tap ends what runs, and whoever waited for it goes on', async () => {
  const card = thing();
  const rest = motion.play([slide(card.element)]);
  listeners.get('pointerdown')?.({});
  await rest;
  expect(card.moved[0]?.cancel).toHaveBeenCalledOnce();
});

/** Let the browser start the animations at that time, then let this much time pass. */
function pass(one: Moved, begun: number, ms: number): void {
  one.startTime = begun;
  one.begin();
  timeline.currentTime = begun + ms;
  vi.advanceTimersByTime(ms);
}

test('all is counted from the start of the first, however late a busy page begins it', async () => {
  const [first, second, third] = [thing(), thing(), thing()];
  void motion.play([slide(first.element)]);
  void motion.play([slide(second.element)]);
  pass(first.moved[0]!, 150, 30);
  await first.moved[0]!.ready;
  void motion.play([slide(third.element)]);
  expect([first, second, third].map(({ moved }) => moved[0])).toMatchObject(
    [0, 200, 400].map((delay) => ({ startTime: 150, options: { delay } })),
  );
});

test('what began late is not cut short', () => {
  const card = thing();
  void motion.play([slide(card.element)]);
  vi.advanceTimersByTime(150);
  pass(card.moved[0]!, 150, 190);
  expect(card.moved[0]?.cancel).not.toHaveBeenCalled();
});

test('when the last thing has arrived, the page is left as it is', async () => {
  const card = thing();
  const rest = motion.play([slide(card.element)]);
  pass(card.moved[0]!, 0, 201);
  await rest;
  expect(card.moved[0]?.cancel).toHaveBeenCalledOnce();
});

test('a queue far behind the truth gives up what it had to show', () => {
  const [old, fresh] = [thing(), thing()];
  void motion.play([slide(old.element, 2_000)]);
  void motion.play([slide(fresh.element)]);
  expect(old.moved[0]?.cancel).toHaveBeenCalledOnce();
  expect(fresh.moved[0]?.options.delay).toBe(0);
});

test.each([
  ['switched off', () => (settings.motion = 'off')],
  ['where the system asks for less', () => (media.matches = true)],
])('nothing moves %s', async (_, choose) => {
  const card = thing();
  choose();
  await motion.play([slide(card.element)]);
  expect(card.moved).toEqual([]);
});

test('slow takes longer and fast takes less', () => {
  const [slow, fast] = [thing(), thing()];
  settings.motion = 'slow';
  void motion.play([slide(slow.element)]);
  motion.finish();
  settings.motion = 'fast';
  void motion.play([slide(fast.element)]);
  expect(slow.moved[0]?.options.duration).toBeGreaterThan(200);
  expect(fast.moved[0]?.options.duration).toBeLessThan(200);
});

test('the style of a thing is worked out anew before it moves and when it rests', () => {
  const card = thing();
  void motion.play([slide(card.element)]);
  expect(card.style.scrollMarginTop).toBe('1px');
  motion.finish();
  expect(card.style.scrollMarginTop).toBe('0px');
});
