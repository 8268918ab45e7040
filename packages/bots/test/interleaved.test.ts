import { seedFromText, seedOfSeries, type ConfigRequest } from '@cordon/engine';
import { blankState, play, seedRandom, sightOf, startInto, Table } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { advise, makeBot } from '../src/index.ts';
import { rehearsalOf } from '../src/search/rehearsal.ts';
import { LITTLE } from './advice/efforts.ts';
import { gameOf } from './support/table.ts';

interface Seated {
  readonly bot: string;
  readonly table: ConfigRequest;
}

const OPEN = { hands: 'open', consent: 'automatic', windows: 'possible' };
const TABLES: readonly Seated[] = [
  { bot: 'fast', table: { players: 2, epidemics: 5, options: OPEN } },
  { bot: 'fast', table: { players: 4, epidemics: 4, options: { ...OPEN, hands: 'private' } } },
  { bot: 'novice', table: { players: 2, epidemics: 5, options: OPEN } },
  {
    bot: 'fast',
    table: { game: 'iberia', players: 3, epidemics: 5, challenges: ['influx-of-patients'], options: OPEN },
  },
];
const TURNS = 4;
/** Someone asks for a hint after every so many commands. */
const HINTS = 16;

/** The commands of a game and the hints at some of its positions, one at a time. */
function* played({ bot, table: request }: Seated): Generator {
  // A new object for the same configuration: bots remember plans by it.
  const game = gameOf({ ...request });
  const { seats } = game.shape;
  const state = blankState(game);
  const seed = seedFromText('interleaved');
  startInto(state, seed);
  const table = new Table(state);
  const players = Array.from({ length: seats }, () => makeBot(bot)!);
  const randoms = players.map((_, seat) => {
    const random = new Int32Array(4);
    seedRandom(random, seedOfSeries(seed, seat + 1));
    return random;
  });
  for (let count = 1; state.over === 0 && state.turnsDone < TURNS; count++) {
    const command = table.next(players, randoms);
    play(state, command);
    yield command;
    if (count % HINTS === 0) yield advise(sightOf(state, 0), { seed: 'interleaved', effort: LITTLE });
  }
}

it('games and hints that take turns in one process go as each of them does alone', () => {
  const alone = TABLES.map((table) => [...played(table)]);
  const together = TABLES.map((): unknown[] => []);
  const running = TABLES.map(played);
  for (let isGoing = true; isGoing;) {
    isGoing = false;
    for (const [index, game] of running.entries()) {
      const next = game.next();
      if (next.done === true) continue;
      together[index]!.push(next.value);
      isGoing = true;
    }
  }
  expect(together).toEqual(alone);
});

it('tables of one configuration are thought about in one game, whatever they hide', () => {
  const table = { players: 3, epidemics: 5 };
  const one = rehearsalOf(gameOf({ ...table, options: OPEN }));
  expect(rehearsalOf(gameOf({ ...table, options: { ...OPEN, hands: 'private', consent: 'ask' } }))).toBe(one);
  expect(rehearsalOf(gameOf({ ...table, epidemics: 6, options: OPEN }))).not.toBe(one);
});
