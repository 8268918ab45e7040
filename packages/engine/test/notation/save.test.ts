import { describe, expect, it } from 'vitest';
import {
  formatSave,
  parseSave,
  replay,
  sameState,
  type GameRecord,
  type SavedGame,
} from '../../src/index.ts';
import { Table } from '../kernel/support.ts';

const table = (): Table => new Table({ players: 2, epidemics: 5 }, 'save').does('drive', 'drive', 'end');

function write(record: GameRecord, comments: SavedGame['comments'] = {}, result = 'running'): string {
  const text = formatSave({ ...record, comments, result });
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
}

function readBack(text: string): SavedGame {
  const saved = parseSave(text);
  if (!saved.ok) throw new Error(saved.error.message);
  return saved.value;
}

describe('a saved game', () => {
  it('is one text that people can read: a header and a line for each command', () => {
    const played = table();
    const lines = write(played.record()).split('\n');
    expect(lines[0]).toBe('cordon 1');
    expect(lines).toEqual(
      expect.arrayContaining(['players 2', 'epidemics 5', 'roles random', 'result running', 'moves']),
    );
    expect(lines.slice(lines.indexOf('moves') + 1)).toEqual([
      expect.stringMatching(/^\d: drive [a-z-]+$/u),
      expect.stringMatching(/^\d: drive [a-z-]+$/u),
      `${String(played.active)}: end`,
      '',
    ]);
  });

  it('replays to the same state', () => {
    const played = table();
    const replayed = replay(readBack(write(played.record())));
    expect(replayed.ok && sameState(replayed.value.state, played.state)).toBe(true);
  });

  it('may be empty of commands', () => {
    const begun = new Table({ players: 4 }, 'save');
    expect(readBack(write(begun.record())).commands).toEqual([]);
  });

  it('keeps comments where they stand', () => {
    const comments = { 0: ['a good start', ''], 2: ['why? # because'], 3: ['over'] };
    const text = write(table().record(), comments);
    expect(readBack(text).comments).toEqual(comments);
    expect(write(readBack(text), readBack(text).comments)).toBe(text);
  });

  it('reads comments behind a command, spare lines and other ends of lines', () => {
    const text = write(table().record());
    const loose = text.replaceAll('\n', '  \r\n\r\n').replace(': end', ': end # at last');
    expect(readBack(loose).commands).toEqual(readBack(text).commands);
    expect(JSON.stringify(readBack(loose).comments)).toContain('at last');
  });

  it.each(['two\nlines', 'two\r\nlines', '\n1: end', 'x\u2028y'])(
    'is not changed by a comment like “%s”',
    (comment) => {
      const played = table();
      const saved = readBack(write(played.record(), { 1: [comment] }));
      expect(saved.commands).toEqual(played.commands);
      expect(JSON.stringify(saved.comments[1])).toContain(comment.trim().slice(0, 1));
    },
  );
});

describe('a saved game of Iberia', () => {
  const request = {
    game: 'iberia',
    players: 5,
    epidemics: 6,
    roles: ['sailor', 'politician', 'railwayman', 'agronomist', 'rural-doctor'],
    challenges: ['historical-diseases', 'influx-of-patients'],
    options: { diseases: 'malaria+cholera', passengers: 'ask' },
  };
  const iberian = (): Table =>
    new Table(request, 'save').does('start', 'start', 'start', 'start', 'start', 'rail', 'end');

  it('says which challenges are played, and their options with the others', () => {
    const lines = write(iberian().record()).split('\n');
    expect(lines.slice(0, lines.indexOf('moves'))).toEqual(
      expect.arrayContaining([
        'game iberia',
        'players 5',
        'challenges influx-of-patients historical-diseases',
        'option hands open',
        'option passengers ask',
        'option diseases malaria+cholera',
        'option yellow-fever all',
      ]),
    );
    const moves = lines.slice(lines.indexOf('moves') + 1, -1);
    expect(moves).toHaveLength(7);
    for (const seat of [1, 2, 3, 4, 5]) expect(moves[seat - 1]).toMatch(`${String(seat)}: start `);
    expect(moves[5]).toMatch(/^\d: rail [a-z-]+$/u);
  });

  it('says nothing of challenges where none is played', () => {
    const text = write(new Table({ game: 'iberia', players: 2 }, 'save').record());
    expect(text).not.toMatch(/^challenges/mu);
    expect(readBack(text).config.challenges).toEqual([]);
  });

  it('replays to the same state, with the same events left out', () => {
    const played = iberian();
    const saved = readBack(write(played.record()));
    expect(saved.config).toEqual(played.game.config);
    const replayed = replay(saved);
    expect(replayed.ok && sameState(replayed.value.state, played.state)).toBe(true);
  });

  it('keeps a choice of no events', () => {
    const text = write(new Table({ game: 'iberia', players: 3, events: [] }, 'save').record());
    expect(text).toMatch(/^events none$/mu);
    expect(readBack(text).config.events).toEqual([]);
  });
});

describe('a game that cannot be saved', () => {
  const save = (change: Partial<Record<keyof SavedGame, unknown>>): ReturnType<typeof formatSave> =>
    formatSave({ ...table().record(), comments: {}, result: 'running', ...change } as unknown as SavedGame);

  it.each([
    ['another result', { result: 'won' }],
    ['an unknown result', { result: 'banana' }],
    ['a result of two lines', { result: 'running\nmoves' }],
    ['an illegal command', { commands: [{ kind: 'drive', seat: 1, to: 'tokyo' }] }],
    ['commands after the end', { commands: [...table().commands, { kind: 'end', seat: 1 }] }],
    ['comments that are no lists', { comments: { 0: 'hello' } }],
    ['comments that are no texts', { comments: { 0: [1] } }],
    ['no comments', { comments: undefined }],
    ['more than a saved game can hold', { comments: { 0: ['x'.repeat(2_000_000)] } }],
    ['a rules version that is too long', { rules: 10 ** 12 }],
  ])('has %s', (_name, change) => {
    expect(save(change)).toMatchObject({ ok: false, error: { code: 'bad-save' } });
  });

  it('is never written: what is written can be read again', () => {
    const strange = { 0: ['# ', 'a\r\nb\rc', '1: end', '\u0000'], 3: ['end'], 99: ['far behind the end'] };
    for (const comments of [{}, strange]) {
      const written = save({ comments });
      expect(written.ok && parseSave(written.value)).toMatchObject({ ok: true });
    }
  });
});
