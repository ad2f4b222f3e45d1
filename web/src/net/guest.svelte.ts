// The guest of this device: has a name, and is created only when needed.
import { api } from './api';
import { myself } from './myself.svelte';
import { MAX_NAME } from './wire/table.gen';
import { say } from '../base/language.svelte';
import { remember, remembered } from '../base/storage';

class Guest {
  name = $state(remembered('name') ?? '');

  get shownName(): string {
    return this.name || say('web-guest-name');
  }

  rename(name: string): void {
    this.name = name.trim().slice(0, MAX_NAME);
    remember('name', this.name);
  }

  /** Register at the server with this name. */
  async arrive(): Promise<string> {
    const { name } = await api.become(this.shownName);
    myself.noteForLater(name);
    return name;
  }
}

export const guest = new Guest();
