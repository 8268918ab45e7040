// Hints in the laboratory say what its actions are for.
import { formatCommand, parseCommand } from '@cordon/engine';
import { fromCommand, sightOf } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange, type Position } from '../../../engine/test/scenario/arrange.ts';
import { workDone } from '../../src/advice/reasons/work.ts';
import { advise, type Reason } from '../../src/index.ts';
import { gameOf } from '../support/table.ts';
import { LITTLE } from './efforts.ts';

const CHOICE = { boxes: ['lab'], challenges: ['lab'] };
const OPTIONS = { hands: 'open', consent: 'automatic', windows: 'possible' };
const ROLES = ['scientist', 'researcher'];
const RED = ['tokyo', 'osaka', 'manila'];
const LINE = { sequence: 'r4-r', colour: 'red', characterized: 'beijing' };

interface Hint {
  readonly said: string;
  readonly reasons: readonly Reason[];
}

function hintFor(position: Partial<Position>): Hint {
  const game = gameOf({ players: 2, epidemics: 4, roles: ROLES, ...CHOICE, options: OPTIONS });
  const state = arrange(game, { roles: ROLES, ...CHOICE, ...position });
  const { best } = advise(sightOf(state, 0), { seed: 'lab', effort: LITTLE })!;
  return {
    said: best.commands.map((command) => formatCommand(game, command)).join('\n'),
    reasons: best.reasons,
  };
}

describe('a hint in the lab', () => {
  it('takes a sample that a line lacks, and says what for', () => {
    const { said, reasons } = hintFor({
      at: { scientist: 'tokyo' },
      cubes: { tokyo: { red: 3 } },
      hands: { scientist: RED },
      lab: { research: [LINE] },
    });
    expect(said).toContain('sample into');
    expect(reasons).toContainEqual({ code: 'works-for', deed: 'sample', colour: 'red' });
  });

  it('fills circles, makes the test and says that the line is complete', () => {
    const { said, reasons } = hintFor({
      left: 2,
      hands: { scientist: ['sydney', 'osaka'] },
      cubes: { shanghai: { red: 1 } },
      lab: { research: [LINE], dishes: { growth: { red: 4 } } },
    });
    expect(said).toContain('apply growth to research-1');
    expect(said).toContain('test research-1 with');
    expect(reasons).toContainEqual({ code: 'completes-work', colour: 'red' });
  });

  it('goes for a cure that can be had', () => {
    const { said, reasons } = hintFor({
      hands: { scientist: RED },
      lab: { research: [{ ...LINE, tested: 'sydney', cubes: { red: 4 } }] },
    });
    expect(said).toContain('cure red');
    expect(reasons).toContainEqual({ code: 'reaches-goal', colour: 'red' });
  });

  it('looks for another Sequence card where one is turned up on purpose, and in nothing else that turns cards up', () => {
    const game = gameOf({ players: 2, epidemics: 4, roles: ROLES, ...CHOICE, options: OPTIONS });
    const state = arrange(game, { roles: ROLES, ...CHOICE, hands: { scientist: RED } });
    const reasonsOf = (words: string): readonly unknown[] => {
      const command = parseCommand(state, words);
      if (!command.ok) throw new Error(command.error.message);
      const packed = fromCommand(game, command.value);
      return packed.ok ? workDone(state, [packed.value]).map(({ reason }) => reason) : [];
    };
    expect(reasonsOf('1: sequence')).toEqual([{ code: 'seeks-card' }]);
    expect(reasonsOf('1: end')).toEqual([]);
  });

  it('does not look for one where the CDC draws a card of the player deck', () => {
    const choice = { boxes: ['lab'], challenges: ['lab', 'solo'] };
    const game = gameOf({ players: 1, epidemics: 4, roles: ['medic'], ...choice, options: OPTIONS });
    const state = arrange(game, { roles: ['medic', 'cdc'], ...choice, step: 'cdc', drawNext: ['lima'] });
    const packed = fromCommand(game, { kind: 'draw-card', seat: 2 });
    expect(packed.ok && workDone(state, [packed.value])).toEqual([]);
  });
});
