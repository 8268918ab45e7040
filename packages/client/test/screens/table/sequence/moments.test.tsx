// Moments: which frames have one, how long they last at most, and that they are absent without motion.
import { expect, it } from 'vitest';
import { readFrames, timed, type Frame } from '../../../../src/screens/table/sequence/frames.ts';
import { LENGTHS, momentOf, PACES } from '../../../../src/screens/table/sequence/moments.ts';

const EPIDEMIC = { what: 'epidemic', increase: { from: 2, to: 3 } } as const;
const ENDED: Frame = { what: 'ending', ending: 'outbreaks', outcome: 'lost' };
const CHAIN: Frame = {
  what: 'outbreaks',
  chain: [{ fact: 'outbreak', city: 'cairo', colour: 'black', depth: 0, total: 8 }],
};

it('none is longer than two seconds, and none is left without motion', () => {
  expect(Math.max(...Object.values(LENGTHS))).toBeLessThanOrEqual(2000);
  expect(Math.max(...Object.values(PACES))).toBe(1);
  expect(PACES.off).toBe(0);
});

it('an epidemic is one moment, when it begins', () => {
  expect(momentOf(EPIDEMIC)).toMatchObject({ what: 'epidemic' });
  expect(momentOf({ ...EPIDEMIC, infect: { city: 'cairo' } })).toBeUndefined();
});

it('chains, goals and both ends are moments; all else is told by its banner alone', () => {
  expect(momentOf(CHAIN)).toEqual({ what: 'outbreak', count: 1, city: 'cairo' });
  const cured: Frame = {
    what: 'goal',
    fact: { fact: 'cured', colour: 'blue', seat: 1 },
    goal: { colour: 'blue', state: 'done' },
  };
  expect(momentOf(cured)).toEqual({ what: 'goal', colour: 'blue', state: 'done' });
  expect(momentOf(ENDED)).toMatchObject({ what: 'lost' });
  expect(momentOf({ what: 'ending', ending: 'won', outcome: 'won' })).toMatchObject({ what: 'won' });
  expect(momentOf({ what: 'card', card: 'mutation' })).toBeUndefined();
  expect(momentOf(undefined)).toBeUndefined();
});

it('the sheet of the end waits for no banner longer than for its moment, and for none without motion', () => {
  const read = { frames: [CHAIN, ENDED], open: undefined };
  for (const motion of ['full', 'fast'] as const)
    for (const { time } of timed(read, motion)) expect(time).toBeLessThanOrEqual(2000);
  expect(timed(read, 'off')).toEqual([]);
});

it('a fact with a heading is shown for less than two seconds, and not without motion', () => {
  const facts = [
    { fact: 'roleChanged', seat: 1, from: 'medic', role: 'scientist' },
    { fact: 'shared', card: 'cairo', from: 2, to: 1 },
  ] as const;
  const titleOf = ({ fact }: { readonly fact: string }) =>
    fact === 'roleChanged' ? 'A new role' : undefined;
  const read = readFrames(facts, { game: 'base', rates: [2], open: undefined, titleOf });
  expect(read.frames).toEqual([{ what: 'deed', fact: facts[0], title: 'A new role' }]);
  for (const motion of ['full', 'fast'] as const)
    for (const { time } of timed(read, motion)) expect(time).toBeLessThanOrEqual(2000);
  expect(timed(read, 'off')).toEqual([]);
  expect(momentOf(read.frames[0])).toBeUndefined();
});

it('a no is told without motion, too', () => {
  const fact = { fact: 'answered', seat: 2, answer: 'refused' } as const;
  const frame: Frame = { what: 'deed', fact, title: 'Request refused' };
  expect(timed({ frames: [frame], open: undefined }, 'off')).toMatchObject([{ frame }]);
});
