// Plays the sounds of the page. Browsers allow that only after somebody has touched the page; whatever goes wrong stays here.
import { NOTES, type Note, type Sound } from './sounds.ts';

/** What of the Web Audio API is needed; tests bring their own. */
export type AudioMaker = () => AudioContext;

export interface SoundSpeaker {
  play(sound: Sound, after?: number): void;
}

/** How fast a note comes, in seconds, and what counts as silence. */
const ATTACK = 0.012;
const SILENCE = 0.0001;

function ring(
  context: AudioContext,
  begin: number,
  volume: number,
  { at, lasts, pitch, to, shape, loudness }: Note,
): void {
  const from = begin + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, from);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, from + lasts);
  gain.gain.setValueAtTime(SILENCE, from);
  gain.gain.linearRampToValueAtTime(Math.max(SILENCE, loudness * volume), from + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, from + lasts);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + lasts);
}

/** `mayBegin`: whether somebody has touched the page already. `volume`: 1 is as loud as the notes say. */
export function makeSpeaker(make: AudioMaker, mayBegin: () => boolean, volume: () => number): SoundSpeaker {
  let context: AudioContext | undefined;
  return {
    play(sound, after = 0) {
      try {
        if (context === undefined) {
          if (!mayBegin()) return;
          context = make();
        }
        if (context.state === 'suspended') context.resume().catch(() => undefined);
        for (const note of NOTES[sound]) ring(context, context.currentTime + after, volume(), note);
      } catch {
        // No sound is no trouble.
      }
    },
  };
}
