// Quiet hours as minutes of the day, as times, and as stretches of a bar from midnight to midnight.
export const DAY_MINUTES = 1440;

/** 420 as 07:00, as an input of type time has it. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** 07:00 as 420; null if it is no time. */
export function minuteOf(time: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(time);
  const minute = found ? Number(found[1]) * 60 + Number(found[2]) : -1;
  return minute >= 0 && minute < DAY_MINUTES ? minute : null;
}

/** The quiet parts of a day, each from minute to minute. */
export function quietParts(from: number, until: number): [number, number][] {
  if (from === until) return [];
  return from < until
    ? [[from, until]]
    : ([
        [0, until],
        [from, DAY_MINUTES],
      ].filter(([a, b]) => a! < b!) as [number, number][]);
}
