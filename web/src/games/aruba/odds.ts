// The exact odds of keeping some of the dice, worked out by the server.
import { call } from '../../net/api';
import type { KeepOdds } from '../../net/wire/http.gen';

export interface Keep {
  dice: readonly number[];
  kept: readonly number[];
  extra: readonly number[];
  rerolls: number;
}

export const fetchOdds = ({ dice, kept, extra, rerolls }: Keep): Promise<KeepOdds> =>
  call(
    'GET',
    `/games/aruba/odds?dice=${dice.join('')}&keep=${kept.join('')}&extra=${extra.join('')}&rerolls=${rerolls}`,
  );
