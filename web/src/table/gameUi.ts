// GameUi: everything a family of games provides to the page; table, sheets and pages know a game only through it.
import type { Component, Snippet } from 'svelte';
import type { AnyEvent } from '../net/wire/games.gen';
import type { AnyView, Table } from './table.svelte';

/** What a lesson or a study puts into a table: its header, a lesson's sentence, and on a wide screen what replaces the log. */
export interface LessonSlots {
  head: Snippet;
  coach?: Snippet;
  side: Snippet;
}

export interface TableProps {
  table: Table;
  onmenu: () => void;
  lesson?: LessonSlots | undefined;
  /** A hint, where the sentence of a lesson would be. */
  hint?: Snippet | undefined;
}

export interface ScoreSheetProps {
  table: Table;
  view: AnyView;
  sideNames: string[];
  mySide: number | null;
}

export interface CardProps {
  card: string;
  game: string;
  /** Without its word, for lists of cards. */
  isMini?: boolean;
}

/** Small drawings for the items of "How to play", and which items have one. */
export interface LessonPictures {
  default: Component<{ section: string; subject: string }>;
  isDrawn(section: string, subject: string): boolean;
}

type Loader<Module> = () => Promise<Module>;

export interface GameUi {
  table: Loader<{ default: Component<TableProps> }>;
  /** The score after a round, and of the match so far. */
  scoreSheet: Loader<{ default: Component<ScoreSheetProps> }>;
  lessonPictures?: Loader<LessonPictures>;
  /** The card component, if the page draws this game's cards. */
  Card?: Component<CardProps>;
  /** Whether its rounds are races of a series, whose winner is a champion. */
  isSeries?: boolean;
  /** Whether a step with these events only leads on to the next, so that a replay does not stop after it. */
  isPassing?: (events: readonly AnyEvent[]) => boolean;
  /** Whether these events show nothing to this seat (null: to a spectator), so that a replay skips their step. */
  isUnseen?: (events: readonly AnyEvent[], seat: number | null) => boolean;
}
