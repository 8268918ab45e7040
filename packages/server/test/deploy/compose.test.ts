import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings } from '../../src/settings.ts';
import { readProject, ROOT } from './files.ts';

const shared = {
  restart: z.literal('unless-stopped'),
  environment: z.record(z.string(), z.string()),
  stop_grace_period: z.string().regex(/^\d+[sm]$/u),
};

/** What the file may say, so that a mistyped key does not pass in silence. */
const composeSchema = z.strictObject({
  name: z.literal('cordon'),
  services: z.strictObject({
    cordon: z.strictObject({
      ...shared,
      build: z.strictObject({ context: z.literal('..'), dockerfile: z.string() }),
      init: z.literal(true),
      depends_on: z.strictObject({ database: z.strictObject({ condition: z.literal('service_healthy') }) }),
      ports: z.array(z.string()),
      read_only: z.literal(true),
      tmpfs: z.array(z.literal('/tmp')),
      cap_drop: z.tuple([z.literal('ALL')]),
      security_opt: z.array(z.string()),
      ulimits: z.strictObject({ nofile: z.int().min(21_000) }),
    }),
    database: z.strictObject({
      ...shared,
      image: z.string().regex(/^postgres:(1[5-9]|[2-9]\d)$/u),
      volumes: z.array(z.string()),
      healthcheck: z.strictObject({
        test: z.array(z.string()),
        interval: z.string(),
        timeout: z.string(),
        retries: z.int(),
        start_period: z.string(),
      }),
    }),
  }),
  volumes: z.strictObject({ database: z.null() }),
});

const { services } = composeSchema.parse(parse(readProject('deploy/compose.yaml')));

/** What compose makes of a text with variables. */
function fill(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/gu, (_all, name: string, sign: string, words: string) => {
    const value = variables[name];
    if (value !== undefined && value !== '') return value;
    if (sign === '?') throw new Error(words);
    return words;
  });
}

const settingsWith = (variables: Readonly<Record<string, string>>) =>
  readSettings(
    Object.fromEntries(
      Object.entries(services.cordon.environment).map(([name, value]) => [name, fill(value, variables)]),
    ),
  );

test('the image is built from the Dockerfile of the project', () => {
  const { context, dockerfile } = services.cordon.build;
  expect(existsSync(join(ROOT, 'deploy', context, dockerfile))).toBe(true);
});

test('with a password alone the server takes its settings and finds the database', () => {
  expect(() => settingsWith({})).toThrow('set it in deploy/.env');
  const settings = settingsWith({ POSTGRES_PASSWORD: 'hush' });
  expect(settings).toEqual({
    ...readSettings({}),
    store: { kind: 'postgres', url: 'postgres://cordon:hush@database/cordon' },
  });
  const { environment } = services.database;
  expect(environment['POSTGRES_USER']).toBe('cordon');
  expect(environment['POSTGRES_DB']).toBe('cordon');
  expect(fill(environment['POSTGRES_PASSWORD'] ?? '', { POSTGRES_PASSWORD: 'hush' })).toBe('hush');
});

test('what the operator decides reaches the server', () => {
  const decided = {
    POSTGRES_PASSWORD: 'hush',
    CORDON_ORIGIN: 'https://cordon.example',
    CORDON_SECRET: 'x'.repeat(32),
    CORDON_TRUST_PROXY: '1',
    CORDON_HOOKS: 'off',
    CORDON_METRICS: 'open',
    CORDON_LOG: 'warn',
  };
  expect(settingsWith(decided)).toMatchObject({
    origins: ['https://cordon.example'],
    secrets: ['x'.repeat(32)],
    proxies: 1,
    hooks: 'off',
    metrics: { access: 'open' },
    log: 'warn',
  });
});

test('nothing is open to the network unless somebody says so, and the port is that of the image', () => {
  const [port = ''] = services.cordon.ports;
  expect(fill(port, {})).toBe('127.0.0.1:3000:3000');
  expect(readProject('deploy/Dockerfile')).toContain('EXPOSE 3000\n');
});

test('the database keeps its data in the volume and says when it is ready', () => {
  expect(services.database.volumes).toEqual(['database:/var/lib/postgresql/data']);
  expect(services.database.healthcheck.test.slice(0, 2)).toEqual(['CMD', 'pg_isready']);
});
