// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.

export type Event = RoundBegan | RoundEnded | MatchEnded | HandDealt | StartLaidOut | CardDrawn | CardLaid | CarMoved | AttackLaid | AnswerAsked | AnswerPassed | CoupPlayed | AttackEnded | AttackRemoved | CardDiscarded | ExtensionOffered | ExtensionCalled | ExtensionDeclined | TripCompleted | TurnBegan | RaceRanOut;

export type Move = Record<string, unknown>;

/** A seat of the attacked side was asked for its answer, whatever it holds. */
export interface AnswerAsked {
  event: 'AnswerAsked';
  seat: number;
  card: string;
}

/** A seat let the attack stand. */
export interface AnswerPassed {
  event: 'AnswerPassed';
  seat: number;
}

/** An attack that lies before a side was over: cured, or void. */
export interface AttackEnded {
  event: 'AttackEnded';
  side: number;
  card: string;
}

/** A seat laid an attack on another side. */
export interface AttackLaid {
  event: 'AttackLaid';
  seat: number;
  side: number;
  card: string;
}

/** An attack card was taken off a side's pile and thrown away. */
export interface AttackRemoved {
  event: 'AttackRemoved';
  side: number;
  card: string;
}

/** An attack that waits for answers; `asked` are the seats that have yet to answer. */
export interface Attack {
  asked: number[];
  by: number;
  card: string;
  side: number;
}

/** A side's car came forward by `km`, from `from_km` to `total_km`. */
export interface CarMoved {
  event: 'CarMoved';
  side: number;
  km: number;
  from_km: number;
  total_km: number;
}

/** A seat threw a card away. */
export interface CardDiscarded {
  event: 'CardDiscarded';
  seat: number;
  card: string;
}

/** A seat drew a card; only that seat knows which. `pile` is how many cards are left. */
export interface CardDrawn {
  event: 'CardDrawn';
  seat: number;
  card: string | null;
  pile: number;
}

/** A seat laid a card before its own side. */
export interface CardLaid {
  event: 'CardLaid';
  seat: number;
  side: number;
  card: string;
}

/** A seat answered the attack with the safety against it. */
export interface CoupPlayed {
  event: 'CoupPlayed';
  seat: number;
  side: number;
  card: string;
  attack_card: string;
}

/** The round went on to the longer goal. */
export interface ExtensionCalled {
  event: 'ExtensionCalled';
  seat: number;
  side: number;
  goal_km: number;
}

/** The side was content with the short goal. */
export interface ExtensionDeclined {
  event: 'ExtensionDeclined';
  seat: number;
  side: number;
}

/** A side reached the short goal and may call for the long one. */
export interface ExtensionOffered {
  event: 'ExtensionOffered';
  seat: number;
  side: number;
  goal_km: number;
}

/** A seat was dealt its hand; only that seat knows which cards. */
export interface HandDealt {
  event: 'HandDealt';
  seat: number;
  cards: string[] | null;
  count: number;
}

/** The match was over; the winning sides. */
export interface MatchEnded {
  event: 'MatchEnded';
  winners: number[];
}

/** One answer of chance: a roll (one value), or the order that cards were brought into. */
export interface Outcome {
  values: number[];
  is_order: boolean;
}

/** Where a side stands in the match; sides share a place only where the rules break no tie. */
export interface Place {
  place: number;
  points: number;
  side: number;
}

/** The cards ran out before anybody reached the goal. */
export interface RaceRanOut {
  event: 'RaceRanOut';
}

/** What a finished round leaves behind. All lists go by side; detail is the game's own. */
export interface Result {
  detail: Record<string, unknown>;
  lines: (([string, number])[])[];
  points: number[];
}

/** A round was dealt or set up; `start` is the seat that begins. */
export interface RoundBegan {
  event: 'RoundBegan';
  number: number;
  start: number;
}

/** A round was over; points by side. */
export interface RoundEnded {
  event: 'RoundEnded';
  number: number;
  points: number[];
}

/** A round as one seat sees it (a spectator has no hand). */
export interface RoundView {
  attack: Attack | null;
  discards: string[];
  extension: number | null;
  finisher: number | null;
  goal_km: number;
  hand: string[] | null;
  hand_sizes: number[];
  over: boolean;
  phase: 'answer' | 'choice' | 'play';
  pile_size: number;
  sides: Side[];
  start: number;
  turn: number;
}

/** What lies before a side. Piles are card names with the top card last. */
export interface Side {
  battle: string[];
  coups: string[];
  distances: string[];
  km: number;
  limited: boolean;
  safeties: string[];
  seats: number[];
  speed: string[];
  state: 'driving' | 'stopped' | 'waiting';
}

/** One side in the match: its place (ties share one), its points, and its lines of each round's score sheet. */
export interface Standing {
  side: number;
  seats: number[];
  place: number;
  points: number;
  rounds: (([string, number])[])[];
}

/** A start lay before a side from the beginning. */
export interface StartLaidOut {
  event: 'StartLaidOut';
  side: number;
  card: string;
}

/** Who made which move, what chance answered to it, and what it dealt if the next round began. */
export interface Step {
  seat: number;
  move: string;
  chance?: Outcome[];
  deal?: Outcome[];
}

/** A side reached the goal exactly. */
export interface TripCompleted {
  event: 'TripCompleted';
  side: number;
  km: number;
}

/** It was a seat's turn. */
export interface TurnBegan {
  event: 'TurnBegan';
  seat: number;
}

/** What one seat may know of a match (seat None: a spectator). */
export interface View {
  game: string;
  moves: string[];
  options: Record<string, string>;
  over: boolean;
  results: Result[];
  round: RoundView;
  seat: number | null;
  seats: number;
  sheet: string;
  sides: number;
  standings: Place[];
  waiting: number[];
}
