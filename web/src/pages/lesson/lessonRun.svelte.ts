// One run through a lesson: shows its frames at a table of the page, and answers the learner's moves as a server would.
import type { Inbound } from '../../net/wire/table.gen';
import type { Lesson, LessonStep } from '../../net/wire/lessons.gen';
import type { Link, Listener } from '../../net/connection';
import type { Note, Seen } from '../../net/wire/table.gen';
import { Table } from '../../table/table.svelte';

/** Pause before a rival's move, after everything has come to rest. */
const PACE_MS = 650;

export interface RunOptions {
  /** The step to go on from. */
  at: number;
  /** The learner's name. */
  name: string;
  /** Resolves when nothing moves any more. */
  rest: () => Promise<void>;
  /** Called at every step. */
  reached: (step: number) => void;
  pace?: number;
}

export class LessonRun implements Link {
  readonly isLesson = true;
  lesson = $state.raw() as Lesson;
  /** The current step. */
  at = $state(0);
  /** Moves are being shown, and nobody is asked. */
  isShowing = $state(false);
  /** What the last move that was not asked for would have done; null if there was none. */
  other = $state.raw<Note[] | null>(null);
  readonly table: Table;
  private listener!: Listener;
  private isOver = false;

  constructor(
    lesson: Lesson,
    private readonly options: RunOptions,
  ) {
    this.lesson = lesson;
    this.at = Math.max(0, Math.min(options.at, lesson.steps.length - 1));
    this.table = new Table('lesson', false, false, (listener) => {
      this.listener = listener;
      return this;
    });
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get isDone(): boolean {
    return this.at === this.lesson.steps.length - 1 && !this.isShowing;
  }

  /** Show the table at the current step. */
  begin(): void {
    const [learner, ...rivals] = this.lesson.room.chairs;
    const room = { ...this.lesson.room, chairs: [{ ...learner!, name: this.options.name }, ...rivals] };
    this.listener.changed('open');
    this.listener.heard(room);
    const last = this.step.seen.at(-1)!;
    this.show({ ...last, events: [], notes: [], fresh: true });
    this.ask();
  }

  restart(): void {
    this.at = 0;
    this.begin();
  }

  close(): void {
    this.isOver = true;
  }

  /** A move that is asked for is made, with all steps of its drive; any other is explained, and nothing changes. */
  send(message: Inbound): void {
    if (message.type !== 'play') return;
    const isAsked = message.move === this.step.move && !this.isShowing;
    this.listener.heard({ type: 'answer', id: message.id, seq: message.seq, outcome: { kind: 'done' } });
    if (isAsked) void this.goOn();
    else if (!this.isShowing) this.other = this.step.others[message.move] ?? [];
  }

  private async goOn(): Promise<void> {
    this.other = null;
    this.isShowing = true;
    this.table.marked = '';
    this.at += 1;
    const frames = this.step.seen;
    for (const [index, seen] of frames.entries()) {
      if (index > 0) await this.pause();
      if (this.isOver) return;
      this.show(seen);
    }
    await this.options.rest();
    this.ask();
  }

  private ask(): void {
    this.isShowing = false;
    this.table.marked = [this.step.move, ...this.step.drive].join(' ');
    this.options.reached(this.at);
  }

  private async pause(): Promise<void> {
    await this.options.rest();
    await new Promise((done) => setTimeout(done, this.options.pace ?? PACE_MS));
  }

  /** Steps are counted by the lesson: the table has none to take back or to read again. */
  private show(seen: Seen): void {
    this.listener.heard({ ...seen, step: 0, may_undo: false });
  }
}
