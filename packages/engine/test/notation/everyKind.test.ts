// Every kind of command of every game can be written and read back, whatever it names.
import { describe, expect, it } from 'vitest';
import { formatCommand, parseCommand, seedFromText, start, type Command } from '../../src/index.ts';
import { fromCommand } from '../../src/kernel/translate.ts';
import { GAME_IDS, sampleOf, wholeGame } from '../scenario/samples.ts';

describe.each(GAME_IDS)('the commands of %s', (id) => {
  const game = wholeGame(id);
  const { state } = start(game, seedFromText('every kind'));

  it.each([...game.kindsByName.keys()])('%s', (name) => {
    const kind = game.kindsByName.get(name)!;
    const command = sampleOf(game, kind) as unknown as Command;
    const text = formatCommand(game, command);
    expect(text).not.toContain('undefined');
    const packed = fromCommand(game, command);
    expect(packed.ok).toBe(true);
    expect(parseCommand(state, text)).toEqual({ ok: true, value: command });
  });
});
