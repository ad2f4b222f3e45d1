// State of a table on the page: the server's last messages, the log since, and the commands a person can give.
import type { AnyMove } from '../net/wire/games.gen';
import type { Answer, Hints, Outbound, Room, Seen, Spoken } from '../net/wire/table.gen';
import { Connection, type Line, type Link, type Listener } from '../net/connection';
import { Deadlines } from './deadlines.svelte';
import type { Facts } from '../base/fluent';
import { idle } from '../base/idle';
import { share } from '../base/structuralSharing.svelte';
import { say } from '../base/language.svelte';
import { api, troubleText } from '../net/api';
import { attend } from './fairness';
import type { Notation } from './moves';
import { Names } from './names.svelte';
import { readUpSeq, withHandovers } from './handovers';
import type { MoveNotes } from './seenMoves';
import type { AnyView, TableEvent, Told } from './views';

export type { AnyView, TableEvent, Told };

const KEPT_STEPS = 200;
/** Default time to answer an attack, if the table sets none. */
const WINDOW_MS = 6000;
/** Number of earlier steps to load on joining, so that the log does not start empty. */
const READ_UP = 12;
/** When to begin to note the moves seen here. */
const NOTES_AFTER_MS = 1_000;

export class Table {
  room = $state.raw<Room | null>(null);
  line = $state<Line>('connecting');
  /** The chosen seat's view; null before the first update. */
  seen = $state.raw<Seen | null>(null);
  private steps = $state.raw<Told[]>([]);
  /** The steps since joining, and the seats that were handed over in between. */
  readonly told = $derived(withHandovers(this.steps, this.room?.handovers ?? []));
  /** Why the moves that are not legal are not, by notation; empty while somebody else is to move. */
  readonly reasons = $derived(new Map((this.seen?.reasons ?? []).map((reason) => [reason.move, reason])));
  talk = $state.raw<Spoken[]>([]);
  /** Why the last action failed, in a sentence. */
  notice = $state('');
  /** The last hint; it belongs to one question and is dropped with it. */
  hints = $state.raw<Hints | null>(null);
  /** The last move that was sent, with its id and the seq it was chosen at, until it is answered. */
  pending = $state.raw<{ id: string; seq: number } | null>(null);
  /** A legal move to point out, in notation, or the steps of a drive: its card, die, space or button is marked. */
  marked = $state('');
  /** There is no table with this id. */
  isMissing = $state(false);
  readonly deadlines = new Deadlines();
  private readonly people = new Names(
    () => this.room,
    () => this.view,
  );
  private seat: number | null = null;
  /** The match in which this device, shared by several people, was first handed over. */
  private handedOver = $state(0);
  private readonly looks = new Map<number | null, Seen>();
  private readonly connection: Link;
  /** Loaded when the first picture is done; what was seen before is noted then. */
  private readonly moveNotes: Promise<MoveNotes>;
  private count = 0;
  /** Ids of the hint requests; only the last one matters. */
  private readonly hinting: string[] = [];

  constructor(
    readonly id: string,
    readonly isWatching = false,
    /** A replay: there is nothing to play, whichever view is chosen. */
    readonly isPast = false,
    connect: (listener: Listener) => Link = (listener) => new Connection(id, isWatching, listener),
  ) {
    this.moveNotes = idle(NOTES_AFTER_MS)
      .then(() => import('./seenMoves'))
      .then(({ MoveNotes }) => new MoveNotes(id));
    this.connection = connect({
      heard: (message) => this.hear(message),
      changed: (line) => (this.line = line),
    });
  }

  get view(): AnyView | null {
    return this.seen?.view ?? null;
  }

  /** The name of every seat, numbered from 1. */
  get names(): Record<number, string> {
    return this.people.names;
  }

  /** When the reaction window closes; 0 when none is open. */
  get windowEnds(): number {
    return this.deadlines.window;
  }

  /** How long a reaction window is open. */
  get windowMs(): number {
    return this.room?.settings.window_ms ?? WINDOW_MS;
  }

  /** Whether the host ended the match before it was over. */
  get isEnded(): boolean {
    return this.room?.status === 'ended' && !this.isPast;
  }

  /** Whether one person plays among bots and nobody watches: then an answer in a window counts at once. */
  get isAlone(): boolean {
    const people = this.room?.chairs.filter((chair) => chair.kind === 'person') ?? [];
    return people.length === 1 && !this.room?.watchers && !this.isWatching;
  }

  get isMyTurn(): boolean {
    return (
      !this.isPast &&
      !this.isEnded &&
      !this.room?.round_break &&
      this.view !== null &&
      this.view.seat !== null &&
      this.view.waiting.includes(this.view.seat) &&
      !this.view.over
    );
  }

  /** Whether the next round waits for a person at this device. */
  get isWaitedFor(): boolean {
    return !this.isWatching && (this.room?.round_break?.asked.some((seat) => this.room?.mine.includes(seat)) ?? false);
  }

  /** Whether this device has a seat in a running match: a spectator or a replay has nothing to undo. */
  get isPlaying(): boolean {
    return !this.isPast && typeof this.seen?.seat === 'number';
  }

  /** Whether undo can be requested: it takes effect at once or after everybody else agrees; one request at a time. */
  get mayUndo(): boolean {
    return this.isPlaying && (this.seen?.step ?? 0) > 0 && this.room?.status === 'running' && !this.room.undo;
  }

  /** Another seat of this device that has to move, while the current one does not; at first any, before a hand shows. */
  get seatToPassTo(): number | null {
    const mine = this.room?.mine ?? [];
    const asked = mine.filter((seat) => this.view?.waiting.includes(seat));
    const isFirst = mine.length > 1 && this.room?.status === 'running' && this.handedOver !== this.seen?.match;
    if (isFirst && !this.isWatching && !this.isPast && this.view) return asked[0] ?? mine[0] ?? null;
    return this.isWatching || asked.length === 0 || asked.includes(this.view?.seat ?? 0) ? null : (asked[0] ?? null);
  }

  begin(): void {
    this.connection.begin();
  }

  close(): void {
    this.connection.close();
  }

  /** Reconnect as the current guest of this device. */
  reconnect(): void {
    this.connection.restart();
  }

  /** Switch to the view of another of this device's seats. */
  choose(seat: number | null): void {
    this.seat = seat;
    this.handedOver = this.seen?.match ?? 0;
    this.look();
  }

  /** Make a move; one for each moment. What it leads to is shown before the answer, and may be played on. */
  play(notation: Notation | string): void {
    if (!this.seen || this.seen.seat === null || this.pending?.seq === this.seen.seq) return;
    const { seat, seq } = this.seen;
    const id = this.fresh();
    this.notice = '';
    this.pending = { id, seq };
    this.connection.send({ type: 'play', id, seat, seq, move: notation as string });
  }

  undo(): void {
    if (!this.mayUndo || !this.seen || this.seen.seat === null) return;
    this.notice = '';
    this.connection.send({ type: 'undo', id: this.fresh(), seat: this.seen.seat, seq: this.seen.seq });
  }

  /** Answer for every seat of this device that is asked: whether a move may be taken back, or somebody have a seat. */
  agree(isAgreed: boolean, about: 'undo' | 'seat' = 'undo'): void {
    const asked = (about === 'seat' ? this.room?.seat_wish : this.room?.undo)?.asked ?? [];
    const mine = asked.filter((seat) => this.room?.mine.includes(seat));
    // One no is enough.
    for (const seat of isAgreed ? mine : mine.slice(0, 1))
      this.connection.send({ type: 'agree', id: this.fresh(), seat, is_agreed: isAgreed, about });
  }

  /** Tell the table that the score of the last round was seen here. */
  goOn(): void {
    const waiting = this.room?.round_break;
    if (!waiting || this.isWatching) return;
    for (const seat of waiting.asked.filter((one) => this.room?.mine.includes(one)))
      this.connection.send({ type: 'ready', id: this.fresh(), seat, seq: waiting.seq });
  }

  instruct(orders: Record<string, 'always' | 'ask' | 'never'>, seat: number): void {
    this.connection.send({ type: 'instruct', id: this.fresh(), seat, orders });
  }

  speak(text: string): void {
    this.connection.send({ type: 'say', id: this.fresh(), text });
  }

  /** A lesson or a study, which no server remembers. */
  get isTrial(): boolean {
    return this.connection.isLesson ?? false;
  }

  /** Whether a hint can be requested now. */
  get mayHint(): boolean {
    return this.isMyTurn && (this.room?.may_hint ?? false);
  }

  hint(lang: string): void {
    if (!this.seen || this.seen.seat === null) return;
    this.notice = '';
    this.hints = null;
    this.hinting.push(this.fresh());
    this.connection.send({ type: 'hint', id: this.hinting.at(-1) ?? '', seat: this.seen.seat, lang });
  }

  /** Show no line of this guest any more: they were blocked. */
  hideTalk(guest: string): void {
    this.talk = this.talk.filter((line) => line.guest !== guest);
  }

  /** Handle a message of the server; recorded frames are handled the same way. */
  hear(message: Outbound): void {
    if (message.type === 'room') this.enter(message);
    else if (message.type === 'seen') this.take(message);
    else if (message.type === 'answer') this.answered(message);
    else if (message.type === 'talk') this.talk = [...this.talk, ...message.lines].slice(-KEPT_STEPS);
    else if (message.type === 'trouble') this.deny(message.code, message.facts ?? {});
  }

  /** Handle the answer to a message of this page; every outcome settles its id. */
  private answered({ id, outcome }: Answer): void {
    if (id === this.pending?.id) this.pending = null;
    if (this.hinting.slice(0, -1).includes(id)) return; // a later request for a hint has replaced this one
    if (outcome.kind === 'hints') this.hints = outcome.seat === this.seen?.seat ? outcome : null;
    else if (outcome.kind === 'refused') this.notice = say(`refusal-${outcome.rule}`, this.facts(outcome.facts));
    else if (outcome.kind === 'stale') this.notice = say('web-stale');
    else if (outcome.kind === 'denied') this.deny(outcome.code, outcome.facts);
  }

  private deny(code: string, facts: Record<string, unknown>): void {
    if (code === 'no-table') this.isMissing = true;
    else void troubleText(code, this.facts(facts)).then((text) => (this.notice = text));
  }

  /** Facts for sentences, with the names of the people. */
  facts(facts: Record<string, unknown>): Facts {
    return { ...this.people.facts, ...facts } as Facts;
  }

  /** Why this move is not legal, in a sentence; empty if it is legal or not worth explaining. */
  why(move: string): string {
    const reason = this.reasons.get(move);
    return reason ? say(`refusal-${reason.rule}`, this.facts(reason.facts)) : '';
  }

  /** Why the matching moves are not legal: each sentence once, and the cited section of the booklet. */
  whyNot(fits: (move: AnyMove) => boolean): { text: string; section: string } {
    const refused = [...this.reasons.values()].filter((reason) => fits(reason.parts));
    const texts = refused.map((reason) => this.why(reason.move));
    return { text: [...new Set(texts)].join(' '), section: this.section(refused.map((reason) => reason.move)) };
  }

  /** The section of the booklet that forbids one of these moves; empty if none is cited. */
  section(moves: readonly string[]): string {
    const cited = moves.map((move) => this.reasons.get(move)?.facts['section']).find(Boolean);
    return typeof cited === 'string' ? cited : '';
  }

  private enter(room: Room): void {
    const wish = this.room?.undo;
    // If the request was granted, the table is back at that step or the update is on its way.
    const isRefused = wish && !room.undo && room.mine.includes(wish.seat) && (this.seen?.step ?? 0) > wish.step;
    if (isRefused) this.notice = say('web-undo-refused');
    const hadAsked = this.room?.seat_wish?.guest === room.guest && !room.seat_wish && room.status === 'running';
    if (hadAsked && !room.mine.length && !room.may_ask?.length) this.notice = say('web-seat-refused');
    this.room = room;
    this.keepToOwnSeats(room);
    this.deadlines.hold(room.is_paused || Boolean(room.round_break), this.windowMs);
    this.deadlines.roundBreak = room.round_break ? Date.now() + room.round_break.left_ms : 0;
    if (!this.isWatching) attend(room);
  }

  /** Look through a seat of one's own, also one that was just given or taken; what a lost seat saw is put away. */
  private keepToOwnSeats(room: Room): void {
    if (this.isWatching || this.isPast) return;
    for (const seat of this.looks.keys()) if (seat !== null && !room.mine.includes(seat)) this.looks.delete(seat);
    if (this.seat !== null && room.mine.includes(this.seat)) return;
    this.seat = room.mine.find((seat) => this.looks.has(seat)) ?? null;
    this.look();
  }

  private take(seen: Seen): void {
    this.looks.set(seen.seat, seen);
    if (!this.isPast && !this.isTrial) void this.moveNotes.then((notes) => notes.follow(seen));
    const mine = this.room?.mine ?? [];
    if (this.seat === null && !this.isWatching && seen.seat !== null && mine.includes(seen.seat)) this.seat = seen.seat;
    if (seen.seat === this.seat || this.seen === null) this.look();
  }

  private look(): void {
    const seen = this.looks.get(this.seat) ?? this.looks.get(null) ?? [...this.looks.values()][0];
    if (!seen || seen === this.seen) return;
    const isSameSeat = this.seen?.seat === seen.seat;
    const isOutOfTime = isSameSeat && !seen.fresh && this.isMyTurn && !this.pending && this.deadlines.isUp;
    seen.view = share(this.seen?.view, seen.view);
    this.seen = seen;
    // The notice that a move was made for somebody stays until they act themselves.
    const timeUp = say('web-time-up');
    this.notice = isOutOfTime || this.notice === timeUp ? timeUp : '';
    this.hints = null;
    this.deadlines.take(seen.time, this.view?.waiting[0] ?? 0);
    const step = { seq: seen.seq, events: seen.events, notes: seen.notes };
    const kept = seen.fresh || !isSameSeat ? [] : this.steps;
    this.steps = [...kept, step].slice(-KEPT_STEPS);
    if (seen.fresh && !this.isTrial) void this.readUp(seen);
  }

  /** Load the last steps before the first update, for the log; at the start of a match, how it was opened. */
  private async readUp(seen: Seen): Promise<void> {
    const first = Math.max(0, seen.step - READ_UP);
    const past = await api.steps(this.id, seen.match, first, seen.step, seen.seat).catch(() => null);
    if (!past || this.seen?.match !== seen.match) return;
    // Numbers below every seq, so that they sort before all later steps.
    const steps = past.shown.map((one) => ({ seq: readUpSeq(one.step), events: one.events, notes: one.notes }));
    this.steps = [...steps, ...this.steps.filter((step) => step.seq > 0)];
  }

  private fresh(): string {
    this.count += 1;
    return `${Date.now().toString(36)}-${this.count}-${Math.random().toString(36).slice(2, 8)}`;
  }
}
