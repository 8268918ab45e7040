// What boxes bring, used in plans: events that help the actions after them, events that answer what has just happened, abilities that cost
// nothing, cures that are paid piece by piece.
import { formatCommand } from '@cordon/engine';
import { hashState, kindOf, play, sightOf, toCommand, type State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange, type Position } from '../../../engine/test/scenario/arrange.ts';
import { makeBot } from '../../src/index.ts';
import { mindOf } from '../../src/mind.ts';
import { chainFrom } from '../../src/position/features/chain.ts';
import { TABLE } from '../../src/position/features/names.ts';
import { weightsOf } from '../../src/weights.ts';
import { gameOf, generator, offersOf, playThrough } from '../support/table.ts';

const BOXES = ['brink', 'lab'];
const OPTIONS = { hands: 'open', consent: 'automatic', windows: 'possible' };
const BLUE = ['paris', 'london', 'essen', 'milan', 'madrid'];
const OTHERS = ['yellow', 'black', 'red'];

function stateOf(position: Position): State {
  const { roles } = position;
  const game = gameOf({ players: roles.length, epidemics: 4, roles, boxes: BOXES, options: OPTIONS });
  return arrange(game, { ...position, boxes: BOXES });
}

/** The best plan of a narrow beam, in words. */
function planOf(state: State): string[] {
  const { search } = mindOf(state.game, weightsOf(state.game));
  const [plan] = search.plans(state, { width: 20, most: 1 });
  return plan!.commands.map((command) => formatCommand(state.game, toCommand(state.game, command)));
}

const featuresOf = (state: State): Float64Array => {
  const { extractor } = mindOf(state.game, weightsOf(state.game)).judge;
  const out = new Float64Array(extractor.count);
  extractor.extract(state, out);
  return out;
};

describe('plans at a table with boxes', () => {
  it('begin with an event that pays off in the last action', () => {
    // Four drives and the cure that wins are one action too many.
    const plan = planOf(
      stateOf({
        roles: ['medic', 'dispatcher'],
        at: { medic: 'moscow' },
        hands: { medic: [...BLUE, 'borrowed-time'] },
        cured: OTHERS,
        stations: ['new-york'],
        cubes: { essen: { blue: 3 }, moscow: { black: 3 }, 'st-petersburg': { blue: 3 } },
      }),
    );
    expect(plan[0]).toContain('borrowed-time');
    expect(plan.at(-1)).toContain('cure blue');
  });

  it.each(['medic', 'dispatcher'])('play what is possible only after a cure, held by the %s', (holder) => {
    const plan = planOf(
      stateOf({
        roles: ['medic', 'dispatcher'],
        at: { dispatcher: 'lima' },
        hands: { medic: BLUE, [holder]: [...(holder === 'medic' ? BLUE : []), 'rapid-vaccine-deployment'] },
        cubes: { essen: { blue: 3 }, milan: { blue: 3 }, paris: { blue: 2 }, lima: { yellow: 1 } },
        rateSpace: 6,
        outbreaks: 5,
      }),
    );
    const cure = plan.findIndex((command) => command.includes('cure blue'));
    expect(cure).toBeGreaterThanOrEqual(0);
    expect(plan[cure + 1]).toContain('rapid-vaccine-deployment');
    expect(plan[cure + 2]).toContain('vaccinate');
  });

  it('pay a cure with samples', () => {
    const plan = planOf(
      stateOf({
        roles: ['field-operative', 'dispatcher'],
        hands: { 'field-operative': BLUE.slice(0, 3) },
        samples: { blue: 3 },
        cured: OTHERS,
      }),
    );
    expect(plan[0]).toBe('1: cure blue piece by piece');
  });

  it('take a card that costs no action and cure with it', () => {
    const plan = planOf(
      stateOf({
        roles: ['epidemiologist', 'dispatcher'],
        left: 1,
        hands: { epidemiologist: BLUE.slice(1), dispatcher: ['paris'] },
        cured: OTHERS,
      }),
    );
    expect(plan[0]).toBe('1: request paris from 2');
    expect(plan[1]).toContain('cure blue');
  });
});

describe('what is in force', () => {
  const position: Position = {
    roles: ['medic', 'dispatcher'],
    hands: { medic: ['commercial-travel-ban', 'infection-zone-ban'] },
    cubes: { essen: { blue: 3 }, milan: { blue: 3 }, paris: { blue: 3 } },
    infectionDiscard: ['lima', 'bogota'],
    rateSpace: 7,
  };
  const after = (command: string): State => {
    const state = stateOf(position);
    const { search, game } = mindOf(state.game, weightsOf(state.game));
    const plan = search
      .plans(state, { width: 400, most: 400, depth: 1 })
      .find(({ commands }) => commands.length === 1 && game.kinds[kindOf(commands[0]!)]!.name === command);
    play(state, plan!.commands[0]!);
    return state;
  };

  it('a travel ban makes what is in danger less', () => {
    const [before, now] = [featuresOf(stateOf(position)), featuresOf(after('commercial-travel-ban'))];
    expect(now[TABLE.dangerNow]).toBeLessThan(0.5 * before[TABLE.dangerNow]!);
  });

  it('a zone ban ends chains', () => {
    const state = stateOf(position);
    const essen = state.game.cityNumbers.get('essen')!;
    expect(chainFrom(state, essen, 0)).toBe(3);
    expect(chainFrom(after('infection-zone-ban'), essen, 0)).toBe(1);
  });
});

it('whoever has to part with a card plays an event that helps instead', () => {
  const state = stateOf({
    roles: ['researcher', 'medic'],
    hands: {
      researcher: ['milan'],
      medic: ['paris', 'london', 'essen', 'lima', 'bogota', 'miami', 'remote-treatment'],
    },
    cubes: { essen: { blue: 3 }, milan: { blue: 3 }, tokyo: { red: 3 } },
    infectionDiscard: ['essen', 'milan', 'tokyo'],
    drawNext: ['epidemic', 'cairo'],
    rateSpace: 6,
    outbreaks: 6,
  });
  const commands = (seat: number): string[] =>
    Array.from(offersOf(state, seat).items.subarray(0, offersOf(state, seat).count), (command) =>
      formatCommand(state.game, toCommand(state.game, command)),
    );
  const gift = commands(0).indexOf('1: give milan to 2');
  play(state, offersOf(state, 0).items[gift]!);
  expect(commands(1)).toContain('2: discard remote-treatment');
  const choice = makeBot('fast')!.choose(() => sightOf(state, 1), offersOf(state, 1), generator('full hand'));
  expect(state.game.kinds[kindOf(choice)]!.name).toBe('remote-treatment');
});

it('no position comes twice in an action part: nothing that is free goes back and forth', () => {
  const roles = ['field-director', 'field-operative', 'epidemiologist'];
  const game = gameOf({ players: 3, epidemics: 5, roles, boxes: BOXES, options: OPTIONS });
  const fast = makeBot('fast')!;
  let seen = new Set<number>();
  let turns = -1;
  let used = 0;
  playThrough(game, [fast, fast, fast], 'back and forth', (state) => {
    if (state.turnsDone !== turns) seen = new Set();
    turns = state.turnsDone;
    const { size } = seen;
    expect(seen.add(hashState(state)).size).toBeGreaterThan(size);
    used++;
    return turns < 12 ? 'go on' : 'enough';
  });
  expect(used).toBeGreaterThan(60);
});
