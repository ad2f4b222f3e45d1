// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.
import type { AnyEvent, AnyMove, AnyView } from './games.gen';

export type Inbound = Join | Play | Ask | Undo | Agree | Instruct | Say | Hint | Ping;

export type Outbound = Seen | Room | Done | Noted | Reasons | Hints | Refused | Stale | Trouble | Talk | Pong;

/** A move with its chance to win the match (between `low` and `high` with 95 of 100) and why, in a sentence or two. `is_tied` says that no difference to the first can be told, `is_vague` that too few worlds were tried for a chance. `note` says what the move does, where its family has words for it. */
export type Advised = {
  move: string;
  note: Note | null;
  chance: number;
  low: number;
  high: number;
  is_tied: boolean;
  is_vague: boolean;
  why: string;
};

/** Yes or no to another's wish to take a move back. */
export type Agree = {
  type: 'agree';
  id: string;
  seat: number;
  is_agreed: boolean;
};

/** Why moves are not possible: these, or all that are worth explaining. */
export type Ask = {
  type: 'ask';
  id: string;
  seat: number;
  moves?: string[] | null;
};

/** How long people may think: not measured, so many seconds a move, or so many for the whole match. */
export type Clock = {
  kind?: 'match' | 'move' | 'none';
  seconds?: number;
};

/** Accepted and durable. */
export type Done = {
  type: 'done';
  id: string;
  seq: number;
};

/** What one's own seat, which is being asked, should play, and why, in that language. */
export type Hint = {
  type: 'hint';
  id: string;
  seat: number;
  lang?: string;
};

/** The answer to Hint: the best moves, by so many worlds played out. */
export type Hints = {
  type: 'hints';
  id: string;
  seq: number;
  seat: number;
  worlds: number;
  tips: Advised[];
};

/** Standing orders for reaction windows, by move: always, ask, never. */
export type Instruct = {
  type: 'instruct';
  id: string;
  seat: number;
  orders: Record<string, 'always' | 'ask' | 'never'>;
};

/** Be told of a table: as the seats this guest holds there, or as a spectator. `since` is the last seq it saw. */
export type Join = {
  type: 'join';
  table: string;
  since?: number | null;
  is_watching?: boolean;
};

/** One sentence: its message id and the facts it mentions. Notes of the same `run` belong together, such as the steps of a drive, and are told as one (see `join_runs`). `is_spoken_only`: a screen reader says it to the viewer; whoever sees the table does not need it. */
export type Note = {
  message: string;
  facts?: Record<string, unknown>;
  run?: string;
  is_spoken_only?: boolean;
};

/** An answer in a reaction window: it counts when the window closes, and can be changed until then. */
export type Noted = {
  type: 'noted';
  id: string;
};

/** Is anybody there? The answer carries the same word. */
export type Ping = {
  type: 'ping';
  id: string;
};

/** A move of one's own seat. The same id again is a resend; `seq` is where the table was when it was chosen. */
export type Play = {
  type: 'play';
  id: string;
  seat: number;
  seq: number;
  move: string;
};

/** The answer to Ping. */
export type Pong = {
  type: 'pong';
  id: string;
};

/** A chair as everybody sees it. */
export type Present = {
  kind: string;
  name: string;
  level: number | null;
  stand_in: string;
  is_here: boolean;
  guest: string;
};

/** Why a move is not possible; no rule if it is. `parts` is the move as data: `Move` in the schema of the game. */
export type Reason = {
  move: string;
  parts: AnyMove;
  rule: string | null;
  facts: Record<string, unknown>;
};

/** The answer to Ask. */
export type Reasons = {
  type: 'reasons';
  id: string;
  seq: number;
  seat: number;
  reasons: Reason[];
};

/** The rules forbid the move; nothing changed. */
export type Refused = {
  type: 'refused';
  id: string;
  move: string;
  rule: string;
  facts: Record<string, unknown>;
};

/** The table apart from the game: chairs, host, state of play, what was committed to. `mine` are one's own seats. */
export type Room = {
  type: 'room';
  seq: number;
  table: string;
  code: string;
  settings: Settings;
  status: string;
  is_paused: boolean;
  host: string;
  chairs: Present[];
  watchers: number;
  match: number;
  commitment: string;
  next_commitment: string;
  undo: UndoWish | null;
  muted: string[];
  guest: string;
  mine: number[];
  orders: Record<string, Record<string, 'always' | 'ask' | 'never'>>;
  hurdle?: string;
  may_hint?: boolean;
  helped?: Record<string, number>;
};

/** Something said to the table. */
export type Say = {
  type: 'say';
  id: string;
  text: string;
};

/** What happened, as that seat (None: a spectator) may see it, and the whole view after it. `ack` is the id of the move that was made durable by this. `fresh` says that the view does not follow from what was shown before: a first look, another match, a move taken back. */
export type Seen = {
  type: 'seen';
  seq: number;
  seat: number | null;
  match: number;
  step: number;
  fresh: boolean;
  ack: string | null;
  events: AnyEvent[];
  notes: Note[];
  view: AnyView;
  time: Time;
  may_undo?: boolean;
  moves?: AnyMove[];
};

/** What a table was opened with. Times are public, so nothing can be read from them. */
export type Settings = {
  game: string;
  seats: number;
  options?: Record<string, string>;
  is_listed?: boolean;
  clock?: Clock;
  window_ms?: number;
  pace_ms?: number;
  grace_ms?: number;
  hints?: 'all' | 'bots' | 'none';
};

/** A line of chat. */
export type Spoken = {
  seq: number;
  guest: string;
  name: string;
  text: string;
};

/** The move was chosen for a moment that has passed; nothing changed, the view that counts comes with this. */
export type Stale = {
  type: 'stale';
  id: string;
  seq: number;
};

/** Lines of chat, oldest first. */
export type Talk = {
  type: 'talk';
  lines: Spoken[];
};

/** How long is left, in milliseconds when the message was written; only the server measures. */
export type Time = {
  window_ms?: number | null;
  move_ms?: Record<string, number>;
  match_ms?: Record<string, number>;
};

/** Something else forbids it: a code with facts, told in the reader's language by `trouble-<code>`. */
export type Trouble = {
  type: 'trouble';
  code: string;
  id?: string | null;
  facts?: Record<string, unknown>;
};

/** Take one's own last move back: at once if the rules of undo allow, else the others are asked. */
export type Undo = {
  type: 'undo';
  id: string;
  seat: number;
  seq: number;
};

/** Who would like to go back, and whose answer is still open. */
export type UndoWish = {
  seat: number;
  step: number;
  asked: number[];
};
