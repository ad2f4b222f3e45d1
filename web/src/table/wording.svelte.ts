// Cache of log lines in words: a line is formatted again only when names or sentences have changed.
import type { Facts } from '../base/fluent';
import { language } from '../base/language.svelte';
import type { Table } from './table.svelte';
import type { TellLine } from './telling';

export class Wording {
  private readonly known = $derived.by(() => {
    // Everything that changes the words of an unchanged line.
    void [language.edition, this.table.names, this.table.seen?.seat, this.table.seen?.match];
    return new Map<string, string>();
  });

  constructor(
    private readonly table: Table,
    private readonly more: () => Facts = () => ({}),
  ) {}

  of(line: TellLine): string {
    // A line grows while a drive continues, space by space.
    const key = `${line.id} ${line.message} ${String(line.facts['count'] ?? '')}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const text = language.say(line.message, { ...this.table.facts(line.facts), ...this.more() });
    this.known.set(key, text);
    return text;
  }
}
