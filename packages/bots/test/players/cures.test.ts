// A cure that can be had is had, on the boards of games as they are played: each board is taken over with its fires, outbreaks and stations,
// one research line is completed, and whoever acts gets the cards for it.
import { view } from '@cordon/engine';
import { greedyPlayer, type State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange, type Position } from '../../../engine/test/scenario/arrange.ts';
import { makeBot } from '../../src/index.ts';
import { gameOf, playThrough } from '../support/table.ts';
import { turnOf } from '../support/turns.ts';

const OPTIONS = { hands: 'open', consent: 'automatic', windows: 'possible' };
const CARDS: Readonly<Record<string, readonly string[]>> = {
  blue: ['paris', 'london', 'essen', 'milan', 'madrid'],
  yellow: ['lima', 'bogota', 'lagos', 'miami', 'kinshasa'],
  black: ['cairo', 'delhi', 'tehran', 'mumbai', 'karachi'],
  red: ['tokyo', 'osaka', 'manila', 'beijing', 'sydney'],
};
const FILLED: Readonly<Record<string, string>> = { blue: 'b4-b', yellow: 'y4-y', black: 'k4-k', red: 'r4-r' };
const COLOURS = Object.keys(CARDS);

/** A board as it lies: cubes, stations, outbreaks and the infection rate. */
function boardOf(state: State): Partial<Position> {
  const { cubes, shows, outbreaks, rateSpace } = view(state, 0);
  const { stations } = shows as unknown as { readonly stations: readonly string[] };
  return { cubes, stations, outbreaks, rateSpace };
}

/** Boards of random length: where the greedy player has got to after so many turns. */
function boards(challenges: readonly string[], players: number): readonly Partial<Position>[] {
  const game = gameOf({ players, epidemics: 4, boxes: ['lab'], challenges, options: OPTIONS });
  return [3, 6, 9].flatMap((turns, index) => {
    const everybody = Array.from({ length: game.shape.seats }, () => greedyPlayer);
    const state = playThrough(game, everybody, `board ${String(index)}`, ({ turnsDone }) =>
      turnsDone < turns ? 'go on' : 'enough',
    );
    return state.over === 0 ? [boardOf(state)] : [];
  });
}

/** Everybody stands at a station, and the cure of a colour can be had there. */
function withCure(board: Partial<Position>, colour: string, roles: readonly string[], holder: string) {
  const [station] = board.stations!;
  const [one, two, three, characterized, tested] = CARDS[colour]!;
  return {
    ...board,
    roles,
    at: Object.fromEntries(roles.map((role) => [role, station!])),
    hands: { [holder]: [one!, two!, three!] },
    lab: {
      research: [
        {
          sequence: FILLED[colour]!,
          colour,
          characterized: characterized!,
          tested,
          cubes: { [colour]: 4 },
        },
      ],
    },
  };
}

/** The supply that a board leaves is that of a game without a lab: four cubes of the colour have to be left for its circles. */
const leavesCubes = ({ cubes = {} }: Partial<Position>, colour: string): boolean =>
  Object.values(cubes).reduce((sum, counts) => sum + (counts[colour] ?? 0), 0) <= 20;

describe('no cure is left on the table', () => {
  it('in the lab', () => {
    const [roles, choice] = [['medic', 'dispatcher'], { boxes: ['lab'], challenges: ['lab'] }];
    const game = gameOf({ players: 2, epidemics: 4, roles, ...choice, options: OPTIONS });
    let met = 0;
    for (const board of boards(['lab'], 2)) {
      for (const colour of COLOURS.filter((one) => leavesCubes(board, one))) {
        const state = arrange(game, { ...withCure(board, colour, roles, 'medic'), ...choice });
        expect(turnOf(state, makeBot('fast')!).join('\n')).toContain(`1: cure ${colour}`);
        met++;
      }
    }
    expect(met).toBeGreaterThan(7);
  });

  it('solo in the lab, with the own hand or with that of the CDC', () => {
    const [roles, choice] = [['medic', 'cdc'], { boxes: ['lab'], challenges: ['lab', 'solo'] }];
    const game = gameOf({ players: 1, epidemics: 4, roles: ['medic'], ...choice, options: OPTIONS });
    let met = 0;
    for (const [index, board] of boards(['lab', 'solo'], 1).entries()) {
      for (const [at, colour] of COLOURS.filter((one) => leavesCubes(board, one)).entries()) {
        const isOfCdc = (index + at) % 2 === 0;
        const position = withCure(board, colour, roles, isOfCdc ? 'cdc' : 'medic');
        const state = arrange(game, {
          ...position,
          ...choice,
          ...(isOfCdc ? { step: 'cdc', turn: 'medic' } : {}),
        });
        expect(turnOf(state, makeBot('fast')!).join('\n')).toContain(
          `${isOfCdc ? '2' : '1'}: cure ${colour}`,
        );
        met++;
      }
    }
    expect(met).toBeGreaterThan(7);
  });
});

describe('after a cure', () => {
  it('the turn goes on, also where the card that is turned up was the expected one', () => {
    const roles = ['scientist', 'dispatcher'];
    const choice = { boxes: ['lab'], challenges: ['lab'] };
    const game = gameOf({ players: 2, epidemics: 4, roles, ...choice, options: OPTIONS });
    const position = withCure({ stations: ['atlanta'] }, 'red', roles, 'scientist');
    const state = arrange(game, {
      ...position,
      ...choice,
      // Once red is cured one action takes all three.
      cubes: { atlanta: { red: 3 } },
      lab: { ...position.lab, sequencesLeft: 1 },
    });
    const said = turnOf(state, makeBot('fast')!);
    expect(said[0]).toContain('cure red');
    expect(said[1]).toContain('treat red');
  });
});
