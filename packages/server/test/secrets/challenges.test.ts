// What challenges add to what is hidden: epidemics that stay in the box, cards that no hand holds in both decks, and looks at them.
import { gamesThereAre, restore, snapshot, view, type ConfigRequest, type State } from '@cordon/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengeSets } from '../../tools/challengeSets.ts';
import { chanceFrom } from '../../tools/secrets/chance.ts';
import { gameOf } from '../../tools/secrets/configurations.ts';
import { whatLiesElsewhere } from '../../tools/secrets/elsewhere.ts';
import { dealAnew, isSameKnowledge } from '../../tools/secrets/hidden.ts';
import { fixNodeChance } from '../../tools/secrets/nodeChance.ts';
import { playAhead } from '../../tools/secrets/playAhead.ts';
import { Run } from '../../tools/secrets/run.ts';
import { setScene } from '../../tools/secrets/scene.ts';

const [base] = gamesThereAre();
const BOXES = base!.boxes.map(({ id }) => id);
const PRIVATE = { hands: 'private', forecast: 'player' };
const CONFIGURATIONS = challengeSets(base!, BOXES, 2)
  .filter((challenges) => challenges.length > 0)
  .map((challenges): ConfigRequest => ({
    game: 'base',
    boxes: BOXES,
    players: 2,
    challenges,
    options: PRIVATE,
  }));

const MOMENTS = 4;
const DEALS = 8;

describe('a game that is dealt anew in the middle, as a fork is', () => {
  /** One person knows both hands of a solo table, so only the decks are dealt anew for them. */
  const SOLO: ConfigRequest = {
    game: 'base',
    boxes: BOXES,
    players: 1,
    challenges: ['virulent-strain', 'mutation', 'solo'],
    options: PRIVATE,
  };

  it.each([...CONFIGURATIONS, SOLO])('looks the same and may go on otherwise: $challenges', (config) => {
    const game = gameOf(config);
    const name = `anew ${String(config.challenges)}`;
    const chance = chanceFrom(name);
    const running = playAhead(game, name, chance, 200).states.filter(({ over }) => over === 0);
    const found = new Set<string>();
    for (const seat of [0, 1, 2])
      for (let moment = 0; moment < MOMENTS; moment++) {
        const state = chance.pick(running);
        const seats = seat === 0 ? [] : [seat];
        for (let deal = 0; deal < DEALS; deal++) {
          const other = dealAnew(state, seats, `${name} ${String(moment)} ${String(deal)}`);
          expect(isSameKnowledge(state, other, seats)).toBe(true);
          expect(restore(game, snapshot(other)).ok).toBe(true);
          for (const what of whatLiesElsewhere(state, other)) found.add(what);
        }
      }
    const wanted = ['city in the deck', 'city in a hand', 'epidemic in the deck', 'infection cards'];
    if (game.config.challenges.includes('virulent-strain')) wanted.push('epidemic in the box');
    if (game.infectionIds.length > game.cityIds.length) wanted.push('mutation-event in the deck');
    expect([...found]).toEqual(expect.arrayContaining(wanted));
  });
});

/** Whether seat 2 is looking at infection cards with a card among them that belongs to no city. */
function isPeek(state: State): boolean {
  const top = view(state, 2).frames.at(-1);
  if (top?.frame !== 'forecast' || top['seat'] !== 2) return false;
  const { cards, size } = state.infectionDeck;
  return cards.subarray(size - Number(top['open']), size).some((card) => card >= state.game.cityIds.length);
}

/** A moment at which seat 2 looks at a Mutation card. */
function findPeek(config: ConfigRequest): State {
  for (let number = 0; number < 500; number++) {
    const name = `peek ${String(number)}`;
    const found = playAhead(gameOf(config), name, chanceFrom(name), 200).states.find(isPeek);
    if (found !== undefined) return found;
  }
  throw new Error('nobody ever looks at one');
}

/** With few challenges besides: those are looked at above. */
function isOfMutation({ challenges = [] }: ConfigRequest): boolean {
  return challenges[0] === 'mutation' || challenges[0] === 'worldwide-panic';
}

describe('a look at infection cards', () => {
  let release = (): void => {};
  beforeAll(() => {
    release = fixNodeChance();
  });
  afterAll(() => release());

  it.each(CONFIGURATIONS.filter(isOfMutation))(
    'tells nobody else whether a Mutation card is among them: $challenges',
    async (config) => {
      const here = findPeek(config);
      const name = `peek of ${String(config.challenges)}`;
      let secret = 0;
      for (let deal = 0; deal < 4; deal++) {
        const chance = chanceFrom(`${name} ${String(deal)}`);
        const there = dealAnew(here, [1], `${name} ${String(deal)}`);
        const wanted = { name, seats: [1], watchers: 'allowed', listed: 'no' } as const;
        const run = new Run(
          await setScene(wanted, [here, there], chance),
          { commands: [], exchange: undefined },
          chance,
        );
        await run.goOn(8);
        secret += run.secretMoves;
      }
      expect(secret).toBeGreaterThan(4);
    },
  );
});
