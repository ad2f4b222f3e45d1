// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.
import type { Note, Room, Seen } from './table.gen';

/** A lesson in one language: the titles of its parts, and its steps. */
export type Lesson = {
  game: string;
  name: string;
  parts: string[];
  room: Room;
  steps: LessonStep[];
};

/** A sentence and the move it asks for; none at the end. `part` counts from 0. `drive` are further steps that the same tap makes. `seen` are the frames that lead to it, the last one being the question. `others` are the other legal moves, each with notes about what it would do. */
export type LessonStep = {
  part: number;
  text: string;
  move: string;
  drive: string[];
  seen: Seen[];
  others: Record<string, Note[]>;
};
