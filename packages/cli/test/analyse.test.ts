import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatSave, parseSave } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { cordon, folder } from './cordon.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'engine', 'test', 'games');

/** The beginning of a recorded game, which is analysed soon. */
function beginning(name: string, moves: number): string {
  const saved = parseSave(readFileSync(join(GAMES, `${name}.cordon`), 'utf8'));
  if (!saved.ok) throw new Error(saved.error.message);
  const text = formatSave({
    ...saved.value,
    commands: saved.value.commands.slice(0, moves),
    comments: {},
    result: 'running',
  });
  if (!text.ok) throw new Error(text.error.message);
  const path = join(folder(), `${name}.cordon`);
  writeFileSync(path, text.value);
  return path;
}

describe('cordon analyse', () => {
  it('tells the story of a game in the terminal and as a page of its own', async () => {
    const file = beginning('won-two-heroic', 10);
    const html = `${file}.html`;
    const { code, out, err } = await cordon(['analyse', file, '--html', html]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('the base game, 2 players, 6 epidemics.');
    expect(out).toContain('10 moves, 2 turns: not over.');
    expect(out).toMatch(/The chance of winning was \d+ % at the start/u);
    expect(out).toMatch(/^1 +Player 1 \(Medic\) +\d+ % +[#.]{24} +[+−]?\d+\.\d +[+−]?\d+\.\d$/mu);
    expect(out).toMatch(/^1\. Turn \d/mu);
    expect(out).toContain(`cordon replay ${file} --at `);
    expect(out).toMatch(/^Player 2 \(Dispatcher\): actions .*send-driving 1/mu);
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('<svg');
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).not.toMatch(/<script|https?:\/\/|src=|url\(/u);
    expect(page).not.toMatch(/NaN|undefined/u);
  });

  it('gives the same numbers as JSON, on one thread as on two', async () => {
    const file = beginning('iberia-won-two', 5);
    const [one, two] = await Promise.all(
      ['1', '2'].map((jobs) => cordon(['analyse', file, '--json', '--jobs', jobs])),
    );
    expect(one!.out).toBe(two!.out);
    const analysis: unknown = JSON.parse(one!.out);
    expect(analysis).toMatchObject({
      statistics: { moves: 5, ending: 'running' },
      turningPoints: [{}, {}, {}],
    });
  });

  it('tells the story of one side of a game between sides, and of no side where there are none', async () => {
    const [his, none] = await Promise.all([
      cordon(['analyse', beginning('terrorist-won-team', 1), '--side', '2']),
      cordon(['analyse', beginning('won-two-heroic', 1), '--side', '2']),
    ]);
    expect(his.out).toMatch(/^The chance of winning for Player 3 \(Bio-Terrorist\) was \d+ % at the start/mu);
    expect(his.out).toContain('luck and the others by');
    expect(none).toMatchObject({
      code: 2,
      err: 'cordon: In this game everybody plays together: there are no sides.\n',
    });
  });

  it('says what is wrong with a file', async () => {
    const file = beginning('won-two-heroic', 10);
    writeFileSync(file, readFileSync(file, 'utf8').replace('drive chicago', 'drive tokyo'));
    const damaged = await cordon(['analyse', file]);
    expect(damaged.err).toContain('is not a good saved game. ');
    expect(damaged.code).toBe(2);
    const missing = await cordon(['analyse', 'nowhere.cordon']);
    expect(missing.err).toContain('cannot be read: it does not exist');
    const unwritten = await cordon(['analyse', beginning('won-two-heroic', 0), '--html', '/nowhere/a.html']);
    expect(unwritten.err).toContain('The page cannot be written to /nowhere/a.html');
    expect(unwritten.code).toBe(2);
  });
});
