// Formats Fluent messages, with the same words for seats, sides, cars and cards as paddock/locales in Python.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { number } from './numbers';

export type Fact = string | number | null | undefined | readonly (string | number)[] | Record<number, string>;
export type Facts = Record<string, Fact>;

const BLANK = '…';
const ABSENT = 'none';
/** A one-line message without placeholders: used as it stands. */
const PLAIN = /^[\w-]+ = ([^{}\n]+)$/;
const CHOICE = /\{\s*\$(\w+)\s*->\s*(\S*)/g;
const SEATS = new Set(['seat', 'turn', 'start', 'by', 'victim']);
const CARS = new Set(['car', 'target', 'other', 'ahead', 'beside']);
const LISTS: Record<string, string> = { seats: 'seat', cards: 'card', cars: 'car' };

/** A parsed message: the facts it inserts, and the facts it selects variants by. */
interface Ready {
  bundle: FluentBundle;
  variables: Set<string>;
  choices: Map<string, string>;
}

/** A number that selects a plural form but formats itself: creating Intl.NumberFormat is slow on a weak phone. */
class Counted extends FluentNumber {
  constructor(
    value: number,
    private readonly lang: string,
  ) {
    super(value);
  }

  override toString(): string {
    return number(this.value, this.lang);
  }
}

/** All messages of one language loaded so far. */
export class Speaker {
  private readonly sources = new Map<string, string>();
  private readonly ready = new Map<string, Ready>();

  constructor(readonly lang: string) {}

  /** Add the messages of a Fluent file. A message is parsed on first use. */
  learn(text: string): void {
    for (const entry of text.split(/^(?=[a-zA-Z])/m))
      this.sources.set(entry.slice(0, entry.indexOf(' =')), entry.trimEnd());
  }

  has(id: string): boolean {
    return this.sources.has(id);
  }

  /** The message with this id, filled with facts; the id itself if this language lacks it. */
  say(id: string, facts: Facts = {}): string {
    const plain = PLAIN.exec(this.sources.get(id) ?? '')?.[1];
    if (plain !== undefined) return plain;
    const found = this.prepared(id);
    const pattern = found?.bundle.getMessage(id)?.value;
    return found && pattern ? found.bundle.formatPattern(pattern, this.arguments(found, facts), []) : id;
  }

  /** The edition's word for a card; a distance card is written as its kilometres. */
  card(game: string, card: string): string {
    if (/^\d+$/.test(card)) return this.say('distance-card', { km: card });
    const id = [`label-${game}-${card}`, `card-${game}-${card}`].find((name) => this.has(name));
    return id ? this.say(id) : card;
  }

  number(value: number): string {
    return number(value, this.lang);
  }

  private prepared(id: string): Ready | undefined {
    const source = this.sources.get(id);
    if (source === undefined) return undefined;
    const known = this.ready.get(id);
    if (known) return known;
    const bundle = new FluentBundle(this.lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    const variables = new Set([...source.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''));
    const choices = [...source.matchAll(CHOICE)].map(([, name, first]): [string, string] => [
      name ?? '',
      first === `[${ABSENT}]` ? ABSENT : BLANK,
    ]);
    const made = { bundle, variables, choices: new Map(choices) };
    this.ready.set(id, made);
    return made;
  }

  private arguments(found: Ready, facts: Facts): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const name of found.variables) filled[name] = found.choices.get(name) ?? BLANK;
    if ('neutral' in filled && isNeutral(facts)) filled['neutral'] = 'yes';
    if ('coup' in filled) filled['coup'] = this.say(`coup-${facts['game']}`);
    for (const [name, value] of Object.entries(facts)) {
      if (!found.variables.has(name) || value === null || value === undefined) continue;
      const isCounted = found.choices.has(name) && typeof value === 'number' && !SEATS.has(name) && name !== 'side';
      filled[name] = isCounted ? new Counted(value, this.lang) : this.word(name, value, facts);
    }
    return filled;
  }

  private word(name: string, value: Fact, facts: Facts): string {
    if (Array.isArray(value)) return value.map((one) => this.word(LISTS[name] ?? name, one, facts)).join(', ');
    if (typeof value === 'string') return this.editionWord(name, value, facts);
    if (typeof value !== 'number') return BLANK;
    if (SEATS.has(name)) return this.label('seat', value, facts);
    if (CARS.has(name)) return this.carLabel(value, facts);
    return name === 'side' ? this.label('side', value, facts) : this.number(value);
  }

  private editionWord(name: string, text: string, facts: Facts): string {
    const game = String(facts['game'] ?? '');
    if (name === 'section') return this.section(game, text);
    return name === 'card' || name.endsWith('_card') ? this.card(game, text) : text;
  }

  private section(game: string, section: string): string {
    const plain = section
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .toLowerCase();
    const id = `section-${game}-${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
    if (this.has(id)) return this.say(id, { printed: section });
    return /^\d+$/.test(section) ? this.say('section-number', { number: section }) : section;
  }

  private label(kind: string, value: number, facts: Facts): string {
    return named(kind, value, facts) ?? this.say(`${kind}-label`, { number: value });
  }

  private carLabel(value: number, facts: Facts): string {
    const name = named('car', value, facts);
    const isTold = typeof facts['seat'] === 'number' && named('seat', facts['seat'], facts) === name;
    return name === undefined || isTold ? this.number(value) : this.say('car-label', { number: value, name });
  }
}

/** Whether nobody drives the car: the drivers are known, and it has none. */
const isNeutral = (facts: Facts): boolean =>
  Object.keys(facts['car_names'] ?? {}).length > 0 && named('car', Number(facts['car']), facts) === undefined;

function named(kind: string, value: number, facts: Facts): string | undefined {
  const names = facts[`${kind}_names`];
  return typeof names === 'object' && names && !Array.isArray(names)
    ? (names as Record<number, string>)[value]
    : undefined;
}
