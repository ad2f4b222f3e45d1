// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.
import type { Note, Room, Seen } from './table.gen';

/** A side's chance to win the match; `margin` is half of the 95 % confidence interval, 0 after the end. */
export type SideChance = {
  side: number;
  chance: number;
  margin: number;
};

/** A frame for each seat of one's own, after one more move. */
export type StudyMoment = {
  seen: Seen[];
};

/** A move of a try, and what it does, if its family has words for it; `is_forced`: there was no other. */
export type StudyMove = {
  seat: number;
  move: string;
  is_mine: boolean;
  is_forced?: boolean;
  note?: Note | null;
};

/** How the match really went on: the move, the chances after it, and the place of every side in the end. */
export type StudyPlayed = {
  move: StudyMove;
  chances: SideChance[];
  places: number[];
};

/** What to show next. `made` are the moves from `shown` on, with those of bots; `is_more`: bots have not finished. `sides` is the side of each seat, `hands` are the open hands by seat. `chances` are those after the last move. */
export type StudyShown = {
  room: Room;
  moments: StudyMoment[];
  made: StudyMove[];
  is_over: boolean;
  is_more: boolean;
  sides: number[];
  hands: Record<string, string[]>;
  chances?: SideChance[];
  played?: StudyPlayed | null;
};

/** A try: where it leaves the match, who plays what, and its moves so far, each as `<seat> <move>`. `shown` is how many of them are on the screen already; None: show the table as it is after them. `anew` is the seed of what is dealt anew; None: the luck as it fell. `seat` names who asks while the match runs. */
export type StudyWish = {
  step: number;
  mine: number[];
  moves?: string[];
  shown?: number | null;
  anew?: number | null;
  seat?: number | null;
  is_loose?: boolean;
  level?: number;
  lang?: string;
};
