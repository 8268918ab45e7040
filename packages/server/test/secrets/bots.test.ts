import { waitsFor } from '@cordon/engine';
import { BotDriver, type BotQuestion, type Decider } from '@cordon/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceFrom } from '../../tools/secrets/chance.ts';
import { drawConfigurations, gameOf } from '../../tools/secrets/configurations.ts';
import { dealAnew } from '../../tools/secrets/hidden.ts';
import { fixNodeChance } from '../../tools/secrets/nodeChance.ts';
import { playAhead } from '../../tools/secrets/playAhead.ts';
import { Run } from '../../tools/secrets/run.ts';
import { setScene, TABLE } from '../../tools/secrets/scene.ts';
import type { World } from '../../tools/secrets/world.ts';

const GAMES = 30;

/** Lets a bot act whose answers depend on nothing but how often it was asked; gives back what it is asked. */
function driveBots(world: World): readonly BotQuestion[] {
  const questions: BotQuestion[] = [];
  const decider: Decider = {
    decide(question) {
      questions.push(question);
      const { offers } = question;
      return { choice: Promise.resolve(offers[(questions.length * 7) % offers.length]), cancel: () => {} };
    },
  };
  const driver = new BotDriver(decider, (error) => {
    throw error;
  });
  const { onChange } = world.registry;
  world.registry.onChange = (live, table) => {
    onChange(live, table);
    driver.wake(live, table);
  };
  return questions;
}

describe('what a bot is asked', () => {
  let release = (): void => {};
  beforeAll(() => {
    release = fixNodeChance();
  });
  afterAll(() => release());

  it('does not depend on what is hidden from its seat', async () => {
    let asked = 0;
    for (const [index, config] of drawConfigurations(GAMES, 'bots').entries()) {
      const name = `bots ${String(index)}`;
      const chance = chanceFrom(name);
      const { states } = playAhead(gameOf(config), name, chance, 400);
      const here = chance.pick(states.filter(({ over }) => over === 0));
      // Mostly a seat that has something to say.
      const seat = chance.oneIn(3) ? 1 + chance.below(here.game.config.players) : waitsFor(here);
      const there = dealAnew(here, [seat], name);
      const wanted = { name, seats: [seat], watchers: 'allowed', listed: 'no' } as const;
      const scene = await setScene(wanted, [here, there], chance);
      const questions = scene.twins.worlds.map(driveBots);
      const { verdict } = await scene.twins.ask('player', { type: 'bot', table: TABLE, seat, bot: 'greedy' });
      const run = new Run(scene, { commands: [], exchange: undefined }, chance);
      const ended = verdict !== 'same' ? verdict : await run.goOn(12);

      // After a reveal the bot may know something else; what it is asked as long as it knows the same is the same.
      const [mine, yours] = questions;
      const same = mine!.findIndex(({ sight }, at) => !isSame(sight, yours![at]?.sight));
      const count = same < 0 ? mine!.length : same;
      expect(yours!.slice(0, count)).toEqual(mine!.slice(0, count));
      const rest =
        ended === 'parted' || ended === 'over' ? [] : [...mine!.slice(count), ...yours!.slice(count)];
      expect(rest).toEqual([]);
      asked += count;
    }
    expect(asked).toBeGreaterThan(GAMES);
  });
});

function isSame(one: Int32Array, other: Int32Array | undefined): boolean {
  return other !== undefined && Buffer.from(one.buffer).equals(Buffer.from(other.buffer));
}
