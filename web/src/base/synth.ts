// The synthesizer: every sound is made of tones and noise of our own, there are no recordings.
import type { SoundName } from './sound';

/** A tone: start and end pitch, start time, duration, volume; times in seconds. `dull`: a lowpass above this pitch. */
interface Tone {
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
  shape?: OscillatorType;
  dull?: number;
}
/** Noise in a band around a pitch that moves; `sharp` is how narrow the band is. */
interface Noise {
  noise: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
  sharp?: number;
  /** Swells up to the middle instead of starting at once. */
  swells?: boolean;
}
type Voice = Tone | Noise;

/** An engine that pulls from one pitch to another: two detuned cylinders below a dull lid. */
const engine = (from: number, to: number, at: number, long: number, dull: number, loud = 0.09): Tone[] => [
  { from, to, at, long, loud, dull, shape: 'sawtooth' },
  { from: from * 2.02, to: to * 2.02, at, long, loud: loud / 2, dull, shape: 'square' },
];
/** Knocks of something hard on the table. */
const knocks = (...times: number[]): Noise[] =>
  times.map((at, index) => ({ noise: 2600 - index * 190, at, long: 0.045, loud: 0.5, sharp: 7 }));
const LIGHTS_S = [0.19, 0.38, 0.57, 0.76, 0.95];

const SOUNDS: Record<SoundName, readonly Voice[]> = {
  turn: [
    { from: 523, long: 0.22 },
    { from: 784, at: 0.14, long: 0.34 },
  ],
  // A card slides off the pile, and is put down.
  draw: [{ noise: 5200, to: 3800, long: 0.07, loud: 0.12, sharp: 0.8 }],
  lay: [
    { noise: 3400, to: 1200, long: 0.06, loud: 0.2, sharp: 0.8 },
    { from: 190, to: 120, long: 0.08, loud: 0.14, shape: 'sine' },
  ],
  discard: [{ noise: 2400, to: 700, long: 0.16, loud: 0.16, sharp: 0.7 }],
  // A family car in two gears.
  drive: [...engine(62, 96, 0, 0.26, 620), ...engine(74, 128, 0.24, 0.34, 760)],
  // A racing engine, high and short.
  race: [...engine(150, 330, 0, 0.3, 1900, 0.06), ...engine(220, 420, 0.26, 0.3, 2300, 0.05)],
  // A heavy one that rumbles.
  growl: [...engine(44, 70, 0, 0.24, 480, 0.12), { noise: 160, long: 0.22, loud: 0.2, sharp: 1 }],
  brake: [
    { noise: 3100, to: 2300, long: 0.34, loud: 0.1, sharp: 9 },
    { from: 1480, to: 1210, long: 0.3, loud: 0.02, shape: 'sawtooth', dull: 2600 },
  ],
  // A horn of two notes.
  attack: [
    { from: 349, long: 0.16, loud: 0.07, shape: 'square', dull: 1400 },
    { from: 440, long: 0.16, loud: 0.07, shape: 'square', dull: 1400 },
    { from: 349, at: 0.2, long: 0.3, loud: 0.07, shape: 'square', dull: 1400 },
    { from: 440, at: 0.2, long: 0.3, loud: 0.07, shape: 'square', dull: 1400 },
  ],
  coup: [
    { from: 523, long: 0.14 },
    { from: 659, at: 0.09, long: 0.16 },
    { from: 988, at: 0.18, long: 0.42 },
  ],
  roll: knocks(0, 0.05, 0.11, 0.16, 0.24, 0.31, 0.4, 0.52),
  crash: [
    { noise: 900, to: 180, long: 0.34, loud: 0.5, sharp: 0.6 },
    { from: 150, to: 40, long: 0.3, loud: 0.16, shape: 'sawtooth', dull: 900 },
  ],
  // A beep for each light, and the engines when they go out.
  start: [
    ...LIGHTS_S.map((at): Tone => ({ from: 440, at, long: 0.09, loud: 0.08 })),
    { from: 880, at: 1.4, long: 0.3, loud: 0.1 },
    ...engine(90, 240, 1.35, 0.5, 1200, 0.06),
  ],
  // A fanfare, and the crowd.
  finish: [
    { from: 523, long: 0.18 },
    { from: 659, at: 0.13, long: 0.18 },
    { from: 784, at: 0.26, long: 0.18 },
    { from: 1047, at: 0.39, long: 0.5 },
    { noise: 1100, to: 1500, at: 0.1, long: 1.7, loud: 0.14, sharp: 0.7, swells: true },
    { noise: 2600, to: 2200, at: 0.3, long: 1.4, loud: 0.06, sharp: 1.2, swells: true },
  ],
};

const FADE_IN_S = 0.02;
const SILENCE = 0.001;
/** Length of the noise that all sounds share, in seconds. */
const NOISE_S = 2;
let noises: { air: AudioContext; buffer: AudioBuffer } | null = null;

function noiseOf(air: AudioContext): AudioBuffer {
  if (noises?.air === air) return noises.buffer;
  const buffer = air.createBuffer(1, Math.round(NOISE_S * air.sampleRate), air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  noises = { air, buffer };
  return buffer;
}

/** A volume that swells and fades. */
function volumeOf(air: AudioContext, begin: number, long: number, loud: number, swells: boolean): GainNode {
  const volume = air.createGain();
  volume.gain.setValueAtTime(SILENCE, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + (swells ? long / 3 : Math.min(FADE_IN_S, long / 3)));
  volume.gain.exponentialRampToValueAtTime(SILENCE, begin + long);
  volume.connect(air.destination);
  return volume;
}

function sing(air: AudioContext, tone: Tone): void {
  const begin = air.currentTime + (tone.at ?? 0);
  const swing = air.createOscillator();
  const volume = volumeOf(air, begin, tone.long, tone.loud ?? 0.12, false);
  swing.type = tone.shape ?? 'triangle';
  swing.frequency.setValueAtTime(tone.from, begin);
  swing.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, begin + tone.long);
  if (tone.dull) {
    const lid = air.createBiquadFilter();
    lid.type = 'lowpass';
    lid.frequency.setValueAtTime(tone.dull, begin);
    swing.connect(lid);
    lid.connect(volume);
  } else swing.connect(volume);
  swing.start(begin);
  swing.stop(begin + tone.long);
}

function hiss(air: AudioContext, noise: Noise): void {
  const begin = air.currentTime + (noise.at ?? 0);
  const source = air.createBufferSource();
  const band = air.createBiquadFilter();
  source.buffer = noiseOf(air);
  band.type = 'bandpass';
  band.Q.setValueAtTime(noise.sharp ?? 1, begin);
  band.frequency.setValueAtTime(noise.noise, begin);
  band.frequency.exponentialRampToValueAtTime(noise.to ?? noise.noise, begin + noise.long);
  source.connect(band);
  band.connect(volumeOf(air, begin, noise.long, noise.loud ?? 0.12, noise.swells ?? false));
  source.start(begin);
  source.stop(begin + noise.long);
}

export function play(air: AudioContext, name: SoundName): void {
  for (const voice of SOUNDS[name])
    if ('noise' in voice) hiss(air, voice);
    else sing(air, voice);
}
