// Sounds made by the browser itself: no files, and nothing at all unless somebody wants it.
import { settings, type Volume } from "../lib/settings.svelte";
import { RECIPES, isAudible, type Noise, type Sound, type Tone } from "./sounds";

const LOUDNESS: Record<Volume, number> = { off: 0, quiet: 0.12, middle: 0.3, loud: 0.7 };
const ATTACK = 0.008; // seconds until a sound has its full strength: a softer click
const SILENT = 0.0008;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** One second of noise, the same every time. */
function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** How loud over time: at once there, then fading. */
function fading(context: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.linearRampToValueAtTime(loud, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
  gain.connect(context.destination);
  return gain;
}

function sound(context: AudioContext, { at, hertz, seconds, loud, wave }: Tone, volume: number): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.value = hertz;
  tone.connect(fading(context, start, seconds, loud * volume));
  tone.start(start);
  tone.stop(start + seconds);
}

function rustle(context: AudioContext, { at, hertz, seconds, loud }: Noise, volume: number): void {
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = hiss ??= makeNoise(context);
  const dampened = context.createBiquadFilter();
  dampened.type = "lowpass";
  dampened.frequency.value = hertz;
  source.connect(dampened).connect(fading(context, start, seconds, loud * volume));
  source.start(start, 0, seconds);
}

/** Make a sound, as loud as is wanted; nothing if none is wanted. */
export function playSound(name: Sound | null): void {
  const volume = LOUDNESS[settings.chosen.sound] ?? 0;
  if (!name || !volume || !isAudible(name, document.visibilityState === "hidden")) return;
  audio ??= new AudioContext();
  const context = audio;
  // Browsers let a page be heard only after somebody has touched it.
  if (context.state === "suspended") void context.resume().catch(() => {});
  for (const tone of RECIPES[name].tones) sound(context, tone, volume);
  for (const noise of RECIPES[name].noises) rustle(context, noise, volume);
}
