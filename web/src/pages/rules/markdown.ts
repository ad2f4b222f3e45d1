// Parses the Markdown of our rules pages into blocks (headings, paragraphs, lists, tables), without the parts
// irrelevant to players.

/** Text, or bold, italic or code text, or a link to an anchor. */
export type Inline = string | ['b' | 'i' | 'code', Inline[]] | ['to', Inline[], string];

export type Block =
  | { kind: 'heading'; level: number; id: string; text: Inline[] }
  | { kind: 'text'; text: Inline[] }
  | { kind: 'list'; isNumbered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; numeric: boolean[] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|!\[[^\]]*\]\([^)]*\)|\[([^\]]+)\]\(([^)]*)\)/;

export function inlines(text: string): Inline[] {
  const found = MARKS.exec(text);
  if (!found) return text ? [text] : [];
  const [whole, bold, italic, code, label, target] = found;
  const before = text.slice(0, found.index);
  const after = inlines(text.slice(found.index + whole.length));
  return [...(before ? [before] : []), ...marked(bold, italic, code, label, target ?? ''), ...after];
}

function marked(bold?: string, italic?: string, code?: string, label?: string, target = ''): Inline[] {
  if (bold) return [['b', inlines(bold)]];
  if (italic) return [['i', inlines(italic)]];
  if (code) return [['code', [code]]];
  // Only links within the page are kept; other links and pictures become plain text.
  if (label) return target.startsWith('#') ? [['to', inlines(label), target.slice(1)]] : inlines(label);
  return [];
}

/** The text without markup. */
export const plain = (text: readonly Inline[]): string =>
  text.map((one) => (typeof one === 'string' ? one : plain(one[1]))).join('');

/** The anchor of a heading, as Markdown renderers generate it. */
export const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

export function blocks(markdown: string): Block[] {
  const parts = markdown.replace(/^```[\s\S]*?^```$/gm, '').split(/\n{2,}/);
  return parts
    .flatMap((part) => block(part.replace(/^\n+|\n+$/g, '').split('\n')))
    .filter((one) => one.kind !== 'text' || one.text.length > 0);
}

function block(lines: string[]): Block[] {
  const [first = '', ...rest] = lines;
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) {
    const text = inlines(heading[2]!);
    const made: Block = { kind: 'heading', level: heading[1]!.length, id: anchor(plain(text)), text };
    return [made, ...(rest.length ? block(rest) : [])];
  }
  if (first.startsWith('|')) return [table(lines)];
  if (/^(\* |\d+\. )/.test(first)) return [list(lines)];
  return [{ kind: 'text', text: inlines(lines.join(' ').trim()) }];
}

/** Items start at the margin; their continuation lines are indented. */
function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const begun = /^(?:\* |\d+\. )(.*)$/.exec(line);
    if (begun) items.push(begun[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: 'list', isNumbered: /^\d/.test(lines[0] ?? ''), items: items.map(inlines) };
}

function table(lines: readonly string[]): Block {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const [head = '', ruler = '', ...rows] = lines;
  return {
    kind: 'table',
    head: cells(head).map(inlines),
    numeric: cells(ruler).map((cell) => cell.endsWith(':')),
    rows: rows.map((row) => cells(row).map(inlines)),
  };
}

/**
 * Whether a text covers a section of a booklet: after the sign §, or as an item of a list in brackets. A name inside a
 * sentence in brackets cites nothing: "(in der Variante auch)".
 */
export function cites(text: string, section: string): boolean {
  const name = section.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:§|[(](?:[^()]*, )?)${name}(?!\\w)`).test(text);
}

/** The text of a block, without markup. */
const words = (block: Block): string =>
  block.kind === 'list'
    ? block.items.map(plain).join(' ')
    : block.kind === 'table'
      ? block.rows.flat().map(plain).join(' ')
      : plain(block.text);

/**
 * The number of the first block on a section of the booklet, or -1. The introduction only explains citations; the rules
 * start at the first chapter's heading.
 */
export function firstCiting(page: readonly Block[], section: string): number {
  if (!section) return -1;
  const begin = page.findIndex((block) => block.kind === 'heading' && block.level === 2);
  return page.findIndex((block, index) => index > begin && block.kind !== 'heading' && cites(words(block), section));
}

/** Whether a text is a ruling of ours: in every language a bold start with the ruling's code in brackets after it. */
export function isRuling([start, after]: readonly Inline[]): boolean {
  return start?.[0] === 'b' && typeof after === 'string' && /^ \([A-Z]+\d/.test(after);
}
