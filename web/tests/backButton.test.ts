// The back button closes the top sheet and leaves no history entry behind.
import { beforeEach, expect, it, vi } from 'vitest';

const steps: (object | null)[] = [null];
const events = new EventTarget();
const history = {
  get state() {
    return steps.at(-1) ?? null;
  },
  pushState: (state: object) => steps.push(state),
  replaceState: (state: object | null) => void (steps[steps.length - 1] = state),
  back: () => {
    steps.pop();
    events.dispatchEvent(new Event('popstate'));
  },
};
vi.stubGlobal('history', history);
vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
vi.useFakeTimers();
const { closeOnBack } = await import('../src/ui/backButton');

beforeEach(() => {
  vi.runAllTimers();
  expect(steps).toEqual([null]);
});

function sheet(): { isOpen: boolean; close: () => void } {
  const one = { isOpen: true, close: () => {} };
  const release = closeOnBack(() => one.close());
  one.close = () => {
    one.isOpen = false;
    release();
  };
  return one;
}

it('going back closes a sheet', () => {
  const one = sheet();
  vi.runAllTimers();
  expect(steps).toHaveLength(2);
  history.back();
  vi.runAllTimers();
  expect([one.isOpen, steps.length]).toEqual([false, 1]);
});

it('closing a sheet gives its step back', () => {
  const one = sheet();
  vi.runAllTimers();
  one.close();
  vi.runAllTimers();
  expect(steps).toHaveLength(1);
});

it('a sheet that gives way to another keeps the step', () => {
  const one = sheet();
  vi.runAllTimers();
  one.close();
  const other = sheet();
  vi.runAllTimers();
  expect(steps).toHaveLength(2);
  history.back();
  vi.runAllTimers();
  expect([other.isOpen, steps.length]).toEqual([false, 1]);
});

it('of two sheets the upper one is closed first', () => {
  const lower = sheet();
  const upper = sheet();
  vi.runAllTimers();
  history.back();
  vi.runAllTimers();
  expect([upper.isOpen, lower.isOpen, steps.length]).toEqual([false, true, 2]);
  history.back();
  vi.runAllTimers();
  expect(lower.isOpen).toBe(false);
});

it('a link that is followed from a sheet takes its step', () => {
  const one = sheet();
  vi.runAllTimers();
  history.replaceState(null);
  one.close();
  vi.runAllTimers();
  expect(steps).toEqual([null, null]);
  steps.pop();
});
