import {
  apply,
  compile,
  parseCommand,
  seedFromText,
  start,
  type ConfigRequest,
  type Fact,
} from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { inVain } from '../../../src/advice/analysis/vain.ts';

type Happened = readonly (readonly Fact[])[];

/** What happened with each of some commands, on the first of a row of deals on which they can be given and that suits. */
function happened(
  config: ConfigRequest,
  moves: readonly string[],
  suits: (facts: Happened) => boolean = () => true,
): Happened {
  const game = compile({ game: 'base', players: 2, epidemics: 4, ...config });
  if (!game.ok) throw new Error(game.error.message);
  for (let deal = 0; deal < 3000; deal++) {
    const { state } = start(game.value, seedFromText(`asking ${String(deal)}`));
    const facts = moves.map((move) => {
      const command = parseCommand(state, move);
      const applied = command.ok ? apply(state, command.value) : undefined;
      return applied?.ok === true ? applied.value : undefined;
    });
    if (facts.every((one) => one !== undefined) && suits(facts)) return facts;
  }
  throw new Error('no deal suits');
}

const asked = (answer: string): readonly string[] => [
  '1: give atlanta to 2',
  `2: ${answer}`,
  '1: drive chicago',
];
const PEOPLE: ConfigRequest = { options: { consent: 'ask' } };

describe('in vain', () => {
  it('is a request with its refusal', () => {
    expect(inVain(happened(PEOPLE, asked('refuse')))).toEqual([true, true, false]);
  });

  it('is not what the other agrees to', () => {
    expect(inVain(happened(PEOPLE, asked('accept')))).toEqual([false, false, false]);
  });

  it('is what nobody has answered yet', () => {
    expect(inVain(happened(PEOPLE, asked('accept').slice(0, 1)))).toEqual([true]);
  });

  it('is not what the other agrees to by itself', () => {
    const moves = ['1: give atlanta to 2', '1: drive chicago'];
    expect(inVain(happened({ options: { consent: 'automatic' } }, moves))).toEqual([false, false]);
  });

  it('is to ask for a card that the other does not hold, and what is given after it is not', () => {
    const options = { options: { consent: 'automatic', hands: 'private' }, roles: ['medic', 'researcher'] };
    const moves = ['1: take paris from 2', '1: take essen from 2', '1: drive chicago'];
    const isGiven = (facts: readonly Fact[]): boolean => facts.some(({ fact }) => fact === 'shared');
    const suits = ([first, second]: Happened): boolean => !isGiven(first!) && isGiven(second!);
    expect(inVain(happened(options, moves, suits))).toEqual([true, false, false]);
  });
});
