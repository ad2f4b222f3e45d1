// A table as the page knows it: what the server said last, what was told since, and what a person may do about it.
import type { AnyMove } from '../net/wire/games.gen';
import type { Hints, Outbound, Reason, Room, Seen, Spoken } from '../net/wire/table.gen';
import { Connection, type Line } from '../net/connection';
import { Deadlines } from './deadlines.svelte';
import type { Facts } from '../base/fluent';
import { share } from '../base/structuralSharing.svelte';
import { say } from '../base/language.svelte';
import { api, troubleText } from '../net/api';
import { attend } from './fairness';
import type { Notation } from './moves';
import { Names } from './names.svelte';
import type { AnyView, TableEvent, Told } from './views';

export type { AnyView, TableEvent, Told };

const KEPT_STEPS = 200;
/** What a table that says nothing about it gives people to answer an attack. */
const WINDOW_MS = 6000;
/** How many steps before the first look are read up, so that the log does not begin empty. */
const READ_UP = 12;

export class Table {
  room = $state.raw<Room | null>(null);
  line = $state<Line>('connecting');
  /** What the chosen seat sees; null before the first look. */
  seen = $state.raw<Seen | null>(null);
  told = $state.raw<Told[]>([]);
  reasons = $state.raw<Map<string, Reason>>(new Map());
  talk = $state.raw<Spoken[]>([]);
  /** A sentence about the last thing that did not work. */
  notice = $state('');
  /** The last hint that was given; it is for one question and goes with it. */
  hints = $state.raw<Hints | null>(null);
  /** The move that was sent and is not answered yet. */
  pending = $state('');
  /** There is no table of this name. */
  isMissing = $state(false);
  readonly deadlines = new Deadlines();
  private readonly people = new Names(
    () => this.room,
    () => this.view,
  );
  private seat: number | null = null;
  private readonly looks = new Map<number | null, Seen>();
  private readonly connection: Connection;
  private count = 0;
  /** The wishes for a hint; only the last one still matters. */
  private readonly hinting: string[] = [];

  constructor(
    readonly id: string,
    readonly isWatching = false,
    /** What is shown is over: there is nothing to play, whoever's eyes one looks through. */
    readonly isPast = false,
  ) {
    this.connection = new Connection(id, isWatching, {
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

  get isMyTurn(): boolean {
    return (
      !this.isPast &&
      !this.isEnded &&
      this.view !== null &&
      this.view.seat !== null &&
      this.view.waiting.includes(this.view.seat) &&
      !this.view.over
    );
  }

  /** Whether one has a seat in a match that goes on: who looks on, or back, has nothing to take back. */
  get isPlaying(): boolean {
    return !this.isPast && typeof this.seen?.seat === 'number';
  }

  /** Whether a move can be taken back: at once, or if everybody else agrees; one wish at a time. */
  get mayUndo(): boolean {
    return this.isPlaying && (this.seen?.step ?? 0) > 0 && this.room?.status === 'running' && !this.room.undo;
  }

  /** Another of this device's seats that is asked, while the seat one looks through is not. */
  get seatToPassTo(): number | null {
    const asked = (this.room?.mine ?? []).filter((seat) => this.view?.waiting.includes(seat));
    return this.isWatching || asked.length === 0 || asked.includes(this.view?.seat ?? 0) ? null : (asked[0] ?? null);
  }

  begin(): void {
    this.connection.begin();
  }

  close(): void {
    this.connection.close();
  }

  /** Open the line anew, as whoever this device is by now. */
  reconnect(): void {
    this.connection.restart();
  }

  /** See the table from another of one's own seats. */
  choose(seat: number | null): void {
    this.seat = seat;
    this.look();
  }

  play(notation: Notation | string): void {
    if (!this.seen || this.seen.seat === null || this.pending) return;
    const move = notation as string;
    this.notice = '';
    this.pending = move;
    this.connection.send({ type: 'play', id: this.fresh(), seat: this.seen.seat, seq: this.seen.seq, move });
  }

  undo(): void {
    if (!this.mayUndo || !this.seen || this.seen.seat === null) return;
    this.notice = '';
    this.connection.send({ type: 'undo', id: this.fresh(), seat: this.seen.seat, seq: this.seen.seq });
  }

  agree(isAgreed: boolean): void {
    if (!this.seen || this.seen.seat === null) return;
    this.connection.send({ type: 'agree', id: this.fresh(), seat: this.seen.seat, is_agreed: isAgreed });
  }

  instruct(orders: Record<string, 'always' | 'ask' | 'never'>): void {
    if (!this.seen || this.seen.seat === null) return;
    this.connection.send({ type: 'instruct', id: this.fresh(), seat: this.seen.seat, orders });
  }

  speak(text: string): void {
    this.connection.send({ type: 'say', id: this.fresh(), text });
  }

  /** Whether a hint can be had now. */
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

  /** Whether this answers a wish for a hint that another one has followed since. */
  private isOutdated(message: Outbound): boolean {
    return 'id' in message && this.hinting.slice(0, -1).includes(message.id ?? '');
  }

  /** Take in what the server said; frames that were recorded come in by the same door. */
  hear(message: Outbound): void {
    if (this.isOutdated(message)) return;
    if (message.type === 'room') this.enter(message);
    else if (message.type === 'seen') this.take(message);
    else if (message.type === 'reasons') this.explain(message.seat, message.reasons);
    else if (message.type === 'hints') this.hints = message.seat === this.seen?.seat ? message : null;
    else if (message.type === 'talk') this.talk = [...this.talk, ...message.lines].slice(-KEPT_STEPS);
    else if (message.type === 'refused') this.complain(say(`refusal-${message.rule}`, this.facts(message.facts)));
    else if (message.type === 'stale') this.complain(say('web-stale'));
    else if (message.type === 'trouble' && message.code === 'no-table') this.isMissing = true;
    else if (message.type === 'trouble') this.complain(troubleText(message.code, this.facts(message.facts ?? {})));
    else if (message.type === 'noted') this.pending = '';
  }

  /** Facts as sentences want them: with the names of the people. */
  facts(facts: Record<string, unknown>): Facts {
    return { ...this.people.facts, ...facts } as Facts;
  }

  /** Why this move is not possible, in a sentence; empty if it is, or if that is not known yet. */
  why(move: string): string {
    const reason = this.reasons.get(move);
    return reason?.rule ? say(`refusal-${reason.rule}`, this.facts(reason.facts)) : '';
  }

  /** Why the moves that fit are not possible: each sentence once, and the section of the booklet that is cited. */
  whyNot(fits: (move: AnyMove) => boolean): { text: string; section: string } {
    const refused = [...this.reasons.values()].filter((reason) => reason.rule && fits(reason.parts));
    const texts = refused.map((reason) => this.why(reason.move));
    return { text: [...new Set(texts)].join(' '), section: this.section(refused.map((reason) => reason.move)) };
  }

  /** The section of the booklet that forbids one of these moves; empty where none is cited. */
  section(moves: readonly string[]): string {
    const cited = moves.map((move) => this.reasons.get(move)?.facts['section']).find(Boolean);
    return typeof cited === 'string' ? cited : '';
  }

  private enter(room: Room): void {
    const wish = this.room?.undo;
    // After a yes the table has gone back to that step, or is about to tell so.
    const isRefused = wish && !room.undo && room.mine.includes(wish.seat) && (this.seen?.step ?? 0) > wish.step;
    if (isRefused) this.notice = say('web-undo-refused');
    this.room = room;
    this.deadlines.hold(room.is_paused, this.windowMs);
    if (!this.isWatching) attend(room);
  }

  private take(seen: Seen): void {
    this.looks.set(seen.seat, seen);
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
    this.pending = '';
    // That a move was made for somebody stays to be read until they do something themselves.
    const timeUp = say('web-time-up');
    this.notice = isOutOfTime || this.notice === timeUp ? timeUp : '';
    this.reasons = new Map();
    this.hints = null;
    this.deadlines.take(seen.time, this.view?.waiting[0] ?? 0);
    const step = { seq: seen.seq, events: seen.events, notes: seen.notes };
    const kept = seen.fresh || !isSameSeat ? [] : this.told;
    this.told = [...kept, step].slice(-KEPT_STEPS);
    if (seen.fresh && seen.step > 0) void this.readUp(seen);
    // Why not is asked only where somebody may wonder: a table of bots would be a flood of questions.
    if (seen.seat !== null && this.isMyTurn) this.connection.send({ type: 'ask', id: this.fresh(), seat: seen.seat });
  }

  /** The last steps before a first look, for the log. */
  private async readUp(seen: Seen): Promise<void> {
    const first = Math.max(0, seen.step - READ_UP);
    const past = await api.steps(this.id, seen.match, first, seen.step, seen.seat).catch(() => null);
    if (!past || this.seen?.match !== seen.match) return;
    // Before anything that was told since: numbers below every seq.
    const steps = past.shown.map((one) => ({ seq: one.step - 1e9, events: one.events, notes: one.notes }));
    this.told = [...steps, ...this.told.filter((step) => step.seq > 0)];
  }

  private explain(seat: number, reasons: Reason[]): void {
    if (seat === this.seen?.seat) this.reasons = new Map(reasons.map((reason) => [reason.move, reason]));
  }

  private complain(text: string): void {
    this.pending = '';
    this.notice = text;
  }

  private fresh(): string {
    this.count += 1;
    return `${Date.now().toString(36)}-${this.count}-${Math.random().toString(36).slice(2, 8)}`;
  }
}
