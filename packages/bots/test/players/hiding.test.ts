// Bots at a table where one seat hides from the others.
import { hashState, Table, randomPlayer, kindOf, sightOf, type Player } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { advise, explain, makeBot, winChance } from '../../src/index.ts';
import { LITTLE } from '../advice/efforts.ts';
import { expectSameDecisions, type HidingTable } from '../support/hidden.ts';
import { generator, offersOf, playThrough } from '../support/table.ts';
import { sayIn, terroristGame, withTerrorist } from '../support/terrorist.ts';

const TABLE: HidingTable = {
  game: 'base',
  players: 3,
  hands: 'private',
  boxes: ['brink'],
  challenges: ['bio-terrorist'],
};

describe.each([
  ['novice', 5, 60],
  ['fast', 11, 30],
  ['strong', 29, 4],
] as const)('%s', (name, every, most) => {
  it('chooses by what its seat may know alone, whoever hides and wherever', () =>
    expectSameDecisions(TABLE, {
      player: randomPlayer,
      every,
      most,
      isAsked: (state, seat) => offersOf(state, seat).count > 1,
      decide: (state, seat) =>
        makeBot(name)!.choose(() => sightOf(state, seat), offersOf(state, seat), generator('choice')),
    }));
});

it('a hint, a chance and a reason are what the seat may know', () =>
  expectSameDecisions(TABLE, {
    player: makeBot('novice')!,
    every: 17,
    most: 6,
    isAsked: (state, seat) => offersOf(state, seat).count > 1,
    decide: (state, seat) => {
      const thinking = { seed: 'hint', effort: LITTLE };
      const sight = sightOf(state, seat);
      const [first] = offersOf(state, seat).items;
      return [advise(sight, thinking), winChance(sight, thinking), explain(sight, first!, 'why')?.reasons];
    },
  }));

/** What a seat says next. */
function saidBy(name: string, state: ReturnType<typeof withTerrorist>): string {
  const bot = makeBot(name)!;
  const players: (Player | undefined)[] = [bot, bot, bot];
  const command = new Table(state).next(
    players,
    [0, 1, 2].map((seat) => generator(String(seat))),
  );
  return sayIn(state, [command])[0]!;
}

it.each(['novice', 'fast', 'strong'])('%s captures him where he stands', (name) => {
  const state = withTerrorist({
    at: { dispatcher: 'milan', researcher: 'tokyo' },
    terrorist: { city: 'milan', hand: ['delhi', 'cairo'] },
    cubes: { delhi: { purple: 2 } },
  });
  expect(saidBy(name, state)).toContain('capture');
});

it('his turn is three commands, whoever plays him, and his first city is not always the same', () => {
  const fast = makeBot('fast')!;
  const first = new Set<string>();
  for (let game = 0; game < 4; game++) {
    let commands = 0;
    let turn = 0;
    const heard: Player = {
      name: 'heard',
      choose: (look, offers, random) => {
        const choice = fast.choose(look, offers, random);
        const { name } = look().table.game.kinds[kindOf(choice)]!;
        if (name === 'hide') first.add(String(choice));
        else if (name !== 'shed') commands++;
        return choice;
      },
    };
    playThrough(terroristGame(), [fast, fast, heard], `three ${String(game)}`, (state) => {
      if (state.turnsDone === turn) return 'go on';
      expect(commands).toBe(3);
      commands = 0;
      turn = state.turnsDone;
      return turn < 2 ? 'go on' : 'enough';
    });
  }
  expect(first.size).toBeGreaterThan(1);
});

it('plays the same game from the same seed', () => {
  const once = (): number =>
    hashState(
      playThrough(
        terroristGame(),
        [0, 1, 2].map(() => makeBot('novice')!),
        'twice',
        (state) => (state.turnsDone < 6 ? 'go on' : 'enough'),
      ),
    );
  expect(once()).toBe(once());
});
