// State of one person's turn: the hand with the reserve each card would leave, the chosen card, its reach, and the
// resulting move.
import type { Lit } from '../../board/spaces';
import { listed, sentences } from '../../base/capital';
import { say } from '../../base/language.svelte';
import type { Table } from '../../table/table.svelte';
import type { Drive, Move, PublicCar, RaceView, View } from '../../net/wire/ausgebremst.gen';
import type { Board } from '../../net/wire/board.gen';
import { landing as inWords, type Scene } from './spoken';
import { keyed, type HandCard } from './handCards';
import { legalMoves } from '../../table/moves';
import { movesOf, ofPile, type LegalMove } from './moves';
import { barredOf, carsOf, FINISH, landingsOf, type Barred } from './race';
import { driverOf, placeOf, signed } from './words';

export class Turn {
  /** The key of the chosen card. */
  selected = $state('');
  /** The space the player points at. */
  pointed = $state<string | null>(null);
  /** The circuit, once loaded. */
  board = $state.raw<Board | null>(null);
  /** The race before its last drive, until that has been shown: the next circuit waits for it. */
  past = $state.raw<View | null>(null);

  /** The spaces of the player's own drive while it is shown. */
  way = $state.raw<readonly string[]>([]);

  readonly view = $derived.by((): View => this.past ?? (this.table.view as View));
  readonly race = $derived.by((): RaceView => this.view.round);
  readonly me = $derived.by((): number | null => this.view.seat);
  readonly car = $derived.by((): PublicCar | null => (this.me === null ? null : (this.race.cars[this.me - 1] ?? null)));
  readonly isAsked = $derived.by((): boolean => this.table.isMyTurn && this.past === null);
  readonly moves = $derived.by((): LegalMove[] => (this.isAsked ? legalMoves<Move>(this.table.seen) : []));
  readonly isDriving = $derived.by((): boolean => this.race.phase !== 'choose' && this.race.phase !== 'prepare');
  /** This seat has a question other than driving, or waits for others who have one. */
  readonly isChoosing = $derived.by(
    (): boolean =>
      this.car !== null &&
      this.car.state === 'racing' &&
      (!this.isDriving || (this.isAsked && this.car.task !== 'drive')),
  );

  readonly cards = $derived.by((): HandCard[] =>
    keyed(this.race.hand ?? []).map(({ key, value }) => this.held(key, value)),
  );
  readonly chosen = $derived.by((): HandCard | undefined => this.cards.find((card) => card.key === this.selected));
  readonly landings = $derived.by((): Drive[] => (this.chosen ? landingsOf(this.race, this.chosen.value) : []));
  readonly barred = $derived.by((): Barred[] =>
    this.chosen ? barredOf(this.table.reasons, this.chosen.value).filter((one) => one.space !== FINISH) : [],
  );
  /** The drive that a lesson asks for. */
  readonly askedDrive = $derived.by(() =>
    movesOf(this.moves, 'drive').find((move) => (move.notation as unknown) === this.table.marked),
  );
  /** The space that Enter drives to. */
  readonly marked = $derived.by((): string => {
    const isAskedFor = (one: Drive): boolean =>
      one.card === this.askedDrive?.card && one.space === this.askedDrive.space;
    const found = this.landings.find((one) => one.space === this.pointed) ?? this.landings.find(isAskedFor);
    return (found ?? this.landings[0])?.space ?? '';
  });
  /** Why the pointed space is barred. */
  readonly why = $derived.by(
    (): string => this.barred.filter((one) => one.space === this.pointed).map((one) => this.whyOf(one))[0] ?? '',
  );
  /** The section of the booklet with the reason. */
  readonly section = $derived.by((): string => {
    const barred = this.why
      ? this.barred.filter((one) => one.space === this.pointed)
      : barredOf(this.table.reasons, this.chosen?.value ?? 0);
    return this.table.section(barred.map((one) => one.reason.move));
  });
  /** Why nothing can be driven; empty if something can. */
  readonly trouble = $derived.by((): string => {
    if (movesOf(this.moves, 'pass').length) return say('web-race-cannot-play');
    return movesOf(this.moves, 'discard').length ? say('web-race-must-discard') : '';
  });
  get names(): Record<number, string> {
    return this.table.names;
  }

  readonly scene = $derived.by(
    (): Scene | null => this.board && { board: this.board, race: this.race, names: this.table.names, me: this.me },
  );
  /** Announced after a choice by key: all that the card reaches, or why it reaches nothing. */
  readonly reachInWords = $derived.by((): string => {
    if (!this.landings.length) return this.chosen?.why ?? '';
    return sentences([
      `${say('web-race-reach', { value: this.chosen?.value ?? 0 })}: ${listed(this.landings.map((one) => this.tell(one)))}`,
    ]);
  });

  private readonly home = $derived.by((): Drive | undefined => this.landings.find((one) => one.space === FINISH));
  /** The finish is not a space: it is lit on the first row beyond the line. */
  private readonly beyond = $derived.by(
    (): string[] =>
      this.board?.spaces.filter((space) => space.number === 1 && space.lane !== 'P').map((space) => space.name) ?? [],
  );
  readonly lit = $derived.by((): Lit[] => {
    const { home, marked } = this;
    const look = (space: string): Lit['look'] => (space === marked ? 'best' : 'reach');
    return [
      ...this.landings
        .filter((one) => one !== home)
        .map((one): Lit => ({
          space: one.space,
          look: look(one.space),
          text: one.stops ? `P${signed(one.reserve)}` : signed(one.reserve),
          label: this.tell(one),
          isMarked: one.card === this.askedDrive?.card && one.space === this.askedDrive.space,
        })),
      ...(home ? this.beyond.map((space): Lit => ({ space, look: 'home', text: '', label: this.tell(home) })) : []),
      ...this.barred.map((one): Lit => ({ space: one.space, look: 'barred', text: '', label: this.whyOf(one) })),
    ];
  });
  /** What a phone shows of the circuit: the player's car with the lit spaces or the road ahead, else the leader.
   *  A space that a lesson asks for comes first. */
  readonly focus = $derived.by((): string[] => {
    if (this.way.length) return [...this.way];
    if (this.lit.length) {
      const asked = this.lit.find((one) => one.isMarked)?.space;
      return [asked ?? '', this.car?.space ?? '', ...this.lit.map((one) => one.space)].filter(Boolean);
    }
    if (this.car?.state === 'racing') return [this.car.space, ...this.race.ideal_line.slice(1, 6)];
    return carsOf(this.race)
      .filter((one) => one.leads)
      .map((one) => one.space);
  });

  constructor(private readonly table: Table) {}

  /** A landing in words. */
  tell(one: Drive): string {
    return this.scene ? inWords(this.scene, one) : say('web-race-reserve', { reserve: signed(one.reserve) });
  }

  /** A space as seen from the player's car. */
  place(space: string): string {
    return this.board ? placeOf(this.board, this.car?.space ?? '', space) : '';
  }

  /** Why a space is barred: what is in the way, where a person sees it; for other rules, the rule. */
  whyOf({ reason }: Barred): string {
    const { car, at } = reason.facts as { car?: number; at?: string };
    const other = carsOf(this.race).find((one) => one.number === car);
    const name = other && driverOf(other, this.table.names);
    if (reason.rule === 'white-line') return say('web-race-why-line');
    if (name && reason.rule === 'space-taken') return say('web-race-why-taken', { name });
    if (name && at && reason.rule === 'way-blocked')
      return say('web-race-why-blocked', { name, place: this.place(at) });
    return this.table.why(reason.move);
  }

  private held(key: string, value: number): HandCard {
    const best = landingsOf(this.race, value)[0];
    const isDiscard = !best && this.discardOf(value) !== undefined;
    const label = !best
      ? this.isAsked && this.isDriving && !isDiscard
        ? say('web-not-now')
        : ''
      : best.space === FINISH
        ? say('web-race-finish')
        : say('web-race-reserve', { reserve: signed(best.reserve) });
    const [reason] = best ? [] : barredOf(this.table.reasons, value);
    return {
      key,
      value,
      isPlayable: best !== undefined || isDiscard,
      isDiscard,
      label,
      why: reason ? this.whyOf(reason) : '',
    };
  }

  /** A new state clears the choice, unless the table has a notice about it. */
  begin(): void {
    if (!this.table.notice) this.selected = '';
    this.pointed = null;
  }

  select(key: string): void {
    this.table.notice = '';
    this.pointed = null;
    this.selected = key === this.selected ? '' : key;
  }

  /** Choose the card of a drive and point at its space. */
  show({ card, space }: { card: number; space: string }): void {
    this.selected = this.cards.find((one) => one.value === card)?.key ?? '';
    this.pointed = space;
  }

  /** Drive to a space, or point at a barred one. */
  choose(space: string): void {
    const one =
      this.landings.find((landing) => landing.space === space) ?? (this.beyond.includes(space) ? this.home : undefined);
    if (one) this.driveTo(one);
    else this.pointed = space;
  }

  /** Point at the next or previous of these spaces; returns the announcement. */
  point(all: readonly string[], by: number): string {
    const at = all.indexOf(this.pointed ?? this.marked);
    this.pointed = all[(at + by + all.length) % all.length] ?? null;
    const one = this.landings.find((landing) => landing.space === this.pointed);
    return one ? this.tell(one) : this.why;
  }

  /** Drive to the marked space; if nothing can be driven, make the required move instead. */
  drive(): void {
    const one = this.landings.find((landing) => landing.space === this.marked);
    const wait = this.moves.find((move) => move.verb === 'pass' || move.verb === 'done');
    if (one) this.driveTo(one);
    else this.play(wait ?? this.discardOf(this.chosen?.value ?? 0));
  }

  /** Drive there, if that is legal. */
  driveTo(one: Drive): void {
    this.play(movesOf(this.moves, 'drive').find((move) => move.card === one.card && move.space === one.space));
  }

  /** The move that discards this card, if it is legal. */
  discardOf(value: number): LegalMove | undefined {
    return movesOf(this.moves, 'discard').find((move) => move.card === value);
  }

  play(move: LegalMove | undefined): void {
    if (move) this.table.play(move.notation);
  }

  /**
   * Handle a number key: a deck, a pile, a pit card or a race card (twice: drive with it); returns the announcement.
   */
  number(value: number): string {
    const move =
      ofPile(this.moves, value) ??
      movesOf(this.moves, 'take').find((one) => one.card === value) ??
      movesOf(this.moves, 'deck').find((one) => one.deck === Object.keys(this.race.decks)[value - 1]);
    const held = this.cards.find((card) => card.value === value);
    if (move) this.play(move);
    else if (this.chosen?.value === value) this.drive();
    else if (held) {
      this.select(held.key);
      return this.isAsked ? this.reachInWords : '';
    }
    return '';
  }
}
