// Solo tables: one mind plays both hands.
import { formatCommand } from '@cordon/engine';
import { sightOf, toCommand } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange, type Position } from '../../../engine/test/scenario/arrange.ts';
import { makeBot } from '../../src/index.ts';
import { mindOf } from '../../src/mind.ts';
import { weightsOf } from '../../src/weights.ts';
import { gameOf, generator, offersOf, playThrough } from '../support/table.ts';

const OPTIONS = { hands: 'open', consent: 'automatic', windows: 'possible' };
const RED = ['tokyo', 'osaka', 'manila', 'beijing', 'sydney'];

/** What the CDC does in its step. */
function stepOf(challenges: readonly string[], position: Partial<Position>): string {
  const choice = { boxes: ['lab'], challenges };
  const roles = position.roles ?? ['medic', 'cdc'];
  const game = gameOf({ players: 1, epidemics: 4, roles: roles.slice(0, 1), ...choice, options: OPTIONS });
  const state = arrange(game, { step: 'cdc', ...position, roles, ...choice });
  const command = makeBot('fast')!.choose(() => sightOf(state, 1), offersOf(state, 1), generator('step'));
  return formatCommand(game, toCommand(game, command));
}

describe('both hands of a solo table', () => {
  const line = { sequence: 'r4-r', colour: 'red', characterized: 'beijing' };

  it('complete a set by an exchange', () => {
    const hands = { scientist: [...RED.slice(0, 3), 'atlanta'], cdc: ['sydney', 'lima'] };
    expect(stepOf(['solo'], { roles: ['scientist', 'cdc'], hands })).toContain('exchange sydney for atlanta');
  });

  it('share the work of a line: the CDC tests what the player will cure', () => {
    const lab = { research: [{ ...line, cubes: { red: 4 } }] };
    const hands = { medic: ['tokyo', 'osaka', 'manila'], cdc: ['sydney', 'lima'] };
    expect(stepOf(['lab', 'solo'], { hands, lab })).toContain('test research-1 with sydney');
  });

  it('fill circles from the CDC’s step, wherever the pawn is', () => {
    const lab = { research: [line], dishes: { growth: { red: 4 } } };
    const hands = { medic: ['tokyo', 'osaka', 'manila'], cdc: ['sydney', 'lima'] };
    expect(stepOf(['lab', 'solo'], { at: { medic: 'tokyo' }, hands, lab })).toContain(
      'apply growth to research-1',
    );
  });

  it('are planned together: what either holds counts for the other', () => {
    const choice = { boxes: ['lab'], challenges: ['solo'] };
    const game = gameOf({ players: 1, epidemics: 4, roles: ['medic'], ...choice, options: OPTIONS });
    const { judge } = mindOf(game, weightsOf(game));
    const oddsWith = (medic: readonly string[], cdc: readonly string[]): number =>
      judge.odds(
        arrange(game, {
          roles: ['medic', 'cdc'],
          ...choice,
          at: { medic: 'tokyo' },
          stations: ['tokyo'],
          hands: { medic, cdc },
        }),
      );
    const four = RED.slice(0, 4);
    expect(oddsWith(['sydney'], four)).toBeGreaterThan(oddsWith(['lima'], four));
    expect(oddsWith(four, ['sydney'])).toBeGreaterThan(oddsWith(four, ['lima']));
  });
});

describe('a solo table', () => {
  it.each([['solo'], ['lab', 'solo']])('is played with %s and %s', (...challenges) => {
    const chosen = challenges.filter((one) => one !== undefined);
    const table = { players: 1, epidemics: 4, boxes: ['lab'], challenges: chosen, options: OPTIONS };
    const player = makeBot('novice')!;
    const state = playThrough(gameOf(table), [player, player], 'solo', ({ turnsDone }) =>
      turnsDone < 5 ? 'go on' : 'enough',
    );
    expect(state.over !== 0 || state.turnsDone === 5).toBe(true);
  });

  const choice = { boxes: ['lab'], challenges: ['solo'] };
  const game = gameOf({ players: 1, epidemics: 4, roles: ['medic'], ...choice, options: OPTIONS });
  const roles = ['medic', 'cdc'];

  it('counts what the CDC holds for a cure', () => {
    const { judge } = mindOf(game, weightsOf(game));
    const oddsWith = (cdc: readonly string[]): number =>
      judge.odds(arrange(game, { roles, ...choice, hands: { cdc } }));
    expect(oddsWith(RED)).toBeGreaterThan(oddsWith(RED.slice(1)) + 0.5);
  });

  it('takes a cure that the CDC can have in its step', () => {
    const state = arrange(game, {
      roles,
      ...choice,
      step: 'cdc',
      hands: { cdc: RED },
      cubes: { atlanta: { blue: 3 } },
    });
    const random = generator('step');
    const command = makeBot('fast')!.choose(() => sightOf(state, 1), offersOf(state, 1), random);
    expect(formatCommand(game, toCommand(game, command))).toContain('cure red');
  });
});
