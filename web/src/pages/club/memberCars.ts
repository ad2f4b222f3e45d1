// The cars of members, found by name: lists of tables and results name people, not members.
import type { PersonCar } from '../../ui/art/personCar';

export type CarsByName = ReadonlyMap<string, PersonCar>;

export const carsByName = (people: readonly { name: string; car: PersonCar }[]): CarsByName =>
  new Map(people.map(({ name, car }) => [name, car]));
