import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    expect(lines).toHaveLength(5);
    // One game is taken out again: it comes back the same, but for the time it took.
    writeFileSync(ledger, `${lines.slice(0, 3).join('\n')}\n`);
    const second = await cordon(args);
    const timeless = (text: string): string => text.replaceAll(/"millisecondsPerTurn": [\d.]+/gu, '');
    expect(timeless(second.out)).toBe(timeless(first.out));
    expect(readFileSync(ledger, 'utf8').split('\n')).toHaveLength(5);
  });

  it('plays with boxes, five at a table', async () => {
    const table = ['--boxes', 'brink,lab', '--players', '5', '--epidemics', '7'];
    const args = ['--seeds', seeds, '--games', '2', '--bots', 'random', '--json', ...table];
    const { code, out } = await cordon(['arena', ...args, '--ledger', join(folder, 'ledger')]);
    expect([code, JSON.parse(out)]).toMatchObject([0, { seeds: 2, cells: [{ games: 2 }] }]);
    expect(readFileSync(join(folder, 'ledger'), 'utf8')).toContain('brink');
  });

  it('plays sides against each other, and the ledger says who won', async () => {
    const ledger = join(folder, 'ledger');
    const table = ['--boxes', 'lab', '--challenges', 'team', '--players', '4', '--epidemics', '4'];
    const args = ['arena', '--seeds', seeds, '--games', '1', ...table, '--ledger', ledger, '--json'];
    const { code, out } = await cordon([...args, '--sides', 'random,greedy']);
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      {
        cells: [{ team: 'random / greedy' }, { team: 'greedy / random' }],
        sides: [{ bot: 'random', games: 2, wins: 0 }, { bot: 'greedy' }],
      },
    ]);
    const lines = readFileSync(ledger, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    // The shorter game of the two is over first.
    const games = lines.map((line): unknown => JSON.parse(line));
    expect(games).toContainEqual(
      expect.objectContaining({
        bots: ['random', 'random', 'greedy', 'greedy'],
        config: expect.objectContaining({
          options: expect.objectContaining({ hands: 'team', consent: 'ask' }) as unknown,
        }) as unknown,
        winners: [],
      }),
    );
    expect((await cordon(['ledger', 'verify', ledger])).out).toContain('2');
    const both = await cordon([...args, '--sides', 'random,greedy', '--bots', 'random']);
    expect([both.code, both.err]).toMatchObject([2, expect.stringContaining('--sides and --bots')]);
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
    expect(readFileSync(ledger, 'utf8').trim().split('\n')).toHaveLength(2);
    expect(await played('1')).toEqual(first);
  });

  it('saves every game, and its ledger can be verified', async () => {
    const [ledger, games] = [join(folder, 'ledger'), join(folder, 'games')];
    const args = ['arena', '--seeds', seeds, '--games', '2', '--bots', 'greedy', '--ledger', ledger];
    const { code, err } = await cordon([...args, '--save-games', games]);
    expect([code, err]).toEqual([0, '']);
    const saved = readdirSync(games);
    expect(saved).toHaveLength(2);
    for (const file of saved) {
      expect(file).toMatch(/^base-2p-4e-greedy-[0-9a-f]{16}\.cordon$/u);
      expect((await cordon(['verify', join(games, file)])).out).toContain('VERIFIED');
    }
    const verified = await cordon(['ledger', 'verify', ledger]);
    expect([verified.code, verified.out]).toEqual([0, '2 games of 2 the same.\nVERIFIED\n']);
    // A result that was touched up is found out, and so is a game of another version.
    const [first = '', second = ''] = readFileSync(ledger, 'utf8').split('\n');
    writeFileSync(
      ledger,
      `${first.replace(/"ending":"\w+"/u, '"ending":"won"')}\n${second.replace(/"greedy":"[^"]+"/u, '"greedy":"0"')}\n`,
    );
    const wrong = await cordon(['ledger', 'verify', ledger]);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toMatch(/line 1: played again, ending is \w+, not won/u);
    expect(wrong.out).toMatch(/line 2: played by greedy 0, this is greedy /u);
    expect(wrong.out).toContain('NOT VERIFIED');
    const refused = await cordon([...args, '--bots', 'greedy']);
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringContaining('choose another file') as unknown,
    ]);
  });

  it('does not save games among other files', async () => {
    writeFileSync(join(folder, 'mine'), '');
    const args = ['--seeds', seeds, '--games', '1', '--bots', 'random', '--save-games'];
    const { code, err } = await cordon(['arena', ...args, folder]);
    expect([code, err]).toEqual([2, expect.stringContaining('is not empty') as unknown]);
    const onFile = await cordon(['arena', ...args, seeds]);
    expect([onFile.code, onFile.err]).toEqual([2, expect.stringContaining('cannot be used') as unknown]);
  });

  it.each([
    [['--games', '2'], '--seeds FILE is missing'],
    [['--games', '3', '--seeds'], 'fewer than 3 games'],
    [['--games', '2', '--bots', 'clever', '--seeds'], 'There is no player “clever”'],
    [['--games', '2', '--bots', 'fast+fast+fast', '--seeds'], 'names 3 bots for 2 players'],
    [['--games', '2', '--on-fault', 'shrug', '--seeds'], '--on-fault takes loss, replace, stop'],
  ])('says what is wrong: %j', async (args, message) => {
    const { code, err } = await cordon(['arena', ...args, ...(args.at(-1) === '--seeds' ? [seeds] : [])]);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
