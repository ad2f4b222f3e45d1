// Synthesized sounds of a few tones each; off by default.
import { settings } from './settings.svelte';

/** A tone: start and end pitch, start time, duration, volume; times in seconds. */
interface Tone {
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
  shape?: OscillatorType;
}

const SOUNDS = {
  turn: [
    { from: 523, long: 0.22 },
    { from: 784, at: 0.14, long: 0.34 },
  ],
  draw: [{ from: 900, to: 1250, long: 0.05, loud: 0.04 }],
  lay: [{ from: 240, to: 150, long: 0.09, loud: 0.14 }],
  discard: [{ from: 200, to: 90, long: 0.12, loud: 0.1 }],
  drive: [
    { from: 70, to: 135, long: 0.42, loud: 0.07, shape: 'sawtooth' },
    { from: 140, to: 268, long: 0.42, loud: 0.03, shape: 'sawtooth' },
  ],
  attack: [
    { from: 311, to: 294, long: 0.16 },
    { from: 233, to: 208, at: 0.15, long: 0.3 },
  ],
  coup: [
    { from: 523, long: 0.14 },
    { from: 659, at: 0.09, long: 0.16 },
    { from: 988, at: 0.18, long: 0.42 },
  ],
  roll: [
    { from: 500, to: 380, long: 0.04, loud: 0.07 },
    { from: 420, to: 330, at: 0.06, long: 0.04, loud: 0.07 },
    { from: 350, to: 250, at: 0.13, long: 0.06, loud: 0.07 },
  ],
  crash: [{ from: 150, to: 40, long: 0.3, loud: 0.16, shape: 'sawtooth' }],
  finish: [
    { from: 523, long: 0.18 },
    { from: 659, at: 0.13, long: 0.18 },
    { from: 784, at: 0.26, long: 0.18 },
    { from: 1047, at: 0.39, long: 0.5 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof SOUNDS;

/** A sound delayed by more than this is dropped. */
const LATE_MS = 300;
let context: AudioContext | null = null;

function sing(air: AudioContext, tone: Tone): void {
  const begin = air.currentTime + (tone.at ?? 0);
  const swing = air.createOscillator();
  const volume = air.createGain();
  swing.type = tone.shape ?? 'triangle';
  swing.frequency.setValueAtTime(tone.from, begin);
  swing.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, begin + tone.long);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(tone.loud ?? 0.12, begin + Math.min(0.02, tone.long / 3));
  volume.gain.exponentialRampToValueAtTime(0.001, begin + tone.long);
  swing.connect(volume).connect(air.destination);
  swing.start(begin);
  swing.stop(begin + tone.long);
}

/**
 * Play a sound if sounds are on. A browser blocks audio until the first tap; without the limit, all missed sounds would
 * then play at once.
 */
export function ring(name: SoundName): void {
  if (!settings.sound) return;
  const air = (context ??= new AudioContext());
  const asked = Date.now();
  void air.resume().then(() => {
    if (Date.now() - asked < LATE_MS) SOUNDS[name].forEach((tone) => sing(air, tone));
  });
}
