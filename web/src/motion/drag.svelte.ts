// Drag and drop by mouse, pen or finger, such as a card from a hand. Dropped anywhere else, the element goes back.
//
//   const drag = new Drag({ onlift: (key) => ..., ondrop: (key, place) => isAllowed });
//   <li {@attach drag.watch(key)}>...</li>   <div data-drop="place">...</div>
import { pace, SLIDE } from './motion';

/** Distance a pointer has to move before a tap becomes a drag. */
const THRESHOLD_PX = 8;
const BACK_MS = 180;

export interface Puller {
  /** A drag has started. */
  onlift: (key: string) => void;
  /** Dropped on the place with this name; returns whether it may lie there. */
  ondrop: (key: string, place: string) => boolean;
}

export class Drag {
  /** The key of the dragged element; empty if there is none. */
  key = $state('');
  /** The place below it. */
  over = $state('');
  /** A drag has just ended: ignore the click that the browser fires for it. */
  isClickOver = false;
  private from: { x: number; y: number; element: HTMLElement; key: string } | null = null;

  constructor(private readonly puller: Puller) {}

  /** Makes an element draggable. */
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
    // An accepted drop stays where it was released until the table answers.
    if (!isTaken) putBack(from.element);
  }
}

/** Animates a released element back to its place. */
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

/** The zoom factor of this element. */
function zoom(element: HTMLElement): number {
  return element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;
}
