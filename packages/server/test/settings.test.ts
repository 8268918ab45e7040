import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError, VARIABLES, type Environment } from '../src/settings.ts';
import { temporaryFolder } from './folders.ts';

const secret = 'a'.repeat(32);

function linesOf(environment: Environment): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
  return [];
}

test('an empty environment gives a server for this machine alone', () => {
  expect(readSettings({ PATH: '/bin', HOME: '/root' })).toEqual({
    listen: { host: '127.0.0.1', port: 3000 },
    store: { kind: 'sqlite', file: './data/cordon.db' },
    origins: [],
    secrets: [],
    proxies: 0,
    page: { kind: 'built' },
    hooks: 'public',
    log: 'info',
    metrics: { access: 'off' },
    limits: {
      sockets: 20_000,
      socketsPerAddress: 200,
      socketsPerGuest: 50,
      messagesPerSecond: 20,
      messageBurst: 60,
      workPerSecond: 100,
      tablesPerHour: 60,
      guestsPerHour: 600,
    },
    botThreads: 1,
    botOverdueSeconds: 10,
    vetDeals: 'yes',
    drainSeconds: 10,
  });
});

test('every variable is heard', () => {
  expect(
    readSettings({
      CORDON_HOST: '::',
      CORDON_PORT: '0',
      CORDON_DATA: '/var/lib/cordon/cordon.db',
      CORDON_ORIGIN: 'https://cordon.example, http://10.0.0.2:3000',
      CORDON_SECRET: `${secret},${secret}b`,
      CORDON_TRUST_PROXY: '2',
      CORDON_PAGE: 'none',
      CORDON_HOOKS: 'off',
      CORDON_LOG: 'warn',
      CORDON_METRICS: 'prometheus-0123456789',
      CORDON_MAX_SOCKETS: '1',
      CORDON_MAX_SOCKETS_PER_ADDRESS: '2',
      CORDON_MAX_SOCKETS_PER_GUEST: '3',
      CORDON_MESSAGES_PER_SECOND: '4',
      CORDON_MESSAGE_BURST: '5',
      CORDON_WORK_PER_SECOND: '11',
      CORDON_TABLES_PER_HOUR: '6',
      CORDON_GUESTS_PER_HOUR: '7',
      CORDON_BOT_THREADS: '8',
      CORDON_BOT_OVERDUE_SECONDS: '9',
      CORDON_VET_DEALS: 'no',
      CORDON_DRAIN_SECONDS: '10',
    }),
  ).toEqual({
    listen: { host: '::', port: 0 },
    store: { kind: 'sqlite', file: '/var/lib/cordon/cordon.db' },
    origins: ['https://cordon.example', 'http://10.0.0.2:3000'],
    secrets: [secret, `${secret}b`],
    proxies: 2,
    page: { kind: 'none' },
    hooks: 'off',
    log: 'warn',
    metrics: { access: 'token', token: 'prometheus-0123456789' },
    limits: {
      sockets: 1,
      socketsPerAddress: 2,
      socketsPerGuest: 3,
      messagesPerSecond: 4,
      messageBurst: 5,
      workPerSecond: 11,
      tablesPerHour: 6,
      guestsPerHour: 7,
    },
    botThreads: 8,
    botOverdueSeconds: 9,
    vetDeals: 'no',
    drainSeconds: 10,
  });
});

test('DATABASE_URL takes the place of the file', () => {
  const url = 'postgres://cordon:pass@db/cordon';
  expect(readSettings({ DATABASE_URL: url, CORDON_DATA: 'x.db' }).store).toEqual({ kind: 'postgres', url });
});

test('the page may lie in any folder that holds one', () => {
  const folder = temporaryFolder();
  expect(linesOf({ CORDON_PAGE: folder })).toHaveLength(1);
  writeFileSync(join(folder, 'index.html'), '');
  expect(readSettings({ CORDON_PAGE: folder }).page).toEqual({ kind: 'folder', folder });
});

test('an empty variable is the same as none', () => {
  const empty = Object.fromEntries([...VARIABLES, 'CORDON_NO_SUCH'].map((name) => [name, '']));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test('variables that only tests of the project read are let be', () => {
  const others = { CORDON_CHROMIUM: '/usr/bin/chromium', CORDON_TEST_DATABASE_URL: 'postgres://x' };
  expect(readSettings(others)).toEqual(readSettings({}));
});

test.each([
  ['CORDON_HOST', 'not a host', 'got "not a host", wants an address or a host name'],
  ['CORDON_PORT', 'banana', 'got "banana", wants a whole number from 0 to 65535'],
  ['CORDON_PORT', '65536', 'got "65536", wants a whole number from 0 to 65535'],
  ['CORDON_PORT', '-1', 'got "-1", wants a whole number from 0 to 65535'],
  ['CORDON_PORT', '3e3', 'got "3e3", wants a whole number from 0 to 65535'],
  ['CORDON_ORIGIN', 'https://a.example/', 'got "https://a.example/", wants origins such as'],
  ['CORDON_ORIGIN', 'https://a.example,ftp://b.example', 'wants origins such as'],
  ['CORDON_TRUST_PROXY', 'yes', 'got "yes", wants “no” or the number of proxies'],
  ['CORDON_PAGE', '/nowhere', 'got "/nowhere", wants “built”, “none” or a folder that holds a built page'],
  ['CORDON_HOOKS', 'some', 'got "some", wants one of public, any, off'],
  ['CORDON_LOG', 'loud', 'got "loud", wants one of fatal, error, warn, info, debug, trace, silent'],
  ['CORDON_BOT_THREADS', '0', 'got "0", wants a whole number from 1 to 64'],
])('%s does not take "%s"', (name, value, words) => {
  const lines = linesOf({ [name]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${name}: `);
  expect(lines[0]).toContain(words);
});

test.each([
  ['CORDON_SECRET', `${secret},too-short`, '42 characters'],
  ['CORDON_METRICS', 'hush', '4 characters'],
  ['DATABASE_URL', 'mysql://u:hush@db/x', '19 characters'],
])('what is wrong with %s is said without repeating it', (name, value, got) => {
  const [line, ...others] = linesOf({ [name]: value });
  expect(others).toEqual([]);
  expect(line).toContain(`${name}: got ${got}, wants `);
  expect(line).not.toContain(value);
});

test('all errors are told at once', () => {
  const lines = linesOf({ CORDON_PROT: '80', CORDON_PORT: 'x', CORDON_LOG: 'y', CORDON_QQQQQQQQ: '1' });
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'CORDON_PROT',
    'CORDON_QQQQQQQQ',
    'CORDON_PORT',
    'CORDON_LOG',
  ]);
  expect(lines[0]).toBe('CORDON_PROT: there is no such variable; CORDON_PORT comes nearest');
  expect(lines[1]).toBe('CORDON_QQQQQQQQ: there is no such variable');
});
