// A run through a lesson: the asked move shows the next frames, any other one is explained and changes nothing.
import { describe, expect, it } from 'vitest';
import { LessonRun } from '../src/pages/lesson/lessonRun.svelte';
import type { Lesson, LessonStep } from '../src/net/wire/lessons.gen';
import type { Room, Seen } from '../src/net/wire/table.gen';

const frame = (seq: number, waiting: number[]): Seen =>
  ({
    type: 'seen',
    seq,
    seat: 1,
    match: 1,
    step: seq,
    fresh: false,
    events: [],
    notes: [],
    time: {},
    view: { game: 'mille-bornes', seat: 1, waiting, over: false, moves: ['roll', 'discard 25'], round: { sides: [] } },
  }) as unknown as Seen;

const room = {
  type: 'room',
  seq: 1,
  table: 'lesson',
  settings: { game: 'mille-bornes', seats: 2 },
  status: 'running',
  chairs: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'Rosa' },
  ],
  mine: [1],
  guest: 'learner',
} as unknown as Room;

const step = (move: string, seen: Seen[]): LessonStep => ({
  part: 0,
  text: `play ${move}`,
  move,
  drive: [],
  seen,
  others: { 'discard 25': [{ message: 'event-CardDiscarded', facts: { seat: 1, card: '25' } }] },
});

const lesson: Lesson = {
  game: 'mille-bornes',
  name: 'first',
  parts: ['Start'],
  room,
  steps: [step('roll', [frame(1, [1])]), step('200', [frame(2, [2]), frame(3, [1])]), step('', [frame(4, [])])],
};

function begun(at = 0, drive: string[] = []): { run: LessonRun; reached: number[] } {
  const reached: number[] = [];
  const [first, ...steps] = lesson.steps;
  const run = new LessonRun(
    { ...lesson, steps: [{ ...first!, drive }, ...steps] },
    {
      at,
      name: 'Anna',
      rest: () => Promise.resolve(),
      reached: (one) => reached.push(one),
      pace: 0,
    },
  );
  run.begin();
  return { run, reached };
}

const shown = () => new Promise((done) => setTimeout(done, 20));

describe('a run through a lesson', () => {
  it('marks the asked move and gives the learner a name', () => {
    const { run } = begun();
    expect(run.table.marked).toBe('roll');
    expect(run.table.names[1]).toBe('Anna');
    expect(run.table.isMyTurn).toBe(true);
  });

  it('shows the frames of the asked move and then asks again', async () => {
    const { run, reached } = begun();
    run.table.play('roll');
    expect(run.isShowing).toBe(true);
    expect(run.table.marked).toBe('');
    await shown();
    expect([run.at, run.isShowing, run.table.seen?.seq, run.table.marked]).toEqual([1, false, 3, '200']);
    expect(reached).toEqual([0, 1]);
  });

  it('explains another legal move and stays where it is', () => {
    const { run, reached } = begun();
    run.table.play('discard 25');
    expect(run.other).toHaveLength(1);
    expect([run.at, run.table.seen?.seq, run.table.pending]).toEqual([0, 1, null]);
    expect(reached).toEqual([0]);
  });

  it('marks a drive by all its steps, and takes no move while it is shown', async () => {
    const { run } = begun(0, ['left']);
    expect(run.table.marked).toBe('roll left');
    run.table.play('roll');
    run.table.play('discard 25');
    await shown();
    expect([run.at, run.other]).toEqual([1, null]);
  });

  it('goes on from the step that was kept, without old events', () => {
    const { run } = begun(1);
    expect(run.table.seen?.seq).toBe(3);
    expect(run.table.seen?.fresh).toBe(true);
    expect(run.table.marked).toBe('200');
  });

  it('is done at its last step', async () => {
    const { run } = begun(1);
    expect(run.isDone).toBe(false);
    run.table.play('200');
    await shown();
    expect(run.isDone).toBe(true);
  });
});
