// Threads of bots: good ones decide, and for bad ones chance does; every question gets an answer.
import { compile, legal, start, seedFromText, waitsFor, type State } from '@cordon/engine';
import { legalInto, makeOffers, sightOf, toCommand } from '@cordon/engine/inner';
import type { BotQuestion } from '@cordon/tables';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeBotPool, type BotPool, type PoolOptions } from '../../src/bots/pool.ts';

/** The first question of a thread waits for its start as well, which takes its time on a busy machine. */
const PATIENCE = 5000;

const FAULTY = new URL('faulty/main.ts', import.meta.url);

function board(): State {
  const game = compile({});
  if (!game.ok) throw new Error(game.error.message);
  return start(game.value, seedFromText('a board')).state;
}

function question(bot: string, state = board()): BotQuestion {
  const offers = makeOffers();
  legalInto(state, offers);
  const seat = waitsFor(state) - 1;
  const own = offers.items
    .slice(0, offers.count)
    .filter((packed) => toCommand(state.game, packed).seat === seat + 1);
  return {
    bot,
    config: state.game.config,
    seat,
    sight: sightOf(state, seat).table.cells,
    offers: own,
    random: Int32Array.of(1, 2, 3, 4),
  };
}

function open(options: Partial<PoolOptions>): { pool: BotPool; troubles: string[]; decided: string[] } {
  const troubles: string[] = [];
  const decided: string[] = [];
  const pool = makeBotPool({
    threads: 1,
    onTrouble: (message) => troubles.push(message),
    onDecided: (bot) => decided.push(bot),
    ...options,
  });
  onTestFinished(() => pool.close());
  return { pool, troubles, decided };
}

describe('good bots', () => {
  test.each(['greedy', 'random'])('%s chooses one of the offers', async (bot) => {
    const { pool, troubles, decided } = open({});
    const state = board();
    const asked = question(bot, state);
    const choice = await pool.decide(asked);
    expect([...asked.offers]).toContain(choice);
    expect(legal(state)).toContainEqual(toCommand(state.game, choice));
    expect(troubles).toEqual([]);
    expect(decided).toEqual([bot]);
  });

  test('more questions than threads wait their turn', async () => {
    const { pool, decided } = open({ threads: 2 });
    const choices = await Promise.all(Array.from({ length: 12 }, () => pool.decide(question('random'))));
    expect(choices).toHaveLength(12);
    // The same words of chance lead to the same choice.
    expect(new Set(choices).size).toBe(1);
    expect(decided).toHaveLength(12);
  });

  test('an unknown bot is no bot', async () => {
    const { pool, troubles } = open({});
    const asked = question('clever');
    expect([...asked.offers]).toContain(await pool.decide(asked));
    expect(troubles).toEqual(['there is no bot clever']);
  });
});

describe('bad bots', () => {
  test.each([
    ['fails', 'no idea'],
    ['cheats', 'cheats chose what was not offered'],
    ['crashes', 'a thread of bots was lost: it was too much'],
    ['dies', 'a thread of bots was lost: the thread ended'],
  ])('one that %s is answered for by chance, and the next is asked as ever', async (bot, trouble) => {
    const { pool, troubles } = open({ worker: FAULTY });
    const asked = question(bot);
    const [bad, good] = await Promise.all([pool.decide(asked), pool.decide(question('plain'))]);
    expect([...asked.offers]).toContain(bad);
    expect(good).toBe(asked.offers[0]);
    expect(troubles).toEqual([trouble]);
  });

  test('those that never answer are answered for by chance when they have had their time', async () => {
    const bots = ['hangs', 'sleeps', 'confuses'];
    const pools = bots.map(() => open({ worker: FAULTY, patience: PATIENCE }));
    await Promise.all(
      pools.map(async ({ pool, troubles }, index) => {
        const asked = question(bots[index]!);
        const [bad, good] = await Promise.all([pool.decide(asked), pool.decide(question('plain'))]);
        expect([...asked.offers]).toContain(bad);
        expect(good).toBe(asked.offers[0]);
        expect(troubles).toEqual(['a thread of bots was lost: a bot thought too long']);
      }),
    );
  });

  test('a thread that cannot even begin is not tried again until somebody asks', async () => {
    const { pool, troubles } = open({ worker: new URL('nowhere.ts', import.meta.url) });
    const asked = question('greedy');
    expect([...asked.offers]).toContain(await pool.decide(asked));
    expect(troubles).toHaveLength(1);
    expect([...asked.offers]).toContain(await pool.decide(asked));
    expect(troubles).toHaveLength(2);
  });
});

describe('closing', () => {
  test('answers what was asked, and whatever is asked afterwards', async () => {
    const { pool } = open({ worker: FAULTY, threads: 1 });
    const asked = question('hangs');
    const pending = [pool.decide(asked), pool.decide(asked)];
    await pool.close();
    for (const choice of await Promise.all([...pending, pool.decide(asked)]))
      expect([...asked.offers]).toContain(choice);
  });
});
