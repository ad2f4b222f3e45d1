// Finds the cars in any game's view: objects with a space, or with a row and a lane.
import type { BoardCar } from '../../board/spaces';
import type { AnyView } from '../../table/table.svelte';

type Found = Record<string, unknown>;

export function carsOf(view: AnyView): BoardCar[] {
  const { cars }: Record<string, unknown> = view.round;
  if (!Array.isArray(cars)) return [];
  return (cars as Found[]).flatMap((car, index): BoardCar[] => {
    const space = spaceOf(car);
    if (space === null || car['state'] === 'finished' || car['state'] === 'out') return [];
    return [
      {
        number: typeof car['car'] === 'number' ? car['car'] : index + 1,
        space,
        isMine: view.seat !== null && car['seat'] === view.seat,
        isWreck: car['state'] === 'wreck',
        mounts: Array.isArray(car['mounts']) ? (car['mounts'] as string[]) : [],
      },
    ];
  });
}

function spaceOf(car: Found): string | null {
  if (typeof car['space'] === 'string') return car['space'];
  return typeof car['row'] === 'number' && typeof car['lane'] === 'number' ? `${car['row']}-${car['lane']}` : null;
}

/** The spaces that the parts of moves name, each with its moves. */
export function spacesOf<Move extends object>(moves: readonly Move[], names: ReadonlySet<string>): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const space = Object.values(move)
      .map(String)
      .findLast((part) => names.has(part));
    if (space !== undefined) found.set(space, [...(found.get(space) ?? []), move]);
  }
  return found;
}

/** The plain facts of a round: numbers, words and short lists, by name. */
export function factsOf(round: Record<string, unknown>): [string, string][] {
  return Object.entries(round).flatMap(([name, value]): [string, string][] => {
    const isShort =
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((one) => typeof one === 'string' || typeof one === 'number');
    if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
    return isShort ? [[name, (value as unknown[]).join(', ')]] : [];
  });
}
