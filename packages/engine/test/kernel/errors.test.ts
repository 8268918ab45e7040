import { describe, expect, it } from 'vitest';
import {
  apply,
  compile,
  parseCommand,
  parseConfig,
  parseSave,
  parseSeed,
  replay,
  restore,
  snapshot,
  undo,
  type Result,
} from '../../src/index.ts';
import { ERROR_CODES, failure, success } from '../../src/kernel/errors.ts';
import { Table } from './support.ts';

const table = (): Table => new Table({ players: 2 }, 'errors');

describe('errors', () => {
  it('are values: a code for programs and a sentence for people, and each code occurs', () => {
    const { state, game, ...rest } = table();
    expect(rest.commands).toEqual([]);
    const record = table().record();
    const errors: readonly (readonly [string, Result<unknown>])[] = [
      ['bad-configuration', compile({ players: 9 })],
      ['bad-configuration', parseConfig('players nine')],
      ['bad-seed', parseSeed('xyz')],
      ['bad-command', parseCommand(state, 'sing loudly')],
      ['illegal-command', apply(state, { kind: 'infect', seat: 1 })],
      ['bad-save', parseSave('')],
      ['bad-save', restore(game, { ...snapshot(state), game: 'chess' })],
      ['newer-save', parseSave('cordon 99\n')],
      ['nothing-to-undo', undo(record, 1)],
      ['no-such-move', replay(record, 12)],
    ];
    for (const [code, result] of errors) {
      expect(result).toMatchObject({ ok: false, error: { code } });
      expect(!result.ok && result.error.message).toMatch(/^\S.*\.$/u);
    }
    expect(new Set(errors.map(([code]) => code))).toEqual(new Set(ERROR_CODES));
  });

  it('carry what else is known', () => {
    expect(failure('bad-save', 'Line 3: no.', { line: 3 })).toEqual({
      ok: false,
      error: { code: 'bad-save', message: 'Line 3: no.', line: 3 },
    });
    expect(success(7)).toEqual({ ok: true, value: 7 });
  });

  it('keep the player waiting for facts from hearing a command that failed', () => {
    const { state } = table();
    expect(apply(state, { kind: 'infect', seat: 1 }).ok).toBe(false);
    expect(state.sink).toBeUndefined();
  });
});
