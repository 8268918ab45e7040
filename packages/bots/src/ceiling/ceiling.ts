// How well a deal can be played by somebody who knows every card: a lower bound, for what is not found may still be there. It is never
// less than what the fast bot makes of the same deal, for the line of that bot is the first that is tried.
import { seedOfSeries, type Seed } from '@cordon/engine';
import {
  blankState,
  isWonBy,
  play,
  seedRandom,
  startInto,
  Table,
  type Game,
  type Packed,
  type Player,
} from '@cordon/engine/inner';
import { makeBot } from '../bots.ts';
import { mindOf, type Mind } from '../mind.ts';
import { makeTurnSearch } from '../search/turn.ts';
import { weightsOf } from '../weights.ts';
import { makeBeam, type BeamEffort, type Line } from './beam.ts';
import { makeKnowing, type Temper } from './knowing.ts';

export interface Ceiling {
  /** The best line that was found: won, or the one that lasted longest. */
  best(seed: Seed): Line;
}

const NARROW = 3;
const PLANS = 8;
const WIDTH = 10;

/** Different tempers win different deals. */
const TEMPERS: readonly Temper[] = [
  { reached: 12, open: 6, wait: 0.4, handing: 1, handingStep: 0.15, outbreaks: 1, cubes: 2 },
  { reached: 12, open: 6, wait: 0.4, handing: 1, handingStep: 0.15, outbreaks: 1.5, cubes: 3 },
  { reached: 12, open: 6, wait: 0.3, handing: 0.8, handingStep: 0.15, outbreaks: 0.7, cubes: 3 },
  { reached: 12, open: 6, wait: 0.1, handing: 0.6, handingStep: 0.1, outbreaks: 1, cubes: 2 },
  { reached: 12, open: 6, wait: 0.15, handing: 0.4, handingStep: 0.1, outbreaks: 2, cubes: 3 },
  { reached: 16, open: 10, wait: 0.3, handing: 1.5, handingStep: 0.2, outbreaks: 1, cubes: 1 },
];

/** Thinks as the bots do, but judges by what the decks really hold. */
function mindWith(mind: Mind, temper: Temper): Mind {
  const odds = makeKnowing(mind.game, temper, mind.judge.side);
  const judge = { ...mind.judge, odds, oddsToAct: odds, oddsNearby: odds };
  return { ...mind, judge, search: makeTurnSearch(mind.game, judge) };
}

/** Easy deals are won by a narrow beam; only the others need `beam` positions a turn. */
const effortsFor = (beam: number): BeamEffort[] =>
  [NARROW, beam].filter((size) => size <= beam).map((size) => ({ beam: size, plans: PLANS, width: WIDTH }));

export function makeCeiling(table: Game, beam: number): Ceiling {
  const mind = mindOf(table, weightsOf(table));
  const beams = [...TEMPERS.map((temper) => mindWith(mind, temper)), mind].map(makeBeam);
  const fast = makeBot('fast')!;
  return {
    best(seed) {
      let longest = lineBy(fast, table, seed);
      if (isWonBy(longest.end, mind.judge.side)) return longest;
      for (const effort of effortsFor(beam)) {
        for (const one of beams) {
          const line = one.search(seed, effort);
          if (isWonBy(line.end, mind.judge.side)) return line;
          if (line.end.turnsDone > longest.end.turnsDone) longest = line;
        }
      }
      return longest;
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
