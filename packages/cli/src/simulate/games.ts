// Plays a range of a series of games. Game number i depends on the seed of the series and on i, on nothing else.
import { seedOfSeries, type Game, type Seed } from '@cordon/engine';
import { blankState, play, seedRandom, startInto, Table, type Player } from '@cordon/engine/inner';
import { countGame, emptyTally, type Tally } from './tally.ts';

export function playGames(
  game: Game,
  players: readonly Player[],
  seed: Seed,
  from: number,
  to: number,
): Tally {
  const tally = emptyTally();
  const state = blankState(game);
  const table = new Table(state);
  const randoms = players.map(() => new Int32Array(4));
  for (let index = from; index < to; index++) {
    const gameSeed = seedOfSeries(seed, index);
    startInto(state, gameSeed);
    table.reset();
    // The players' chance must tell nothing about the cards: it comes from another seed than the shuffle.
    for (const [seat, random] of randoms.entries()) seedRandom(random, seedOfSeries(gameSeed, seat + 1));
    let commands = 0;
    for (; state.over === 0; commands++) play(state, table.next(players, randoms));
    countGame(tally, state.over, state.turnsDone, state.outbreaks, commands);
  }
  return tally;
}
