// How well a deal can be played by somebody who knows every card: a lower bound, for what is not found may still be there. It is never
// less than what the fast bot makes of the same deal, for the line of that bot is the first that is tried.
import { seedOfSeries, type Seed } from '@cordon/engine';
import {
  blankState,
  ENDINGS,
  play,
  seedRandom,
  startInto,
  Table,
  type Game,
  type Packed,
  type Player,
} from '@cordon/engine/inner';
import { makeBot } from '../bots.ts';
import { makeMind } from '../mind.ts';
import { weightsOf } from '../weights.ts';
import { makeBeam, type BeamEffort, type Line } from './beam.ts';

export interface Ceiling {
  /** The best line that was found: won, or the one that lasted longest in the widest beam. */
  best(seed: Seed): Line;
}

const WON = ENDINGS.indexOf('won');
const NARROW = 4;
const PLANS = 8;
const WIDTH = 12;

/** Easy deals are won by a narrow beam; only the others need `beam` positions a turn. */
const effortsFor = (beam: number): BeamEffort[] =>
  [NARROW, beam].filter((size) => size <= beam).map((size) => ({ beam: size, plans: PLANS, width: WIDTH }));

export function makeCeiling(table: Game, beam: number): Ceiling {
  const search = makeBeam(makeMind(table, weightsOf(table)));
  const fast = makeBot('fast')!;
  return {
    best(seed) {
      let line = lineBy(fast, table, seed);
      for (const effort of effortsFor(beam)) {
        if (line.end.over === WON) return line;
        line = search.search(seed, effort);
      }
      return line;
    },
  };
}

/** How a bot plays a deal on all seats, seeing what it may. */
export function lineBy(player: Player, game: Game, seed: Seed): Line {
  const state = blankState(game);
  startInto(state, seed);
  const table = new Table(state);
  const players = Array.from({ length: game.shape.seats }, () => player);
  const randoms = players.map((_, seat) => {
    const random = new Int32Array(4);
    seedRandom(random, seedOfSeries(seed, seat + 1));
    return random;
  });
  const commands: Packed[] = [];
  while (state.over === 0) {
    const command = table.next(players, randoms);
    commands.push(command);
    play(state, command);
  }
  return { commands, end: state };
}
