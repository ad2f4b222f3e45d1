// Who this device is: a guest with a name, made when one is needed and not before.
import { api } from './api';
import { say } from '../base/language.svelte';
import { remember, remembered } from '../base/storage';

class Guest {
  name = $state(remembered('name') ?? '');

  get shownName(): string {
    return this.name || say('web-guest-name');
  }

  rename(name: string): void {
    this.name = name.trim().slice(0, 24);
    remember('name', this.name);
  }

  /** Be known to the server by this name. */
  async arrive(): Promise<string> {
    return (await api.become(this.shownName)).name;
  }
}

export const guest = new Guest();
