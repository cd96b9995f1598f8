// Recipes played by an audio context: one that is heard, or one that only writes down what it would be.
import { RECIPES, getLength, type Noise, type Sound, type Tone } from "./recipes";

const ATTACK = 0.008; // seconds until a sound has its full strength: a softer click
const SILENT = 0.0008;
const NARROW = 6; // how sharply a throat lets its bands through
const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of noise, the same every time. */
function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i += 1) {
    seed = (seed * 48271) % 0x7fffffff;
    samples[i] = (seed / 0x7fffffff) * 2 - 1;
  }
  hisses.set(context, buffer);
  return buffer;
}

/** How loud over time: at once there, then fading. */
function fading(context: BaseAudioContext, at: number, seconds: number, loud: number, attack = ATTACK): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.linearRampToValueAtTime(Math.max(loud, SILENT), at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
  gain.connect(context.destination);
  return gain;
}

function sound(context: BaseAudioContext, tone: Tone, volume: number): void {
  const { at, hertz, seconds, loud, wave, attack, throat } = tone;
  const start = context.currentTime + at;
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.value = hertz;
  const end = fading(context, start, seconds, loud * volume, attack);
  for (const band of throat ?? []) {
    const formant = context.createBiquadFilter();
    formant.type = "bandpass";
    formant.frequency.value = band;
    formant.Q.value = NARROW;
    source.connect(formant).connect(end);
  }
  if (!throat) source.connect(end);
  source.start(start);
  source.stop(start + seconds);
}

function rustle(context: BaseAudioContext, { at, hertz, seconds, loud }: Noise, volume: number): void {
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = hisses.get(context) ?? makeNoise(context);
  const dampened = context.createBiquadFilter();
  dampened.type = "lowpass";
  dampened.frequency.value = hertz;
  source.connect(dampened).connect(fading(context, start, seconds, loud * volume));
  source.start(start, 0, seconds);
}

/** Make a sound in a context, from now on. */
export function makeSound(context: BaseAudioContext, name: Sound, volume: number): void {
  for (const tone of RECIPES[name].tones) sound(context, tone, volume);
  for (const noise of RECIPES[name].noises) rustle(context, noise, volume);
}

/** What a sound would be at full volume: its samples, nobody hears them. */
export async function renderSound(name: Sound, rate = 44_100): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(getLength(RECIPES[name]) * rate), rate);
  makeSound(context, name, 1);
  return (await context.startRendering()).getChannelData(0);
}
