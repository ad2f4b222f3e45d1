// What a thing of an ARUBA table is, by its key: a card, a combination, a die, a space and who stands there, a car.
import { sentences } from '../../base/capital';
import { language, say } from '../../base/language.svelte';
import type { Car, RaceView } from '../../net/wire/aruba.gen';
import type { Explained, Explanations } from '../../table/explanations.svelte';
import type { LitSpace } from './scene';
import { spaceOf, type Track } from './track';

export interface Scene {
  round: RaceView;
  track: Track | null;
  lit: readonly LitSpace[];
  nameOf: (car: Car) => string;
  /** Why a card or a combination cannot be used now. */
  whyNot: (what: string) => string;
}

/** The explanation of a thing: `hand/bomb`, `combo/pair`, `space/12-2`, `car/5`, `table/die`. */
export function explained(key: string, texts: Explanations, scene: Scene): Explained | undefined {
  const [kind = '', what = ''] = key.split('/');
  if (kind === 'hand') return named(language.card('aruba', what), scene.whyNot(what), texts.of(`cards/${what}`));
  if (kind === 'combo') return named(say(`web-aruba-kind-${what}`), scene.whyNot(what), texts.of(`dice/${what}`));
  if (kind === 'car') return carOf(Number(what), texts, scene);
  if (kind === 'space') return placeOf(what, texts, scene);
  return texts.of(key);
}

const named = (title: string, ...parts: (string | Explained | undefined)[]): Explained => ({
  title,
  text: parts
    .map((part) => (typeof part === 'string' ? part : part?.text))
    .filter(Boolean)
    .join(' '),
});

function placeOf(space: string, texts: Explanations, scene: Scene): Explained {
  const [row = 0, lane = 0] = space.split('-').map(Number);
  const there = scene.round.cars.find((car) => spaceOf(car) === space);
  return named(
    say('web-aruba-space', { row, lane }),
    scene.lit.find((one) => one.space === space)?.name,
    there && carText(there, texts, scene),
    scene.track?.isRed(row) ? texts.of('drive/corner') : undefined,
    there ? undefined : texts.of('table/space'),
  );
}

function carOf(number: number, texts: Explanations, scene: Scene): Explained | undefined {
  const car = scene.round.cars[number - 1];
  return car && named(say('web-aruba-car-of', { number, name: scene.nameOf(car) }), carText(car, texts, scene));
}

/** A car in words: its damage and dice, what is mounted on it and what that does. */
function carText(car: Car, texts: Explanations, { round, nameOf }: Scene): string {
  if (car.state === 'home') return sentences([say('aruba-home', { place: car.rank ?? 0 })]);
  if (car.state !== 'racing') return `${sentences([say('aruba-wreck')])} ${texts.of('damage/wreck')?.text ?? ''}`;
  const mounts = [...new Set(car.mounts.map((mount) => (mount.includes('saw') ? 'saw' : 'bumper')))];
  return [
    sentences([
      say('web-aruba-car-of', { number: car.car, name: nameOf(car) }),
      say('web-aruba-damage', { count: car.damage }),
      say('web-aruba-dice', { count: round.most_dice - car.damage }),
      ...car.mounts.map((mount) => say(`web-aruba-has-${mount}`)),
    ]),
    car.damage ? texts.of('damage/tokens')?.text : '',
    ...mounts.map((mount) => texts.of(`cards/${mount}`)?.text),
  ]
    .filter(Boolean)
    .join(' ');
}
