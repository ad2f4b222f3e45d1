// The guest of this device: has a name, and is created only when needed.
import { api } from './api';
import { myself } from './myself.svelte';
import { MAX_NAME } from './wire/table.gen';
import { say } from '../base/language.svelte';
import { remember, remembered } from '../base/storage';

class Guest {
  name = $state(remembered('name') ?? '');
  private arriving: Promise<string> | null = null;

  get shownName(): string {
    return this.name || say('web-guest-name');
  }

  rename(name: string): void {
    this.name = name.trim().slice(0, MAX_NAME);
    remember('name', this.name);
  }

  /** Register at the server with this name. Two taps at once register once: two guests would share one device. */
  arrive(): Promise<string> {
    this.arriving ??= this.become().finally(() => (this.arriving = null));
    return this.arriving;
  }

  private async become(): Promise<string> {
    const { name } = await api.become(this.shownName);
    myself.noteForLater(name);
    return name;
  }
}

export const guest = new Guest();
