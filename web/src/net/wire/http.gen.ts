// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.
import type { AnyEvent, AnyView } from './games.gen';

/** The code of a link to another device. */
export type Accept = {
  code: string;
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

/** How long people may think: not measured, so many seconds a move, or so many for the whole match. */
export type Clock = {
  kind?: 'match' | 'move' | 'none';
  seconds?: number;
};

/** What is taken: no field that is not known. */
export type Closed = {
};

/** A move that cost its side much, give or take `margin` (millionths of a match); what was better, and why. `note` and `better_note` say what the moves do, where the family has words for it. */
export type CostlyShown = {
  step: number;
  seat: number;
  move: string;
  better: string;
  cost: number;
  margin: number;
  why: string;
  note: Note | null;
  better_note: Note | null;
};

/** A code that makes one further device this guest's; `path` opens it in the page, `qr` is the picture of that. */
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

/** The table that a code stands for. */
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
};

/** The catalogue. */
export type Games = {
  games: GameShown[];
};

/** A word of one's own for the next shuffle. */
export type GiveNonce = {
  nonce: string;
};

/** What a keep is worth for one goal, as a chance or a mean number of spaces; and the best keep for it. */
export type GoalOdds = {
  goal: string;
  is_chance: boolean;
  worth: number;
  best: number;
  keep: number[];
};

/** Who shall be the host. */
export type HandOn = {
  guest: string;
};

/** That it is alive, and which version. */
export type Health = {
  status: string;
  version: string;
};

/** How to play, in short; a game for which nobody has written it has no sections. */
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

/** What it is worth to keep some dice and to roll the others, exactly. */
export type KeepOdds = {
  goals: GoalOdds[];
};

/** Tables, newest first. */
export type Lobby = {
  tables: Summary[];
};

/** Part of a replay: how long the match is so far, and the steps that were asked for. */
export type Look = {
  match: number;
  steps: number;
  is_over: boolean;
  shown: Shown[];
};

/** The guest that this device is, if it is anybody yet. */
export type MaybeMe = {
  me: Me | null;
};

/** The guest that this device is. */
export type Me = {
  guest: string;
  name: string;
};

/** The chances of all sides after so many steps; `is_deal` if a round has just been dealt. */
export type Moment = {
  step: number;
  chances: number[];
  is_deal?: boolean;
};

/** Whose voice is taken or given back. */
export type Mute = {
  guest: string;
  is_muted: boolean;
};

/** A chair as a table is opened: for the person who opens it, for a friend, or for a bot. */
export type NewChair = {
  kind?: 'bot' | 'me' | 'open';
  name?: string;
  level?: number;
};

/** A name to be known by. */
export type NewMe = {
  name: string;
};

/** A table to be opened; what is left out is as the game has it. */
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
  start?: boolean;
};

/** One sentence: its message id and the facts it mentions. Notes of the same `run` belong together, such as the steps of a drive, and are told as one (see `join_runs`). `is_spoken_only`: a screen reader says it to the viewer; whoever sees the table does not need it. */
export type Note = {
  message: string;
  facts?: Record<string, unknown>;
  run?: string;
  is_spoken_only?: boolean;
};

/** Where the new table is, and what its first match was committed to; a nonce sent after that binds the server. */
export type OpenedTable = {
  table: string;
  path: string;
  commitment: string;
};

/** A choice of a game: one of the values, where N stands for a whole number and N+ for several; `words` say them. */
export type OptionShown = {
  name: string;
  title: string;
  values: string[];
  words: string[];
  default: string;
  text: string;
};

/** Why something was not done: `trouble-<code>` in the reader's language, with facts; `text` says it in English. */
export type Problem = {
  code: string;
  facts: Record<string, unknown>;
  text: string;
};

/** How a match was won and lost; `worlds` were played out for each chance, `decisions` judged. */
export type ReviewShown = {
  game: string;
  names: string[];
  worlds: number;
  decisions: number;
  accounts: Account[];
  costliest: CostlyShown[];
  moments: Moment[];
};

/** A review, or how far it is, from 0 to 1. */
export type Reviewed = {
  progress: number;
  review?: ReviewShown | null;
};

/** What the host makes of a chair: a bot's, or open. */
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

/** Take an open chair; without a seat the first one. `nonce` is mixed into the shuffle. */
export type Sit = {
  name: string;
  seat?: number | null;
  nonce?: string;
};

/** The seat that was taken. */
export type Sitting = {
  seat: number;
  seq: number;
};

/** Deal a match; the last one again if so wished. */
export type Start = {
  is_same_deal?: boolean;
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
};

/** A record as text; `commitment` is what was published before the deal, if it is known. */
export type ToVerify = {
  record: string;
  commitment?: string | null;
};

/** What a record proves. `chance` is committed, seed, recorded, written, withheld, or what is wrong with it. */
export type Verdict = {
  is_good: boolean;
  chance: string;
  moves: number;
  is_over: boolean;
  commitment: string | null;
  problem: string;
};

/** It is done and durable. */
export type Written = {
  seq: number;
};
