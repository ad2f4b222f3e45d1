// My races: the person, what the races come to, and the races a page at a time.
import { api } from '../../net/api';
import { myself } from '../../net/myself.svelte';
import type { Car, Race, Statistics } from '../../net/wire/http.gen';

const PAGE = 20;
const NO_CAR: Car = { paint: 1, number: 1 };

export class MyRaces {
  /** Null before the answer, and for a device without a guest. */
  name = $state<string | null>(null);
  car = $state.raw<Car>(NO_CAR);
  statistics = $state.raw<Statistics | null>(null);
  races = $state.raw<Race[]>([]);
  /** Cursor of the next page; empty on the last one. */
  next = $state('');
  isLoaded = $state(false);
  isBusy = $state(false);
  /** Why loading failed, in a sentence; empty if it did not. */
  trouble = $state('');

  async load(): Promise<void> {
    await this.trying(async () => {
      const { me, car } = await api.me();
      if (me) {
        const [statistics, page] = await Promise.all([api.myStatistics(), api.myRaces('', PAGE)]);
        [this.name, this.car, this.statistics] = [me.name, car ?? NO_CAR, statistics];
        [this.races, this.next] = [page.races, page.next];
        myself.note({ name: me.name, car: this.car });
      }
      this.isLoaded = true;
    });
  }

  /** Another car was chosen. */
  drive(car: Car): void {
    this.car = car;
    myself.note({ car });
  }

  async more(): Promise<void> {
    await this.trying(async () => {
      const page = await api.myRaces(this.next, PAGE);
      [this.races, this.next] = [[...this.races, ...page.races], page.next];
    });
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.trouble = '';
    try {
      await work();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.isBusy = false;
  }
}
