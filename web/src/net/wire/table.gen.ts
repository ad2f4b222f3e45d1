// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.
import type { AnyEvent, AnyMove, AnyView } from './games.gen';

export const MAX_NAME = 24;

export type Inbound = Join | Play | Undo | Agree | Instruct | Say | Hint | Ready | Ping;

export type Outbound = Seen | Room | Answer | Trouble | Talk | Pong;

/** A move with its chance to win this round, the 95 % confidence interval `low` to `high`, and why. `why` is a plain sentence about the move, `figures` what the search found, in figures. `is_tied`: about as good as the first move. `is_vague`: too few worlds were sampled for a chance. `note` describes the move, if its family has words for it. */
export type Advised = {
  move: string;
  note: Note | null;
  chance: number;
  low: number;
  high: number;
  is_tied: boolean;
  is_vague: boolean;
  why: string;
  figures: string;
};

/** Agree to another person's request for an undo or a seat, or refuse it. */
export type Agree = {
  type: 'agree';
  id: string;
  seat: number;
  is_agreed: boolean;
  about?: 'seat' | 'undo';
};

/** The one answer to a message with an id (a Ping has its Pong), after the frames that show what it changed. `seq` is the table's seq at that time; 0 if the device has not joined a table. */
export type Answer = {
  type: 'answer';
  id: string;
  seq: number;
  outcome: Done | Noted | Refused | Stale | Denial | Hints;
};

/** The table waits before the next round until the seats in `asked` are ready, for `left_ms` at most. */
export type Break = {
  seq: number;
  asked: number[];
  left_ms: number;
};

/** The time limit: none, `seconds` per move, `seconds` for the whole match, or whole days per move. */
export type Clock = {
  kind?: 'days' | 'match' | 'move' | 'none';
  seconds?: number;
};

/** Anything else that forbids a request: a code with facts; `trouble-<code>` is the sentence in each language. */
export type Denial = {
  kind: 'denied';
  code: string;
  facts: Record<string, unknown>;
};

/** Accepted and durable, now or by an earlier message with the same id. */
export type Done = {
  kind: 'done';
};

/** After this step another person, or a bot, had a seat; `before` is the name of the previous holder. */
export type HandedOver = {
  seat: number;
  name: string;
  before: string;
  is_bot: boolean;
  step: number;
  seq: number;
};

/** Request a hint for a seat that is to move, with reasons in that language. */
export type Hint = {
  type: 'hint';
  id: string;
  seat: number;
  lang?: string;
};

/** For Hint: the best moves, from this many sampled worlds. */
export type Hints = {
  kind: 'hints';
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

/** Subscribe to a table, with the views of this guest's seats or a spectator's. `since` is the last seq received. */
export type Join = {
  type: 'join';
  table: string;
  since?: number | null;
  is_watching?: boolean;
};

/** One sentence: its message id and the facts it mentions. Notes of the same `run` belong together, such as the steps of a drive, and are merged into one (see `join_runs`). `is_spoken_only`: only for screen readers; people who see the table do not need it. */
export type Note = {
  message: string;
  facts?: Record<string, unknown>;
  run?: string;
  is_spoken_only?: boolean;
};

/** An answer in a reaction window: it counts when the window closes, and can be changed until then. */
export type Noted = {
  kind: 'noted';
};

/** Keep-alive request; the answer has the same id. */
export type Ping = {
  type: 'ping';
  id: string;
};

/** A move of one of the guest's seats. The same id again is a resend; `seq` is the seq for which it was chosen. */
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

/** The public part of a chair. */
export type Present = {
  kind: string;
  name: string;
  level: number | null;
  stand_in: string;
  is_here: boolean;
  guest: string;
  away_until?: number;
};

/** The seat has seen the score of the round that ended with `seq`: the table need not wait for it any longer. */
export type Ready = {
  type: 'ready';
  id: string;
  seat: number;
  seq: number;
};

/** Why a move that a player may want is not legal. `parts` is the move as data: `Move` in the schema of the game. */
export type Reason = {
  move: string;
  parts: AnyMove;
  rule: string;
  facts: Record<string, unknown>;
};

/** The rules forbid the move; nothing changed. */
export type Refused = {
  kind: 'refused';
  move: string;
  rule: string;
  facts: Record<string, unknown>;
};

/** The table apart from the game: chairs, host, status, commitments. `mine` are the seats of the receiving guest. */
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
  seat_wish?: SeatWish | null;
  may_take?: number[];
  may_ask?: number[];
  handovers?: HandedOver[];
  round_break?: Break | null;
  sides?: number[][];
};

/** A chat line. */
export type Say = {
  type: 'say';
  id: string;
  text: string;
};

/** Who would like to have a seat of the running match, and whose answer is still open. */
export type SeatWish = {
  seat: number;
  guest: string;
  name: string;
  asked: number[];
};

/** The events of a step as that seat (None: a spectator) may see them, and the whole view after it. `fresh` says that the view does not follow from what was shown before: a first look, another match, a move taken back. */
export type Seen = {
  type: 'seen';
  seq: number;
  seat: number | null;
  match: number;
  step: number;
  fresh: boolean;
  events: AnyEvent[];
  notes: Note[];
  view: AnyView;
  time: Time;
  may_undo?: boolean;
  moves?: AnyMove[];
  reasons?: Reason[];
};

/** The settings of a table. Times are public, so they reveal nothing. */
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
  is_rated?: boolean;
  club?: string;
};

/** A line of chat. */
export type Spoken = {
  seq: number;
  guest: string;
  name: string;
  text: string;
};

/** Chosen for a question that has passed; nothing changed. After a move the current view was sent before this. */
export type Stale = {
  kind: 'stale';
};

/** Lines of chat, oldest first. */
export type Talk = {
  type: 'talk';
  lines: Spoken[];
};

/** Remaining times in milliseconds when the message was written; only the server measures. */
export type Time = {
  window_ms?: number | null;
  move_ms?: Record<string, number>;
  match_ms?: Record<string, number>;
};

/** Trouble that belongs to no id: a failed Join, or a message that cannot be read. Told by `trouble-<code>`. */
export type Trouble = {
  type: 'trouble';
  code: string;
  facts?: Record<string, unknown>;
};

/** Undo the seat's last move: at once if the rules of undo allow it, otherwise after the others agree. */
export type Undo = {
  type: 'undo';
  id: string;
  seat: number;
  seq: number;
};

/** An undo request: who asked, and whose answer is missing. */
export type UndoWish = {
  seat: number;
  step: number;
  asked: number[];
};
