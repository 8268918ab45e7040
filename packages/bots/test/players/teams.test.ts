// Teams that have to save the world together, of which the one that is ahead wins.
import { ENDINGS, formatCommand } from '@cordon/engine';
import { sightOf, toCommand, type State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange, type Position } from '../../../engine/test/scenario/arrange.ts';
import { drawState } from '../../src/advice/drawn.ts';
import { makeBot, winChance } from '../../src/index.ts';
import { mindOf, type Mind } from '../../src/mind.ts';
import { CERTAIN } from '../../src/position/weights.ts';
import { weightsOf } from '../../src/weights.ts';
import { LITTLE } from '../advice/efforts.ts';
import { gameOf, generator, offersOf } from '../support/table.ts';

const ROLES = ['medic', 'scientist', 'researcher', 'dispatcher'];
const CHOICE = { boxes: ['lab'], challenges: ['team'] };
const game = gameOf({ players: 4, epidemics: 4, roles: ROLES, ...CHOICE, options: { windows: 'possible' } });
const BLUE = ['paris', 'london', 'essen', 'milan', 'madrid'];

function table(position: Partial<Position> = {}): State {
  const options = { windows: 'possible' };
  return arrange(game, { roles: ROLES, left: 3, options, stations: ['atlanta'], ...CHOICE, ...position });
}

const mindFor = (side: number): Mind => mindOf(game, weightsOf(game), side);
const oddsFor = (side: number, state: State): number => mindFor(side).judge.odds(state);
/** With three cures and what each team has of them. */
const cured = (awards: Readonly<Record<string, number>>, more: Partial<Position> = {}): State =>
  table({
    cured: ['yellow', 'black', 'red'],
    cubes: { lima: { yellow: 1 }, tokyo: { red: 1 }, cairo: { black: 1 }, essen: { blue: 1 } },
    ...more,
    teams: { awards, ...more.teams },
  });
const ONES = { 'cure-yellow': 1, 'cure-black': 1, 'cure-red': 1, 'first-cure': 1 };
const TWOS = { 'cure-yellow': 2, 'cure-black': 2, 'cure-red': 2, 'first-cure': 2 };

describe('a team', () => {
  it('would rather be ahead than behind, and each by its own lights', () => {
    expect(oddsFor(0, cured(ONES))).toBeGreaterThan(oddsFor(0, cured(TWOS)));
    expect(oddsFor(1, cured(TWOS))).toBeGreaterThan(oddsFor(1, cured(ONES)));
  });

  it('knows its own Goal card, and nothing of the other’s', () => {
    const withGoals = (...goals: readonly string[]): State => cured(ONES, { teams: { goals } });
    const [cures, eradications] = [withGoals('goal-2', 'goal-3'), withGoals('goal-1', 'goal-3')];
    expect(oddsFor(0, cures)).not.toBe(oddsFor(0, eradications));
    expect(oddsFor(0, cures)).toBe(oddsFor(0, withGoals('goal-2', 'goal-6')));
  });

  it('likes cards better in its own hands than in those of another', () => {
    const own = cured({}, { hands: { scientist: BLUE.slice(0, 3) } });
    const other = cured({}, { hands: { researcher: BLUE.slice(0, 3) } });
    const { judge } = mindFor(0);
    const aheadIn = (state: State): number => {
      judge.odds(state);
      return judge.stake!.ahead(state);
    };
    expect(aheadIn(own)).toBeGreaterThan(aheadIn(other));
  });

  it('makes the last cure where it wins by it', () => {
    const state = cured(ONES, {
      hands: { medic: BLUE },
      at: { medic: 'atlanta' },
      teams: { goals: ['goal-2', 'goal-3'] },
    });
    const choice = makeBot('fast')!.choose(() => sightOf(state, 0), offersOf(state, 0), generator('cure'));
    expect(formatCommand(game, toCommand(game, choice))).toContain('cure');
  });

  it('would rather succeed behind another than see all of them lose', () => {
    const ended = cured(TWOS);
    const { judge } = mindFor(0);
    const [won, lost] = (['won', 'cards'] as const).map((ending) => {
      ended.over = ENDINGS.indexOf(ending);
      return judge.odds(ended);
    });
    expect(lost).toBe(-CERTAIN);
    expect(won).toBeGreaterThan(lost!);
    expect(won).toBeLessThan(CERTAIN);
  });

  it('is nearer to the end with diseases that are almost gone', () => {
    const few = cured(ONES, { cubes: { lima: { yellow: 1 }, essen: { blue: 1 } } });
    const cubes = { lima: { yellow: 1 }, bogota: { yellow: 1 }, miami: { yellow: 1 }, essen: { blue: 1 } };
    expect(oddsFor(0, few)).toBeGreaterThan(oddsFor(0, cured(ONES, { cubes })));
  });
});

it('a plan goes through the actions of both members', () => {
  const state = table({
    at: { medic: 'paris', scientist: 'lima' },
    cubes: { paris: { blue: 3 }, lima: { yellow: 3 } },
  });
  const sight = sightOf(state, 0);
  const mind = mindFor(0);
  const drawn = drawState(mind.game, sight, generator('both'));
  const [best] = mind.search.plans(drawn, { width: 16, most: 1 });
  const words = best!.commands.map((command) => formatCommand(game, toCommand(game, command)));
  expect(words.filter((text) => text.includes('treat')).length).toBeGreaterThan(1);
  expect(words.some((text) => text.includes('end'))).toBe(true);
});

it('the chance of winning is that of the side that looks', () => {
  const state = cured(ONES, { hands: { medic: BLUE }, at: { medic: 'atlanta' } });
  const [one, other] = [0, 2].map(
    (seat) => winChance(sightOf(state, seat), { seed: 'side', effort: { ...LITTLE, futures: 8 } }).mean,
  );
  expect(one).toBeGreaterThan(0.5);
  expect(other).toBeLessThan(0.5);
});
