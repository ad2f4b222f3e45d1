// Animations of a Bornes table's events: which card travels from where to where, which car drives, one beat after the
// other.
import { face } from './art/cards';
import { between, DRIVE, type Beat, type Box, type Part } from '../../motion/motion';
import type { Event } from '../../net/wire/bornes.gen';

/** A card in flight; without a name it is face down. */
export interface Airborne {
  card: string | null;
  /** As large as a card in hand, with its word. */
  isWhole: boolean;
}
interface Flight {
  what: Airborne;
  from: Box;
  to: Box;
  /** Ends up rotated, lying across the road. */
  isTurned?: boolean;
  isFading?: boolean;
  ms: number;
  after?: number;
}
interface Shown {
  flights: Flight[];
  parts: Part[];
  sound?: Beat['sound'];
}

/** What the animations need to know about the table: current positions, and where the hand lay before. */
export interface Places {
  root: ParentNode;
  me: number | null;
  /** Cards in hand before, by key; the keys that are gone; the keys that are new. */
  hand: { before: ReadonlyMap<string, Box>; gone: readonly string[]; fresh: readonly string[] };
  drive: (side: number, from: number, to: number, ms: number) => Part[];
}

const LAY_MS = 300;
const DRIVE_MS = 560;
const DRAW_MS = 240;
const DEAL_STEP_MS = 60;
/** Height divided by width of a card without its word. */
const MINI_HEIGHT = 1.18;

/** The beats of these events, and the cards to lift for them; `elements` are those of the flights, in order. */
export function motionsOf(
  events: readonly Event[],
  table: Places,
): { lifts: { what: Airborne; box: Box }[]; beats: (elements: Element[]) => Beat[] } {
  const shown = events.reduce<Shown[]>((all, event) => add(all, event, table), []);
  if (shown[0] && table.hand.gone.length + table.hand.fresh.length > 0) shown[0].parts.push(...closeUp(table));
  const flights = shown.flatMap((beat) => beat.flights);
  return {
    lifts: flights.map(({ what, to }) => ({ what, box: to })),
    beats: (elements) => beatsOf(shown, [...elements]),
  };
}

function beatsOf(shown: readonly Shown[], elements: Element[]): Beat[] {
  return shown.map(({ flights, parts, sound }) => {
    const flying = flights.flatMap((flight): Part[] => {
      const element = elements.shift();
      const frames = between(
        flight.from,
        flight.to,
        { opacity: flight.isFading ? 0 : 1 },
        { turn: flight.isTurned ? 90 : 0 },
      );
      return element ? [{ element, frames, ms: flight.ms, after: flight.after ?? 0 }] : [];
    });
    return { parts: [...flying, ...parts], ...(sound ? { sound } : {}) };
  });
}

function add(shown: Shown[], event: Event, table: Places): Shown[] {
  const place = (name: string) => find(table, name);
  switch (event.event) {
    case 'CardLaid':
      return [...shown, lay(table, event.seat, event.card, targetOf(table, event.side, event.card), 'lay')];
    case 'AttackLaid':
      return [
        ...shown,
        lay(table, event.seat, event.card, place('attack') ?? targetOf(table, event.side, event.card), 'attack'),
      ];
    case 'CoupPlayed':
      return [...shown, lay(table, event.seat, event.card, targetOf(table, event.side, event.card), 'coup', true)];
    case 'CardDiscarded':
      return [...shown, lay(table, event.seat, event.card, place('discards'), 'discard')];
    case 'AttackRemoved':
      return [...shown, move(pileOf(table, event.side, event.card), place('discards'), event.card, 'discard')];
    case 'CarMoved':
      return [
        ...shown,
        { flights: [], parts: table.drive(event.side, event.from_km, event.total_km, DRIVE_MS), sound: 'drive' },
      ];
    case 'CardDrawn':
      return withLast(shown, draw(table, event.seat));
    case 'HandDealt':
      return withLast(shown, deal(table, event.seat));
    case 'TripCompleted':
      return [...shown, { flights: [], parts: [], sound: 'finish' }];
    default:
      return shown;
  }
}

/** A card is drawn while the car still drives: one beat, so that a table of fast bots does not lag. */
function withLast(shown: Shown[], more: Shown): Shown[] {
  const last = shown.at(-1);
  const isJoining = last && last.flights.length === 0;
  const isDealing = last && last.sound === 'draw' && more.sound === 'draw';
  if (!last || !(isJoining || isDealing)) return [...shown, more];
  return [
    ...shown.slice(0, -1),
    { ...last, flights: [...last.flights, ...more.flights], parts: [...last.parts, ...more.parts] },
  ];
}

function lay(
  table: Places,
  seat: number,
  card: string,
  target: Element | null,
  sound: Beat['sound'],
  isTurned = false,
): Shown {
  const own = seat === table.me ? table.hand.gone.map((key) => table.hand.before.get(key)).find(Boolean) : undefined;
  return move(own ?? find(table, `seat-${seat}`), target, card, sound, isTurned);
}

function move(
  from: Box | Element | null,
  target: Element | null,
  card: string,
  sound: Beat['sound'],
  isTurned = false,
): Shown {
  const to = boxOf(target);
  const start = from instanceof Element ? boxOf(from) : from;
  const lit = sound ? { sound } : {};
  if (!to || !start || !target) return { flights: [], parts: [], ...lit };
  const isFading = from instanceof Element;
  const box = isTurned ? upright(to) : to;
  return {
    flights: [{ what: { card, isWhole: false }, from: start, to: box, isTurned, isFading, ms: LAY_MS }],
    parts: [veil(target, LAY_MS)],
    ...lit,
  };
}

function draw(table: Places, seat: number): Shown {
  const deck = boxOf(find(table, 'deck'));
  const key = seat === table.me ? table.hand.fresh[0] : undefined;
  return deck
    ? { ...drawn(table, deck, seat, key, 0), ...(seat === table.me ? { sound: 'draw' as const } : {}) }
    : { flights: [], parts: [] };
}

function deal(table: Places, seat: number): Shown {
  const deck = boxOf(find(table, 'deck'));
  if (!deck) return { flights: [], parts: [] };
  const keys = seat === table.me ? table.hand.fresh : [undefined];
  const all = keys.map((key, index) => drawn(table, deck, seat, key, index * DEAL_STEP_MS));
  return { flights: all.flatMap((one) => one.flights), parts: all.flatMap((one) => one.parts), sound: 'draw' };
}

/** A card from the deck: to its place in the player's hand, or face down to the side that drew it. */
function drawn(table: Places, deck: Box, seat: number, key: string | undefined, after: number): Shown {
  const target = key ? find(table, `hand-${key}`) : find(table, `seat-${seat}`);
  const to = boxOf(target);
  if (!target || !to) return { flights: [], parts: [] };
  const what = { card: key ? key.slice(0, key.lastIndexOf('.')) : null, isWhole: Boolean(key) };
  return { flights: [{ what, from: deck, to, ms: DRAW_MS, after }], parts: key ? [veil(target, DRAW_MS + after)] : [] };
}

/** The cards left in hand close the gap. */
function closeUp(table: Places): Part[] {
  return [...table.hand.before].flatMap(([key, before]): Part[] => {
    const element = find(table, `hand-${key}`);
    const now = boxOf(element);
    const isStill = !now || (Math.abs(now.left - before.left) < 1 && Math.abs(now.top - before.top) < 1);
    return element && now && !isStill ? [{ element, frames: slideFrom(before, now, element), ms: DRAW_MS }] : [];
  });
}

/** On a large screen the table is zoomed, so distances are scaled as well. */
function slideFrom(before: Box, now: Box, element: Element): Keyframe[] {
  const zoom = element instanceof HTMLElement && element.offsetWidth ? now.width / element.offsetWidth : 1;
  return [
    { transform: `translate(${(before.left - now.left) / zoom}px, ${(before.top - now.top) / zoom}px)` },
    { transform: 'translate(0px, 0px)' },
  ];
}

/** A card already on its pile stays hidden until its flying copy has landed. */
const veil = (element: Element, ms: number): Part => ({
  element,
  frames: [{ opacity: 0 }, { opacity: 0 }],
  ms,
  easing: DRIVE,
});

function targetOf(table: Places, side: number, card: string): Element | null {
  const { kind } = face(card);
  if (kind === 'km') return find(table, `stack-${side}-${card}`) ?? find(table, `km-${side}`);
  return kind === 'safety' ? find(table, `safety-${side}-${card}`) : pileOf(table, side, card);
}

function pileOf(table: Places, side: number, card: string): Element | null {
  return find(table, `${pileNameOf(card)}-${side}`);
}

/** The kind of pile a card goes to. */
export function pileNameOf(card: string): string {
  const { kind, letters } = face(card);
  if (kind === 'km' || kind === 'safety') return kind;
  return letters === 'L' ? 'speed' : 'battle';
}

function find(table: Places, place: string): Element | null {
  return table.root.querySelector(`[data-place="${place}"]`);
}

function boxOf(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** The box of an upright card at the place of one that lies across the road. */
function upright(box: Box): Box {
  const width = Math.min(box.width, box.height);
  const height = width * MINI_HEIGHT;
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}
