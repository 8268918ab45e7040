// Making tables: every field of a configuration, both games, and what no game allows.
import { compile, type ConfigRequest } from '@cordon/engine';
import type { Request, TableInfo } from '@cordon/protocol';
import { parseRequest } from '@cordon/protocol/requests';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { enter, everybodyLeaves } from '../support/gathering.ts';
import { aKey, like } from '../support/like.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

type Config = Extract<Request, { type: 'create' }>['config'];

/** What the table says of itself after it was made. */
async function made(ann: TestClient, config: Config): Promise<TableInfo> {
  const { table } = await ann.done('create', { config });
  await ann.done('open', { table });
  await ann.until(() => ann.tables.get(table)?.info !== undefined);
  await ann.done('close', { table });
  return ann.table(table).info!;
}

describe('games', () => {
  test('says what can be chosen in each', async () => {
    const ann = await enter(server);
    const { games } = await ann.done('games', {});
    expect(games.map(({ id, players, epidemics }) => ({ id, players, epidemics }))).toEqual([
      { id: 'base', players: [2, 3, 4], epidemics: [4, 5, 6] },
      { id: 'iberia', players: [2, 3, 4, 5], epidemics: [4, 5, 6] },
    ]);
    const [base, iberia] = games;
    expect(base?.roles).toContain('medic');
    expect(base?.events).toContain('airlift');
    expect(iberia?.challenges).toEqual(['influx-of-patients', 'historical-diseases']);
    expect(iberia?.options).toContainEqual({
      name: 'yellow-fever',
      values: ['all', 'infections'],
      usual: [2, 3, 4, 5].map(() => ['all', 'all', 'all']),
      challenge: 'historical-diseases',
    });
  });

  test('every single choice it names can be made', async () => {
    const ann = await enter(server, 'Ann');
    const { games } = await ann.done('games', {});
    for (const { id: game, players, epidemics, roles, events, challenges, options, boxes } of games) {
      /** The boxes that bring a challenge, where the game has it not without. */
      const boxesFor = (challenge: string): Pick<Config, 'boxes'> => {
        const bring = boxes.filter((box) => box.challenges.includes(challenge)).map(({ id }) => id);
        return bring.length === 0 ? {} : { boxes: boxes.map(({ id }) => id) };
      };
      const configs: Config[] = [
        ...players.map((count) => ({ game, players: count })),
        ...epidemics.map((count) => ({ game, epidemics: count })),
        ...challenges.map((one) => ({ game, challenges: [one] })),
        { game, challenges: [...challenges] },
        ...options.flatMap(({ name, values, challenge }) =>
          values.map((value) => ({
            game,
            options: { [name]: value },
            ...(challenge === undefined ? {} : { challenges: [challenge], ...boxesFor(challenge) }),
          })),
        ),
        { game, roles: roles.slice(0, 2) },
        { game, pool: roles.slice(-2) },
        { game, events: events.slice(0, 10) },
      ];
      for (const config of configs) {
        const compiled = compile(config as ConfigRequest);
        expect((await made(ann, config)).config).toEqual(compiled.ok && compiled.value.config);
      }
    }
  });
});

describe('create', () => {
  test('gives the table and the keys of its links', async () => {
    const ann = await enter(server, 'Ann');
    expect(await ann.done('create', { config: {} })).toEqual({
      type: 'done',
      id: 2,
      table: like(/^[0-9a-z]{10}$/u),
      invite: aKey,
      watch: aKey,
    });
  });

  test('a table without watchers has no link for them', async () => {
    const ann = await enter(server, 'Ann');
    const answer = await ann.done('create', { config: {}, watchers: 'none' });
    expect(answer).not.toHaveProperty('watch');
    await ann.done('open', { table: answer.table });
    expect(await ann.refused('link', { table: answer.table, which: 'watch' })).toMatchObject({
      code: 'not-allowed',
      message: 'This table has no watchers.',
    });
  });

  test('what is left out takes its usual value, and all of it stands in the table', async () => {
    const ann = await enter(server, 'Ann');
    const info = await made(ann, {});
    expect(info).toMatchObject({
      status: 'gathering',
      config: {
        game: 'base',
        players: 2,
        epidemics: 4,
        roles: 'random',
        challenges: [],
        options: { hands: 'open', forecast: 'player', consent: 'ask', windows: 'always' },
      },
      host: { name: 'Ann' },
      seats: [{ seat: 1 }, { seat: 2 }],
      watchers: 'allowed',
      listed: 'no',
      aids: { infectionPanel: 'yes', hints: 'yes' },
      seedHash: like(/^[0-9a-f]{64}$/u),
      proposals: [],
      abandon: [],
      you: { seats: [], host: 'yes', maySit: 'yes' },
    });
    expect(info.config.pool).toHaveLength(7);
    expect(info.config.events).toHaveLength(5);
    expect(info).not.toHaveProperty('seed');
    expect(info).not.toHaveProperty('origin');
  });

  test('a table may do without aids, one by one, and nobody can name others', async () => {
    const ann = await enter(server, 'Ann');
    const { table } = await ann.done('create', { config: {}, aids: { hints: 'no' } });
    await ann.done('open', { table });
    await ann.until(() => ann.tables.get(table)?.info !== undefined);
    expect(ann.table(table).info!.aids).toEqual({ infectionPanel: 'yes', hints: 'no' });
    for (const aids of [{ dice: 'no' }, { hints: 'maybe' }, [], 'no'])
      expect(
        parseRequest(JSON.stringify({ type: 'create', id: 1, config: {}, aids })),
        JSON.stringify(aids),
      ).toMatchObject({ ok: false, code: 'bad-message' });
  });

  test('every field of a configuration is kept', async () => {
    const ann = await enter(server, 'Ann');
    const base = {
      game: 'base',
      players: 3,
      epidemics: 6,
      roles: ['scientist', 'medic', 'dispatcher'],
      pool: ['dispatcher', 'medic', 'scientist', 'researcher'],
      events: ['airlift'],
      challenges: [],
      options: { hands: 'private', forecast: 'all', consent: 'automatic', windows: 'possible' },
    };
    expect((await made(ann, base)).config).toEqual({
      ...base,
      pool: ['dispatcher', 'medic', 'researcher', 'scientist'],
    });
    const boxed = {
      ...base,
      boxes: ['brink', 'lab'],
      players: 2,
      epidemics: 7,
      roles: ['scientist', 'medic'],
    };
    const { events } = (await made(ann, {})).config;
    const full = { ...boxed, events: [...events] };
    expect((await made(ann, full)).config).toMatchObject({ boxes: ['brink', 'lab'], epidemics: 7, events });
    const iberia = {
      game: 'iberia',
      players: 5,
      epidemics: 5,
      roles: 'random' as const,
      pool: ['agronomist', 'nurse', 'politician', 'railwayman', 'sailor'],
      events: ['good-season', 'new-rails', 'one-more-day', 'second-chance', 'ships-arrive'],
      challenges: ['influx-of-patients', 'historical-diseases'],
      options: {
        hands: 'open',
        passengers: 'ask',
        consent: 'ask',
        windows: 'possible',
        diseases: 'malaria+cholera',
        'yellow-fever': 'infections',
      },
    };
    expect((await made(ann, iberia)).config).toEqual(iberia);
  });

  test.each([
    [{ game: 'chess' }, 'There is no game “chess”; there are base, iberia.'],
    [{ players: 5 }, 'This needs the On the Brink expansion: 5 players.'],
    [{ boxes: ['brink'], players: 6 }, 'This game is for 2 to 5 players.'],
    [{ boxes: ['legacy'] }, 'There is no box “legacy”; there are brink, lab.'],
    [{ game: 'iberia', boxes: ['lab'] }, 'There is no box “lab”; there are none.'],
    [{ game: 'iberia', epidemics: 7 }, 'The number of epidemics is 4, 5 or 6.'],
    [{ roles: ['medic'] }, '2 players need 2 roles, but 1 are named.'],
    [{ roles: ['medic', 'medic'] }, 'A role can be in play only once.'],
    [{ pool: ['medic'] }, '2 players need 2 roles, but only 1 are in the pool.'],
    [
      { challenges: ['influx-of-patients'] },
      'There is no challenge “influx-of-patients”; there are virulent-strain, mutation, bio-terrorist, worldwide-panic, lab, solo, team.',
    ],
    [{ options: { hands: 'hidden' } }, 'The option hands is one of open, private, not “hidden”.'],
    [
      { options: { weather: 'fine' } },
      'There is no option “weather”; there are hands, forecast, consent, windows.',
    ],
    [
      { game: 'iberia', options: { diseases: 'draw-1' } },
      'There is no option “diseases”; there are hands, passengers, epidemic-tokens, consent, windows.',
    ],
  ] satisfies [Config, string][])(
    '%j is refused with the sentence of the engine',
    async (config, message) => {
      const ann = await enter(server, 'Ann');
      const refused = await ann.refused('create', { config });
      expect(refused).toMatchObject({ type: 'refused', id: 2, code: 'bad-configuration', message });

      expect(await ann.done('tables', {})).toMatchObject({ tables: [] });
    },
  );

  test('needs a name', async () => {
    const nobody = await enter(server);
    expect(await nobody.refused('create', { config: {} })).toMatchObject({ code: 'guest-needed' });
  });

  test('a guest makes so many tables in an hour and no more', async () => {
    const small = await startTestServer({ CORDON_TABLES_PER_HOUR: '3' });
    const ann = await enter(small, 'Ann');
    for (let count = 0; count < 3; count++) await ann.done('create', { config: {} });
    expect(await ann.refused('create', { config: {} })).toMatchObject({ code: 'too-fast' });
    const bob = await enter(small, 'Bob');
    await bob.done('create', { config: {} });
    everybodyLeaves();
    await small.close();
  });
});
