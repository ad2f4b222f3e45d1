// Settings of this browser: theme, size, speed of motion, sound, vibration, notifications, chat.
import { remember, remembered } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
export const SIZES = ['normal', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];
export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export type Motion = (typeof MOTIONS)[number];

/** The stored value, if it is still a valid choice. */
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
  sound = $state(remembered('sound') !== 'off');
  chat = $state(remembered('chat') !== 'off');
  /** Single-letter shortcuts are on. */
  keys = $state(remembered('keys') !== 'off');
  /** A tap on a card plays it at once if there is only one way to play it. */
  oneTap = $state(remembered('oneTap') !== 'off');
  private night = $state(matchMedia('(prefers-color-scheme: dark)').matches);

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.night);
  }

  /** Follow the system's preferences, and write the choices to the root element, where the styles read them. */
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
