// Parses a record: its header, and every random result in order; moves stay text, since the page knows no rules.

const TITLE = /^Paddock record ([12])$/;
const FIELDS = ['game', 'sheet', 'seats', 'options', 'seen by', 'chance', 'commitment', 'secret', 'from'];

/** One random result as the record writes it: the order of a shuffled pack, or one roll. */
export interface Said {
  line: number;
  /** The step it belongs to, counted from 1; 0 before the first move. */
  step: number;
  /** The move that caused it; empty for a deal. */
  move: string;
  isOrder: boolean;
  words: string[];
}

export interface Record {
  /** Chance of kind 1 is bound to the names, too. */
  kind: 1 | 2;
  fields: Map<string, string>;
  nonces: string[];
  names: string[];
  said: Said[];
  /** Every move as `<seat> <move>`. */
  moves: string[];
  steps: number;
}

/** The parts of a record; null if the text is not a record. */
export function read(text: string): Record | null {
  const lines = text.split('\n').map((line) => line.trim());
  const kind = TITLE.exec(lines[0] ?? '')?.[1];
  if (!kind) return null;
  const record: Record = {
    kind: kind === '1' ? 1 : 2,
    fields: new Map(),
    nonces: [],
    names: [],
    said: [],
    moves: [],
    steps: 0,
  };
  let isHead = true;
  lines.slice(1).forEach((line, index) => {
    if (!line || line.startsWith('#')) return;
    isHead &&= head(record, line);
    if (!isHead) body(record, line, index + 2);
  });
  return record;
}

/** Read one line of the header; false if the header is over. */
function head(record: Record, line: string): boolean {
  const colon = line.indexOf(':');
  const name = line.slice(0, Math.max(0, colon));
  const value = line.slice(colon + 1).trim();
  if (name === 'nonce') record.nonces.push(value);
  else if (name === 'name') record.names.push(value);
  else if (FIELDS.includes(name)) record.fields.set(name, value);
  else return false;
  return true;
}

function body(record: Record, text: string, line: number): void {
  if (text.startsWith('deal: '))
    record.said.push({ line, step: record.steps, move: '', isOrder: true, words: text.slice(6).split(/\s+/) });
  else if (text.startsWith('roll: '))
    record.said.push({ line, step: record.steps, move: '', isOrder: false, words: [text.slice(6)] });
  else if (!/^(round |points: )/.test(text)) move(record, text, line);
}

function move(record: Record, text: string, line: number): void {
  record.steps += 1;
  const arrow = text.indexOf(' -> ');
  const before = arrow < 0 ? text : text.slice(0, arrow);
  record.moves.push(before);
  const answers = arrow < 0 ? [] : (text.slice(arrow + 4).match(/\[[^\]]*\]|\S+/g) ?? []);
  for (const answer of answers) {
    const isOrder = answer.startsWith('[');
    const words = isOrder ? answer.slice(1, -1).trim().split(/\s+/) : [answer];
    record.said.push({ line, step: record.steps, move: before.slice(before.indexOf(' ') + 1), isOrder, words });
  }
}

/** What the random numbers are bound to: game, sheet, seats, options; in kind 1 the names, too. */
export function termsOf(record: Record): string {
  const field = (name: string): string => `${name}: ${record.fields.get(name) ?? ''}`.trimEnd();
  const names = record.kind === 1 ? record.names.map((name) => `name: ${name}`) : [];
  return [...['game', 'sheet', 'seats', 'options'].map(field), ...names].join('\n') + '\n';
}
