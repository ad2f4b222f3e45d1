// Sounds made by us, of a few tones; silent unless a person wants them.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function tone(hertz: number, start: number, length: number): void {
  context ??= new AudioContext();
  const from = context.currentTime + start;
  const swing = context.createOscillator();
  const volume = context.createGain();
  swing.frequency.value = hertz;
  swing.type = 'triangle';
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  swing.connect(volume).connect(context.destination);
  swing.start(from);
  swing.stop(from + length);
}

/** It is your turn: two tones up, and a phone buzzes. */
export function callToPlay(): void {
  if (!settings.sound) return;
  tone(523, 0, 0.22);
  tone(784, 0.14, 0.34);
  navigator.vibrate?.(60);
}
