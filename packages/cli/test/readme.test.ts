// What the README tells people to type.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, parseCommand, parseSave, seedFromText, start } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { cordon, folder } from './cordon.ts';

const README = readFileSync(join(import.meta.dirname, '..', '..', '..', 'README.md'), 'utf8');

describe('the README', () => {
  it('shows a turn that can be typed as it stands', async () => {
    const [, seed = '', typed = ''] =
      /^npm run play -- --seed (\S+)\n((?:Player \d> .*\n)+)/mu.exec(README) ?? [];
    const lines = [...typed.matchAll(/^Player (\d)> (.*)$/gmu)].map(([prompt]) => prompt);
    expect(lines.length).toBeGreaterThan(6);
    const words = lines.map((line) => line.replace(/^Player \d> /u, ''));
    const file = join(folder(), 'turn.cordon');
    const { code, out } = await cordon(['play', '--seed', seed, '--save', file], words);
    expect(code).toBe(0);
    // Every command was played, at the prompt that is shown, and the next turn begins after the last.
    const saved = parseSave(readFileSync(file, 'utf8'));
    expect(saved.ok && saved.value.commands).toHaveLength(lines.length);
    const prompts = out.split('\n').filter((line) => /^Player \d> /u.test(line));
    expect(prompts.slice(0, lines.length)).toEqual(lines);
    expect(out).toContain('Turn 2, Player 1');
  });

  it('names commands of Iberia that there are', () => {
    const sentence = /In Iberia the pawns are placed first[^]*?`regions`/u.exec(README)?.[0] ?? '';
    const commands = [...sentence.matchAll(/`([^`]+)`/gu)].map(([, text]) => text!).slice(0, -1);
    expect(commands.length).toBeGreaterThan(3);
    const game = compile({ game: 'iberia', players: 2 });
    if (!game.ok) throw new Error(game.error.message);
    const { state } = start(game.value, seedFromText('readme'));
    const unread = commands.filter((text) => !parseCommand(state, text).ok);
    expect(unread).toEqual([]);
  });
});
