// Names of a table's seats, sides and cars, as facts for its sentences.
import type { Room } from '../net/wire/table.gen';
import type { Facts } from '../base/fluent';
import { shared } from '../base/structuralSharing.svelte';
import { say } from '../base/language.svelte';
import { sidesOf } from './sides';
import type { AnyView } from './views';

export class Names {
  private readonly named = shared((): Record<number, string> => {
    const chairs = this.room()?.chairs ?? [];
    return Object.fromEntries(
      chairs.map((chair, index) => [index + 1, chair.name || say('seat-label', { number: index + 1 })]),
    );
  });

  constructor(
    private readonly room: () => Room | null,
    private readonly view: () => AnyView | null,
  ) {}

  /** The name of every seat, numbered from 1. */
  get names(): Record<number, string> {
    return this.named.current;
  }

  /** The game and the names of its seats, sides and cars: computed once per update, because many sentences use them. */
  readonly facts = $derived.by((): Facts => {
    const view = this.view();
    const sideNames =
      view &&
      sidesOf(view).map((side, index): [number, string] => [
        index + 1,
        side.seats.map((seat) => this.names[seat]).join(' + '),
      ]);
    return {
      game: view?.game ?? '',
      seat_names: this.names,
      side_names: Object.fromEntries(sideNames ?? []),
      car_names: this.driversOf(view),
    };
  });

  /** The driver of each car, in a game with cars; a neutral car has none. */
  private driversOf(view: AnyView | null): Record<number, string> {
    const cars: readonly { seat: number | null; car?: number }[] = view && 'cars' in view.round ? view.round.cars : [];
    const driven = cars.flatMap((car, index): [number, string][] =>
      car.seat ? [[car.car ?? index + 1, this.names[car.seat] ?? '']] : [],
    );
    return Object.fromEntries(driven);
  }
}
