// The page's language: the browser's or the chosen one. Its sentences are loaded on demand.
import load from 'virtual:sentences';
import { Speaker, type Facts } from './fluent';
import { remember, remembered } from './storage';

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  hu: 'Magyar',
  cs: 'Čeština',
  sk: 'Slovenčina',
  it: 'Italiano',
  el: 'Ελληνικά',
  ro: 'Română',
  bg: 'Български',
};

/** The first of the browser's preferred languages that we support. */
export function preferred(asked: readonly string[]): string {
  const known = asked.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((tag) => tag in LANGUAGES);
  return known ?? 'en';
}

class Language {
  private readonly speakers = new Map<string, Speaker>();
  private readonly fetched = new Map<string, Promise<void>>();
  private families: string[] = ['page'];
  private speaker = $state.raw(new Speaker('en'));
  // Number of files loaded; reading it makes visible sentences update when more arrive.
  private learnt = $state(0);

  get lang(): string {
    return this.speaker.lang;
  }

  /** Changes whenever a sentence may read differently; a cache key for formatted text. */
  get edition(): string {
    return `${this.speaker.lang} ${this.learnt}`;
  }

  /** Switch to this language. */
  async choose(lang: string): Promise<void> {
    const speaker = this.speakers.get(lang) ?? new Speaker(lang);
    this.speakers.set(lang, speaker);
    await Promise.all(this.families.map((family) => this.teach(speaker, family)));
    this.speaker = speaker;
    document.documentElement.lang = lang;
    remember('language', lang);
  }

  /** Load the sentences of a family of games. */
  async learn(family: string): Promise<void> {
    if (!this.families.includes(family)) this.families.push(family);
    await this.teach(this.speaker, family);
  }

  begin(): Promise<void> {
    const chosen = remembered('language');
    return this.choose(chosen && chosen in LANGUAGES ? chosen : preferred(navigator.languages));
  }

  say(id: string, facts: Facts = {}): string {
    return this.learnt >= 0 ? this.speaker.say(id, facts) : id;
  }

  has(id: string): boolean {
    return this.learnt >= 0 && this.speaker.has(id);
  }

  card(game: string, card: string): string {
    return this.learnt >= 0 ? this.speaker.card(game, card) : card;
  }

  number(value: number): string {
    return this.speaker.number(value);
  }

  private teach(speaker: Speaker, family: string): Promise<void> {
    const name = `${speaker.lang}/${family}`;
    const known = this.fetched.get(name);
    if (known) return known;
    const going = (load[name]?.() ?? brought(family, speaker.lang)).then((file) => {
      speaker.learn(file.default);
      this.learnt += 1;
    });
    this.fetched.set(name, going);
    // After a failed download, the next caller retries.
    going.catch(() => this.fetched.delete(name));
    return going;
  }
}

/** The sentences of a game that the page was built without, from the server. */
async function brought(game: string, lang: string): Promise<{ default: string }> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/sentences?lang=${lang}`);
  return { default: answer.ok ? await answer.text() : '' };
}

export const language = new Language();
export const say = (id: string, facts: Facts = {}): string => language.say(id, facts);
