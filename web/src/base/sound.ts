// Sounds: on from the first touch of the page, unless switched off. The synthesizer is fetched when the first is due and
// the page has nothing better to do, so not before the first card.
import { idle } from './idle';
import { settings } from './settings.svelte';

export const SOUND_NAMES = [
  'turn',
  'draw',
  'lay',
  'discard',
  'drive',
  'race',
  'growl',
  'brake',
  'attack',
  'coup',
  'roll',
  'crash',
  'start',
  'finish',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** A sound delayed by more than this is dropped. */
const LATE_MS = 300;
let fetched: Promise<typeof import('./synth')> | undefined;
const synth = (): NonNullable<typeof fetched> => (fetched ??= idle().then(() => import('./synth')));
let context: AudioContext | null = null;

/**
 * Play a sound if sounds are on. A browser blocks audio until the first tap; without the limit, all missed sounds would
 * then play at once.
 */
export function ring(name: SoundName): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  const asked = Date.now();
  const air = (context ??= new AudioContext());
  void Promise.all([synth(), air.resume()]).then(([{ play }]) => {
    if (Date.now() - asked < LATE_MS) play(air, name);
  });
}
