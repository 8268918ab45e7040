import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cordon, folder } from './cordon.ts';

const ROLES = ['--roles', 'scientist,researcher', '--seed', 'a test'];

describe('cordon play', () => {
  it('shows the promise, the table and what the game waits for', async () => {
    const { code, out } = await cordon(['play', ...ROLES]);
    expect(code).toBe(0);
    expect(out).toMatch(/Hash of the seed \(SHA-256\): [0-9a-f]{64}/u);
    expect(out).toContain('Player 1 is the Scientist.');
    expect(out).toMatch(/^3 cubes: /mu);
    expect(out).toMatch(
      /Outbreaks 0 of 8\. Infection rate 2 \(space 1 of 7\)\. Player cards left 49, enough for 24 turns\./u,
    );
    expect(out).toContain('Research stations: Atlanta.');
    expect(out).toMatch(/\(Scientist\)(?:, you,)? in Atlanta, 4 cards: .* of 4: /u);
    expect(out).toMatch(/\(Researcher\)(?:, you,)? in Atlanta, 4 cards: .* of 5: /u);
    expect(out).toContain('in Atlanta: 4 actions left.');
    expect(out).toContain('The game was not saved.');
    expect(out).not.toContain('\u001B');
  });

  it('plays with boxes, and says so', async () => {
    const { code, out } = await cordon(['play', ...ROLES, '--boxes', 'lab,brink', '--epidemics', '7']);
    expect(code).toBe(0);
    expect(out).toContain('with On the Brink and In the Lab, 2 players, 7 epidemics');
    expect(out).toContain('Player cards left 51');
  });

  it('plays a turn: moves, what is not possible, the draw, the infections', async () => {
    const typed = [
      'drive chicago',
      'drive tokyo',
      'drvie atlanta',
      'legal',
      'city tokyo',
      'hand',
      'board',
      'Drive  San Francisco',
      'end',
      'log',
      'help',
      'quit',
      'quit',
      'never read',
    ];
    const { code, out } = await cordon(['play', ...ROLES, '--events', 'none'], typed);
    expect(code).toBe(0);
    expect(out).toContain('drives from Atlanta to Chicago.');
    expect(out).toContain('No line joins Chicago and Tokyo.');
    expect(out).toMatch(/“drvie” is not a command.*\nNearest: /u);
    expect(out).toMatch(/Nearest: .*drive atlanta/u);
    expect(out).toMatch(/^ {2}drive .*drive atlanta/mu);
    expect(out).toMatch(/^Tokyo, a red city: /mu);
    expect(out).toContain('drives from Chicago to San Francisco.');
    expect(out).toMatch(/draws .+ and .+\.\n/u);
    expect(out).toMatch(/^Infection card .+: 1 \w+ cube, now \d\.$/mu);
    expect(out).toMatch(/^Turn 2, Player \d/mu);
    expect(out).toMatch(/^1\. \d: drive chicago\n {3}Player/mu);
    expect(out).toContain('cure COLOUR with CARDS');
    expect(out).toContain('The game is not saved: “save FILE” keeps it, “quit” again leaves it.');
    expect(out).not.toContain('never');
  });

  it('takes a command back, but not past a card', async () => {
    const { out } = await cordon(
      ['play', ...ROLES],
      ['undo', 'drive chicago', 'undo', 'drive miami', 'end', 'undo'],
    );
    expect(out).toContain('There is nothing to undo: no move has been made yet.');
    expect(out).toMatch(/There is nothing to undo: a card has been revealed since your last move\./u);
    expect(out).toContain('Taken back: drive chicago.');
    expect(out).toContain('drives from Atlanta to Miami.');
  });

  it('asks the other player, and a refusal costs nothing', async () => {
    // Who begins depends on the cards alone.
    const begins = (await cordon(['play', '--seed', 'x'])).out.match(/Player (\d) \(.+\) begins/u)![1]!;
    const roles = begins === '1' ? 'dispatcher,medic' : 'medic,dispatcher';
    const other = begins === '1' ? '2' : '1';
    const typed = [`send ${other} driving to miami`, 'refuse', `send ${other} driving to chicago`, 'accept'];
    const { out } = await cordon(['play', '--roles', roles, '--seed', 'x'], typed);
    expect(out).toContain(`asks for “send ${other} driving to miami”: “accept” or “refuse”`);
    expect(out).toContain('refuses; nothing is spent.');
    expect(out).toContain('(Medic) drives from Atlanta to Chicago.');
    expect(out).not.toContain('to Miami.');
    expect(out).toContain('3 actions left.');
  });

  it('keeps private hands private', async () => {
    const table = ['--roles', 'scientist,researcher', '--epidemics', '5', '--seed', 'secret'];
    const { out } = await cordon(
      ['play', ...table, '--windows', 'always'],
      ['end', 'infect', 'infect', 'continue'],
    );
    const passes = out.split(/Pass the keyboard to Player /u);
    expect(passes.length).toBeGreaterThanOrEqual(2);
    expect(passes[1]!.match(/, you, in .*, 4 cards: /gu)).toHaveLength(1);
    expect(passes[1]!.match(/ not seen/gu)?.length ?? 0).toBeLessThanOrEqual(1);
    const [mine] = /Player \d \(\w+\), you,.*/u.exec(passes[1]!)!;
    const [theirs] = /^Player \d \(\w+\) in Atlanta, 4 cards.*/mu.exec(passes[1]!)!;
    expect(mine).toMatch(/ of \d: /u);
    expect(theirs).not.toMatch(/ of \d: .* of \d: /u);
  });

  it('saves after every command, goes on, verifies and replays', async () => {
    const file = join(folder(), 'game.cordon');
    const first = await cordon(['play', ...ROLES, '--save', file], ['drive chicago', 'drive atlanta']);
    expect(first.out).toContain(`Saved after 2 moves. Go on with: cordon play --load ${file} --save ${file}`);
    const again = await cordon(['play', ...ROLES, '--save', file]);
    expect([again.code, again.out]).toEqual([2, '']);
    expect(again.err).toContain('exists already');
    const second = await cordon(
      ['play', '--load', file, '--save', file],
      ['drive washington', 'undo', 'drive miami'],
    );
    expect(second.out).toContain('in Atlanta: 2 actions left.');
    expect(readFileSync(file, 'utf8').trim().split('\n').slice(-3).join()).toMatch(
      /^(\d): drive chicago,\1: drive atlanta,\1: drive miami$/u,
    );
    const verified = await cordon(['verify', file]);
    expect([verified.code, verified.err]).toEqual([0, '']);
    expect(verified.out).toContain('Played again: 3 commands, every one legal.');
    const replayed = await cordon(['replay', file, '--at', '1', '--facts']);
    expect(replayed.out).toContain('After move 1 of 3, turn 1:');
    expect(replayed.out).toContain(': 3 actions left.');
    const beyond = await cordon(['replay', file, '--at', '4']);
    expect([beyond.code, beyond.out]).toEqual([2, '']);
  });

  it('refuses damaged games', async () => {
    const file = join(folder(), 'game.cordon');
    await cordon(['play', ...ROLES, '--save', file], ['drive chicago']);
    const text = readFileSync(file, 'utf8');
    const damages: [RegExp, string, string][] = [
      [/drive chicago/u, 'drive tokyo', 'Line'],
      [/^seed [0-9a-f]/mu, 'seed z', 'hexadecimal'],
      [/^seed-hash ./mu, 'seed-hash x', 'hash'],
      [/^result running/mu, 'result won', 'result'],
      [/^cordon 1/u, 'cordon 99', 'newer'],
    ];
    for (const [what, instead, words] of damages) {
      writeFileSync(file, text.replace(what, instead));
      const verified = await cordon(['verify', file]);
      expect([verified.code, verified.err]).toEqual([1, '']);
      expect(verified.out).toContain('NOT VERIFIED');
      expect(verified.out).toContain(words);
    }
    const loaded = await cordon(['play', '--load', file]);
    expect([loaded.code, loaded.out]).toEqual([2, '']);
  });

  it('plays to the end with computer players, tells how it ended and how to verify', async () => {
    const file = join(folder(), 'game.cordon');
    const { code, out } = await cordon([
      'play',
      '--bots',
      '1=random,2=random',
      '--save',
      file,
      '--seed',
      'bots',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^You (?:win|lose): /mu);
    expect(out).toMatch(/The seed was [0-9a-f]{32}\. Anybody can check it: cordon verify /u);
    expect(existsSync(file)).toBe(true);
    expect((await cordon(['verify', file])).code).toBe(0);
  });
});
