// Wheel, drag and pinch on a board. A pointer that barely moves counts as a tap.
import type { Camera } from './camera.svelte';

const TAP_PX = 7;
const WHEEL = 0.0016;

export function gestures(camera: Camera): (node: HTMLElement) => () => void {
  return (node) => {
    const held = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const place = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
      const box = node.getBoundingClientRect();
      const zoom = box.width / node.clientWidth || 1;
      return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
    };
    const onwheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = place(event);
      camera.zoom(Math.exp(-event.deltaY * WHEEL), [at.x, at.y]);
    };
    const ondown = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      held.set(event.pointerId, place(event));
      travelled = 0;
    };
    const onmove = (event: PointerEvent): void => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const at = place(event);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      travelled += Math.hypot(at.x - before.x, at.y - before.y);
      held.set(event.pointerId, at);
      if (travelled < TAP_PX) return;
      camera.isHeld = true;
      if (!other) camera.pan(at.x - before.x, at.y - before.y);
      else {
        const factor =
          Math.hypot(at.x - other.x, at.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
        camera.zoom(factor, [(at.x + other.x) / 2, (at.y + other.y) / 2]);
      }
    };
    const onup = (event: PointerEvent): void => {
      held.delete(event.pointerId);
      if (held.size === 0) camera.isHeld = false;
    };
    // A drag that ends over a lit space does not choose it.
    const onclick = (event: MouseEvent): void => {
      if (travelled >= TAP_PX) event.stopPropagation();
      travelled = 0;
    };
    node.addEventListener('wheel', onwheel, { passive: false });
    node.addEventListener('pointerdown', ondown);
    addEventListener('pointermove', onmove);
    addEventListener('pointerup', onup);
    addEventListener('pointercancel', onup);
    node.addEventListener('click', onclick, { capture: true });
    return () => {
      removeEventListener('pointermove', onmove);
      removeEventListener('pointerup', onup);
      removeEventListener('pointercancel', onup);
    };
  };
}
