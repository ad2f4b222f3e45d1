// Something pulled to where it belongs, such as a card from a hand: with a mouse, a pen or a finger. Let go anywhere else, it goes back.
//
//   const drag = new Drag({ onlift: (key) => ..., ondrop: (key, place) => isAllowed });
//   <li {@attach drag.watch(key)}>...</li>   <div data-drop="place">...</div>
import { pace, SLIDE } from './motion';

/** So far a pointer has to go before a tap is a pull. */
const THRESHOLD_PX = 8;
const BACK_MS = 180;

export interface Puller {
  /** Something is in the air. */
  onlift: (key: string) => void;
  /** Let go over a place by this name; whether it may lie there. */
  ondrop: (key: string, place: string) => boolean;
}

export class Drag {
  /** What is in the air, by its key; empty if none is. */
  key = $state('');
  /** The place below it. */
  over = $state('');
  /** A pull has just ended: the click that a browser makes of it means nothing. */
  isClickOver = false;
  private from: { x: number; y: number; element: HTMLElement; key: string } | null = null;

  constructor(private readonly puller: Puller) {}

  /** Listens to the pointer on an element that can be pulled. */
  readonly watch = (key: string) => (element: HTMLElement) => {
    const begin = (event: PointerEvent) => this.begin(event, element, key);
    const move = (event: PointerEvent) => this.move(event);
    const end = (event: PointerEvent) => this.end(event.type === 'pointerup');
    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    return () => this.from?.element === element && this.end(false);
  };

  private begin(event: PointerEvent, element: HTMLElement, key: string): void {
    this.isClickOver = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.from = { x: event.clientX, y: event.clientY, element, key };
  }

  private move(event: PointerEvent): void {
    if (!this.from) return;
    const [x, y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.key && Math.hypot(x, y) < THRESHOLD_PX) return;
    if (!this.key) {
      this.key = this.from.key;
      this.from.element.setPointerCapture(event.pointerId);
      this.puller.onlift(this.key);
    }
    this.from.element.style.translate = `${x / zoom(this.from.element)}px ${y / zoom(this.from.element)}px`;
    this.over = placeAt(event.clientX, event.clientY);
  }

  private end(isDropped: boolean): void {
    const from = this.from;
    this.from = null;
    if (!from || !this.key) return;
    this.isClickOver = true;
    const isTaken = isDropped && this.puller.ondrop(this.key, this.over);
    this.key = '';
    this.over = '';
    // What was taken stays where it was let go, until the table has answered.
    if (!isTaken) putBack(from.element);
  }
}

/** What was let go finds its way back. */
export function putBack(element: HTMLElement): void {
  const { translate } = element.style;
  element.style.translate = '';
  if (translate && pace() > 0)
    element.animate([{ translate }, { translate: '0px 0px' }], { duration: BACK_MS, easing: SLIDE });
}

function placeAt(x: number, y: number): string {
  const below = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-drop]'));
  return below.find(Boolean)?.dataset['drop'] ?? '';
}

/** How much larger the page shows this element than it measures. */
function zoom(element: HTMLElement): number {
  return element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;
}
