// Which of several deals is worth a day: the first one that can be won with every card known and that is not lost in the first round.
import { makeBot, makeCeiling } from '@cordon/bots';
import { parseSeed, seedOfSeries, type Config, type Seed } from '@cordon/engine';
import { blankState, isWonBy, play, seedRandom, startInto, Table, type Game } from '@cordon/engine/inner';
import { gameOf } from '../tables/games.ts';

export interface VetOrder {
  readonly config: Config;
  /** The candidates, the first first. */
  readonly seeds: readonly string[];
}

/** How many positions the search with open cards keeps for each turn. Nothing here looks at a clock: the same order gives the same answer. */
const BEAM = 2;
/** Days are never competitive. */
const SIDE = 0;

/**
 * The place of the chosen candidate, counted from 0. Where none can be won, the first that outlasts the first round; where none does
 * that either, the first.
 */
export function vet({ config, seeds: texts }: VetOrder): number {
  const game = gameOf(config);
  const ceiling = makeCeiling(game, BEAM);
  let lasting = -1;
  for (const [place, text] of texts.entries()) {
    const seed = parseSeed(text);
    if (!seed.ok) throw new Error(`'${text}' is no seed`);
    if (isLostAtOnce(game, seed.value)) continue;
    if (isWonBy(ceiling.best(seed.value).end, SIDE)) return place;
    if (lasting < 0) lasting = place;
  }
  return Math.max(0, lasting);
}

/** Whether `fast`, on all seats, loses before everybody has had a turn. */
function isLostAtOnce(game: Game, seed: Seed): boolean {
  const state = blankState(game);
  startInto(state, seed);
  const table = new Table(state);
  const fast = makeBot('fast')!;
  const seats = Array.from({ length: game.shape.seats }, () => fast);
  const randoms = seats.map((_, seat) => {
    const random = new Int32Array(4);
    seedRandom(random, seedOfSeries(seed, seat + 1));
    return random;
  });
  while (state.over === 0 && state.turnsDone < game.turnOrder.length) play(state, table.next(seats, randoms));
  return state.over !== 0 && !isWonBy(state, SIDE);
}
