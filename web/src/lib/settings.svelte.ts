// How a person wants the page: light or dark, how fast things move, sound, chat.
import { remember, remembered } from './memory';

export type Theme = 'auto' | 'light' | 'dark';
export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What was remembered, if it is still a choice. */
function known<Value extends string>(values: readonly Value[], found: string | null, usual: Value): Value {
  return values.find((value) => value === found) ?? usual;
}

class Settings {
  theme = $state<Theme>((remembered('theme') as Theme | null) ?? 'auto');
  motion = $state<Motion>(known(MOTIONS, remembered('motion'), 'normal'));
  sound = $state(remembered('sound') === 'on');
  chat = $state(remembered('chat') !== 'off');
  /** Keys of one letter do something. */
  keys = $state(remembered('keys') !== 'off');
  /** A tap on a card plays it at once, where there is only one way to. */
  oneTap = $state(remembered('one-tap') === 'on');
  private night = $state(matchMedia('(prefers-color-scheme: dark)').matches);

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.night);
  }

  /** Follow the system, and put what was chosen on the page itself, where the styles look for it. */
  begin(): void {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.night = event.matches;
      this.show();
    });
    this.show();
  }

  set(change: { theme?: Theme; motion?: Motion; sound?: boolean; chat?: boolean; keys?: boolean; oneTap?: boolean }): void {
    if (change.theme) this.theme = change.theme;
    if (change.motion) this.motion = change.motion;
    if (change.sound !== undefined) this.sound = change.sound;
    if (change.chat !== undefined) this.chat = change.chat;
    if (change.keys !== undefined) this.keys = change.keys;
    if (change.oneTap !== undefined) this.oneTap = change.oneTap;
    remember('theme', this.theme);
    remember('motion', this.motion);
    remember('sound', this.sound ? 'on' : 'off');
    remember('chat', this.chat ? 'on' : 'off');
    remember('keys', this.keys ? 'on' : 'off');
    remember('one-tap', this.oneTap ? 'on' : 'off');
    this.show();
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.isDark ? 'dark' : 'light';
    document.documentElement.dataset['motion'] = this.motion;
  }
}

export const settings = new Settings();
