// Plays a range of a series of games. Game number i depends on the seed of the series and on i, on nothing else.
import { seedOfSeries, type Game, type Seed } from '@cordon/engine';
import {
  blankState,
  play,
  seedRandom,
  startInto,
  Table,
  type Packed,
  type Player,
} from '@cordon/engine/inner';
import { saveGame } from '../arena/saving.ts';
import { countGame, emptyTally, type Tally } from './tally.ts';

/** Digits of a game's number in the name of its file, so that files sort as the games were dealt. */
const DIGITS = 8;

/** Games by number, counted from 0. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Plays a range; with a folder every game is saved there. */
export function playGames(
  game: Game,
  players: readonly Player[],
  seed: Seed,
  { from, to }: Range,
  folder?: string,
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
    const moves: Packed[] = [];
    let commands = 0;
    for (; state.over === 0; commands++) {
      const move = table.next(players, randoms);
      play(state, move);
      if (folder !== undefined) moves.push(move);
    }
    countGame(tally, state.over, state.turnsDone, state.outbreaks, commands);
    if (folder !== undefined) {
      const name = `game-${String(index + 1).padStart(DIGITS, '0')}`;
      saveGame(
        folder,
        name,
        { state, seed: gameSeed, moves },
        players.map((player) => player.name).join(', '),
      );
    }
  }
  return tally;
}
