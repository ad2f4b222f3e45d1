// Sounds play only if enabled, and on time or not at all.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class Air {
  static touch: (() => void)[] = [];
  static tones = 0;
  currentTime = 0;
  destination = {};
  resume = (): Promise<void> => new Promise((done) => Air.touch.push(done));
  private readonly dial = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  };
  sampleRate = 100;
  createGain = () => ({ gain: this.dial, connect: () => ({}) });
  createBiquadFilter = () => ({ type: '', frequency: this.dial, Q: this.dial, connect: () => ({}) });
  createBuffer = () => ({ getChannelData: () => new Float32Array(200) });
  createBufferSource = () => ({
    buffer: null,
    connect: () => ({}),
    start: () => (Air.tones += 1),
    stop: () => {},
  });
  createOscillator = () => ({
    type: '',
    frequency: this.dial,
    connect: (next: { connect: () => object }) => next,
    start: () => (Air.tones += 1),
    stop: () => {},
  });
}

describe('sounds', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.stubGlobal('AudioContext', Air);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    Air.touch = [];
    Air.tones = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function wanted(isWanted: boolean): Promise<(name: 'turn' | 'lay') => void> {
    vi.doMock('../src/base/settings.svelte', () => ({ settings: { sound: isWanted } }));
    return (await import('../src/base/sound')).ring;
  }

  it('are made only for who wants them', async () => {
    const ring = await wanted(false);
    ring('turn');
    expect(Air.touch).toHaveLength(0);
  });

  it('are not made before the page was touched', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    const ring = await wanted(true);
    ring('turn');
    expect(Air.touch).toHaveLength(0);
  });

  it('exist for every name, each with at least one voice', async () => {
    const { SOUND_NAMES } = await import('../src/base/sound');
    const { play } = await import('../src/base/synth');
    for (const name of SOUND_NAMES) {
      Air.tones = 0;
      play(new Air() as never, name);
      expect(Air.tones, name).toBeGreaterThan(0);
    }
  });

  it('are heard at once where the browser lets them', async () => {
    const ring = await wanted(true);
    ring('turn');
    Air.touch.forEach((done) => done());
    await vi.advanceTimersByTimeAsync(1);
    expect(Air.tones).toBe(2);
  });

  it('that nobody could hear do not come all at once when the page is touched', async () => {
    const ring = await wanted(true);
    for (let move = 0; move < 20; move += 1) ring('lay');
    await vi.advanceTimersByTimeAsync(5000);
    ring('lay');
    Air.touch.forEach((done) => done());
    await vi.advanceTimersByTimeAsync(1);
    expect(Air.tones).toBe(2);
  });
});
