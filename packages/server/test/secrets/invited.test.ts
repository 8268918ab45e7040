// Somebody who is invited to a table without watchers may know who sits there and whose turn it is, and nothing of the board:
// two quite different games have to look the same.
import { formatWords, legal, seedFromText, snapshot, speakerOf, start, waitsFor } from '@cordon/engine';
import { hashToken } from '@cordon/tables/inner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceFrom } from '../../tools/secrets/chance.ts';
import { drawConfigurations, gameOf } from '../../tools/secrets/configurations.ts';
import { fixNodeChance } from '../../tools/secrets/nodeChance.ts';
import { anyKind } from '../../tools/secrets/playAhead.ts';
import { TABLE } from '../../tools/secrets/scene.ts';
import { Twins, type Ask, type Verdict } from '../../tools/secrets/twins.ts';
import type { World } from '../../tools/secrets/world.ts';

const table = TABLE;
const KEY = 'the-key-of-the-invitation';
const guest = (name: string) => ({ id: name.padEnd(16, '0'), name });
const who = (seat: number): string => `person${String(seat)}`;

/** Whose turn it is, and the how manieth. */
async function turnOf(world: World): Promise<string> {
  const { state, proposals } = await world.table(TABLE);
  return [waitsFor(state), state.turnsDone, state.over, proposals.length].join();
}

/** Two tables of the same configuration with other cards, and somebody who has only the invitation. */
async function gather(name: string, config: object): Promise<Twins> {
  const game = gameOf(config);
  const twins = new Twins(name, async ([here, there]) => {
    return { isSame: (await turnOf(here)) === (await turnOf(there)), reveals: 0, isOver: false };
  });
  for (const [index, world] of twins.worlds.entries()) {
    const { state } = start(game, seedFromText(`${name} ${String(index)}`));
    await world.put(TABLE, {
      entry: 'created',
      host: guest(who(1)),
      config: game.config,
      deal: { snapshot: snapshot(state) },
      moves: [],
      watchers: 'none',
      listed: 'no',
      invite: hashToken(KEY),
    });
  }
  await twins.connect('invited', guest('invited'), 'compared');
  await twins.ask('invited', { type: 'open', table, key: KEY });
  for (let seat = 1; seat <= game.config.players; seat++) {
    await twins.connect(who(seat), guest(who(seat)), 'other');
    await twins.ask(who(seat), { type: 'open', table, key: KEY });
    await twins.ask(who(seat), { type: 'sit', table, seat });
    await twins.ask(who(seat), { type: 'close', table });
  }
  return twins;
}

const questions = (move: number): Ask[] => [
  { type: 'look', table, move },
  { type: 'export', table },
  { type: 'fork', table, move },
  { type: 'play', table, seat: 1, position: 9, commands: ['end'] },
  { type: 'propose', table, seat: 1, position: 9, commands: ['end'] },
  { type: 'tables' },
  { type: 'open', table, after: 0 },
];

/** Each table makes a move of its own, of the same seat, which is first laid out as a plan. */
async function moveBoth(twins: Twins, number: number): Promise<Verdict> {
  const chance = chanceFrom(`move ${String(number)}`);
  const tables = await Promise.all(twins.worlds.map((world) => world.table(TABLE)));
  const seat = waitsFor(tables[0]!.state);
  if (seat === 0 || waitsFor(tables[1]!.state) !== seat) return 'parted';
  const [here, there] = tables.map(({ state, position }) => {
    const words = formatWords(state.game, anyKind(legal(state, seat), chance));
    return { table, seat, position, commands: [words] };
  });
  const person = who(speakerOf(tables[0]!.game, seat));
  const { verdict } = await twins.ask(person, { type: 'propose', ...here! }, { type: 'propose', ...there! });
  if (verdict === 'parted') return 'parted';
  await twins.ask(person, { type: 'say', table, text: 'Shall I?' });
  for (const question of questions(number)) await twins.ask('invited', question);
  return (await twins.ask(person, { type: 'play', ...here! }, { type: 'play', ...there! })).verdict;
}

describe('an invited person without a seat at a table without watchers', () => {
  let release = (): void => {};
  beforeAll(() => {
    release = fixNodeChance();
  });
  afterAll(() => release());

  it('hears nothing of the board', async () => {
    let moves = 0;
    let messages = 0;
    for (const [index, config] of drawConfigurations(40, 'invited').entries()) {
      const twins = await gather(`invited ${String(index)}`, config);
      await twins.ask(who(1), { type: 'start', table });
      // Whose turn it is may be known: when that is no longer the same, the games have parted.
      for (let number = 0; number < 12 && (await moveBoth(twins, number)) === 'same'; number++) moves++;
      messages += twins.counts.messages;
    }
    expect(moves).toBeGreaterThan(40);
    expect(messages).toBeGreaterThan(500);
  });
});
