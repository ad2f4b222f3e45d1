// State of one person's turn: the hand and its legal moves, the chosen, dragged or discarded card, and the resulting
// move.
import { shared } from '../../base/structuralSharing.svelte';
import { settings } from '../../base/settings.svelte';
import { legalMoves, type Notation } from '../../table/moves';
import type { Table } from '../../table/table.svelte';
import { Drag } from '../../motion/drag.svelte';
import type { Move, View } from '../../net/wire/bornes.gen';
import { discardOf, HandKeys, placesOf, targetOf, usesOf, type HandCard, type Legal } from './handCards';

export class Turn {
  selected = $state<number | null>(null);
  /** Discarding was pressed first: the next tapped card is discarded. */
  isThrowing = $state(false);
  /** The answer to an attack, until the server has acknowledged it. */
  answer = $state.raw<Notation | null>(null);
  readonly drag: Drag;
  private readonly keys = new HandKeys();
  private readonly hand = shared(() =>
    this.keys.follow(this.view.round.hand ?? []).map(({ key, card }) => this.inHand(key, card)),
  );
  private readonly others = shared(() =>
    this.view.round.sides.map((_, index) => index).filter((index) => index !== this.mySide),
  );

  constructor(private readonly table: Table) {
    this.drag = new Drag({
      onlift: (key) => this.select(this.cards.findIndex((card) => card.key === key)),
      ondrop: (key, place) => this.drop(key, place),
    });
  }

  get view(): View {
    return this.table.view as View;
  }

  /** The legal moves. */
  readonly moves = $derived.by((): Legal[] => (this.isAsked ? legalMoves<Move>(this.table.seen) : []));

  /** The index of the player's own side; -1 for a spectator. */
  get mySide(): number {
    const { seat, round } = this.view;
    return seat === null ? -1 : round.sides.findIndex((side) => side.seats.includes(seat));
  }

  get rivals(): number[] {
    return this.others.current;
  }

  get isAsked(): boolean {
    return this.table.isMyTurn;
  }

  get isAnswering(): boolean {
    return this.isAsked && this.view.round.phase === 'answer' && this.view.round.attack !== null;
  }

  get isChoosing(): boolean {
    return this.isAsked && this.view.round.phase === 'choice';
  }

  get cards(): HandCard[] {
    return this.hand.current;
  }

  get chosen(): HandCard | undefined {
    return this.selected === null ? undefined : this.cards[this.selected];
  }

  /** Where the chosen card may be laid, each place with its move. */
  readonly lit = $derived.by(() =>
    this.chosen ? placesOf(this.chosen, this.mySide + 1) : new Map<string, Notation>(),
  );

  private inHand(key: string, card: string): HandCard {
    const uses = usesOf(card, this.moves);
    const isWished = (move: object): boolean => {
      const wish = move as Move;
      return (wish.verb === 'lay' || wish.verb === 'attack') && wish.card === card;
    };
    const why = uses.length || !this.isAsked ? { text: '', section: '' } : this.table.whyNot(isWished);
    return { key, card, uses, discard: discardOf(card, this.moves), why: why.text, section: why.section };
  }

  /** A new state clears the choice, unless a notice about it was just shown. */
  begin(): void {
    if (!this.table.notice) this.selected = null;
    this.isThrowing = false;
    this.answer = null;
  }

  play(move: Notation, key = this.chosen?.key ?? ''): void {
    this.keys.leaving = key;
    this.table.play(move);
    this.selected = null;
  }

  select(index: number | null): void {
    this.table.notice = '';
    this.selected = index;
  }

  /** A tap on a card discards it, plays it if there is only one way to, or chooses it. */
  tap(index: number): void {
    const card = this.cards[index]!;
    const isPlayed = card.uses.length === 1 && (settings.oneTap || index === this.selected);
    if (this.isThrowing && card.discard) this.play(card.discard, card.key);
    else if (isPlayed) this.playCard(index);
    else this.select(index === this.selected ? null : index);
  }

  /** A card's number key: chooses it, and plays it if it is already chosen. */
  number(index: number): void {
    if (index === this.selected) this.playCard(index);
    else this.select(index);
  }

  playCard(index: number): void {
    const card = this.cards[index];
    if (card?.uses.length === 1) this.play(card.uses[0]!.notation, card.key);
    else this.selected = index;
  }

  /** Lay the chosen card on a side; whether it may lie there. */
  aim(side: number): boolean {
    const use = this.chosen?.uses.find((one) => targetOf(one) === side);
    if (use) this.play(use.notation);
    return use !== undefined;
  }

  throwAway(): void {
    if (this.chosen?.discard) this.play(this.chosen.discard);
    else this.isThrowing = !this.isThrowing;
  }

  release(): void {
    this.isThrowing = false;
    this.select(null);
  }

  reply(move: Notation): void {
    this.answer = move;
    this.keys.leaving = '';
    this.table.play(move);
  }

  /** Answer an attack with a safety, or let it stand, if that is legal. */
  answerBy(isCoup: boolean): void {
    const move = this.isAnswering && this.moves.find((one) => (one.verb === 'coup') === isCoup);
    if (move) this.reply(move.notation);
  }

  private drop(key: string, place: string): boolean {
    const move = this.lit.get(place);
    if (move) this.play(move, key);
    return move !== undefined;
  }
}
