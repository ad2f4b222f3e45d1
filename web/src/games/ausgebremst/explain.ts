// What a thing of a race is, by its key: a card, a space and who stands there, a car, a pile, a deck, a sign.
import { say } from '../../base/language.svelte';
import { sentences } from '../../base/capital';
import type { Explained, Explanations } from '../../table/explanations.svelte';
import { carsOf, type RaceCar } from './race';
import type { Turn } from './turn.svelte';
import { driverOf } from './words';

/** The explanation of a thing: `hand/4.0`, `space/L24`, `car/5`, `pile/2`, `deck/fast`, `stop`, `table/tank`. */
export function explained(key: string, texts: Explanations, turn: Turn): Explained | undefined {
  const [kind = '', what = ''] = key.split('/');
  if (kind === 'hand') return cardOf(what, texts, turn);
  if (kind === 'space') return spaceOf(what, texts, turn);
  if (kind === 'car') return carOf(Number(what), texts, turn);
  if (kind === 'pile') return texts.of('advanced/piles');
  if (kind === 'deck') return named(say(`deck-${what}`), say(`web-race-deck-${what}`), texts.of(`advanced/${what}`));
  if (kind === 'stop') return texts.of('pit');
  return texts.of(key);
}

const named = (title: string, ...parts: (string | Explained | undefined)[]): Explained => ({
  title,
  text: parts
    .map((part) => (typeof part === 'string' ? part : part?.text))
    .filter(Boolean)
    .join(' '),
});

function cardOf(key: string, texts: Explanations, turn: Turn): Explained | undefined {
  const card = turn.cards.find((one) => one.key === key);
  const isBanned = card?.why !== '' && turn.car?.no_six && card?.value === 6;
  return (
    card &&
    named(
      say('web-race-card', { value: card.value }),
      card.why,
      texts.of('track/cards'),
      isBanned ? texts.of('track/six') : undefined,
    )
  );
}

function spaceOf(name: string, texts: Explanations, turn: Turn): Explained | undefined {
  const space = turn.board?.spaces.find((one) => one.name === name);
  if (!space) return undefined;
  const landing = turn.landings.find((one) => one.space === name);
  const barred = turn.barred.find((one) => one.space === name);
  const there = carsOf(turn.race).find((car) => car.state === 'racing' && car.space === name);
  const bend = space.kind === 'curve' || space.kind === 'chicane' ? `track/${space.kind}` : 'table/straight';
  return named(
    turn.place(name),
    landing ? sentences([turn.tell(landing)]) : barred && turn.whyOf(barred),
    there && carText(there, turn),
    texts.of(space.lane === 'P' ? 'pit' : bend),
    landing && texts.of('table/reserve'),
  );
}

function carOf(number: number, texts: Explanations, turn: Turn): Explained | undefined {
  const car = carsOf(turn.race).find((one) => one.number === number);
  return (
    car &&
    named(
      driverOf(car, turn.names),
      carText(car, turn),
      car.no_six ? texts.of('track/six') : undefined,
      car.seat === null ? texts.of('table/neutral') : undefined,
    )
  );
}

/** Whose car it is, its lap, how far it has to go, and its pit stop. */
function carText(car: RaceCar, { race, names }: Turn): string {
  if (car.state !== 'racing')
    return sentences([say(`ausgebremst-${car.state}`, { place: race.finish.indexOf(car.number) + 1 })]);
  const lap = car.laps ? say('ausgebremst-lap', { lap: car.laps, laps: race.laps }) : say('ausgebremst-grid');
  return sentences([
    driverOf(car, names),
    lap,
    say('web-race-go', { count: car.to_go }),
    car.seat === null ? '' : say(`web-race-stop-title-${car.stop}`),
  ]);
}
