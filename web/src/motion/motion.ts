// Motion over the table: what events tell, shown as things that travel. The page shows the truth at once; motion only lies over it.
//
//   await motion.play([
//     { parts: [{ element: card, frames: between(from, to), ms: 280 }], sound: 'lay' },
//     { parts: [{ element: car, frames: [{ transform: 'translate(80px)' }, { transform: 'translate(140px)' }], ms: 620, easing: DRIVE }], sound: 'drive' },
//   ]);
//
// Beats follow one another, the parts of a beat move together. Every beat that is played while others run comes after them, so events are seen in their order.
// A tap, a key or too long a queue ends at once whatever runs: nobody ever waits for a picture. Off (also where the system asks for less motion) means that
// play() does nothing but sound. Things that leave their place, such as a card on its way to a pile, are lifted with Flights.svelte.
import { settings, type Motion as Speed } from '../base/settings.svelte';
import { ring, type SoundName } from '../base/sound';

/** One thing that moves. */
export interface Part {
  element: Element;
  /** Transform and opacity only, as absolute values: the first frame is held until the part begins, the last until all is over. */
  frames: Keyframe[];
  /** How long at normal speed. */
  ms: number;
  /** So long after its beat, at normal speed. */
  after?: number;
  easing?: string;
}
/** What happens at the same time. */
export interface Beat {
  parts: Part[];
  sound?: SoundName;
  /** Done when the beat begins, so that what cannot be animated, such as a road that scrolls, keeps up. Not done where motion is off or ends at once. */
  begin?: () => void;
  /** The sound comes so long after the beat begins, at normal speed. */
  soundAfter?: number;
}
/** Where something lies on the screen, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export const SLIDE = 'cubic-bezier(.2, .7, .2, 1)';
export const DRIVE = 'cubic-bezier(.45, .05, .25, 1)';
const FACTORS: Record<Speed, number> = { off: 0, fast: 0.45, normal: 1, slow: 1.9 };
/** Further behind the truth than this, motion gives up what it still had to show. */
const BEHIND_MS = 1_600;
/** Sounds of things that happen at once are this far apart, so that each can be heard. */
const APART_MS = 130;
/** What a table takes at most to bring what it was told to the stage. */
const STAGING_MS = 60;

/** How much longer or shorter everything takes; 0: no motion. */
export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FACTORS[settings.motion] / motion.rate;
}

/** The frames of something that lies at `to` and comes from `from`; `turn` and `opacity` are where it begins. */
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
 * Make the browser work out the style of an element anew. Chromium was seen to leave an element that is animated again with inherited values of an earlier moment:
 * cards kept the height of a question that was gone. Cards that no tap reached, in the rounds after a sheet, look like the same (inert is inherited, too).
 */
function restyle(element: Element): void {
  const { style } = element as HTMLElement | SVGElement;
  // Not inherited, and a pixel that only scrolling to the element would show: the change alone counts.
  style.scrollMarginTop = style.scrollMarginTop === '1px' ? '0px' : '1px';
}

class Motion {
  /** So many times faster: a match that is looked back at has a speed of its own. */
  rate = 1;
  /** What began first of all that runs: the rest is timed from its start, which comes late on a busy page. */
  private first: Animation | null = null;
  /** How long all of it takes from there. */
  private length = 0;
  private running: Animation[] = [];
  private timers: number[] = [];
  private resting: (() => void)[] = [];
  /** Which properties of an element are held by the queue already. */
  private readonly held = new Map<Element, Set<string>>();

  /** After what runs already. Resolves when everything is at rest, or was cut short; `behind` is how far (ms) it may lag before it gives up. */
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

  /** How long ago what runs has begun; 0 until the browser has begun it. */
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

  /** Resolves when nothing moves any more; what the page shows in this very moment may still begin to. */
  async rest(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, STAGING_MS));
    if (this.resting.length > 0) await new Promise<void>((resolve) => this.resting.push(resolve));
  }

  /** End at once what runs and what waits: the page shows the truth. */
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
    // The first motion of a thing holds it back where it was; a later one must not take it from the first before its time.
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

  /** All are counted from the start of the first: left to itself, each would begin when the browser first comes to draw it. */
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
