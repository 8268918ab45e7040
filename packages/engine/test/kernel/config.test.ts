import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, type ConfigRequest } from '../../src/index.ts';

const ROLES = ['medic', 'scientist', 'researcher', 'dispatcher'];

const impossible: readonly (readonly [string, ConfigRequest, RegExp])[] = [
  ['one player', { players: 1 }, /2 to 5 players/u],
  ['five players', { players: 5 }, /needs the On the Brink expansion: 5 players/u],
  ['two and a half players', { players: 2.5 }, /players/u],
  ['players that are no number', { players: Number.NaN }, /players/u],
  ['no epidemic', { epidemics: 0 }, /epidemics/u],
  ['three epidemics', { epidemics: 3 }, /4, 5, 6/u],
  ['seven epidemics', { epidemics: 7 }, /needs the On the Brink expansion: 7 epidemics/u],
  ['epidemics that are no number', { epidemics: Number.NaN }, /epidemics/u],
  ['infinitely many epidemics', { epidemics: Infinity }, /epidemics/u],
  ['two equal roles', { players: 2, roles: ['medic', 'medic'] }, /only once/u],
  ['an unknown role', { players: 2, roles: ['medic', 'wizard'] }, /wizard/u],
  [
    'a role outside the pool',
    { players: 2, roles: ['medic', 'scientist'], pool: ['medic', 'researcher'] },
    /The role scientist is not in the pool \(medic, researcher\)/u,
  ],
  ['fewer roles than players', { players: 3, roles: ['medic', 'scientist'] }, /3 players need 3 roles/u],
  ['more roles than players', { players: 3, roles: ROLES }, /3 players need 3 roles/u],
  [
    'too few roles in the pool',
    { players: 4, pool: ['medic', 'scientist', 'researcher'] },
    /4 players need 4 roles/u,
  ],
  ['an empty pool', { pool: [] }, /pool/u],
  ['a role twice in the pool', { pool: ['medic', 'medic', 'scientist'] }, /twice/u],
  ['an unknown role in the pool', { pool: ['medic', 'wizard', 'scientist'] }, /wizard/u],
  ['an unknown event', { events: ['picnic'] }, /picnic/u],
  ['an event twice', { events: ['airlift', 'airlift'] }, /twice/u],
  ['an unknown option', { options: { weather: 'fine' } }, /weather/u],
  ['an unknown value of an option', { options: { hands: 'folded' } }, /folded/u],
  ['an empty value of an option', { options: { consent: '' } }, /consent/u],
  ['an option with an inherited name', { options: { toString: 'x' } }, /toString/u],
  ['an option named after a prototype', JSON.parse('{"options":{"__proto__":"x"}}') as object, /__proto__/u],
  ['an unknown game', { game: 'chess' }, /chess/u],
  ['an unknown key', { players: 2, epidemic: 6 } as ConfigRequest, /“epidemic” is not part/u],
  ['a key named after a prototype', JSON.parse('{"__proto__":{"players":2}}') as object, /__proto__/u],
  ['the name of a game as long as a book', { game: 'x'.repeat(10_000_000) }, /^.{1,200}$/u],
];

describe('impossible configurations', () => {
  it.each(impossible)('%s: refused with a sentence that says what is wrong', (_name, request, words) => {
    const compiled = compile(request);
    expect(compiled).toMatchObject({ ok: false, error: { code: 'bad-configuration' } });
    expect(!compiled.ok && compiled.error.message).toMatch(words);
    expect(!compiled.ok && compiled.error.message).toMatch(/\.$/u);
  });

  const wrongTypes: readonly unknown[] = [
    undefined,
    null,
    7,
    'base',
    [],
    { game: 5 },
    { game: {} },
    { players: '2' },
    { players: null, epidemics: 'many' },
    { players: 2, roles: 'no' },
    { players: 2, roles: [1, 2] },
    { players: 2, roles: [['medic'], ['scientist']] },
    { players: 2, roles: { 0: 'medic', 1: 'scientist', length: 2 } },
    { roles: 7 },
    { pool: 'medic' },
    { pool: 7 },
    { pool: {} },
    { events: 'airlift' },
    { events: true },
    { options: 'open' },
    { options: 7 },
    { options: { hands: 7 } },
    { options: { hands: ['open'] } },
    { options: [['hands', 'open']] },
  ];

  it.each(wrongTypes.map((request) => [JSON.stringify(request) ?? 'undefined', request] as const))(
    '%s is not even of the right types: nothing is thrown',
    (_text, request) => {
      const compiled = compile(request as ConfigRequest);
      const error = compiled.ok ? { code: 'bad-configuration', message: 'None.' } : compiled.error;
      expect(error.code).toBe('bad-configuration');
      expect(error.message).toMatch(/^\S.*\.$/u);
    },
  );

  it('anything at all is compiled or refused, never thrown', () => {
    const part = fc.option(fc.oneof(fc.jsonValue(), fc.constantFrom(2, 3, 4, 5, 6, 'random', ROLES, [])), {
      nil: undefined,
    });
    const request = fc.record({
      game: part,
      players: part,
      epidemics: part,
      roles: part,
      pool: part,
      events: part,
      options: part,
    });
    fc.assert(
      fc.property(request, (value) => {
        const compiled = compile(JSON.parse(JSON.stringify(value)) as ConfigRequest);
        expect(compiled.ok ? 'bad-configuration' : compiled.error.code).toBe('bad-configuration');
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});

describe('possible configurations', () => {
  it('take usual values for what is left out', () => {
    const compiled = compile({});
    if (!compiled.ok) throw new Error(compiled.error.message);
    expect(compiled.value.config).toMatchObject({
      game: 'base',
      players: 2,
      epidemics: 4,
      roles: 'random',
      options: { hands: 'open', consent: 'ask', windows: 'always', forecast: 'player' },
    });
    expect(compiled.value.config.pool).toHaveLength(7);
    expect(compiled.value.config.events).toHaveLength(5);
  });

  it('are equal when the choices are equal, whatever the order they were written in', () => {
    const one = compile({ pool: ['medic', 'scientist', 'dispatcher'], events: ['forecast', 'airlift'] });
    const other = compile({ pool: ['dispatcher', 'medic', 'scientist'], events: ['airlift', 'forecast'] });
    if (!one.ok || !other.ok) throw new Error('refused');
    expect(one.value.config).toEqual(other.value.config);
  });

  it('keep chosen roles in seating order', () => {
    const compiled = compile({ players: 3, roles: ['scientist', 'dispatcher', 'medic'] });
    if (!compiled.ok) throw new Error(compiled.error.message);
    expect(compiled.value.config.roles).toEqual(['scientist', 'dispatcher', 'medic']);
  });

  it('do not change when the request changes later', () => {
    const roles = ['medic', 'scientist'];
    const compiled = compile({ players: 2, roles });
    roles[0] = 'dispatcher';
    expect(compiled.ok && compiled.value.config.roles).toEqual(['medic', 'scientist']);
  });
});

describe('the game of a configuration', () => {
  it('follows what the object says now, not what it said before', () => {
    const request = { players: 2, epidemics: 4, options: { hands: 'open' } };
    const before = compile(request);
    request.players = 4;
    request.options.hands = 'private';
    const after = compile(request);
    expect(before).toMatchObject({ ok: true, value: { config: { players: 2, options: { hands: 'open' } } } });
    expect(after).toMatchObject({
      ok: true,
      value: { config: { players: 4, options: { hands: 'private' } } },
    });
  });

  it('is the same for everything that means the same', () => {
    const games = [{}, { game: 'base' }, { players: 2 }, { roles: 'random' as const, challenges: [] }].map(
      (request) => compile(request),
    );
    expect(new Set(games.map((game) => game.ok && game.value)).size).toBe(1);
  });

  it('cannot be changed by the caller, neither through the request nor through the game', () => {
    const pool = [...ROLES];
    const compiled = compile({ pool });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const { config } = compiled.value;
    pool.pop();
    expect(config.pool).toHaveLength(ROLES.length);
    for (const part of [config, config.pool, config.events, config.options])
      expect(Object.isFrozen(part)).toBe(true);
  });
});
