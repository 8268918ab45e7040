import { describe, expect, it } from 'vitest';
import { formatSave, replay, sameState, undo, type Config, type GameRecord } from '../../src/index.ts';
import { Table } from './support.ts';

const table = (): Table => new Table({ players: 3, epidemics: 5 }, 'record').does('drive', 'drive', 'end');

/** A table of Iberia with a challenge that has options of its own. */
function historical(): { readonly played: Table; readonly record: GameRecord } {
  const challenges = ['historical-diseases'];
  const request = { game: 'iberia', players: 2, challenges, options: { diseases: 'draw-2' } };
  const played = new Table(request, 'record').does('start', 'start', 'drive', 'drive', 'end');
  return { played, record: played.record() };
}

describe('replay', () => {
  it('gives the state, the game, and the facts of the setup and of each command', () => {
    const played = table();
    const replayed = replay(played.record());
    if (!replayed.ok) throw new Error(replayed.error.message);
    const { state, game, facts, reveals } = replayed.value;
    expect(sameState(state, played.state)).toBe(true);
    expect(game.config).toEqual(played.game.config);
    expect(facts).toHaveLength(4);
    expect(facts[0]!.filter(({ fact }) => fact === 'roleDealt')).toHaveLength(3);
    expect(facts[1]!.map(({ fact }) => fact)).toContain('moved');
    expect(facts[3]!.map(({ fact }) => fact)).toContain('drew');
    expect(reveals).toHaveLength(4);
    expect(reveals[0]).toBe(reveals[2]);
    expect(reveals[3]).toBeGreaterThan(reveals[2]!);
  });

  it('gives a table of Iberia back with its challenge, its options and its hidden events', () => {
    const { played, record } = historical();
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(replayed.error.message);
    expect(sameState(replayed.value.state, played.state)).toBe(true);
    expect(replayed.value.game.config).toMatchObject({
      game: 'iberia',
      challenges: ['historical-diseases'],
      options: { diseases: 'draw-2', 'yellow-fever': 'all' },
    });
    const [setup, ...others] = replayed.value.facts;
    expect(setup!.map(({ fact }) => fact)).toContain('diseasesInPlay');
    expect(others.map((facts) => facts[0]?.fact)).toEqual([
      'pawnPlaced',
      'pawnPlaced',
      'moved',
      'moved',
      'drew',
    ]);
    const elsewhere = replay({ ...record, config: { ...record.config, challenges: [] } });
    expect(elsewhere).toMatchObject({ ok: false });
  });

  it('stops where it is told to', () => {
    const record = table().record();
    const one = replay(record, 1);
    const shorter = replay({ ...record, commands: record.commands.slice(0, 1) });
    expect(one.ok && shorter.ok && sameState(one.value.state, shorter.value.state)).toBe(true);
    const none = replay(record, 0);
    expect(none.ok && none.value.facts).toHaveLength(1);
  });

  it.each([-1, 4, 1.5, Number.NaN, Infinity])('refuses to stop at %d', (upTo) => {
    expect(replay(table().record(), upTo)).toMatchObject({ ok: false, error: { code: 'no-such-move' } });
  });

  it('says which command of a damaged record cannot be played', () => {
    const record = table().record();
    const commands = [...record.commands];
    commands[1] = { kind: 'drive', seat: commands[1]!.seat, to: 'tokyo' };
    const replayed = replay({ ...record, commands });
    expect(replayed).toMatchObject({ ok: false, error: { code: 'bad-save', reason: 'not-connected' } });
    expect(!replayed.ok && replayed.error.message).toMatch(/Move 2 \(drive\)/u);
    commands[1] = { kind: 'nonsense', seat: 1 } as unknown as (typeof commands)[number];
    expect(replay({ ...record, commands })).toMatchObject({ ok: false, error: { code: 'bad-save' } });
  });
});

describe('a record that was damaged on its way', () => {
  const change = (part: Partial<Record<keyof GameRecord, unknown>>): GameRecord =>
    ({ ...table().record(), ...part }) as unknown as GameRecord;
  const config = (part: Partial<Record<keyof Config, unknown>>): GameRecord =>
    change({ config: { ...table().record().config, ...part } });

  const whole = historical().record;
  const iberianOptions = whole.config.options;
  const iberian = (part: Partial<Record<keyof Config, unknown>>): GameRecord =>
    ({ ...whole, config: { ...whole.config, ...part } }) as unknown as GameRecord;

  const damaged: readonly (readonly [string, () => GameRecord])[] = [
    ['another game', () => config({ game: 'chess' })],
    ['five players', () => config({ players: 5 })],
    ['seven epidemics', () => config({ epidemics: 7 })],
    ['two equal roles', () => config({ roles: ['medic', 'medic', 'scientist'] })],
    ['an unknown role in the pool', () => config({ pool: ['medic', 'scientist', 'wizard'] })],
    ['no pool', () => config({ pool: [] })],
    ['an unknown option', () => config({ options: { hands: 'folded' } })],
    ['options that are missing', () => config({ options: undefined })],
    ['no configuration', () => change({ config: undefined })],
    ['a seed of two words', () => change({ seed: Int32Array.of(1, 2) })],
    ['a seed that is text', () => change({ seed: 'abc' })],
    ['no seed', () => change({ seed: undefined })],
    ['no commands', () => change({ commands: undefined })],
    ['a command of null', () => change({ commands: [null] })],
    ['a challenge that the game does not know', () => config({ challenges: ['influx-of-patients'] })],
    ['six players in Iberia', () => iberian({ players: 6 })],
    ['an unknown challenge in Iberia', () => iberian({ challenges: ['historical-wars'] })],
    ['a challenge twice', () => iberian({ challenges: ['historical-diseases', 'historical-diseases'] })],
    ['an option of a challenge that is not played', () => iberian({ challenges: [] })],
    ['options of a challenge that are missing', () => iberian({ options: { hands: 'open' } })],
    ['hidden hands in Iberia', () => iberian({ options: { ...iberianOptions, hands: 'private' } })],
    ['an unknown disease', () => iberian({ options: { ...iberianOptions, diseases: 'measles' } })],
    ['a role of another game', () => iberian({ roles: ['medic', 'nurse'] })],
    ['an event of another game', () => iberian({ events: ['airlift'] })],
  ];

  it.each(damaged)('%s: replay, undo and saving refuse it, nothing is thrown', (_name, record) => {
    for (const attempt of [
      replay(record()),
      undo(record(), 1),
      formatSave({ ...record(), comments: {}, result: 'running' }),
    ]) {
      expect(attempt).toMatchObject({ ok: false });
      expect(!attempt.ok && attempt.error.message).toMatch(/\.$/u);
    }
  });
});
