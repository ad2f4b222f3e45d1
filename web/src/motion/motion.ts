// Queue of animations over the table. The page shows the new state at once; animations only play on top of it.
//
//   await motion.play([
//     { parts: [{ element: card, frames: between(from, to), ms: 280 }], sound: 'lay' },
//     { parts: [{ element: car, frames: [{ transform: 'translate(80px)' }, { transform: 'translate(140px)' }], ms: 620, easing: DRIVE }], sound: 'drive' },
//   ]);
//
// Beats play one after the other; the parts of a beat move together. Beats played while others run come after them, so
// events appear in their order. A tap, a key or too long a queue ends all of them at once: nobody ever waits for an
// animation. With motion off (also where the system asks for less motion) play() only plays sounds. Elements that leave
// their place, such as a card on its way to a pile, are lifted with Flights.svelte.
import { settings, type Motion as Speed } from '../base/settings.svelte';
import { ring, type SoundName } from '../base/sound';

/** The animation of one element. */
export interface Part {
  element: Element;
  /**
   * Transform and opacity only, as absolute values. The first frame holds until the part begins, the last until
   * everything is over.
   */
  frames: Keyframe[];
  /** Duration at normal speed. */
  ms: number;
  /** Delay after the start of its beat, at normal speed. */
  after?: number;
  easing?: string;
}
/** Parts that move at the same time. */
export interface Beat {
  parts: Part[];
  sound?: SoundName;
  /**
   * Called when the beat begins, for things that cannot be animated, such as a scrolling road. Not called if motion is
   * off or ends early.
   */
  begin?: () => void;
  /** Delay of the sound after the start of the beat, at normal speed. */
  soundAfter?: number;
}
/** Where something lies on the screen, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export const SLIDE = 'cubic-bezier(.2, .7, .2, 1)';
export const DRIVE = 'cubic-bezier(.45, .05, .25, 1)';
const FACTORS: Record<Speed, number> = { off: 0, fast: 0.45, normal: 1, slow: 1.9 };
/** If the queue lags behind the page by more than this, it drops what it still had to show. */
const BEHIND_MS = 1_600;
/** Minimum gap between sounds of simultaneous events, so that each can be heard. */
const APART_MS = 130;
/** Maximum time a table needs to turn its events into animations. */
const STAGING_MS = 60;

/** Factor on all durations; 0: no motion. */
export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FACTORS[settings.motion] / motion.rate;
}

/** The frames of an element at `to` that comes from `from`; `turn` and `opacity` are its initial values. */
export function between(
  from: Box,
  to: Box,
  start: { turn?: number; opacity?: number } = {},
  end: { turn?: number } = {},
): Keyframe[] {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = to.width ? from.width / to.width : 1;
  return [
    {
      transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${start.turn ?? 0}deg)`,
      opacity: start.opacity ?? 1,
    },
    { transform: `translate(0px, 0px) scale(1) rotate(${end.turn ?? 0}deg)`, opacity: 1 },
  ];
}

/**
 * Force the browser to recompute the style of an element. Chromium sometimes leaves an element that is animated again
 * with outdated inherited values: cards kept the height of a question that was gone. Cards that did not react to taps in
 * the rounds after a sheet look like the same bug (inert is inherited, too).
 */
function restyle(element: Element): void {
  const { style } = element as HTMLElement | SVGElement;
  // This property is not inherited and visible only when scrolling to the element: any change forces the restyle.
  style.scrollMarginTop = style.scrollMarginTop === '1px' ? '0px' : '1px';
}

class Motion {
  /** Speed factor: a replay sets its own. */
  rate = 1;
  /** The first of the running animations: the others are timed from its start, which a busy page delays. */
  private first: Animation | null = null;
  /** Total duration from that start. */
  private length = 0;
  private running: Animation[] = [];
  private timers: number[] = [];
  private resting: (() => void)[] = [];
  /** The properties of each element that the queue already animates. */
  private readonly held = new Map<Element, Set<string>>();

  /**
   * Queue these beats. Resolves when everything is at rest or was cut short; `behind` is the lag (ms) after which the
   * queue drops what it still had.
   */
  play(beats: readonly Beat[], behind = BEHIND_MS): Promise<void> {
    const factor = pace();
    if (factor === 0 || document.hidden || beats.length === 0) {
      beats.forEach((beat, index) => this.sound(beat, index * APART_MS));
      return Promise.resolve();
    }
    if (this.length - this.elapsed > behind) this.finish();
    const now = this.elapsed;
    let start = Math.max(now, this.length);
    for (const beat of beats) {
      this.sound(beat, start - now + (beat.soundAfter ?? 0) * factor);
      if (beat.begin) this.timers.push(window.setTimeout(beat.begin, start - now));
      for (const part of beat.parts) this.move(part, start, factor);
      start += Math.max(0, ...beat.parts.map((part) => (part.after ?? 0) + part.ms)) * factor;
    }
    this.length = start;
    this.finishInTime();
    return new Promise((resolve) => this.resting.push(resolve));
  }

  /** Time since the running animations began; 0 until the browser has started them. */
  private get elapsed(): number {
    const [now, start] = [document.timeline.currentTime, this.first?.startTime];
    return typeof now === 'number' && typeof start === 'number' ? now - start : 0;
  }

  private finishInTime(): void {
    const left = this.length - this.elapsed;
    this.timers.push(
      window.setTimeout(() => (this.length - this.elapsed > 1 ? this.finishInTime() : this.finish()), left),
    );
  }

  /** Resolves when nothing moves any more, including animations the current update is about to start. */
  async rest(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, STAGING_MS));
    if (this.resting.length > 0) await new Promise<void>((resolve) => this.resting.push(resolve));
  }

  /** End everything that runs or waits: the page shows the current state. */
  finish(): void {
    if (this.resting.length === 0) return;
    this.timers.forEach(clearTimeout);
    this.running.forEach((animation) => animation.cancel());
    for (const element of this.held.keys()) restyle(element);
    const resting = this.resting;
    this.first = null;
    this.length = 0;
    this.timers = [];
    this.running = [];
    this.resting = [];
    this.held.clear();
    resting.forEach((rest) => rest());
  }

  private move(part: Part, start: number, factor: number): void {
    const names = Object.keys(part.frames[0] ?? {}).filter((name) => name !== 'offset' && name !== 'easing');
    const held = this.held.get(part.element) ?? new Set();
    // The first animation of a property also fills backwards, to hold the element in place; a later one must not
    // override it before its turn.
    const fill = names.some((name) => held.has(name)) ? 'forwards' : 'both';
    this.held.set(part.element, new Set([...held, ...names]));
    const delay = start + (part.after ?? 0) * factor;
    restyle(part.element);
    const animation = part.element.animate(part.frames, {
      duration: part.ms * factor,
      delay,
      fill,
      easing: part.easing ?? SLIDE,
    });
    this.running.push(animation);
    if (this.first) this.together([animation]);
    else
      void (this.first = animation).ready.then(
        () => this.together(this.running),
        () => {},
      );
  }

  /** Aligns animations to the start of the first: otherwise each would begin when the browser first draws it. */
  private together(animations: readonly Animation[]): void {
    const start = this.first?.startTime;
    if (typeof start === 'number') for (const one of animations) one.startTime = start;
  }

  private sound({ sound }: Beat, start: number): void {
    if (sound) this.timers.push(window.setTimeout(() => ring(sound), start));
  }
}

export const motion = new Motion();

addEventListener('pointerdown', () => motion.finish(), { capture: true, passive: true });
addEventListener(
  'keydown',
  (event) => ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key) || motion.finish(),
  { capture: true },
);
addEventListener('resize', () => motion.finish());
addEventListener('visibilitychange', () => document.hidden && motion.finish());
