// What is left to be done in the lab, as players that know no game are told.
import { describe, expect, it } from 'vitest';
import { compile, type State } from '../../../../../src/index.ts';
import { arrange, type Position } from '../../../../scenario/arrange.ts';

const CHOICE = { boxes: ['lab'], challenges: ['lab'] };
const ROLES = ['medic', 'scientist'];

function stateOf(lab: Position['lab'], position: Partial<Position> = {}): State {
  const game = compile({ players: 2, epidemics: 4, roles: ROLES, ...CHOICE });
  if (!game.ok) throw new Error(game.error.message);
  return arrange(game.value, { ...position, roles: ROLES, ...CHOICE, ...(lab === undefined ? {} : { lab }) });
}

function actionsFor(state: State, colour: string): number {
  return state.game.work!.actions(state)[state.game.colourIds.indexOf(colour)]!;
}

const RED = { sequence: 'r4-r', colour: 'red', characterized: 'tokyo' };
const tested = { ...RED, tested: 'osaka' };

describe('the work in the lab', () => {
  it('falls with every step, and is none when the line is complete', () => {
    const steps: Position['lab'][] = [
      { research: [{ sequence: 'r4-r' }] },
      { research: [RED] },
      { research: [RED], dishes: { 'sample-1': { red: 1 } } },
      { research: [RED], dishes: { 'sample-1': { red: 2 } } },
      { research: [RED], dishes: { centrifuge: { red: 2 } } },
      { research: [RED], dishes: { growth: { red: 4 } } },
      { research: [{ ...RED, cubes: { red: 4 } }] },
      { research: [{ ...tested, cubes: { red: 4 } }] },
    ];
    const left = steps.map((lab) => actionsFor(stateOf(lab), 'red'));
    expect(left).toEqual(left.toSorted((one, other) => other - one));
    expect(new Set(left).size).toBe(left.length);
    expect(left.at(-1)).toBe(0);
    expect(Math.max(...left)).toBeLessThanOrEqual(stateOf(undefined).game.work!.whole);
  });

  it('gives the cubes of a dish to one cure: an apply takes all of them', () => {
    const blue = { sequence: 'b4-b', colour: 'blue', characterized: 'paris' };
    const two = { stations: ['atlanta', 'miami'] };
    const alone = stateOf({ research: [RED, blue], dishes: { growth: { red: 4 } } }, two);
    const mixed = stateOf({ research: [RED, blue], dishes: { growth: { red: 4, blue: 4 } } }, two);
    expect(actionsFor(mixed, 'red')).toBeCloseTo(actionsFor(alone, 'red'), 0);
    expect(actionsFor(mixed, 'blue')).toBeCloseTo(actionsFor(alone, 'blue'), 0);
  });

  it('asks for no sample that no cure needs', () => {
    const enough = { research: [RED], dishes: { growth: { red: 4 } } };
    const more = { ...enough, dishes: { growth: { red: 4 }, 'sample-1': { red: 1 } } };
    const sum = (lab: Position['lab']): number =>
      stateOf(lab)
        .game.work!.actions(stateOf(lab))
        .reduce((all, one) => all + one, 0);
    const samples = { ...enough, dishes: { growth: { red: 4 }, 'sample-1': { red: 9 } } };
    expect(sum(samples)).toBeGreaterThan(sum(more));
  });

  it('fills circles of a disease that is gone with any cube', () => {
    const research = [{ sequence: 'k3r1g2-kr', colour: 'red', characterized: 'tokyo' }];
    const dishes = { growth: { red: 6 } };
    const usual = stateOf({ research, dishes });
    const gone = stateOf({ research, dishes }, { cured: ['black'], eradicated: ['black'] });
    expect(actionsFor(gone, 'red')).toBeLessThan(actionsFor(usual, 'red'));
    expect(actionsFor(gone, 'red')).toBe(2);
  });

  it('takes a card for each of characterising and testing, and none of a cured disease', () => {
    const cards = (state: State): number =>
      state.game.work!.cards(state, state.game.colourIds.indexOf('red'));
    expect(cards(stateOf(undefined))).toBe(2);
    expect(cards(stateOf({ research: [RED] }))).toBe(1);
    expect(cards(stateOf({ research: [tested] }))).toBe(0);
    expect(cards(stateOf(undefined, { cured: ['red'] }))).toBe(0);
    expect(actionsFor(stateOf(undefined, { cured: ['red'] }), 'red')).toBe(0);
  });
});
