// What was told is said once: a table's log is long, and looked at often.
import { expect, test } from 'vitest';
import { kept, type TellLine } from '../src/lib/telling';

const line = (facts: TellLine['facts'], message = 'event-CarDrove'): TellLine => ({ id: '1.0', message, facts, seat: null });

test('a line is made once for each event, however often it is asked for', () => {
  const made: string[] = [];
  const toRead = kept((one) => made.push(one.message));
  const drove = { car: 1 };
  expect([toRead(line(drove)), toRead(line(drove)), toRead(line({ car: 1 }))]).toEqual([1, 1, 2]);
});

test('what a seat hears of an event is kept apart from what everybody reads of it', () => {
  const toRead = kept((one) => one.message);
  const drawn = { seat: 1 };
  expect([toRead(line(drawn, 'event-RaceCardDrawn')), toRead(line(drawn, 'event-RaceCardDrawn-own'))]).toEqual(['event-RaceCardDrawn', 'event-RaceCardDrawn-own']);
});
