// State of one person's turn: dice, an open choice, a question to confirm, and steps still to be sent.
import { untrack } from 'svelte';
import type { Table } from '../../table/table.svelte';
import type { RaceView, Use, View } from '../../net/wire/aruba.gen';
import { arranged, faces, keeping, keptFaces, type Die } from './dice';
import { keepOf, legalMoves, type KnownMove } from './moves';

/** An option: a move, or the next choice. */
export interface Option {
  text: string;
  dice?: number[];
  move?: string;
  next?: Choice;
}
export interface Choice {
  title: string;
  options: Option[];
  /** The card it is about. */
  card?: string;
}

/** An option in words alone: its dice, unless its text says just that, and its effect. */
export const optionName = ({ dice, text }: Option): string =>
  dice && dice.join(' ') !== text ? `${dice.join(' ')}: ${text}` : text;

/** Whether a move gives up movement points. */
const isLast = (move: KnownMove): boolean =>
  ['end', 'stop', 'steal'].includes(move.verb) || (move.verb === 'combine' && move.combination === 'cards');

export class Turn {
  dice = $state.raw<Die[]>([]);
  choice = $state.raw<Choice | null>(null);
  /** A move that would give something up, until it is confirmed. */
  doubted = $state('');
  /** Steps still to be sent, and whether the first of several is under way. */
  private steps = $state.raw<string[]>([]);
  isDriving = $state(false);
  private car = 0;
  private phase = '';

  constructor(private readonly table: Table) {}

  /** The race before its last step, until that has been shown: the next grid waits for it. */
  past = $state.raw<View | null>(null);

  get view(): View {
    return this.past ?? (this.table.view as View);
  }

  /** Whether it is this seat's turn and the question is on the screen. */
  get isAsked(): boolean {
    return this.table.isMyTurn && this.past === null;
  }

  get round(): RaceView {
    return this.view.round;
  }

  /** The tapped dice; none: all dice. */
  get chosen(): number[] {
    return faces(this.dice.filter((die) => die.isKept));
  }

  get loose(): number {
    return this.dice.filter((die) => !die.isKept && !die.isExtra).length;
  }

  /** The legal moves. */
  get moves(): KnownMove[] {
    return this.isAsked ? legalMoves(this.table.seen) : [];
  }

  /** The move that keeps the tapped dice and rolls the others. */
  get keep(): KnownMove | undefined {
    return keepOf(this.moves, keptFaces(this.dice));
  }

  /** The move that a lesson asks for, other than a drive of several steps. */
  get asked(): KnownMove | undefined {
    return this.moves.find((move) => move.notation === this.table.marked);
  }

  /** The dice to tap before the asked move can be made. */
  get askedDice(): Die[] {
    const asked = this.asked;
    if (asked?.verb === 'combine') return this.chosen.length ? this.dice.filter((die) => die.isKept) : [];
    if (asked?.verb !== 'keep') return [];
    const wanted = keeping(this.dice, asked.dice);
    return this.dice.filter((die, index) => die.isKept !== wanted[index]?.isKept);
  }

  /** Update to the new state: arrange the dice, send the next step. Returns the dice just rolled. */
  follow(): Die[] {
    return untrack(() => {
      const { active, phase } = this.round;
      const told = this.table.told.at(-1)?.events ?? [];
      const isRolled = told.some((event) => event.event === 'DiceRolled');
      const isSame = active.car === this.car;
      const kept = told.find((event) => event.event === 'DiceKept')?.['dice'] as number[] | undefined;
      const lay = isSame ? this.dice : [];
      const before = kept ? keeping(lay, kept) : lay;
      const isNew = phase !== this.phase && phase === 'act';
      const dice = arranged(before, active.dice, active.extra, isRolled);
      this.dice = isNew ? dice.map((die) => ({ ...die, isKept: false })) : dice;
      this.car = active.car;
      this.phase = phase;
      this.choice = null;
      this.doubted = '';
      this.goOn();
      return isRolled ? this.dice.filter((die) => !before.some((old) => old.id === die.id)) : [];
    });
  }

  /** The last step of a race has been shown: go on to the next race. */
  goOver(): void {
    this.past = null;
    this.follow();
  }

  toggle(die: Die): void {
    this.dice = this.dice.map((one) => (one.id === die.id ? { ...one, isKept: !one.isKept } : one));
  }

  take(wanted: readonly number[]): void {
    this.dice = keeping(this.dice, wanted);
  }

  /** Send several moves one after the other; stops when the next one is no longer legal. */
  drive(steps: readonly string[]): void {
    this.steps = [...steps];
    this.goOn();
  }

  private goOn(): void {
    const [next, ...rest] = this.steps;
    this.steps = [];
    this.isDriving = false;
    if (!next || !this.isAsked || !this.view.moves.includes(next)) return;
    this.steps = rest;
    this.isDriving = rest.length > 0;
    this.table.play(next);
  }

  /** Make a move; a move that gives up points needs confirmation. */
  play(move: string): void {
    this.choice = null;
    if (this.isGivenUp(move) && this.doubted !== move) {
      this.doubted = move;
      return;
    }
    this.doubted = '';
    this.steps = [];
    this.table.play(move);
  }

  /** Uses of dice that ending the turn would lose. */
  get unused(): Use[] {
    return this.round.uses.filter(
      (use) => use.dice.length > 0 && (use.movement > 0 || use.cards > 0 || use.mended > 0),
    );
  }

  private isGivenUp(move: string): boolean {
    const meant = this.moves.find((one) => one.notation === move);
    if (!meant) return false;
    if (isLast(meant) && this.round.movement > 0 && this.round.reach.length > 0) return true;
    return meant.verb === 'end' && this.unused.length > 0;
  }

  /**
   * The only legal move. A reaction is left to its countdown, so that it reveals nothing about the hand; what a lesson
   * asks for is left to its learner, and a throw to whoever throws.
   */
  get forced(): string | null {
    const [only, ...others] = this.isAsked ? this.view.moves : [];
    const isQuestion = this.round.phase === 'hook' || this.round.phase === 'ninth';
    const isThrow = this.moves.some((move) => move.verb === 'roll');
    return only && others.length === 0 && !isQuestion && !isThrow && !this.table.marked ? only : null;
  }
}
