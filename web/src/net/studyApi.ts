// HTTP calls of studies, apart from api.ts: the first screen does not need them.
import { call } from './api';
import type { Hints } from './wire/table.gen';
import type { StudyShown, StudyWish } from './wire/study.gen';

const of = (table: string, match: number): string => `/tables/${table}/matches/${match}/study`;

export const studyApi = {
  show: (table: string, match: number, wish: StudyWish) => call<StudyShown>('POST', of(table, match), wish),
  hint: (table: string, match: number, wish: StudyWish) => call<Hints>('POST', `${of(table, match)}/hint`, wish),
};
