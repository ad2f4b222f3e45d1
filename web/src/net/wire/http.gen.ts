// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.
import type { AnyEvent, AnyView } from './games.gen';

export const MAX_CLUB_NAME = 40;
export const MAX_SEASON_NAME = 60;
export const MAX_LEGS = 24;
export const MAX_NOTE = 200;

/** Everything that is stored about a guest. Moves are in the records of `tables`. */
export type AboutMe = {
  guest: string;
  name: string;
  car: Car;
  zone: PersonZone;
  at: number;
  devices: DeviceShown[];
  keys: Keys;
  seats: SatAs[];
  chat: SaidAt[];
  tables: string[];
  races: Race[];
  ratings: RatingShown[];
  reviewed: ReviewedRace[];
  clubs: ClubShown[];
  seasons: SeasonOfMine[];
  blocks: BlockShown[];
  reports: ReportMade[];
  away: AwayShown;
  notices: NoticesOfMine;
};

/** The code of a link to another device; with `joins` the guest of this device becomes part of the other one. */
export type Accept = {
  code: string;
  joins?: boolean;
};

/** How a side came to its result, in millionths of a match: the first number and all that follow make `result`. `margin` is by how much (95 %) own decisions may be worth more or less, and luck less or more. */
export type Account = {
  side: number;
  seats: number[];
  start: number;
  deal: number;
  luck: number;
  decisions: number;
  rivals: number;
  result: number;
  margin: number;
};

/** Until when this guest is away (0: they are here), and how many whole days a year remain for that. */
export type AwayShown = {
  until: number;
  days_left: number;
  days: number;
};

/** Somebody whom a guest has blocked, by the name they had then; the id that the table asked about knows, if any. */
export type BlockShown = {
  block: string;
  name: string;
  since: number;
  guest?: string;
};

/** The fixed rating of a bot; over all games their mean. */
export type BotRating = {
  level: number;
  rating: number;
};

/** A browser that gets pushes. */
export type BrowserShown = {
  id: string;
  is_this: boolean;
  since: number;
};

/** The time zone of a browser, such as Europe/Athens. */
export type BrowserZone = {
  zone: string;
};

/** How a person's car is drawn: `paint` is its colour and pattern, from 1 to 6; `number` is from 1 to 99. */
export type Car = {
  paint: number;
  number: number;
};

/** What a member needs in the next leg to win the season. 0: they may even stay away; None: no place is enough. `needs`: the worst place with which they can still win it; `wins_with`: the worst place with which they win it whatever the others do. */
export type ChanceShown = {
  member: string;
  needs: number | null;
  wins_with: number | null;
};

/** Rename a club, or set how many days a year its members may be away from slow tables. */
export type ChangeClub = {
  name?: string | null;
  away_days?: number | null;
};

/** Rename a member without a device, or change the role of one with a device. */
export type ChangeMember = {
  name?: string | null;
  role?: 'keeper' | 'member' | null;
};

/** What a keeper changed: the place of a member (0: not counted), or, without a member, that a leg is replayed. */
export type ChangeShown = {
  at: number;
  by: string;
  leg: number;
  member: string;
  name: string;
  before: number | null;
  after: number | null;
  note: string;
};

/** The time limit: none, `seconds` per move, `seconds` for the whole match, or whole days per move. */
export type Clock = {
  kind?: 'days' | 'match' | 'move' | 'none';
  seconds?: number;
};

/** A request body: unknown fields are rejected. */
export type Closed = {
};

/** A request body: unknown fields are rejected. */
export type ClubBody = {
};

/** A club as its members see it. `me` is the member id of this guest; `results` are the latest ones. */
export type ClubPage = {
  id: string;
  name: string;
  since: number;
  role: 'keeper' | 'member';
  me: string;
  matches: number;
  members: MemberShown[];
  tables: Summary[];
  results: Race[];
  standings: MemberRating[];
  bots: BotRating[];
  season: SeasonBrief | null;
  away_days?: number;
};

/** A club of this guest; `members` is how many there are. */
export type ClubShown = {
  id: string;
  name: string;
  role: 'keeper' | 'member';
  members: number;
};

/** The clubs of this guest, the first joined first. */
export type Clubs = {
  clubs: ClubShown[];
};

/** A costly move with its loss ± `margin` (millionths of a match), a better move, and why it is better. `note` and `better_note` describe the moves, if the family has words for them. */
export type CostlyShown = {
  step: number;
  seat: number;
  move: string;
  better: string;
  cost: number;
  margin: number;
  why: string;
  figures: string;
  note: Note | null;
  better_note: Note | null;
};

/** A code that adds one further device to this guest; `path` opens it in the page, `qr` is its QR code. */
export type DeviceLink = {
  code: string;
  path: string;
  qr: string;
  expires: number;
};

/** A device of this guest. */
export type DeviceShown = {
  id: string;
  label: string;
  since: number;
  seen_at: number;
  is_this: boolean;
};

/** Somebody who may drive, or has driven, in a season. */
export type DriverShown = {
  member: string;
  name: string;
  car: Car;
};

/** The table with a code. */
export type FoundTable = {
  table: string;
  path: string;
};

/** A game of the catalogue. */
export type GameShown = {
  id: string;
  name: string;
  family: string;
  seat_counts: number[];
  levels: number[];
  options: OptionShown[];
  circuits: string[];
  boards: string[];
  orders: Record<string, string[]>;
  slow_orders: Record<string, string>;
  has_hints: boolean;
  has_review: boolean;
  partners: Record<string, number[][]>;
};

/** What the matches of a game come to; all games together have the game "". */
export type GameStatistics = {
  game: string;
  played: number;
  won: number;
  average_place: number;
  best_place: number;
  most_points: number;
  longest_streak: number;
};

/** The catalogue. */
export type Games = {
  games: GameShown[];
};

/** A nonce for the next shuffle. */
export type GiveNonce = {
  nonce: string;
};

/** The value of a keep for one goal, as a chance or a mean number of spaces; and the best keep for it. */
export type GoalOdds = {
  goal: string;
  is_chance: boolean;
  worth: number;
  best: number;
  keep: number[];
};

/** Whether a member will be there: oneself, or, for a keeper, another member. */
export type Going = {
  is_going: boolean;
  member?: string | null;
};

/** The next host. */
export type HandOn = {
  guest: string;
};

/** Liveness and version. */
export type Health = {
  status: string;
  version: string;
};

/** A seat of a heat: a member, or a bot with its level. */
export type HeatSeat = {
  member: string;
  name: string;
  level: number | null;
};

/** A heat and its table, which is waiting, running, over, ended before that, or gone. */
export type HeatShown = {
  heat: number;
  table: string;
  status: string;
  seats: HeatSeat[];
};

/** A member who is here. */
export type HereShown = {
  member: string;
  name: string;
  car: Car;
};

/** `turns`: tables that wait for this guest, the one that waits longest first; `running`: the other matches. `waiting` are tables where they sit and no match has begun; `last` is the latest match that is over. */
export type Home = {
  name: string;
  car: Car;
  zone: PersonZone;
  turns: HomeTable[];
  running: HomeTable[];
  waiting: Summary[];
  last: Race | null;
  clubs: HomeClub[];
};

/** A club in short; `tables` are those with an open seat, at most three, and `here` at most ten others. */
export type HomeClub = {
  id: string;
  name: string;
  role: 'keeper' | 'member';
  members: number;
  here: HereShown[];
  tables: Summary[];
  season: SeasonBrief | null;
};

/** A running match where this guest has a seat. `notes` tell the last move as the first seat in `mine` sees it. */
export type HomeTable = {
  table: string;
  game: string;
  options: Record<string, string>;
  match: number;
  names: string[];
  sides: number[][];
  mine: number[];
  to_move: number[];
  since: number;
  due_at: number | null;
  is_paused: boolean;
  club: string;
  notes: Note[];
};

/** How to play, in short; empty for a game without such a text. */
export type Howto = {
  sections: HowtoSection[];
};

/** A thing to know. `subject` is the id of the card or line it is about, `name` its name; else both are empty. */
export type HowtoItem = {
  subject: string;
  name: string;
  text: string;
};

/** Items that belong together, under a title. `id` is the same in every language. */
export type HowtoSection = {
  id: string;
  title: string;
  items: HowtoItem[];
};

/** An invitation to a club; `path` opens it in the page, `qr` is its QR code. Without `expires` it stays valid. */
export type Invitation = {
  code: string;
  path: string;
  qr: string;
  expires: number | null;
};

/** What somebody invited may know of a club; `as_member` is the member without a device whom they would become. */
export type InvitationShown = {
  club: string;
  members: number;
  keeper: string;
  as_member: string;
  is_member: boolean;
};

/** The exact value of keeping some dice and rolling the others. */
export type KeepOdds = {
  goals: GoalOdds[];
};

/** What brings this guest back on another device. With `accounts` off there is neither code nor passkey. `has_played`: whether there is something to join with another guest. */
export type Keys = {
  accounts: 'off' | 'optional';
  recovery_since: number | null;
  passkeys: PasskeyShown[];
  has_played: boolean;
};

/** A member's points in a leg that is over; None without a result that counts. */
export type LegCell = {
  points: number | null;
  is_dropped: boolean;
  is_won: boolean;
  mark: '' | 'by-hand' | 'corrected' | 'not-counted' | 'stand-in';
};

/** When a leg takes place, in seconds since 1970; None for "when all are here". */
export type LegDate = {
  at: number | null;
};

/** A member's result in a leg; `by` is the keeper who entered it. One that is not counted has no points. */
export type LegResult = {
  member: string;
  name: string;
  place: number;
  points: number;
  mark: '' | 'by-hand' | 'corrected' | 'not-counted' | 'stand-in';
  by: string;
};

/** A leg; one that is open has tables. */
export type LegShown = {
  leg: number;
  game: string;
  options: Record<string, string>;
  at: number | null;
  status: 'open' | 'over' | 'planned';
  going: string[];
  heats: HeatShown[];
  results: LegResult[];
};

/** The guest who made a device link; `replaces` is the guest that the requesting device is so far. `may_join` if that guest has played, so that both can become one person. */
export type LinkOwner = {
  name: string;
  replaces: string | null;
  may_join: boolean;
};

/** Tables, newest first. */
export type Lobby = {
  tables: Summary[];
};

/** Part of a replay: the length of the match so far, the requested steps, and with step 0 alone all marks. */
export type Look = {
  match: number;
  steps: number;
  is_over: boolean;
  shown: Shown[];
  marks: Mark[];
};

/** An address to which notices go from now on. */
export type MailConfirmed = {
  address: string;
};

/** The mail address of a person: nothing but one confirmation goes there until its link was pressed. */
export type MailShown = {
  address: string;
  is_confirmed: boolean;
  is_on: boolean;
};

/** A step to jump to: where a round begins, or the first car begins another lap. */
export type Mark = {
  step: number;
  kind: string;
  number: number;
};

/** The guest of this device, if it has one, the car that stands for it, and its time zone. */
export type MaybeMe = {
  me: Me | null;
  car?: Car | null;
  zone?: PersonZone | null;
};

/** The guest of this device. */
export type Me = {
  guest: string;
  name: string;
};

/** A member's rating in the club with its 95 % confidence interval. */
export type MemberRating = {
  member: string;
  name: string;
  car: Car;
  rating: number;
  low: number;
  high: number;
  matches: number;
  is_provisional: boolean;
};

/** A member. `seen_at` is None for somebody without a device; `device` is told only while they are here. */
export type MemberShown = {
  member: string;
  name: string;
  car: Car;
  role: 'keeper' | 'member';
  has_device: boolean;
  is_here: boolean;
  seen_at: number | null;
  since: number;
  device?: '' | 'computer' | 'phone' | 'tablet';
};

/** The chances of all sides after this many steps; `is_deal` if a round has just been dealt. */
export type Moment = {
  step: number;
  chances: number[];
  is_deal?: boolean;
};

/** Mute a guest, or unmute them. */
export type Mute = {
  guest: string;
  is_muted: boolean;
};

/** Block a guest who is seated or spoke at a table, or a member of a club. */
export type NewBlock = {
  table?: string;
  guest?: string;
  club?: string;
  member?: string;
};

/** The push subscription of a browser. */
export type NewBrowser = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** A chair of a new table: for the person who opens it, for a friend, or for a bot. With `member`, an id of the club, it is for a member without a device, who plays on the device that opens it. */
export type NewChair = {
  kind?: 'bot' | 'me' | 'member' | 'open';
  name?: string;
  member?: string;
  level?: number;
};

/** The name of a club. */
export type NewClub = {
  name: string;
};

/** A game with its options; `at` is the date, or None for "when all are here". */
export type NewLeg = {
  game: string;
  options?: Record<string, string>;
  at?: number | null;
};

/** The name of a guest. */
export type NewMe = {
  name: string;
};

/** A member without a device, such as a child; `has_consent` confirms that they, or their parents, agree. */
export type NewMember = {
  name: string;
  has_consent: boolean;
};

/** Settings as the person wants them; an empty mail address removes it. */
export type NewNoticeSettings = {
  lang: string;
  is_daily: boolean;
  is_quiet: boolean;
  quiet_from: number;
  quiet_until: number;
  mail: string;
  is_mail_on: boolean;
};

/** Report a guest who is seated or spoke at a table. */
export type NewReport = {
  table: string;
  guest: string;
  reason: string;
};

/** A season: its legs, the points by place, how many legs count (0: all), and what the grid follows. */
export type NewSeason = {
  name: string;
  legs: NewLeg[];
  points?: number[];
  counting?: number;
  grid?: 'none' | 'reversed' | 'standings';
};

/** A table to open; omitted fields have the game's defaults. */
export type NewTable = {
  game: string;
  chairs: NewChair[];
  options?: Record<string, string>;
  is_listed?: boolean;
  clock?: Clock;
  window_ms?: number | null;
  pace_ms?: number | null;
  grace_ms?: number | null;
  hints?: 'all' | 'bots' | 'none';
  is_rated?: boolean;
  club?: string;
  start?: boolean;
};

/** A webhook for the people of a table or a club. */
export type NewWebhook = {
  kind: 'discord' | 'matrix' | 'ntfy' | 'slack';
  url: string;
  lang: string;
};

/** One sentence: its message id and the facts it mentions. Notes of the same `run` belong together, such as the steps of a drive, and are merged into one (see `join_runs`). `is_spoken_only`: only for screen readers; people who see the table do not need it. */
export type Note = {
  message: string;
  facts?: Record<string, unknown>;
  run?: string;
  is_spoken_only?: boolean;
};

/** When and in which language a person is told. Minutes count from midnight in their time zone. */
export type NoticeRules = {
  lang?: string;
  zone?: string;
  is_daily?: boolean;
  is_quiet?: boolean;
  quiet_from?: number;
  quiet_until?: number;
};

/** How a person is told that it is their turn, and what this server can send by. `push_key` is the key that a browser needs to subscribe; empty if this server does not push. */
export type NoticeSettings = {
  rules: NoticeRules;
  is_set: boolean;
  mail: MailShown | null;
  browsers: BrowserShown[];
  can_mail: boolean;
  push_key: string;
};

/** Everything that is stored for the notices of a person. */
export type NoticesOfMine = {
  rules: NoticeRules | null;
  targets: TargetOfMine[];
  open: OpenNotice[];
};

/** What was stopped; None if it had been stopped before. */
export type NoticesStopped = {
  channel: 'mail' | 'push' | 'webhook' | null;
};

/** Who drives: by default those who will be there. Bots of this level fill the tables. */
export type OpenLeg = {
  members?: string[] | null;
  level?: number;
  pace_ms?: number | null;
  window_ms?: number | null;
  is_rated?: boolean;
};

/** A notice that waits or was sent. */
export type OpenNotice = {
  table: string;
  kind: string;
  at: number;
  sent_at: number | null;
};

/** The id of the new table, and the commitment of its first match; a nonce sent after that binds the server. */
export type OpenedTable = {
  table: string;
  path: string;
  commitment: string;
};

/** Another person: how often one met them on another side, and who came in before whom. */
export type Opponent = {
  name: string;
  car: Car;
  met: number;
  won: number;
  lost: number;
};

/** An option of a game: its values (N stands for a whole number, N+ for several), and `words` for each of them. */
export type OptionShown = {
  name: string;
  title: string;
  values: string[];
  words: string[];
  default: string;
  text: string;
};

/** What the browser made of the options: `credential.toJSON()`. */
export type PasskeyAnswer = {
  credential: Record<string, unknown>;
};

/** For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
export type PasskeyOptions = {
  options: Record<string, unknown>;
};

/** A passkey of this guest; `label` is the device that made it. */
export type PasskeyShown = {
  id: string;
  label: string;
  since: number;
};

/** The same to sign in; with `joins` the guest of this device becomes part of the one who signs in. */
export type PasskeySignIn = {
  credential: Record<string, unknown>;
  joins?: boolean;
};

/** The time zone of a person, such as Europe/Athens; `is_chosen` unless it is that of their browser. */
export type PersonZone = {
  zone?: string;
  is_chosen?: boolean;
};

/** The place of a member; 0 if their result does not count. */
export type PlaceByHand = {
  member: string;
  place: number;
};

/** Why a request failed: `trouble-<code>` is its sentence in each language, with facts; `text` is in English. */
export type Problem = {
  code: string;
  facts: Record<string, unknown>;
  text: string;
};

/** What a browser decrypts pushed messages with, as its subscription gives it. */
export type PushKeys = {
  p256dh: string;
  auth: string;
};

/** A match that is over. `ending` is over, if it was played out, or ended; `has_replay` while its log is kept. `unrated` is empty for a rated match, else the reason: not-chosen, ended-early, several-sides, stood-in, handed-over, or no-rating where only bots played, or a bot that nobody has measured. */
export type Race = {
  table: string;
  match: number;
  game: string;
  options: Record<string, string>;
  rounds: number;
  started_at: number;
  ended_at: number;
  ending: string;
  unrated: string;
  has_replay: boolean;
  seats: RaceSeat[];
  club?: string;
  is_rated_in_club?: boolean;
};

/** Where a seat came in. A bot has a level and no name; whoever was forgotten is called Player 2. */
export type RaceSeat = {
  seat: number;
  side: number;
  place: number;
  points: number;
  is_me: boolean;
  name: string;
  level: number | null;
  moves: number;
  stand_in_moves: number;
};

/** Matches, newest first; `next` is the cursor of the next page, empty on the last one. */
export type Races = {
  races: Race[];
  next: string;
};

/** A rating with its 95 % confidence interval; the pool over all games has the game "". */
export type RatingShown = {
  game: string;
  rating: number;
  low: number;
  high: number;
  matches: number;
  is_provisional: boolean;
};

/** The recovery code of a guest; with `joins` the guest of this device becomes part of that one. */
export type Recover = {
  code: string;
  joins?: boolean;
};

/** A new recovery code, shown this once; it replaces the former one. */
export type RecoveryCode = {
  code: string;
  name: string;
};

/** Another name at one's own chair. */
export type Rename = {
  name: string;
};

/** What a guest has reported. */
export type ReportMade = {
  table: string;
  at: number;
  name: string;
  reason: string;
};

/** Places of a leg as a keeper has them; results of other members stay. */
export type ResultsByHand = {
  places: PlaceByHand[];
  note?: string;
};

/** The review of a match: `worlds` playouts per chance, `decisions` judged. */
export type ReviewShown = {
  game: string;
  names: string[];
  worlds: number;
  decisions: number;
  accounts: Account[];
  costliest: CostlyShown[];
  moments: Moment[];
  won: Swing | null;
  swings: Swing[];
};

/** A review, or its progress from 0 to 1. */
export type Reviewed = {
  progress: number;
  review?: ReviewShown | null;
};

/** What luck and the own decisions added to the chance to win a match, in millionths. */
export type ReviewedRace = {
  table: string;
  match: number;
  game: string;
  ended_at: number;
  luck: number;
  decisions: number;
};

/** A line of chat of a guest. */
export type SaidAt = {
  table: string;
  at: number;
  text: string;
};

/** A seat that a guest took at a table, and the name used there. */
export type SatAs = {
  table: string;
  game: string;
  seat: number;
  name: string;
};

/** The current season of a club in short: the next leg, or the last one of a season that is over. */
export type SeasonBrief = {
  id: string;
  name: string;
  status: string;
  leg: number;
  legs: number;
  game: string;
  at: number | null;
  leader: string;
  leader_name: string;
  lead: number;
};

/** What is kept about a person in a season. */
export type SeasonOfMine = {
  season: string;
  name: string;
  going: number[];
  changes: ChangeShown[];
};

/** A season as a member sees it; `me` is their member id. `champion` is the first of the standings at the end. */
export type SeasonPage = {
  id: string;
  name: string;
  club: string;
  club_name: string;
  role: 'keeper' | 'member';
  me: string;
  status: 'over' | 'planned' | 'running';
  points: number[];
  counting: number;
  grid: 'none' | 'reversed' | 'standings';
  legs: LegShown[];
  drivers: DriverShown[];
  standings: SeasonStanding[];
  chances: ChanceShown[];
  changes: ChangeShown[];
  champion: string | null;
};

/** Where a member stands after the legs that are over; `sums` has the points after each of them. */
export type SeasonStanding = {
  place: number;
  member: string;
  name: string;
  car: Car;
  sum: number;
  legs: LegCell[];
  sums: number[];
};

/** The seasons of a club, the newest first. */
export type Seasons = {
  seasons: SeasonBrief[];
};

/** Until when this guest is away, in seconds since 1970; 0: they are back. */
export type SetAway = {
  until: number;
};

/** Give a chair to a bot, or open it. */
export type SetChair = {
  kind: 'bot' | 'open';
  level?: number;
};

/** The match after one step, and what happened with it. */
export type Shown = {
  step: number;
  seat: number | null;
  move: string | null;
  events: AnyEvent[];
  notes: Note[];
  view: AnyView;
};

/** Take a chair; without a seat the first one that can be had. `nonce` is mixed into the shuffle. With `member`, an id of the club, a member without a device is seated on this device; `name` is then not used. */
export type Sit = {
  name: string;
  seat?: number | null;
  nonce?: string;
  member?: string;
};

/** The seat that was taken; or that the people at the table are asked for. */
export type Sitting = {
  seat: number;
  seq: number;
  is_asked?: boolean;
};

/** Deal a match, or the last one again. */
export type Start = {
  is_same_deal?: boolean;
};

/** By game, all games together first; against the people met most often; ratings; the latest reviewed matches. */
export type Statistics = {
  games: GameStatistics[];
  opponents: Opponent[];
  ratings: RatingShown[];
  reviewed: ReviewedRace[];
};

/** A table in the lobby: enough to decide whether to sit down. */
export type Summary = {
  table: string;
  game: string;
  options: Record<string, string>;
  seats: number;
  status: string;
  open_seats: number;
  names: string[];
  bots: number;
  host_name: string;
  opened_at: number;
  match: number;
  is_listed: boolean;
  club?: string;
  days?: number;
};

/** Two chairs that change places. */
export type Swap = {
  seat: number;
  other: number;
};

/** A change of a side's chance to win, in millionths, from one moment to the one after this many steps. */
export type Swing = {
  step: number;
  side: number;
  before: number;
  after: number;
};

/** A place to which notices go. */
export type TargetOfMine = {
  channel: 'mail' | 'push' | 'webhook';
  address: string;
  is_confirmed: boolean;
  is_on: boolean;
  since: number;
};

/** Which channels took a test and which did not. */
export type TestSent = {
  sent: ('mail' | 'push' | 'webhook')[];
  failed: ('mail' | 'push' | 'webhook')[];
};

/** A record as text; `commitment` is the one published before the deal, if known. */
export type ToVerify = {
  record: string;
  commitment?: string | null;
};

/** A slow table where this guest is to move. */
export type Turn = {
  table: string;
  game: string;
  since: number;
  due_at: number;
};

/** The slow tables that wait for this guest, the one that waits longest first. */
export type Turns = {
  turns: Turn[];
  now: number;
};

/** What a record proves. `chance` is committed, seed, recorded, written, withheld, or names the fault. */
export type Verdict = {
  is_good: boolean;
  chance: string;
  moves: number;
  is_over: boolean;
  commitment: string | null;
  problem: string;
};

/** The webhook of a table or a club, without its secret path; and the hosts that this server allows. */
export type WebhookShown = {
  kind: 'discord' | 'matrix' | 'ntfy' | 'slack' | null;
  host: string;
  lang: string;
  hosts: string[];
};

/** The command was carried out and is durable. */
export type Written = {
  seq: number;
};
