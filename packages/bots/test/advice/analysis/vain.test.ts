import type { ConfigRequest } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { inVain } from '../../../src/advice/analysis/vain.ts';
import { played, type Happened } from '../../support/played.ts';

const asked = (answer: string): readonly string[] => [
  '1: give atlanta to 2',
  `2: ${answer}`,
  '1: drive chicago',
];
const PEOPLE: ConfigRequest = { options: { consent: 'ask' } };

describe('in vain', () => {
  it('is a request with its refusal', () => {
    expect(inVain(played(PEOPLE, asked('refuse')).happened)).toEqual([true, true, false]);
  });

  it('is not what the other agrees to', () => {
    expect(inVain(played(PEOPLE, asked('accept')).happened)).toEqual([false, false, false]);
  });

  it('is what nobody has answered yet', () => {
    expect(inVain(played(PEOPLE, asked('accept').slice(0, 1)).happened)).toEqual([true]);
  });

  it('is not what the other agrees to by itself', () => {
    const moves = ['1: give atlanta to 2', '1: drive chicago'];
    expect(inVain(played({ options: { consent: 'automatic' } }, moves).happened)).toEqual([false, false]);
  });

  it('is to ask for a card that the other does not hold, and what is given after it is not', () => {
    const options = { options: { consent: 'automatic', hands: 'private' }, roles: ['medic', 'researcher'] };
    const moves = ['1: take paris from 2', '1: take essen from 2', '1: drive chicago'];
    const isGiven = (happened: Happened, step: number): boolean =>
      happened[step]!.some(({ fact }) => fact === 'shared');
    const suits = (happened: Happened): boolean => !isGiven(happened, 0) && isGiven(happened, 1);
    expect(inVain(played(options, moves, suits).happened)).toEqual([true, false, false]);
  });
});
