// What the challenges of the boxes change about a position: a fifth disease that may be cured or kept off the board, cards that infect from
// the bottom of the deck, and a strain that is worse than other diseases.
import { formatCommand } from '@cordon/engine';
import { toCommand, type State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange, type Position } from '../../../../engine/test/scenario/arrange.ts';
import type { Reason } from '../../../src/advice/reason.ts';
import { outlookOn } from '../../../src/advice/reasons/outlook.ts';
import { reasonsFor } from '../../../src/advice/reasons/reasons.ts';
import { makeBot } from '../../../src/index.ts';
import { mindOf } from '../../../src/mind.ts';
import { believe, makeBelief, type Belief } from '../../../src/position/belief.ts';
import { chainFrom } from '../../../src/position/features/chain.ts';
import { TABLE } from '../../../src/position/features/names.ts';
import { weightsOf } from '../../../src/weights.ts';
import { gameOf, playThrough } from '../../support/table.ts';

const BOXES = ['brink', 'lab'];
const OPTIONS = { hands: 'open', consent: 'automatic', windows: 'possible' };
const ROLES = ['researcher', 'dispatcher'];
/** With so many flights only those to places worth it are looked at. */
const FAR_AWAY = ['paris', 'cairo', 'lima', 'tokyo', 'delhi', 'lagos'];
const FOUR = ['blue', 'yellow', 'black', 'red'];

function stateOf(challenges: readonly string[], position: Partial<Position>): State {
  const roles = position.roles ?? ROLES;
  const table = { players: roles.length, epidemics: 4, roles, boxes: BOXES, challenges, options: OPTIONS };
  return arrange(gameOf(table), { ...position, roles, boxes: BOXES, challenges });
}

function features(state: State): ReadonlyMap<string, number> {
  const { extractor } = mindOf(state.game, weightsOf(state.game)).judge;
  const out = new Float64Array(extractor.count);
  extractor.extract(state, out);
  const sums = new Map<string, number>();
  extractor.features.forEach(({ name }, at) => sums.set(name, (sums.get(name) ?? 0) + out[at]!));
  expect(out.length).toBeGreaterThan(Object.keys(TABLE).length);
  return sums;
}

function beliefOf(state: State): Belief {
  const belief = makeBelief(state.game.shape.infectionCards);
  believe(state, belief, weightsOf(state.game));
  return belief;
}

function reasonsOf(before: State, after: State): readonly Reason[] {
  return reasonsFor(before, after, [], 'actions').map(({ reason }) => reason);
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

function planOf(state: State): string[] {
  const { search } = mindOf(state.game, weightsOf(state.game));
  const [plan] = search.plans(state, { width: 20, most: 1 });
  return plan!.commands.map((command) => formatCommand(state.game, toCommand(state.game, command)));
}

describe.each(['mutation', 'worldwide-panic'])('with %s', (challenge) => {
  const purple = (state: State): number => state.game.colourIds.indexOf('purple');

  it('every infection card is expected, and cards from the bottom bring purple alone', () => {
    const state = stateOf([challenge], { cubes: {} });
    const { lowest, strays } = beliefOf(state);
    expect(strays[purple(state)]).toBeGreaterThan(0);
    expect(sum(strays)).toBe(strays[purple(state)]);
    expect(sum(lowest)).toBeCloseTo(1);
  });

  it('no card from the bottom is expected once purple is gone', () => {
    const state = stateOf([challenge], { cubes: {}, eradicated: ['purple'] });
    expect(sum(beliefOf(state).strays)).toBe(0);
  });

  it('a full purple city is about to break out as its own colour is', () => {
    const dangerOf = (colour: string): number => {
      const at = { roles: ['scientist', 'medic'], infectNext: ['paris'], cubes: { paris: { [colour]: 3 } } };
      return features(stateOf([challenge], at)).get('dangerNow')!;
    };
    expect(dangerOf('purple')).toBeGreaterThan(0.5 * dangerOf('blue'));
    expect(dangerOf('red')).toBeLessThan(0.1 * dangerOf('blue'));
  });

  it('a reason tells of the purple outbreak that is prevented', () => {
    const state = stateOf([challenge], { infectNext: ['paris'], cubes: { paris: { purple: 3 } } });
    const paris = state.game.cityNumbers.get('paris')!;
    expect(outlookOn(state).risk(paris, purple(state))).toBeGreaterThan(0);
  });

  it('a reason tells how many purple cubes are left, until they need not be counted', () => {
    const from = stateOf([challenge], { cubes: { paris: { purple: 2 }, milan: { purple: 1 } } });
    const to = stateOf([challenge], { cubes: { milan: { purple: 1 } } });
    const cleared = { code: 'clears-board', colour: 'purple', from: 3, to: 1 };
    expect(reasonsOf(from, to)).toContainEqual(cleared);
    const cured = stateOf([challenge], { cubes: { milan: { purple: 1 } }, cured: ['purple'] });
    expect(reasonsOf(from, cured).map(({ code }) => code)).not.toContain('clears-board');
  });

  it('the last purple cube is worth a flight when all else is cured', () => {
    const plan = planOf(
      stateOf([challenge], {
        cured: FOUR,
        cubes: { sydney: { purple: 1 } },
        hands: { researcher: ['sydney', ...FAR_AWAY] },
      }),
    );
    expect(plan).toEqual(['1: direct sydney', '1: treat purple']);
  });

  it('purple cubes matter more the nearer the end is', () => {
    const leftOf = (cured: string[]): number =>
      features(stateOf([challenge], { cured, cubes: { paris: { purple: 2 } } })).get('avoidable:left')!;
    expect(leftOf(FOUR.slice(0, 3))).toBeGreaterThan(2 * leftOf([]));
    expect(leftOf([])).toBeGreaterThan(0);
  });
});

describe('with a virulent strain', () => {
  const strained = (inForce: readonly string[], position: Partial<Position> = {}): State =>
    stateOf(['virulent-strain'], { strain: 'blue', inForce, ...position });
  const full = { rateSpace: 7, infectNext: ['essen'], cubes: { essen: { blue: 3 }, karachi: { black: 2 } } };

  it('its outbreaks are feared more where they count twice', () => {
    const dangersOf = (inForce: string[]): number[] => {
      const found = features(strained(inForce, full));
      return ['dangerNow', 'danger3', 'danger2'].map((name) => found.get(name)!);
    };
    const [now, three, two] = dangersOf(['slippery-slope']);
    const [usualNow, usualThree, usualTwo] = dangersOf([]);
    expect(now).toBeGreaterThan(1.5 * usualNow!);
    expect(three).toBeGreaterThan(1.5 * usualThree!);
    expect(two).toBe(usualTwo);
  });

  it('its first outbreaks go further where they are highly contagious', () => {
    const chainOf = (inForce: string[]): number => {
      const cubes = { essen: { blue: 3 }, paris: { blue: 2 }, algiers: { blue: 2 } };
      const state = strained(inForce, { cubes });
      return chainFrom(state, state.game.cityNumbers.get('essen')!, 0);
    };
    expect([chainOf([]), chainOf(['highly-contagious'])]).toEqual([1, 2]);
  });

  it('more cards are expected where one of the strain makes another follow', () => {
    const expected = (inForce: string[]): number => sum(beliefOf(strained(inForce, { cubes: {} })).next);
    expect(expected(['rate-effect'])).toBeGreaterThan(expected([]) + 0.1);
  });

  it('a single cube is no worse than none where an empty city gets two', () => {
    const onesOf = (inForce: string[]): number =>
      features(strained(inForce, { cubes: { paris: { blue: 1 } } })).get('danger1')!;
    expect(onesOf(['chronic-effect'])).toBeLessThan(0.5 * onesOf([]));
  });

  it('reasons tell why its outbreaks are feared and which effects a cure ends', () => {
    const inForce = ['slippery-slope', 'highly-contagious', 'complex-molecular-structure'];
    const before = strained(inForce, full);
    const treated = strained(inForce, { ...full, cubes: { karachi: { black: 2 } } });
    const fear = { code: 'fears-strain', colour: 'blue', spaces: 2, cubes: 2 };
    expect(reasonsOf(before, treated)).toContainEqual(fear);
    const cured = strained(inForce.slice(0, 2), { ...full, cured: ['blue'] });
    const ended = { code: 'ends-effect', card: 'complex-molecular-structure' };
    expect(reasonsOf(before, cured)).toContainEqual(ended);
    const usual = reasonsOf(strained([], full), strained([], { ...full, cubes: { karachi: { black: 2 } } }));
    expect(usual.map(({ code }) => code)).toContain('prevents-outbreak');
    expect(usual.map(({ code }) => code)).not.toContain('fears-strain');
  });

  it('five cards are not enough for its cure where that takes one more', () => {
    const hands = { researcher: ['paris', 'london', 'essen', 'milan', 'madrid'] };
    const nearness = (inForce: string[]): number =>
      features(strained(inForce, { hands, cubes: {} })).get('goal:nearness')!;
    expect(nearness(['complex-molecular-structure'])).toBeLessThan(nearness([]) - 0.3);
  });
});

it.each([
  [['virulent-strain', 'mutation'], 2],
  [['virulent-strain', 'worldwide-panic'], 5],
])('bots play %j to the end', (challenges, players) => {
  const game = gameOf({ players, epidemics: 7, boxes: BOXES, challenges, options: OPTIONS });
  const seats = Array.from({ length: players }, () => makeBot('novice')!);
  for (let deal = 0; deal < 2; deal++)
    expect(playThrough(game, seats, `challenges ${String(deal)}`).over).not.toBe(0);
});
