// How a person wants the page: light or dark, how large, how fast things move, sound, buzz, messages, chat.
import { remember, remembered } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
export const SIZES = ['normal', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];
export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What was remembered, if it is still a choice. */
function known<Value extends string>(values: readonly Value[], found: string | null, usual: Value): Value {
  return values.find((value) => value === found) ?? usual;
}

type Change = Partial<{
  theme: Theme;
  size: Size;
  motion: Motion;
  sound: boolean;
  buzz: boolean;
  notify: boolean;
  chat: boolean;
  keys: boolean;
  oneTap: boolean;
}>;

class Settings {
  theme = $state<Theme>((remembered('theme') as Theme | null) ?? 'auto');
  motion = $state<Motion>(known(MOTIONS, remembered('motion'), 'normal'));
  size = $state<Size>(known(SIZES, remembered('size'), 'normal'));
  buzz = $state(remembered('buzz') !== 'off');
  notify = $state(remembered('notify') === 'on');
  sound = $state(remembered('sound') === 'on');
  chat = $state(remembered('chat') !== 'off');
  /** Keys of one letter do something. */
  keys = $state(remembered('keys') !== 'off');
  /** A tap on a card plays it at once, where there is only one way to. */
  oneTap = $state(remembered('oneTap') !== 'off');
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

  set(change: Change): void {
    Object.assign(this, change);
    for (const [name, value] of Object.entries(change))
      remember(name, typeof value === 'boolean' ? (value ? 'on' : 'off') : value);
    this.show();
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.isDark ? 'dark' : 'light';
    document.documentElement.dataset['size'] = this.size;
    document.documentElement.dataset['motion'] = this.motion;
  }
}

export const settings = new Settings();
