// Luck and decisions over time: races grouped by month where there are several months, else one by one.
import type { ReviewedRace } from '../../net/wire/http.gen';

/** A column of the chart, in per cent of a race. */
export interface Column {
  at: Date;
  races: number;
  luck: number;
  decisions: number;
}

export type Step = 'month' | 'race';

export const MAX_COLUMNS = 12;
const MIN_MONTHS = 3;
const PER_CENT = 10_000; // millionths
const MIN_TREND = 1; // per cent of a race
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

const monthOf = (race: ReviewedRace): number => {
  const at = new Date(race.ended_at * 1000);
  return at.getFullYear() * 12 + at.getMonth();
};

/** The latest columns of reviewed races, which come oldest first, and what one column is. */
export function columnsOf(races: readonly ReviewedRace[]): { step: Step; columns: Column[] } {
  const months = [...new Set(races.map(monthOf))];
  const step: Step = months.length >= MIN_MONTHS ? 'month' : 'race';
  const groups =
    step === 'month' ? months.map((one) => races.filter((race) => monthOf(race) === one)) : races.map((race) => [race]);
  return { step, columns: groups.slice(-MAX_COLUMNS).map(columnOf) };
}

const columnOf = (races: readonly ReviewedRace[]): Column => ({
  at: new Date((races[0]?.ended_at ?? 0) * 1000),
  races: races.length,
  luck: mean(races.map((race) => race.luck)) / PER_CENT,
  decisions: mean(races.map((race) => race.decisions)) / PER_CENT,
});

/** Whether decisions got better: the later half of the columns against the earlier one. */
export function trendOf(columns: readonly Column[]): 'up' | 'down' | 'level' {
  const half = Math.floor(columns.length / 2);
  if (half === 0) return 'level';
  const decisions = columns.map((column) => column.decisions);
  const change = mean(decisions.slice(-half)) - mean(decisions.slice(0, half));
  return Math.abs(change) < MIN_TREND ? 'level' : change > 0 ? 'up' : 'down';
}

/** Whether luck was good or bad on the whole. */
export function luckOf(columns: readonly Column[]): 'good' | 'bad' | 'even' {
  const luck = mean(columns.map((column) => column.luck));
  return Math.abs(luck) < MIN_TREND ? 'even' : luck > 0 ? 'good' : 'bad';
}

/** The highest value on the scale: a round number that holds all columns. */
export function scaleOf(columns: readonly Column[]): number {
  const most = Math.max(1, ...columns.flatMap((column) => [Math.abs(column.luck), Math.abs(column.decisions)]));
  return [5, 10, 20, 40, 60, 80, 100].find((one) => one >= most) ?? 100;
}
