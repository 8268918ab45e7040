// Every moment has its sound, the gravest wins, and whatever the browser does, nobody hears of an error.
import type { Fact } from '@cordon/engine';
import { expect, test, vi } from 'vitest';
import { soundOf } from '../../src/sound/heard.ts';
import { NOTES, SOUNDS } from '../../src/sound/sounds.ts';
import { makeSpeaker } from '../../src/sound/speaker.ts';

const moved: Fact = { fact: 'moved', seat: 1, from: 'atlanta', to: 'miami', by: 'drive' };
const placed: Fact = {
  fact: 'placed',
  city: 'miami',
  colour: 'yellow',
  count: 1,
  now: 1,
  cause: 'infection',
};
const outbreak: Fact = { fact: 'outbreak', city: 'miami', colour: 'yellow', depth: 0, total: 1 };
const epidemic: Fact = { fact: 'epidemicDrawn', seat: 1, card: 'epidemic-1' };
const cured: Fact = { fact: 'cured', colour: 'blue', seat: 1 };
const drew: Fact = { fact: 'drew', seat: 1, count: 2 };

test.each<[string | undefined, Fact[]]>([
  ['move', [moved]],
  ['cube', [moved, placed]],
  ['card', [drew]],
  ['outbreak', [placed, outbreak]],
  ['epidemic', [drew, epidemic, placed, outbreak]],
  ['cure', [{ fact: 'discarded', seat: 1, card: 'paris', by: 'cure' }, cured]],
  ['win', [cured, { fact: 'over', ending: 'won', winners: [1, 2] }]],
  ['strain', [epidemic, outbreak, { fact: 'strainChosen', colour: 'yellow' }]],
  ['mutation', [drew, { fact: 'specialDrawn', seat: 1, card: 'mutation-spreads' }, placed]],
  ['mutation', [{ fact: 'specialInfectionDrawn', card: 'mutation-1', from: 'top' }, placed]],
  ['loss', [outbreak, { fact: 'over', ending: 'outbreaks', winners: [] }]],
  [undefined, [{ fact: 'turnBegan', seat: 1, turn: 2 }]],
])('%s', (sound, facts) => {
  expect(soundOf('base', facts)).toBe(sound);
});

test('a goal of another game sounds there and not here', () => {
  const researched: Fact = { fact: 'researched', colour: 'blue', seat: 1 };
  expect([soundOf('iberia', [researched]), soundOf('base', [researched])]).toEqual(['cure', undefined]);
});

test('all sounds are short and soft', () => {
  for (const sound of SOUNDS)
    for (const { at, lasts, loudness } of NOTES[sound]) {
      expect(at + lasts).toBeLessThan(1.6);
      expect(loudness).toBeLessThan(0.2);
    }
});

const nothing = (): void => undefined;

/** As much of a context as notes need. */
function fakeContext(started: number[], peaks: number[] = []): AudioContext {
  const parameter = {
    setValueAtTime: nothing,
    linearRampToValueAtTime: (peak: number) => peaks.push(peak),
    exponentialRampToValueAtTime: nothing,
  };
  const node = { connect: (next: unknown) => next, gain: parameter, frequency: parameter, type: '' };
  return {
    state: 'running',
    currentTime: 10,
    destination: {},
    createGain: () => node,
    createOscillator: () => ({ ...node, start: (at: number) => started.push(at), stop: nothing }),
  } as unknown as AudioContext;
}

test('nothing is made before somebody has touched the page, and only one thing after', () => {
  let touched = false;
  const started: number[] = [];
  const make = vi.fn<() => AudioContext>(() => fakeContext(started));
  const speaker = makeSpeaker(
    make,
    () => touched,
    () => 1,
  );
  speaker.play('win');
  expect(make).not.toHaveBeenCalled();
  touched = true;
  speaker.play('move');
  speaker.play('turn', 0.5);
  expect(make).toHaveBeenCalledTimes(1);
  expect(started).toEqual([10, 10.5, 10.64]);
});

test('a browser without sound is no trouble', () => {
  const speaker = makeSpeaker(
    () => {
      throw new Error('there is no sound here');
    },
    () => true,
    () => 1,
  );
  expect(() => speaker.play('loss')).not.toThrow();
});

test('the volume makes every note louder or softer, as it is when the note is played', () => {
  const peaks: number[] = [];
  let volume = 1;
  const speaker = makeSpeaker(
    () => fakeContext([], peaks),
    () => true,
    () => volume,
  );
  speaker.play('move');
  volume = 0.5;
  speaker.play('move');
  expect(peaks[1]).toBeCloseTo(peaks[0]! / 2);
  volume = 0;
  speaker.play('move');
  expect(peaks[2]).toBeGreaterThan(0);
  expect(peaks[2]).toBeLessThan(0.001);
});
