// Camera: the visible part of a board (all of it, the current action, or what a person chose by wheel, pinch, drag or
// key).
import type { Box, Point } from './spaces';

/** Width of a lane (px) that the camera keeps, beside the map, while it follows the action. */
const NEAR_LANE = 32;
/** Minimum width of a lane (px): from here the whole board is shown, and without the map the action may get so small. */
const WHOLE_LANE = 24;
/** Maximum width of a lane (px), unless a person zooms in. */
const FAR_LANE = 50;
const CLOSEST_LANE = 110;
/** Maximum width of a lane (px) while a duel is shown. */
const DUEL_LANE = 74;
const KEY_PAN = 60;
const KEY_ZOOM = 1.3;
/** Height (px) at the top of a small window that is reserved for the map of the lap, until it is measured. */
const MAP = 84;
/** The largest part of the window that it may take while a person looks around. */
const MAP_PART = 0.42;
/** Margin (px) inside the window edge within which a point counts as visible. */
const EDGE = 14;

export class Camera {
  /** The size of the viewport, in px. */
  width = $state(0);
  height = $state(0);
  /** Pixels per board unit, and the position of the board's corner in the viewport. */
  private own = $state.raw<{ scale: number; x: number; y: number } | null>(null);
  private followed = $state.raw<{ part: Box; first: Box } | null>(null);
  /** The height of the map with its margins, in px. */
  map = $state(MAP);
  isHeld = $state(false);
  /** A duel that is being shown: the part of the board it takes place on. */
  private duel = $state.raw<Box | null>(null);

  constructor(
    private readonly whole: () => Box,
    private readonly lane: () => number,
    /** What to look at more closely: the player's car. */
    private readonly subject: () => Point | null = () => null,
  ) {}

  /** Whether the map has room: what the camera follows must fit below it. */
  get hasMap(): boolean {
    const room = this.height - this.map;
    if (this.own || !this.followed) return room >= this.height * (1 - MAP_PART);
    return room >= (this.followed.part.height * NEAR_LANE) / this.lane();
  }

  private get above(): number {
    return this.hasMap ? this.map : 0;
  }

  /** The scale that fits the whole board. */
  get fitting(): number {
    const box = this.whole();
    return Math.min(this.width / box.width, this.height / box.height) || 1;
  }

  /** Whether the viewport is too small to play on the whole board. */
  get isSmall(): boolean {
    return this.width > 0 && this.fitting * this.lane() < WHOLE_LANE;
  }

  get seen(): { scale: number; x: number; y: number } {
    if (this.own) return this.own;
    if (this.duel) return this.framed(this.duel, DUEL_LANE / this.lane(), this.fitting, this.above);
    if (!this.isSmall || !this.followed) return this.framed(this.whole(), this.fitting, this.fitting);
    return this.holding(
      this.followed.first,
      this.framed(this.followed.part, FAR_LANE / this.lane(), WHOLE_LANE / this.lane(), this.above),
    );
  }

  /** The visible part of the board. */
  get box(): Box {
    const { scale, x, y } = this.seen;
    return {
      left: this.whole().left - x / scale,
      top: this.whole().top - y / scale,
      width: this.width / scale,
      height: this.height / scale,
    };
  }

  /** Position of this point of the board in the viewport; null if it is not visible. */
  placeOf([px, py]: Point): Point | null {
    const { scale, x, y } = this.seen;
    const [left, top] = [x + (px - this.whole().left) * scale, y + (py - this.whole().top) * scale];
    return left < 0 || top < 0 || left > this.width || top > this.height ? null : [left, top];
  }

  get isWhole(): boolean {
    return this.seen.scale <= this.fitting * 1.01;
  }

  /**
   * Show this part if the whole board is too small (`first` if not all of it fits); do nothing if it is visible
   * already.
   */
  follow(part: Box, first: Box = part): void {
    if (this.own || (this.followed && this.isInSight(part))) return;
    this.followed = { part, first };
  }

  /** Show a duel on this part from close by, until null; where a person looks around, nothing moves. */
  show(duel: Box | null): void {
    this.duel = duel;
  }

  /** Show the whole board, or follow the action again. */
  toggle(): void {
    const isFollowing = this.own === null && this.isSmall;
    this.own = isFollowing ? this.framed(this.whole(), this.fitting, this.fitting) : null;
  }

  reset(): void {
    this.own = null;
  }

  pan(dx: number, dy: number): void {
    const { scale, x, y } = this.seen;
    this.own = this.kept(scale, x + dx, y + dy);
  }

  /** Zoom around this point of the viewport. */
  zoom(factor: number, [px, py]: Point): void {
    const { scale, x, y } = this.seen;
    const next = Math.min(CLOSEST_LANE / this.lane(), Math.max(this.fitting, scale * factor));
    this.own = this.kept(next, px - ((px - x) * next) / scale, py - ((py - y) * next) / scale);
  }

  /** Zoom in on the player's car; without one, on the middle. */
  closer(): void {
    const at = this.subject();
    if (!at) return this.zoom(KEY_ZOOM, [this.width / 2, this.height / 2]);
    const scale = Math.min(CLOSEST_LANE / this.lane(), Math.max(this.fitting, this.seen.scale * KEY_ZOOM));
    const box = this.whole();
    this.own = this.kept(
      scale,
      this.width / 2 - (at[0] - box.left) * scale,
      this.height / 2 - (at[1] - box.top) * scale,
    );
  }

  /** Handle a key; whether it moved the board. */
  press(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
    const middle: Point = [this.width / 2, this.height / 2];
    const aside: Record<string, Point> = {
      ArrowLeft: [1, 0],
      ArrowRight: [-1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    };
    const way = aside[event.key];
    if (event.key === '+') this.closer();
    else if (event.key === '-') this.zoom(1 / KEY_ZOOM, middle);
    else if (event.key === '0') this.reset();
    else if (way && event.shiftKey) this.pan(way[0] * KEY_PAN, way[1] * KEY_PAN);
    else return false;
    return true;
  }

  private isInSight(part: Box): boolean {
    const { scale, x, y } = this.seen;
    const left = (part.left - this.whole().left) * scale + x;
    const top = (part.top - this.whole().top) * scale + y;
    return (
      left >= EDGE &&
      top >= (this.isSmall ? this.above : EDGE) &&
      left + part.width * scale <= this.width - EDGE &&
      top + part.height * scale <= this.height - EDGE
    );
  }

  /** Centre this part in the viewport, not counting its top `below` px, as close as its size and the limits allow. */
  private framed(part: Box, most: number, least: number, below = 0): { scale: number; x: number; y: number } {
    const fitting = Math.min(this.width / part.width, (this.height - below) / part.height) || 1;
    const scale = Math.max(least, Math.min(most, fitting));
    const x = this.width / 2 - (part.left + part.width / 2 - this.whole().left) * scale;
    const y = (this.height + below) / 2 - (part.top + part.height / 2 - this.whole().top) * scale;
    return this.kept(scale, x, y);
  }

  /** Pan just far enough to show this part below the map. */
  private holding(
    part: Box,
    { scale, x, y }: { scale: number; x: number; y: number },
  ): { scale: number; x: number; y: number } {
    const into = (at: number, size: number, least: number, most: number): number =>
      size > most - least ? 0 : Math.max(0, least - at) + Math.min(0, most - at - size);
    const left = (part.left - this.whole().left) * scale + x;
    const top = (part.top - this.whole().top) * scale + y;
    return this.kept(
      scale,
      x + into(left, part.width * scale, EDGE, this.width - EDGE),
      y + into(top, part.height * scale, this.above, this.height - EDGE),
    );
  }

  /** Clamp to the edge of the board, with room above for the map. */
  private kept(scale: number, x: number, y: number): { scale: number; x: number; y: number } {
    const hold = (at: number, window: number, size: number, above = 0): number =>
      size <= window ? (window - size) / 2 : Math.min(above, Math.max(window - size, at));
    const box = this.whole();
    return {
      scale,
      x: hold(x, this.width, box.width * scale),
      y: hold(y, this.height, box.height * scale, this.isSmall ? this.above : 0),
    };
  }
}
