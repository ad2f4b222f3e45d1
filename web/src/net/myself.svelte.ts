// Who comes back on this device, as the server last said: kept here, so that the first paint knows name, car and clubs.
import { remember, remembered } from '../base/storage';
import type { Car, HomeClub } from './wire/http.gen';

type ShownClub = Pick<HomeClub, 'id' | 'name' | 'season'>;

export interface MyClub {
  id: string;
  name: string;
  /** Its current season; empty if there is none. */
  season: string;
}

interface Known {
  name: string;
  car: Car | null;
  clubs: MyClub[];
}

function short({ id, name, season }: ShownClub): MyClub {
  return { id, name, season: season?.id ?? '' };
}

function read(): Known | null {
  try {
    return JSON.parse(remembered('myself') ?? 'null') as Known | null;
  } catch {
    return null;
  }
}

class Myself {
  private known = $state.raw(read());

  get isKnown(): boolean {
    return this.known !== null;
  }

  get name(): string {
    return this.known?.name ?? '';
  }

  get car(): Car | undefined {
    return this.known?.car ?? undefined;
  }

  get clubs(): readonly MyClub[] {
    return this.known?.clubs ?? [];
  }

  note(told: Partial<Known>): void {
    this.keep({ name: this.name, car: this.known?.car ?? null, clubs: [...this.clubs], ...told });
  }

  noteClubs(clubs: readonly ShownClub[]): void {
    this.note({ clubs: clubs.map(short) });
  }

  /** The page of a club is shown: it may have been founded or joined just now. */
  noteClub(club: ShownClub): void {
    if (!this.clubs.some((one) => one.id === club.id)) this.note({ clubs: [...this.clubs, short(club)] });
  }

  /** For the next screen: whoever has just pressed Play does not wait for the navigation. */
  noteForLater(name: string): void {
    remember('myself', JSON.stringify({ name, car: this.known?.car ?? null, clubs: [...this.clubs] }));
  }

  /** A screen begins: take over what was noted for it. */
  refresh(): void {
    const noted = read();
    if (JSON.stringify(noted) !== JSON.stringify(this.known)) this.known = noted;
  }

  /** This device has no guest any more. */
  forget(): void {
    this.keep(null);
  }

  private keep(known: Known | null): void {
    this.known = known;
    remember('myself', JSON.stringify(known));
  }
}

export const myself = new Myself();
