// The laboratory, played: cures that can be had are had, nothing grows beyond the supply, and what is free is used.
import { resample, sight } from '@cordon/engine';
import { ENDINGS, type State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange, type Position } from '../../../engine/test/scenario/arrange.ts';
import { makeBot } from '../../src/index.ts';
import { mindOf } from '../../src/mind.ts';
import { weightsOf } from '../../src/weights.ts';
import { gameOf, generator, playThrough } from '../support/table.ts';
import { turnOf, wordsOf } from '../support/turns.ts';

const CHOICE = { boxes: ['lab'], challenges: ['lab'] };
const OPTIONS = { hands: 'open', consent: 'automatic', windows: 'possible' };
const ROLES = ['medic', 'dispatcher'];
const RED = ['tokyo', 'osaka', 'manila'];
const COMPLETE = {
  sequence: 'r4-r',
  colour: 'red',
  characterized: 'beijing',
  tested: 'sydney',
  cubes: { red: 4 },
};

function stateOf(position: Partial<Position>): State {
  const roles = position.roles ?? ROLES;
  const choice = { ...CHOICE, boxes: position.boxes ?? CHOICE.boxes };
  const game = gameOf({ players: roles.length, epidemics: 4, roles, ...choice, options: OPTIONS });
  return arrange(game, { ...position, roles, ...choice });
}

function planOf(state: State, width = 20): string[] {
  const { search } = mindOf(state.game, weightsOf(state.game));
  return wordsOf(state, search.plans(state, { width, most: 1 })[0]!.commands);
}

describe.each(['novice', 'fast'])('%s in the lab', (name) => {
  it.each([
    ['at once', {}],
    [
      'with fires to put out',
      { cubes: { atlanta: { blue: 3 }, washington: { blue: 3 }, miami: { yellow: 3 } } },
    ],
    ['with a card fewer for the next cure', { hands: { medic: [...RED, 'cairo', 'delhi'] } }],
  ])('takes a cure that can be had, %s', (_, position: Partial<Position>) => {
    const state = stateOf({ hands: { medic: RED }, lab: { research: [COMPLETE] }, ...position });
    expect(turnOf(state, makeBot(name)!).join('\n')).toContain('cure red');
  });

  it('grows nothing that the supply cannot give', () => {
    const state = stateOf({
      hands: { medic: RED },
      supply: { red: 1 },
      lab: {
        dishes: { centrifuge: { red: 2 } },
        research: [{ sequence: 'r4-r', colour: 'red', characterized: 'beijing' }],
      },
    });
    const said = turnOf(state, makeBot(name)!);
    expect(said.join('\n')).not.toContain('grow');
    expect(ENDINGS[state.over]).not.toBe('cubes');
  });

  it('plays on', () => {
    const game = gameOf({ players: 2, epidemics: 4, ...CHOICE, options: OPTIONS });
    const player = makeBot(name)!;
    const state = playThrough(game, [player, player], 'lab', ({ turnsDone }) =>
      turnsDone < 2 ? 'go on' : 'enough',
    );
    expect(state.over !== 0 || state.turnsDone === 2).toBe(true);
  });
});

describe('plans in the lab', () => {
  it('go to a station for a cure', () => {
    const plan = planOf(
      stateOf({
        at: { medic: 'new-york' },
        hands: { medic: RED },
        lab: { research: [COMPLETE] },
      }),
    );
    expect(plan.at(-1)).toContain('cure red');
  });

  it('end where cards are turned up: what follows depends on them', () => {
    const state = stateOf({ hands: { medic: RED }, lab: { research: [COMPLETE] } });
    const { search } = mindOf(state.game, weightsOf(state.game));
    const [plan] = search.plans(state, { width: 20, most: 1 });
    expect(plan!.isOpen).toBe(true);
    expect(wordsOf(state, plan!.commands).filter((command) => command.includes('cure'))).toHaveLength(1);
    expect(wordsOf(state, plan!.commands).at(-1)).toContain('cure red');
  });

  it('do the whole work of a line with what lies ready', () => {
    const plan = planOf(
      stateOf({
        hands: { medic: ['beijing', 'sydney', ...RED] },
        lab: { dishes: { growth: { red: 4 } }, research: [{ sequence: 'r4-r' }] },
      }),
    ).join('\n');
    expect(plan).toMatch(
      /characterize research-1 with .*apply growth to research-1.*test research-1 with .*cure red/su,
    );
  });

  it('use the lab action that building gives', () => {
    const plan = planOf(
      stateOf({
        roles: ['operations-expert', 'dispatcher'],
        at: { 'operations-expert': 'tokyo' },
        left: 1,
        hands: { 'operations-expert': RED },
        lab: {
          dishes: { growth: { red: 4 } },
          research: [{ sequence: 'r4-r', colour: 'red', characterized: 'beijing' }],
        },
      }),
    );
    expect(plan).toEqual(['1: build', '1: apply growth to research-1']);
  });

  it('use it for what comes next, and not for what looks best at once', () => {
    const plan = planOf(
      stateOf({
        roles: ['operations-expert', 'dispatcher'],
        at: { 'operations-expert': 'taipei' },
        left: 2,
        stations: ['atlanta', 'madrid'],
        cured: ['yellow', 'black'],
        hands: {
          'operations-expert': ['new-york', 'london', 'milan', 'st-petersburg', 'manila'],
          dispatcher: ['bangkok', 'ho-chi-minh-city', 'hong-kong', 'seoul'],
        },
        lab: {
          research: [
            { sequence: 'r4g4-bykrp' },
            { sequence: 'b4-b', colour: 'blue', characterized: 'atlanta', cubes: { blue: 4 } },
          ],
        },
      }),
      40,
    );
    expect(plan.slice(0, 2)).toEqual(['1: build', expect.stringContaining('1: test research-2 with ')]);
    expect(plan.at(-1)).toContain('1: cure blue');
  });

  it('use what a role may do in the lab for nothing', () => {
    const plan = planOf(
      stateOf({
        boxes: ['brink', 'lab'],
        roles: ['epidemiologist', 'dispatcher'],
        left: 1,
        hands: { epidemiologist: RED },
        lab: {
          dishes: { centrifuge: { red: 2 } },
          research: [{ sequence: 'r4-r', colour: 'red', characterized: 'beijing' }],
        },
      }),
    );
    expect(plan).toEqual(['1: grow centrifuge', '1: apply growth to research-1']);
  });

  it('take a sample that a line lacks and none that nothing needs', () => {
    const research = [{ sequence: 'r4-r', colour: 'red', characterized: 'beijing' }];
    const at = { medic: 'tokyo' };
    const cubes = { tokyo: { red: 3 } };
    const wanted = stateOf({ at, cubes, hands: { medic: RED }, lab: { research } });
    expect(planOf(wanted).join('\n')).toContain('sample into sample-1');
    const dishes = { growth: { red: 8 } };
    const plenty = stateOf({ at, cubes, hands: { medic: RED }, lab: { dishes, research } });
    expect(planOf(plenty).join('\n')).not.toContain('sample into');
  });

  it('are the same whatever lies in the deck of Sequence cards', () => {
    const state = stateOf({ hands: { medic: ['beijing', ...RED] } });
    const plan = planOf(state);
    for (let order = 0; order < 4; order++)
      expect(planOf(resample(sight(state, 1), generator(`order ${String(order)}`)))).toEqual(plan);
  });
});
