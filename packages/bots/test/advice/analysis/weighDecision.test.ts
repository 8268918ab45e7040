import type { ConfigRequest } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { chronicleOf, ordersOf } from '../../../src/advice/analysis/analyse.ts';
import { decisionsOf } from '../../../src/advice/analysis/decisions.ts';
import { weighDecision } from '../../../src/advice/analysis/weighDecision.ts';
import { LITTLE } from '../efforts.ts';
import { played, type Happened } from '../../support/played.ts';

const EFFORT = { ...LITTLE, futures: 12 };
const MOVES = ['1: drive chicago', '1: drive atlanta'];

const isRefused = (happened: Happened): boolean =>
  happened.at(-1)!.some((fact) => fact.fact === 'answered' && fact.answer === 'refused');

describe('what was asked for in vain weighs nothing beside what was done', () => {
  it.each<[string, ConfigRequest, readonly string[]]>([
    ['by an answer', { options: { consent: 'ask' } }, ['1: give atlanta to 2', '2: refuse']],
    [
      'by itself',
      { options: { consent: 'automatic', hands: 'private' }, roles: ['medic', 'researcher'] },
      ['1: take paris from 2'],
    ],
  ])('refused %s', (_, config, request) => {
    const { record } = played(config, [...MOVES, ...request], isRefused);
    const chronicle = chronicleOf(record);
    expect(decisionsOf(chronicle)).toMatchObject([{ from: 0, to: MOVES.length + request.length }]);
    const [order] = ordersOf(chronicle, { seed: 'vain', effort: EFFORT });
    expect(order!.commands).toEqual(record.commands.slice(0, MOVES.length));
    expect(weighDecision(order!).cost).toBeGreaterThanOrEqual(0);
  });
});
