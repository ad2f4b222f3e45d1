// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.

export type Event = RoundBegan | RoundEnded | MatchEnded | HandDealt | StartLaidOut | CardDrawn | CardLaid | CarMoved | AttackLaid | AnswerAsked | AnswerPassed | CoupPlayed | AttackEnded | AttackRemoved | CardDiscarded | ExtensionOffered | ExtensionCalled | ExtensionDeclined | TripCompleted | TurnBegan | RaceRanOut;

export type Move = LayMove | AttackMove | DiscardMove | CoupMove | PassMove | ExtendMove | FinishMove;

/** A seat of the attacked side was asked for its answer, whatever it holds. */
export type AnswerAsked = {
  event: 'AnswerAsked';
  seat: number;
  card: string;
};

/** A seat let the attack stand. */
export type AnswerPassed = {
  event: 'AnswerPassed';
  seat: number;
};

/** An attack that lies before a side was over: cured, or void. */
export type AttackEnded = {
  event: 'AttackEnded';
  side: number;
  card: string;
};

/** A seat laid an attack on another side. */
export type AttackLaid = {
  event: 'AttackLaid';
  seat: number;
  side: number;
  card: string;
};

/** Lay an attack on another side, counted from 1. */
export type AttackMove = {
  verb: 'attack';
  card: string;
  side: number;
};

/** An attack card was taken off a side's pile and discarded. */
export type AttackRemoved = {
  event: 'AttackRemoved';
  side: number;
  card: string;
};

/** An attack that waits for answers; `asked` are the seats that have yet to answer. */
export type Attack = {
  asked: number[];
  by: number;
  card: string;
  side: number;
};

/** A side's car came forward by `km`, from `from_km` to `total_km`. */
export type CarMoved = {
  event: 'CarMoved';
  side: number;
  km: number;
  from_km: number;
  total_km: number;
};

/** A seat threw a card away. */
export type CardDiscarded = {
  event: 'CardDiscarded';
  seat: number;
  card: string;
};

/** A seat drew a card; only that seat knows which. `pile` is how many cards are left. */
export type CardDrawn = {
  event: 'CardDrawn';
  seat: number;
  card: string | null;
  pile: number;
};

/** A seat laid a card before its own side. */
export type CardLaid = {
  event: 'CardLaid';
  seat: number;
  side: number;
  card: string;
};

/** Answer an attack with the safety against it. */
export type CoupMove = {
  verb: 'coup';
  card: string;
};

/** A seat answered the attack with the safety against it. */
export type CoupPlayed = {
  event: 'CoupPlayed';
  seat: number;
  side: number;
  card: string;
  attack_card: string;
};

/** Throw a card away. */
export type DiscardMove = {
  verb: 'discard';
  card: string;
};

/** Go on to the longer goal. */
export type ExtendMove = {
  verb: 'extend';
};

/** The round went on to the longer goal. */
export type ExtensionCalled = {
  event: 'ExtensionCalled';
  seat: number;
  side: number;
  goal_km: number;
};

/** The side was content with the short goal. */
export type ExtensionDeclined = {
  event: 'ExtensionDeclined';
  seat: number;
  side: number;
};

/** A side reached the short goal and may call for the long one. */
export type ExtensionOffered = {
  event: 'ExtensionOffered';
  seat: number;
  side: number;
  goal_km: number;
};

/** Be content with the short goal. */
export type FinishMove = {
  verb: 'finish';
};

/** A seat was dealt its hand; only that seat knows which cards. */
export type HandDealt = {
  event: 'HandDealt';
  seat: number;
  cards: string[] | null;
  count: number;
};

/** Lay a card before the own side. */
export type LayMove = {
  verb: 'lay';
  card: string;
};

/** The match was over; the winning sides. */
export type MatchEnded = {
  event: 'MatchEnded';
  winners: number[];
};

/** One answer of chance: a roll (one value), or the order that cards were brought into. */
export type Outcome = {
  values: number[];
  is_order: boolean;
};

/** Let an attack stand. */
export type PassMove = {
  verb: 'pass';
};

/** Where a side stands in the match; sides share a place only where the rules break no tie. */
export type Place = {
  place: number;
  points: number;
  side: number;
};

/** The cards ran out before anybody reached the goal. */
export type RaceRanOut = {
  event: 'RaceRanOut';
};

/** What a finished round leaves behind. All lists go by side; detail is the game's own. */
export type Result = {
  detail: Record<string, unknown>;
  lines: (([string, number])[])[];
  points: number[];
};

/** A round was dealt or set up; `start` is the seat that begins. */
export type RoundBegan = {
  event: 'RoundBegan';
  number: number;
  start: number;
};

/** A round was over; points by side. */
export type RoundEnded = {
  event: 'RoundEnded';
  number: number;
  points: number[];
};

/** A round as one seat sees it (a spectator has no hand). */
export type RoundView = {
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
};

/** What lies before a side. Piles are card names with the top card last. */
export type Side = {
  battle: string[];
  coups: string[];
  distances: string[];
  km: number;
  limited: boolean;
  safeties: string[];
  seats: number[];
  speed: string[];
  state: 'driving' | 'stopped' | 'waiting';
};

/** One side in the match: its place (ties share one), its points, and its lines of each round's score sheet. */
export type Standing = {
  side: number;
  seats: number[];
  place: number;
  points: number;
  rounds: (([string, number])[])[];
};

/** A start lay before a side from the beginning. */
export type StartLaidOut = {
  event: 'StartLaidOut';
  side: number;
  card: string;
};

/** Who made which move, what chance answered to it, and what it dealt if the next round began. */
export type Step = {
  seat: number;
  move: string;
  chance?: Outcome[];
  deal?: Outcome[];
};

/** A side reached the goal exactly. */
export type TripCompleted = {
  event: 'TripCompleted';
  side: number;
  km: number;
};

/** It was a seat's turn. */
export type TurnBegan = {
  event: 'TurnBegan';
  seat: number;
};

/** What one seat may know of a match (seat None: a spectator). */
export type View = {
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
};
