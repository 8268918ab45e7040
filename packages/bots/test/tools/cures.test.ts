// No cure that is within reach is left on the table, over whole games; and the watch sees those that are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommand } from '@cordon/engine';
import { fromCommand, play } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange, type Position } from '../../../engine/test/scenario/arrange.ts';
import { watchGames } from '../../tools/cures/games.ts';
import { Watch, type Within } from '../../tools/cures/watch.ts';
import { gameOf } from '../support/table.ts';

const LIST = readFileSync(join(import.meta.dirname, '..', '..', 'seeds', 'tuning.txt'), 'utf8');
const SEEDS = LIST.split('\n').filter((line) => /^[\da-f]+$/u.test(line));
const OPTIONS = { hands: 'open', consent: 'automatic', windows: 'possible' };

describe('in whole games the fast bot leaves no cure on the table', () => {
  it.each([
    { challenges: [], deals: [0, 1] },
    { challenges: ['solo'], deals: [0, 1, 3] },
    { challenges: ['lab'], deals: [1, 2] },
  ])('with $challenges', ({ challenges, deals }) => {
    const request = {
      game: 'base',
      players: challenges.includes('solo') ? 1 : 2,
      epidemics: 4,
      boxes: challenges.length > 0 ? ['lab'] : [],
      challenges,
      options: OPTIONS,
    };
    const games = watchGames({ request, bot: 'fast', seeds: deals.map((deal) => SEEDS[deal]!) });
    const within = games.flatMap((game) => game.within);
    expect(within.filter(({ how }) => how === 'left')).toEqual([]);
    expect(within.length).toBeGreaterThan(3);
  });
});

describe('the watch', () => {
  const roles = ['medic', 'scientist'];
  const choice = { boxes: ['lab'], challenges: ['lab'] };
  const line = { sequence: 'r4-r', colour: 'red', characterized: 'beijing', cubes: { red: 4 } };

  /** What it saw of a turn in which these commands are given. */
  function seen(position: Partial<Position>, ...said: readonly string[]): readonly Partial<Within>[] {
    const game = gameOf({ players: 2, epidemics: 4, roles, ...choice, options: OPTIONS });
    const hands = { medic: ['tokyo', 'osaka', 'manila', 'sydney'] };
    const state = arrange(game, { roles, ...choice, left: 2, hands, ...position });
    const watch = new Watch(state);
    for (const words of said) {
      const command = parseCommand(state, words);
      if (!command.ok) throw new Error(command.error.message);
      const packed = fromCommand(game, command.value);
      if (!packed.ok) throw new Error(packed.error.message);
      watch.before(state, packed.value);
      play(state, packed.value);
    }
    return watch.end(state).within;
  }

  const complete = { lab: { research: [{ ...line, tested: 'jakarta' }] } };
  const untested = { lab: { research: [line] } };

  it('sees a cure that is left, and what it was left for', () => {
    expect(seen(complete, '1: drive chicago', '1: end')).toMatchObject([
      { turn: 1, seat: 1, colour: 'red', after: [], how: 'left', goneWith: '1: drive chicago' },
    ]);
    expect(seen({ ...complete, left: 1 }, '1: drive chicago')).toMatchObject([
      { how: 'left', played: ['1: drive chicago'] },
    ]);
  });

  it('sees one that is an action away', () => {
    expect(seen(untested, '1: end')).toMatchObject([
      { colour: 'red', after: [expect.stringContaining('test research-1')], how: 'left' },
    ]);
    expect(seen({ ...untested, left: 1 }, '1: end')).toMatchObject([]);
  });

  it('sees one that is had', () => {
    expect(seen(complete, '1: cure red with tokyo osaka manila', '1: end')).toMatchObject([
      { colour: 'red', how: 'reached' },
    ]);
  });
});
