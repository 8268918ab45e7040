// Whole games between sides at one keyboard: it is passed from side to side, and nobody reads what another side keeps to itself.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  apply,
  compile,
  formatCommand,
  formatSave,
  parseSave,
  start,
  waitsFor,
  type SavedGame,
} from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { cordon, folder } from './cordon.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'engine', 'test', 'games');

function recorded(name: string): SavedGame {
  const saved = parseSave(readFileSync(join(GAMES, `${name}.cordon`), 'utf8'));
  if (!saved.ok) throw new Error(saved.error.message);
  return saved.value;
}

/** The game before its first move, as a file. */
function beginning({ config, seed }: SavedGame): string {
  const file = join(folder(), 'beginning.cordon');
  const text = formatSave({ config, seed, commands: [], comments: {}, result: 'running' });
  if (!text.ok) throw new Error(text.error.message);
  writeFileSync(file, text.value);
  return file;
}

/** What is typed for the moves of a game; a side that isn't asked is called first. */
function typedFor({ config, seed, commands }: SavedGame): string[] {
  const compiled = compile(config);
  if (!compiled.ok) throw new Error(compiled.error.message);
  const game = compiled.value;
  const { state } = start(game, seed);
  return commands.flatMap((command) => {
    const isAsked = game.sides[waitsFor(state) - 1] === game.sides[command.seat - 1];
    const line = formatCommand(game, command);
    apply(state, command);
    return isAsked ? [line] : [`${String(command.seat)}:`, line];
  });
}

/** What was read while a seat had the keyboard, in its order. */
function readings(out: string): { readonly seat: number; readonly text: string }[] {
  const [, ...parts] = out.split(/^Pass the keyboard to Player (?=\d)/mu);
  return parts.map((text) => ({ seat: Number(text[0]), text }));
}

describe('the Bio-Terrorist at the keyboard', () => {
  it('plays a whole game, and the team learns nothing of his ways', async () => {
    const saved = recorded('terrorist-cubes-purple');
    const file = beginning(saved);
    const { code, out } = await cordon(['play', '--load', file], typedFor(saved));
    expect(code).toBe(0);
    expect(out).toContain(
      'The Bio-Terrorist wins: a cube had to be placed and none of its colour was left, and there are purple cubes on the board.',
    );
    expect(out).toContain('He was hidden in Karachi.');
    const read = readings(out);
    expect(new Set(read.map(({ seat }) => seat))).toEqual(new Set([1, 2, 3, 4, 5]));
    const his = read.filter(({ seat }) => seat === 5);
    expect(his.some(({ text }) => text.includes('drives to Shanghai'))).toBe(true);
    for (const { seat, text } of read.slice(0, -1))
      expect(seat !== 5 && /\(Bio-Terrorist\) (?:drives to|waits)/u.test(text)).toBe(false);
  });

  it('keeps his ways from the log, from why and from those who would speak for him', async () => {
    const saved = recorded('terrorist-cubes-purple');
    const wait = saved.commands.findIndex(({ kind }) => kind === 'wait');
    const until = saved.commands.findIndex(({ seat }, step) => step > wait && seat !== 5);
    const typed = typedFor({ ...saved, commands: saved.commands.slice(0, until) });
    const asked = ['log 4', `why ${String(wait + 1)}`, '5:', 'hint', ''];
    const { out } = await cordon(['play', '--load', beginning(saved)], [...typed, ...asked]);
    expect(out).toMatch(/^\d+\. 5: a secret command$/mu);
    expect(out).toContain('While the game goes on, moves are explained to the side that made them.');
    const last = readings(out).at(-2)!;
    expect(last.seat).toBe(5);
    expect(last.text).toContain('Another side decides now; hints are for what your own side decides.');
  });
});

describe('teams at the keyboard', () => {
  it('play a whole game, each with its own secrets, and hear who has won with how much prestige', async () => {
    const saved = recorded('team-won-by-one');
    const { code, out } = await cordon(['play', '--load', beginning(saved)], typedFor(saved));
    expect(code).toBe(0);
    expect(out).toMatch(/Team \d has \d+ prestige: /u);
    expect(out).toMatch(/Team \d \(Player \d .*\) wins: .*, and with \d+ prestige no team has more!/u);
    const read = readings(out);
    for (const [index, { seat }] of read.entries())
      expect(index > 0 && seat < 3 === read[index - 1]!.seat < 3).toBe(false);
  });
});

it('a table of bots tells who has won as well', async () => {
  const table = '--boxes brink --challenges bio-terrorist --players 3 --seed nobody'.split(' ');
  const { code, out } = await cordon(['play', ...table, '--bots', '1=random,2=random,3=random']);
  expect(code).toBe(0);
  expect(out).toMatch(/^(?:Nobody|The Bio-Terrorist) wins: /mu);
  expect(out).toContain('Player 3 (Bio-Terrorist): a secret command');
});
