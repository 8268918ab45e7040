// States that a seat cannot tell apart: whoever decides by what the seat may know decides the same in both.
import { resample, sight } from '@cordon/engine';
import { hashState, type Player, type State } from '@cordon/engine/inner';
import { expect } from 'vitest';
import { gameOf, generator, playThrough } from './table.ts';

export interface HidingTable {
  readonly game: string;
  readonly players: number;
  readonly hands: string;
  readonly boxes: readonly string[];
  readonly challenges: readonly string[];
}

export const HIDING_TABLES: readonly HidingTable[] = [
  { game: 'base', players: 2, hands: 'open', boxes: [], challenges: [] },
  { game: 'base', players: 4, hands: 'private', boxes: [], challenges: [] },
  {
    game: 'iberia',
    players: 3,
    hands: 'open',
    boxes: [],
    challenges: ['influx-of-patients', 'historical-diseases'],
  },
];

export const HIDING_LAB: HidingTable = {
  game: 'base',
  players: 2,
  hands: 'open',
  boxes: ['lab'],
  challenges: ['lab'],
};

/** Another team knows neither hands nor Goal cards. */
export const HIDING_TEAMS: HidingTable = {
  game: 'base',
  players: 4,
  hands: 'team',
  boxes: ['lab'],
  challenges: ['team'],
};

interface Comparison {
  readonly player: Player;
  /** One state in so many is looked at, until so many pairs were compared. */
  readonly every: number;
  readonly most: number;
  /** Whether the seat has something to decide there. */
  readonly isAsked?: (state: State, seat: number) => boolean;
  readonly decide: (state: State, seat: number) => unknown;
}

/** Plays a game, shuffles what is hidden from each seat at some of its states, and expects the same decisions. */
export function expectSameDecisions(
  { hands, ...table }: HidingTable,
  { player, every, most, isAsked = () => true, decide }: Comparison,
): void {
  const game = gameOf({ ...table, epidemics: 5, options: { hands, consent: 'ask', windows: 'possible' } });
  const players = Array.from({ length: game.shape.seats }, () => player);
  const random = generator('shuffle');
  let [looks, differing, asked] = [0, 0, 0];
  playThrough(game, players, 'hidden', (state) => {
    if (looks++ % every !== 0) return 'go on';
    for (let seat = 0; seat < game.shape.seats; seat++) {
      if (!isAsked(state, seat)) continue;
      const other = resample(sight(state, seat + 1), random);
      if (hashState(other) !== hashState(state)) differing++;
      expect(decide(other, seat)).toEqual(decide(state, seat));
      asked++;
    }
    return asked < most ? 'go on' : 'enough';
  });
  expect(asked).toBeGreaterThan(3);
  expect(differing).toBeGreaterThan(3);
}
