import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cordon } from './cordon.ts';

describe('cordon arena', () => {
  let folder: string;
  let seeds: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cordon-arena-'));
    seeds = join(folder, 'seeds.txt');
    writeFileSync(seeds, `# two deals\n${'0'.repeat(31)}1\n${'0'.repeat(31)}2\n`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('plays every bot on the same deals, and only what is missing when it goes on', async () => {
    const ledger = join(folder, 'ledger');
    const args = [
      'arena',
      '--seeds',
      seeds,
      '--games',
      '2',
      '--bots',
      'greedy,random',
      '--ledger',
      ledger,
      '--json',
    ];
    const first = await cordon(args);
    expect(first.code).toBe(0);
    const lines = readFileSync(ledger, 'utf8').split('\n');
    expect(lines).toHaveLength(6);
    // One game is taken out again: it comes back the same, but for the time it took.
    writeFileSync(ledger, `${lines.slice(0, 4).join('\n')}\n`);
    const second = await cordon(args);
    const timeless = (text: string): string => text.replaceAll(/"millisecondsPerTurn": [\d.]+/gu, '');
    expect(timeless(second.out)).toBe(timeless(first.out));
    expect(readFileSync(ledger, 'utf8').split('\n')).toHaveLength(6);
  });

  it('goes on with more deals of the same list, and counts only those that are asked for', async () => {
    const ledger = join(folder, 'ledger');
    const played = async (games: string): Promise<unknown> => {
      const all = ['--seeds', seeds, '--games', games, '--bots', 'random', '--ledger', ledger, '--json'];
      const { code, out } = await cordon(['arena', ...all]);
      expect(code).toBe(0);
      return JSON.parse(out);
    };
    const first = await played('1');
    expect(first).toMatchObject({ seeds: 1, cells: [{ games: 1 }] });
    expect(await played('2')).toMatchObject({ seeds: 2, cells: [{ games: 2 }] });
    expect(readFileSync(ledger, 'utf8').trim().split('\n')).toHaveLength(3);
    expect(await played('1')).toEqual(first);
    writeFileSync(seeds, `${'0'.repeat(31)}1\n${'0'.repeat(31)}3\n`);
    const { err } = await cordon([
      'arena',
      '--seeds',
      seeds,
      '--games',
      '1',
      '--bots',
      'random',
      '--ledger',
      ledger,
    ]);
    expect(err).toContain('another contest');
  });

  it.each([
    [['--games', '2'], '--seeds FILE is missing'],
    [['--games', '3', '--seeds'], 'fewer than 3 games'],
    [['--games', '2', '--bots', 'clever', '--seeds'], 'There is no player “clever”'],
    [['--games', '2', '--bots', 'fast+fast+fast', '--seeds'], 'names 3 bots for 2 seats'],
  ])('says what is wrong: %j', async (args, message) => {
    const { code, err } = await cordon(['arena', ...args, ...(args.at(-1) === '--seeds' ? [seeds] : [])]);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
