// The dice on the table: their positions, and which are kept.

export interface Die {
  /** Identifies a die until it is rolled again. */
  id: number;
  face: number;
  isKept: boolean;
  isExtra: boolean;
}

let count = 0;

const laid = (face: number, isExtra = false): Die => ({ id: (count += 1), face, isKept: false, isExtra });

/** Dice in their current positions: dice that lay there before stay in place; after a roll only the kept ones do. */
export function arranged(
  before: readonly Die[],
  dice: readonly number[],
  extra: readonly number[],
  isRolled: boolean,
): Die[] {
  const left = [...dice];
  const beside = [...extra];
  const stayed = before.flatMap((die): Die[] => {
    const pool = die.isExtra ? beside : left;
    const at = isRolled && !die.isKept && !die.isExtra ? -1 : pool.indexOf(die.face);
    if (at < 0) return [];
    pool.splice(at, 1);
    return [die];
  });
  const isExtra = (die: Die): boolean => die.isExtra;
  return [
    ...stayed.filter((die) => !isExtra(die)),
    ...left.map((face) => laid(face)),
    ...stayed.filter(isExtra),
    ...beside.map((face) => laid(face, true)),
  ];
}

export const faces = (dice: readonly Die[]): number[] => dice.map((die) => die.face).sort((a, b) => a - b);

/** The faces kept while the others are rolled. */
export const keptFaces = (dice: readonly Die[]): number[] => faces(dice.filter((die) => die.isKept && !die.isExtra));

/** Whether `all` contains all of these faces. */
export function holds(all: readonly number[], wanted: readonly number[]): boolean {
  const left = [...all];
  return wanted.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Dice with exactly these faces kept, preferring those already kept. */
export function keeping(dice: readonly Die[], wanted: readonly number[]): Die[] {
  const left = [...wanted];
  const taken = new Set<number>();
  for (const die of [...dice].sort((a, b) => Number(b.isKept) - Number(a.isKept))) {
    const at = left.indexOf(die.face);
    if (at < 0 || die.isExtra) continue;
    left.splice(at, 1);
    taken.add(die.id);
  }
  return dice.map((die) => ({ ...die, isKept: taken.has(die.id) }));
}
