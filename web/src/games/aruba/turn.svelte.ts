// One person's turn on the page: the dice in hand, a choice that is open, a question that is asked, steps that are still to be sent.
import { untrack } from 'svelte';
import type { Table } from '../../table/table.svelte';
import type { RaceView, Use, View } from '../../net/wire/aruba.gen';
import { arranged, faces, keeping, keptFaces, type Die } from './dice';
import { keepOf, legalMoves, type KnownMove } from './moves';

/** Something to pick from: a move, or what comes next. */
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

/** An option in words alone: which dice it takes, unless its text is just that, and what it does. */
export const optionName = ({ dice, text }: Option): string =>
  dice && dice.join(' ') !== text ? `${dice.join(' ')}: ${text}` : text;

/** Whether a move gives up points that are still there. */
const isLast = (move: KnownMove): boolean =>
  ['end', 'stop', 'steal'].includes(move.verb) || (move.verb === 'combine' && move.combination === 'cards');

export class Turn {
  dice = $state.raw<Die[]>([]);
  choice = $state.raw<Choice | null>(null);
  /** A move that gives something up, until it is confirmed. */
  doubted = $state('');
  /** Steps that are still to be sent, and whether the first of several is under way. */
  private steps = $state.raw<string[]>([]);
  isDriving = $state(false);
  private car = 0;
  private phase = '';

  constructor(private readonly table: Table) {}

  /** The race as it stood before its last step, until that has been seen: the next grid waits so long. */
  past = $state.raw<View | null>(null);

  get view(): View {
    return this.past ?? (this.table.view as View);
  }

  /** Whether this seat is asked anything that can be seen. */
  get isAsked(): boolean {
    return this.table.isMyTurn && this.past === null;
  }

  get round(): RaceView {
    return this.view.round;
  }

  /** The dice that were tapped; none: all that lie there. */
  get chosen(): number[] {
    return faces(this.dice.filter((die) => die.isKept));
  }

  get loose(): number {
    return this.dice.filter((die) => !die.isKept && !die.isExtra).length;
  }

  /** What may be done now. */
  get moves(): KnownMove[] {
    return this.isAsked ? legalMoves(this.table.seen) : [];
  }

  /** The move that keeps the dice that were tapped and rolls the others. */
  get keep(): KnownMove | undefined {
    return keepOf(this.moves, keptFaces(this.dice));
  }

  /** Take in another moment: dice that were rolled, steps that go on. */
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

  /** What was the last of a race has been seen: on to the next. */
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

  /** Several moves one after the other; they end where something else is asked. */
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

  /** Make a move; what gives up points is asked about first. */
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

  /** Uses of dice that a person would lose by ending the turn. */
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

  /** The only thing that can be done. A question out of turn is left to its clock, whatever one holds. */
  get forced(): string | null {
    const [only, ...others] = this.isAsked ? this.view.moves : [];
    const isQuestion = this.round.phase === 'hook' || this.round.phase === 'ninth';
    return only && others.length === 0 && !isQuestion ? only : null;
  }
}
