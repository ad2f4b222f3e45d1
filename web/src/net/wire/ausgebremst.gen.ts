// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.

export type Event = RoundBegan | RoundEnded | MatchEnded | GridCardDrawn | RaceStarted | RaceHandDealt | CarDrove | LapBegan | PitStopMade | CarFinished | CarRetired | HandShown | RaceCardDiscarded | NeutralCardTurned | NeutralStayed | NeutralBlocked | SixesAllowed | RaceCardDrawn | DeckChosen | PitCardsLaid | CardToSort | CardSorted | PilesPreset | PitCardTaken | PitCardStored;

export type Move = DriveMove | PassMove | DiscardMove | DeckMove | SortMove | PresetMove | DoneMove | DrawMove | TakeMove | StoreMove;

/** A car moved as many spaces as the card says; `path` names them all, up to the last. */
export type CarDrove = {
  event: 'CarDrove';
  car: number;
  value: number;
  start: string;
  space: string;
  path: string[];
};

/** A car crossed the finish line; of the first, how far its closest rival was from the line then. */
export type CarFinished = {
  event: 'CarFinished';
  car: number;
  place: number;
  rival?: number | null;
  gap?: number | null;
};

/** A car ran out of cards and left the track. */
export type CarRetired = {
  event: 'CarRetired';
  car: number;
  to_go: number;
};

/** A seat answered where a card goes; only that seat knows which went where, or that it had none left (null). */
export type CardSorted = {
  event: 'CardSorted';
  seat: number;
  value: number | null;
  pile: number | null;
};

/** A seat looked at the next card of its deck; only that seat knows which, or that none is left (null). */
export type CardToSort = {
  event: 'CardToSort';
  seat: number;
  value: number | null;
};

/** A seat chose its deck in secret. */
export type DeckChosen = {
  event: 'DeckChosen';
  seat: number;
  deck: string | null;
};

/** Choose a deck. */
export type DeckMove = {
  verb: 'deck';
  deck: 'fast' | 'medium' | 'slow';
};

/** Show the hand, throw a card away and draw. */
export type DiscardMove = {
  verb: 'discard';
  card: number;
};

/** Say that no card is left to sort. */
export type DoneMove = {
  verb: 'done';
};

/** Draw the top card of a pile. */
export type DrawMove = {
  verb: 'draw';
  pile: number;
};

/** Play a card and drive to a space (`finish`: across the line). */
export type DriveMove = {
  verb: 'drive';
  card: number;
  space: string;
};

/** A legal drive, and what it leaves. `reserve` are the points over the spaces then to go, `wide` the spaces it drives beyond the ideal line. */
export type Drive = {
  card: number;
  reserve: number;
  space: string;
  stops: boolean;
  to_go: number;
  wide: number;
};

/** A seat drew a card for its place on the first grid. */
export type GridCardDrawn = {
  event: 'GridCardDrawn';
  seat: number;
  value: number;
};

/** A seat could play none of its cards and showed them; to the seat itself that is nothing new. */
export type HandShown = {
  event: 'HandShown';
  seat: number;
  values: number[];
};

/** A car crossed the line into another lap. */
export type LapBegan = {
  event: 'LapBegan';
  car: number;
  lap: number;
};

/** The match was over; the winning sides. */
export type MatchEnded = {
  event: 'MatchEnded';
  winners: number[];
};

/** A neutral car was boxed in, so no card was turned up. */
export type NeutralBlocked = {
  event: 'NeutralBlocked';
  car: number;
};

/** The top card of a neutral car's deck was turned up; `left` more are in it. */
export type NeutralCardTurned = {
  event: 'NeutralCardTurned';
  car: number;
  value: number;
  left: number;
};

/** A neutral car could not use the card that was turned up. */
export type NeutralStayed = {
  event: 'NeutralStayed';
  car: number;
  value: number;
};

/** One answer of chance: a roll (one value), or the order that cards were brought into. */
export type Outcome = {
  values: number[];
  is_order: boolean;
};

/** Show the hand and wait, since no card can be played. */
export type PassMove = {
  verb: 'pass';
};

/** A seat sorted all that was left by a preset. */
export type PilesPreset = {
  event: 'PilesPreset';
  seat: number;
  preset: string | null;
};

/** A seat put its other pit card on top of a pile. */
export type PitCardStored = {
  event: 'PitCardStored';
  seat: number;
  value: number;
  pile: number;
};

/** A seat took a card from beside the pit lane into its hand. */
export type PitCardTaken = {
  event: 'PitCardTaken';
  seat: number;
  value: number;
};

/** A seat's pit cards, as circuit and row have them, were laid beside the pit lane. */
export type PitCardsLaid = {
  event: 'PitCardsLaid';
  seat: number;
  values: number[];
};

/** A car stopped in the pit lane. */
export type PitStopMade = {
  event: 'PitStopMade';
  car: number;
  space: string;
};

/** Where a side stands in the match; sides share a place only where the rules break no tie. */
export type Place = {
  place: number;
  points: number;
  side: number;
};

/** Sort all that is left: which cards go on each pile. */
export type PresetMove = {
  verb: 'preset';
  piles: number[][];
};

/** A car as everybody sees it. What follows from the rest stands there too: spaces to go on the ideal line, the points of its cards (null: secret), how far round the race it is (equal is level), whether it leads and may play no 6 for that, how it stands to its stop, how many cards it has, the pit card on one of its piles, and what its seat is asked for (null: nothing). */
export type PublicCar = {
  asked: number;
  deck_size: number | null;
  hand_size: number;
  laps: number;
  leads: boolean;
  moved: boolean;
  no_six: boolean;
  pit_cards: number[];
  played: number[];
  points: number | null;
  progress: number;
  seat: number | null;
  shown: number[];
  space: string;
  state: 'home' | 'out' | 'racing';
  stop: 'due' | 'made' | 'none' | 'open' | 'owed';
  stopped: boolean;
  stored: number | null;
  stored_card: number | null;
  task: 'choose' | 'draw' | 'drive' | 'open' | 'sort' | 'store' | 'take' | null;
  to_go: number;
};

/** A seat threw away a card that could not help it. */
export type RaceCardDiscarded = {
  event: 'RaceCardDiscarded';
  seat: number;
  value: number;
};

/** A seat drew a card, all see from which pile (0: the deck); `left` are in its deck (null: that is secret). */
export type RaceCardDrawn = {
  event: 'RaceCardDrawn';
  seat: number;
  value: number | null;
  pile: number;
  left: number | null;
};

/** A seat was dealt its first hand; `left` cards stay in its deck. */
export type RaceHandDealt = {
  event: 'RaceHandDealt';
  seat: number;
  values: number[] | null;
  left: number;
};

/** The cars stood on the grid of a circuit, in this order, on these spaces. */
export type RaceStarted = {
  event: 'RaceStarted';
  circuit: string;
  order: number[];
  spaces: string[];
};

/** A race as one seat sees it; a spectator has no hand, deck, piles or next card. The season's circuits, the laps, what a stop costs, the decks to choose from (counts of the cards 1 to 6), and for a seat the points of its cards, the ideal line ahead of its car and its legal drives stand there too. */
export type RaceView = {
  cars: PublicCar[];
  choice: string | null;
  circuit: string;
  decks: Record<string, number[]>;
  detour: number;
  drives: Drive[];
  finish: number[];
  hand: number[] | null;
  ideal_line: string[];
  idle: number;
  laps: number;
  next_card: number | null;
  order: number[];
  over: boolean;
  phase: 'choose' | 'draw' | 'drive' | 'prepare' | 'store' | 'take';
  piles: number[][] | null;
  points: number | null;
  season: string[];
  turn: number;
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

/** A whole round had passed without a move, so that leaders may play sixes until a car moves. */
export type SixesAllowed = {
  event: 'SixesAllowed';
  turns: number;
};

/** Put the next card of the deck on a pile, counted from 1. */
export type SortMove = {
  verb: 'sort';
  pile: number;
};

/** One side in the match: its place (ties share one), its points, and its lines of each round's score sheet. */
export type Standing = {
  side: number;
  seats: number[];
  place: number;
  points: number;
  rounds: (([string, number])[])[];
};

/** Who made which move, what chance answered to it, and what it dealt if the next round began. */
export type Step = {
  seat: number;
  move: string;
  chance?: Outcome[];
  deal?: Outcome[];
};

/** Put the other pit card on a pile. */
export type StoreMove = {
  verb: 'store';
  pile: number;
};

/** Take a pit card into the hand. */
export type TakeMove = {
  verb: 'take';
  card: number;
};

/** What one seat may know of a match (seat None: a spectator). */
export type View = {
  game: string;
  moves: string[];
  options: Record<string, string>;
  over: boolean;
  results: Result[];
  round: RaceView;
  seat: number | null;
  seats: number;
  sheet: string;
  sides: number;
  standings: Place[];
  waiting: number[];
};
