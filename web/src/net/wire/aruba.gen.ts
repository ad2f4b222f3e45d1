// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.

export type Event = RoundBegan | RoundEnded | MatchEnded | CarsLinedUp | CarTurnBegan | CardMounted | DiceRolled | DiceKept | DiceSettled | ExtraDieSet | DieChanged | HookAsked | CarHooked | WindowPassed | QuickFixMade | ActionCardPlayed | CombinationMade | CarShot | BombDropped | DamageTaken | DamageMended | NinthTokenAsked | CarWrecked | WreckCleared | CarStepped | DriveEnded | CarRammed | BumpersLost | CarSawn | SawsLost | CarFinished | CardsStolen | ActionCardsDrawn | PileReshuffled | StallWarned | RaceStalled | RaceEnded;

export type Move = RollMove | KeepMove | StandMove | CombineMove | DriveMove | RamMove | StopMove | PlayMove | MountMove | ExtraMove | ChangeMove | StealMove | FixMove | PassMove | EndMove;

/** A seat played an action card for its effect. */
export type ActionCardPlayed = {
  event: 'ActionCardPlayed';
  seat: number;
  car: number;
  card: string;
};

/** A seat drew cards; only that seat knows which. */
export type ActionCardsDrawn = {
  event: 'ActionCardsDrawn';
  seat: number;
  count: number;
  cards: string[] | null;
  pile: number;
};

/** A bomb went off behind the car on this space; these cars were hit. */
export type BombDropped = {
  event: 'BombDropped';
  car: number;
  space: string;
  cars: number[];
};

/** A front bumper met a rear bumper; both were discarded. */
export type BumpersLost = {
  event: 'BumpersLost';
  car: number;
  target: number;
};

/** A car crossed the line from this space, by its own drive, by a push or on a hook (`cause`). Of the first: how far its closest rival was from the line then. */
export type CarFinished = {
  event: 'CarFinished';
  car: number;
  start: string;
  place: number;
  cause: string;
  rival?: number | null;
  gap?: number | null;
};

/** A car hooked on to the active one. */
export type CarHooked = {
  event: 'CarHooked';
  seat: number;
  car: number;
  ahead: number;
};

/** A car ran from its space into the one ahead; whether both then moved, other events tell. */
export type CarRammed = {
  event: 'CarRammed';
  car: number;
  target: number;
  start: string;
  space: string;
};

/** A saw bit the car beside it. */
export type CarSawn = {
  event: 'CarSawn';
  car: number;
  target: number;
};

/** A car. Row and lane are None when it stands nowhere; rank is the order of arrival, or of wrecking. */
export type Car = {
  car: number;
  damage: number;
  lane: number | null;
  mounts: string[];
  rank: number | null;
  reached: number;
  row: number | null;
  seat: number;
  state: 'cleared' | 'home' | 'racing' | 'wreck';
};

/** A car shot at the one ahead, which stood on this space. */
export type CarShot = {
  event: 'CarShot';
  car: number;
  target: number;
  space: string;
};

/** A car came from one space to the next by its own drive, by a push or on a hook (`cause`). */
export type CarStepped = {
  event: 'CarStepped';
  car: number;
  start: string;
  space: string;
  cause: string;
};

/** It was a car's turn. */
export type CarTurnBegan = {
  event: 'CarTurnBegan';
  seat: number;
  car: number;
};

/** A car got its ninth token and lies on its side. */
export type CarWrecked = {
  event: 'CarWrecked';
  car: number;
  space: string;
};

/** A bumper or saw was mounted on a car. */
export type CardMounted = {
  event: 'CardMounted';
  seat: number;
  car: number;
  card: string;
  place: string;
};

/** A seat stole cards from another, which has `left` cards now; only these two know which ones. */
export type CardsStolen = {
  event: 'CardsStolen';
  seat: number;
  victim: number;
  count: number;
  cards: string[] | null;
  left: number;
};

/** The cars stood on these spaces of the grid, in order of their numbers. */
export type CarsLinedUp = {
  event: 'CarsLinedUp';
  spaces: string[];
};

/** Turn a rolled die to another face. */
export type ChangeMove = {
  verb: 'change';
  card: string;
  face: number;
  new_face: number;
};

/** A seat used dice for a combination, which brought so much movement. */
export type CombinationMade = {
  event: 'CombinationMade';
  seat: number;
  car: number;
  combination: string;
  dice: number[];
  movement: number;
};

/** Use dice: the highest of a straight or the face that all show; all even and all odd have none. */
export type CombineMove = {
  verb: 'combine';
  combination: 'cards' | 'even' | 'mend' | 'odd' | 'shoot' | 'straight' | 'turbo';
  face?: number | null;
};

/** Tokens were taken off a car. */
export type DamageMended = {
  event: 'DamageMended';
  car: number;
  tokens: number;
  damage: number;
};

/** A car took a token and has this many now. */
export type DamageTaken = {
  event: 'DamageTaken';
  car: number;
  damage: number;
};

/** A seat kept some dice and took up the others. */
export type DiceKept = {
  event: 'DiceKept';
  seat: number;
  dice: number[];
  count: number;
};

/** A seat rolled some dice; all these lie before it now. */
export type DiceRolled = {
  event: 'DiceRolled';
  seat: number;
  rolled: number[];
  dice: number[];
  rerolls: number;
};

/** A seat was content with its dice. */
export type DiceSettled = {
  event: 'DiceSettled';
  seat: number;
  dice: number[];
  extra: number[];
};

/** A rolled die was turned to another face. */
export type DieChanged = {
  event: 'DieChanged';
  seat: number;
  face: number;
  new_face: number;
};

/** A seat ended its drive on this space, with this much movement left. */
export type DriveEnded = {
  event: 'DriveEnded';
  seat: number;
  car: number;
  space: string;
  movement: number;
};

/** Drive one row on, straight ahead or into the lane beside. */
export type DriveMove = {
  verb: 'drive';
  way: 'ahead' | 'left' | 'right';
};

/** End the turn. */
export type EndMove = {
  verb: 'end';
};

/** An Extra die was laid down with a face of its owner's choice. */
export type ExtraDieSet = {
  event: 'ExtraDieSet';
  seat: number;
  face: number;
};

/** Lay an Extra die with this face. */
export type ExtraMove = {
  verb: 'extra';
  card: string;
  face: number;
};

/** Throw a card away to mend a car, which is named where a seat drives two. */
export type FixMove = {
  verb: 'fix';
  card: string;
  car?: number | null;
};

/** A car that would be struck, and how hard; `last`: its ninth token, which wrecks it unless its owner saves it. */
export type Hit = {
  car: number;
  cause: 'bomb' | 'ram' | 'saw' | 'saws' | 'shot';
  last: boolean;
  tokens: number;
};

/** The seat right behind, which holds cards, was asked whether it hooks on. */
export type HookAsked = {
  event: 'HookAsked';
  seat: number;
  car: number;
  ahead: number;
};

/** Keep these dice and roll the others again. */
export type KeepMove = {
  verb: 'keep';
  dice: number[];
};

/** Cards that a seat knows in another seat's hand. */
export type Known = {
  cards: string[];
  holder: number;
  seat: number;
};

/** The match was over; the winning sides. */
export type MatchEnded = {
  event: 'MatchEnded';
  winners: number[];
};

/** Mount a bumper or saw on the active car. */
export type MountMove = {
  verb: 'mount';
  card: string;
  place: 'front' | 'left' | 'rear' | 'right';
};

/** A seat that holds cards was asked whether it saves its car from the ninth token. */
export type NinthTokenAsked = {
  event: 'NinthTokenAsked';
  seat: number;
  car: number;
};

/** One answer of chance: a roll (one value), or the order that cards were brought into. */
export type Outcome = {
  values: number[];
  is_order: boolean;
};

/** Let a question go by. */
export type PassMove = {
  verb: 'pass';
};

/** The discards became a new pile. */
export type PileReshuffled = {
  event: 'PileReshuffled';
  pile: number;
};

/** Where a side stands in the match; sides share a place only where the rules break no tie. */
export type Place = {
  place: number;
  points: number;
  side: number;
};

/** Play a card that leaves nothing to choose. */
export type PlayMove = {
  verb: 'play';
  card: string;
};

/** A seat threw a card away to mend its car. */
export type QuickFixMade = {
  event: 'QuickFixMade';
  seat: number;
  car: number;
  card: string;
};

/** The race was over with this many cars home. */
export type RaceEnded = {
  event: 'RaceEnded';
  home: number;
};

/** The race was ended because no car had changed its space for `turns` turns. */
export type RaceStalled = {
  event: 'RaceStalled';
  turns: number;
};

/** A race as one seat sees it (a spectator has no hand). `penalty` and `movement` (points left to drive) follow from the rest, and so do `order`, the cars from the first to the last; `uses` and `card_uses`, what the dice as they lie and the own cards could be used for; and `reach`, where the seat to act can drive. `ahead` is the car or wreck directly ahead of the active car, which shots and rams are aimed at. Of the sheet: how many races a match has, and the dice and the damage of a car. With the option `new-cards=fix`, the number of new cards is hidden from the other seats. */
export type RaceView = {
  active: Turn;
  ahead: number | null;
  card_uses: Use[];
  cars: Car[];
  discards: string[];
  fresh: string[] | null;
  fresh_size: number | null;
  hand: string[] | null;
  hand_sizes: number[];
  known: Known[];
  most_damage: number;
  most_dice: number;
  movement: number;
  order: number[];
  over: boolean;
  penalty: number;
  phase: 'act' | 'begin' | 'dice' | 'hook' | 'ninth';
  pile_size: number;
  races: number;
  reach: Reach[];
  shuffled: string[] | null;
  start: number;
  still: number;
  turn: number;
  uses: Use[];
};

/** Run into the car ahead. */
export type RamMove = {
  verb: 'ram';
};

/** A space that these steps lead to (None: over the line), its lane, and the points left there. Only the last step meets anything; `red` says that the next drive would start with a loss. */
export type Reach = {
  hits: Hit[];
  lane: number;
  movement: number;
  red: boolean;
  space: string | null;
  steps: string[];
};

/** What a finished round leaves behind. All lists go by side; detail is the game's own. */
export type Result = {
  detail: Record<string, unknown>;
  lines: (([string, number])[])[];
  points: number[];
};

/** Roll the dice for the first time this turn. */
export type RollMove = {
  verb: 'roll';
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

/** Two saws met; both were discarded. */
export type SawsLost = {
  event: 'SawsLost';
  car: number;
  target: number;
};

/** No car had changed its space for `turns` turns; after `left` more such turns the race would be ended. */
export type StallWarned = {
  event: 'StallWarned';
  turns: number;
  left: number;
};

/** Keep all dice. */
export type StandMove = {
  verb: 'stand';
};

/** One side in the match: its place (ties share one), its points, and its lines of each round's score sheet. */
export type Standing = {
  side: number;
  seats: number[];
  place: number;
  points: number;
  rounds: (([string, number])[])[];
};

/** Steal cards from this seat. */
export type StealMove = {
  verb: 'steal';
  card: string;
  victim: number;
};

/** Who made which move, what chance answered to it, and what it dealt if the next round began. */
export type Step = {
  seat: number;
  move: string;
  chance?: Outcome[];
  deal?: Outcome[];
};

/** End the drive here. */
export type StopMove = {
  verb: 'stop';
};

/** What the turn of the active car has come to. */
export type Turn = {
  all_used: boolean;
  car: number;
  dice: number[];
  dice_move: boolean;
  dice_used: boolean;
  extra: number[];
  from_red: boolean;
  gained: number;
  hooked: number | null;
  leads: boolean;
  moved: boolean;
  ninth: number | null;
  pending: string[];
  rerolls: number;
  sawn: number[][];
  spent: number;
  stage: 'approach' | 'drawing' | 'driven' | 'driving' | 'stealing';
  straight_used: boolean;
};

/** The effect of dice or a card: points to drive after all losses, tokens off the car itself, cards, hits. Either `combination` or `card` says what is used; `move` is how it is written. */
export type Use = {
  card: string | null;
  cards: number;
  combination: 'cards' | 'even' | 'mend' | 'odd' | 'shoot' | 'straight' | 'turbo' | null;
  dice: number[];
  hits: Hit[];
  mended: number;
  move: string;
  movement: number;
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

/** A seat let the question go by. */
export type WindowPassed = {
  event: 'WindowPassed';
  seat: number;
};

/** Wrecks filled a row, and the oldest was taken off the track. */
export type WreckCleared = {
  event: 'WreckCleared';
  car: number;
  space: string;
};
