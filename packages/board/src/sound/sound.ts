/**
 * Short sounds for the moments that matter, made on the spot: nothing to load. Silent until somebody has touched the page and wants
 * them; they never carry meaning alone.
 */
import { useEffect } from 'react';
import { settingsNow } from '../settings.ts';

/** One tone of a sound: when it begins, its pitch at both ends, how long, how loud; noise instead of a pitch for slaps and hisses. */
interface Tone {
  at: number;
  from: number;
  to: number;
  seconds: number;
  loud: number;
  noise?: true;
}

const tone = (at: number, from: number, to: number, seconds: number, loud: number): Tone => ({ at, from, to, seconds, loud });
const hiss = (at: number, from: number, to: number, seconds: number, loud: number): Tone => ({ at, from, to, seconds, loud, noise: true });

/** Wood, paper, stone and bone. */
export const SOUNDS = {
  knock: [tone(0, 330, 330, 0.14, 1), tone(0.16, 262, 262, 0.14, 1)],
  card: [hiss(0, 2400, 700, 0.09, 0.6)],
  step: [tone(0, 120, 70, 0.08, 0.8), hiss(0, 500, 300, 0.05, 0.3)],
  flip: [hiss(0, 900, 3200, 0.14, 0.5)],
  drum: [tone(0, 150, 60, 0.18, 1)],
  dice: [0, 0.09, 0.17, 0.3, 0.38].map((at) => hiss(at, 1800, 900, 0.04, 0.5)),
  oak: [tone(0, 420, 240, 0.06, 0.8), hiss(0, 900, 400, 0.03, 0.4)],
  bone: [hiss(0, 3200, 1800, 0.03, 0.6)],
  hurt: [tone(0, 220, 90, 0.25, 0.9)],
  coins: [tone(0, 1400, 1400, 0.12, 0.4), tone(0.07, 1900, 1900, 0.16, 0.4)],
  candle: [hiss(0, 4000, 600, 0.5, 0.3)],
  choir: [tone(0, 196, 196, 0.7, 0.4), tone(0, 294, 294, 0.7, 0.3)],
  won: [tone(0, 392, 392, 0.14, 0.5), tone(0.14, 494, 494, 0.14, 0.5), tone(0.28, 587, 587, 0.14, 0.5), tone(0.42, 784, 784, 0.36, 0.6)],
  scratch: [tone(0, 320, 200, 0.1, 0.5)],
  crash: [tone(0, 160, 45, 0.5, 1), hiss(0, 1600, 200, 0.35, 0.9), tone(0.06, 90, 42, 0.6, 0.8)],
  chime: [tone(0, 784, 784, 0.16, 0.4), tone(0.1, 1175, 1175, 0.24, 0.35)],
  bull: [
    tone(0, 220, 180, 0.07, 1),
    hiss(0, 2600, 600, 0.08, 0.7),
    ...[523, 659, 784, 1047].map((to, i) => tone(0.1 + i * 0.07, to, to, 0.3, 0.45)),
  ],
  lamp: [hiss(0, 700, 3600, 0.12, 0.3), tone(0.05, 988, 988, 0.22, 0.35)],
  heart: [tone(0, 72, 50, 0.13, 1), tone(0.2, 66, 46, 0.15, 0.9), tone(0.52, 72, 50, 0.13, 0.6)],
  death: [tone(0, 196, 98, 0.3, 0.7), tone(0.22, 147, 62, 0.5, 0.7), hiss(0.1, 900, 120, 0.5, 0.3)],
  legend: [tone(0, 262, 262, 0.5, 0.35), tone(0.12, 392, 392, 0.5, 0.35), tone(0.24, 523, 523, 0.5, 0.4), tone(0.36, 659, 659, 0.42, 0.4)],
  victory: [tone(0, 523, 523, 0.1, 0.5), tone(0.1, 523, 523, 0.1, 0.5), tone(0.2, 698, 698, 0.34, 0.55), tone(0.2, 880, 880, 0.34, 0.35)],
  lost: [tone(0, 294, 294, 0.2, 0.5), tone(0.2, 247, 247, 0.2, 0.5), tone(0.4, 196, 147, 0.38, 0.6)],
} satisfies Record<string, readonly Tone[]>;
export type SoundName = keyof typeof SOUNDS;

let audio: AudioContext | null = null;

/** Browsers give sound only to people who have touched the page; a telephone call puts it to sleep. */
function listening(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return null;
  audio ??= new AudioContext();
  if (audio.state !== 'running') audio.resume().catch(() => undefined);
  return audio;
}

function noiseIn(context: AudioContext, { seconds }: Tone): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function play(context: AudioContext, each: Tone, volume: number): void {
  const [begin, end] = [context.currentTime + each.at, context.currentTime + each.at + each.seconds];
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.3 * volume * each.loud, begin);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  loudness.connect(context.destination);
  // Noise is given its colour by a filter, a tone by its own pitch.
  const filter = each.noise ? context.createBiquadFilter() : null;
  const oscillator = filter === null ? context.createOscillator() : null;
  const source = oscillator ?? noiseIn(context, each);
  if (filter === null) source.connect(loudness);
  else source.connect(filter).connect(loudness);
  const pitch = (oscillator ?? filter)?.frequency;
  pitch?.setValueAtTime(each.from, begin);
  pitch?.exponentialRampToValueAtTime(each.to, end);
  source.start(begin);
  source.stop(end);
}

/** Plays it, if the owner of this browser wants sounds. Where there is no way to make any, the game goes on in silence. */
export function sound(name: SoundName): void {
  const { sound: wanted, volume } = settingsNow();
  if (!wanted || volume <= 0) return;
  try {
    const context = listening();
    if (context !== null) for (const each of SOUNDS[name]) play(context, each, volume / 100);
  } catch {
    return;
  }
}

/** What each shot sounds like, perhaps by what is seen in it. */
export type Sounds<Name extends string, Picture> = Partial<Record<Name, SoundName | ((picture: Picture) => SoundName | undefined)>>;

/** The sound of each shot of a scene, when it is due. */
export function useShotSound<Name extends string, Picture>(
  shot: { name: Name; picture: Picture } | null,
  sounds: Sounds<Name, Picture>,
): void {
  const said = shot === null ? undefined : sounds[shot.name];
  const name = typeof said === 'function' && shot !== null ? said(shot.picture) : said;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each shot sounds once, also if two alike follow each other
  useEffect(() => {
    if (typeof name === 'string') sound(name);
  }, [shot]);
}
