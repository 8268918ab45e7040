// Games between sides on two servers that differ only in his city and hand, or in goals, candidate roles, bonus cards and boxed cards.
import type { ConfigRequest } from '@cordon/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareGame } from '../../tools/secrets/game.ts';
import { fixNodeChance } from '../../tools/secrets/nodeChance.ts';
import { Tally } from '../../tools/secrets/tally.ts';

/** `npm run secrets` plays many more. */
const GAMES = 16;

const teams = (index: number): ConfigRequest => ({
  game: 'base',
  boxes: ['brink', 'lab'],
  players: index % 2 === 0 ? 4 : 6,
  challenges: index % 4 === 3 ? ['virulent-strain', 'team'] : ['team'],
  options: { goals: index % 3 === 0 ? 'two' : 'one', windows: index % 2 === 0 ? 'possible' : 'always' },
});

const terrorist = (index: number): ConfigRequest => ({
  game: 'base',
  boxes: ['brink', 'lab'],
  players: 3 + (index % 3),
  challenges: index % 4 === 3 ? ['bio-terrorist', 'lab'] : ['bio-terrorist'],
  options: { hands: index % 4 === 0 ? 'open' : 'private', windows: 'possible' },
});

describe('what leaves the server of a game between sides', () => {
  let release = (): void => {};
  beforeAll(() => {
    release = fixNodeChance();
  });
  afterAll(() => release());

  it.each([
    [
      'teams',
      teams,
      [
        'bonus in a hand',
        'bonus in the box',
        'bonus in the deck',
        'city in a hand',
        'event in the box',
        'team.goals',
        'team.offered',
      ],
    ],
    [
      'the Bio-Terrorist',
      terrorist,
      ['city in a hand', 'event in the box', 'infectionHand.cards', 'terrorist.city'],
    ],
  ] as const)(
    'is the same to the byte for everybody who may not know more: %s',
    async (name, configOf, wanted) => {
      const tally = new Tally();
      for (let index = 0; index < GAMES; index++) {
        const config = configOf(index);
        tally.add(config, await compareGame(`sides ${name} ${String(index)}`, config));
      }
      expect(tally.hidden).toEqual({ different: GAMES });
      expect(Object.keys(tally.elsewhere)).toEqual(expect.arrayContaining([...wanted]));
      expect(tally.ended['parted'] ?? 0).toBeLessThan(GAMES / 3);
      expect(tally.compared['moves']).toBeGreaterThan(GAMES * 8);
    },
  );
});
