import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { compare } from '../../tools/speed/compare.ts';
import { HERE, loadVersion } from '../../tools/speed/version.ts';

const ORDER = {
  bot: 'novice',
  game: 'base',
  players: 2,
  epidemics: 5,
  seed: '0123456789abcdef0123456789abcdef',
  turns: 3,
};
const here = await loadVersion(HERE);

it('a version decides as itself, and the time of both is counted', () => {
  const { how, turns, commands, milliseconds } = compare([here, here], { ...ORDER, bot: 'fast' });
  expect(how).toBe('same');
  expect(turns).toBe(ORDER.turns);
  expect(commands).toBeGreaterThan(ORDER.turns);
  expect(milliseconds).toHaveLength(2);
  for (const spent of milliseconds) expect(spent).toBeGreaterThan(0);
});

it('one version is measured as far as the game goes', () => {
  const { how, turns } = compare([here], { ...ORDER, bot: 'random', turns: 1000 });
  expect(how).toBe('same');
  expect(turns).toBeGreaterThan(1);
  expect(turns).toBeLessThan(1000);
});

it('versions that decide differently are compared no further', () => {
  const other = { ...here, makeBot: () => here.makeBot('random') };
  const { how, turns } = compare([here, other], { ...ORDER, turns: 1000 });
  expect(how).toBe('parted');
  expect(turns).toBeLessThan(20);
});

it('a folder without the project is refused by name', async () => {
  await expect(loadVersion(tmpdir())).rejects.toThrow(tmpdir());
});

it('a bot and a table that do not exist are refused', () => {
  expect(() => compare([here], { ...ORDER, bot: 'nobody' })).toThrow('nobody');
  expect(() => compare([here], { ...ORDER, players: 9 })).toThrow('players');
  expect(() => compare([here], { ...ORDER, seed: 'no seed' })).toThrow('no seed');
});
