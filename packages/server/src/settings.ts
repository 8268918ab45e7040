// What the operator decides, read from the environment once at the start and checked as a whole.
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { nearestName } from './nearest.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const HOOK_RULES = ['public', 'any', 'off'] as const;
/** Where webhooks may lead: to public addresses, to any address, or nowhere. */
export type HookRule = (typeof HOOK_RULES)[number];

export type MetricsAccess =
  | { readonly access: 'off' }
  | { readonly access: 'open' }
  | { readonly access: 'token'; readonly token: string };

/** The page to play on: the one that the project builds, one in another folder, or none. */
export type PagePlace =
  | { readonly kind: 'built' }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'none' };

export interface Settings {
  readonly listen: { readonly host: string; readonly port: number };
  readonly store:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string };
  /** Origins under which people reach the server; none: whatever the Host header says. */
  readonly origins: readonly string[];
  /** Keys that sign cookies: the first signs, all verify; none: the store keeps one. */
  readonly secrets: readonly string[];
  /** How many proxies in front of the server are believed. */
  readonly proxies: number;
  readonly page: PagePlace;
  readonly hooks: HookRule;
  readonly log: LogLevel;
  readonly metrics: MetricsAccess;
  readonly limits: {
    readonly sockets: number;
    readonly socketsPerAddress: number;
    readonly socketsPerGuest: number;
    readonly messagesPerSecond: number;
    /** How many messages may come at once after a silence. */
    readonly messageBurst: number;
    /** Milliseconds of the main thread that the requests of one connection may take in a second. */
    readonly workPerSecond: number;
    /** New tables of one guest in an hour. */
    readonly tablesPerHour: number;
    /** New guests and new names from one address in an hour. */
    readonly guestsPerHour: number;
  };
  readonly botThreads: number;
  /** After how long the move of a bot is overdue: any process then lets the bot act. */
  readonly botOverdueSeconds: number;
  /** Whether deals of the day are tried out before they are dealt. */
  readonly vetDeals: 'yes' | 'no';
  /** How long a shutdown waits for what is under way. */
  readonly drainSeconds: number;
}

/** Everything that is wrong with the environment, one line each. */
export class SettingsError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'SettingsError';
    this.lines = lines;
  }
}

const whole = (least: number, most: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/u)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .prefault(String(usual))
    .describe(`a whole number from ${String(least)} to ${String(most)}`);

const list = (text: string): string[] => text.split(',').map((part) => part.trim());

const isHost = (text: string): boolean => isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/iu.test(text);

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && url.origin === text && /^https?:$/u.test(url.protocol);
};

const isDatabase = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/u.test(url.protocol);
};

const isPage = (text: string): boolean =>
  text === 'built' || text === 'none' || existsSync(join(text, 'index.html'));

/** Every variable the server reads; the description says what it wants. */
const environmentSchema = z.object({
  CORDON_HOST: z.string().refine(isHost).default('127.0.0.1').describe('an address or a host name'),
  CORDON_PORT: whole(0, 65_535, 3000),
  CORDON_DATA: z.string().default('./data/cordon.db').describe('the path of a file'),
  DATABASE_URL: z.string().refine(isDatabase).optional().describe('postgres://user:password@host/database'),
  CORDON_ORIGIN: z
    .string()
    .transform(list)
    .refine((origins) => origins.every(isOrigin))
    .default([])
    .describe('origins such as https://cordon.example without a path, separated by commas'),
  CORDON_SECRET: z
    .string()
    .transform(list)
    .refine((secrets) => secrets.every((secret) => secret.length >= 32))
    .default([])
    .describe('secrets of at least 32 characters each, separated by commas'),
  CORDON_TRUST_PROXY: z
    .string()
    .regex(/^(no|[1-9])$/u)
    .transform((text) => (text === 'no' ? 0 : Number(text)))
    .default(0)
    .describe('“no” or the number of proxies in front of the server, from 1 to 9'),
  CORDON_PAGE: z
    .string()
    .refine(isPage)
    .default('built')
    .describe('“built”, “none” or a folder that holds a built page (index.html)'),
  CORDON_HOOKS: z.enum(HOOK_RULES).default('public').describe(oneOf(HOOK_RULES)),
  CORDON_LOG: z.enum(LOG_LEVELS).default('info').describe(oneOf(LOG_LEVELS)),
  CORDON_METRICS: z
    .string()
    .regex(/^(off|open|[\w.~+/=-]{16,})$/u)
    .default('off')
    .describe('“off”, “open” or a token of at least 16 letters, digits and . _ ~ + / = -'),
  CORDON_MAX_SOCKETS: whole(1, 1_000_000, 20_000),
  CORDON_MAX_SOCKETS_PER_ADDRESS: whole(1, 1_000_000, 200),
  CORDON_MAX_SOCKETS_PER_GUEST: whole(1, 1_000_000, 50),
  CORDON_MESSAGES_PER_SECOND: whole(1, 100_000, 20),
  CORDON_MESSAGE_BURST: whole(1, 100_000, 60),
  CORDON_WORK_PER_SECOND: whole(1, 1_000_000, 100),
  CORDON_TABLES_PER_HOUR: whole(1, 1_000_000, 60),
  CORDON_GUESTS_PER_HOUR: whole(1, 1_000_000, 600),
  CORDON_BOT_THREADS: whole(1, 64, 1),
  CORDON_VET_DEALS: z
    .enum(['yes', 'no'])
    .default('yes')
    .describe(oneOf(['yes', 'no'])),
  CORDON_BOT_OVERDUE_SECONDS: whole(1, 3600, 10),
  CORDON_DRAIN_SECONDS: whole(0, 600, 10),
});

type VariableName = keyof typeof environmentSchema.shape;

/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(environmentSchema.shape);

/** Values that no message may repeat. */
const secretVariables: ReadonlySet<string> = new Set<VariableName>([
  'CORDON_SECRET',
  'CORDON_METRICS',
  'DATABASE_URL',
]);

/** Read by the tests of the project, never by the server. */
const FOREIGN = /^CORDON_(CHROMIUM$|TEST_)/u;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of an environment, or one SettingsError that names everything wrong with it. */
export function readSettings(environment: Environment): Settings {
  // An empty variable is the same as none: compose files and units often pass those.
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  const lines = [...unknownVariables(given.map(([name]) => name)), ...wrongValues(environment, parsed.error)];
  if (lines.length > 0 || !parsed.success) throw new SettingsError(lines);
  return arrange(parsed.data);
}

function unknownVariables(names: readonly string[]): string[] {
  const unknown = names.filter(
    (name) => name.startsWith('CORDON_') && !VARIABLES.includes(name) && !FOREIGN.test(name),
  );
  return unknown.map((name) => {
    const nearest = nearestName(name, VARIABLES);
    return `${name}: there is no such variable${nearest === undefined ? '' : `; ${nearest} comes nearest`}`;
  });
}

function wrongValues(environment: Environment, error: z.ZodError | undefined): string[] {
  const names = new Set((error?.issues ?? []).map((issue) => String(issue.path[0])));
  return Object.entries(environmentSchema.shape)
    .filter(([name]) => names.has(name))
    .map(([name, schema]) => {
      const value = environment[name] ?? '';
      const got = secretVariables.has(name) ? `${String(value.length)} characters` : JSON.stringify(value);
      return `${name}: got ${got}, wants ${schema.description ?? 'something else'}`;
    });
}

function arrange(read: z.output<typeof environmentSchema>): Settings {
  return {
    listen: { host: read.CORDON_HOST, port: read.CORDON_PORT },
    store:
      read.DATABASE_URL === undefined
        ? { kind: 'sqlite', file: read.CORDON_DATA }
        : { kind: 'postgres', url: read.DATABASE_URL },
    origins: read.CORDON_ORIGIN,
    secrets: read.CORDON_SECRET,
    proxies: read.CORDON_TRUST_PROXY,
    page: pagePlace(read.CORDON_PAGE),
    hooks: read.CORDON_HOOKS,
    log: read.CORDON_LOG,
    metrics: metricsAccess(read.CORDON_METRICS),
    limits: {
      sockets: read.CORDON_MAX_SOCKETS,
      socketsPerAddress: read.CORDON_MAX_SOCKETS_PER_ADDRESS,
      socketsPerGuest: read.CORDON_MAX_SOCKETS_PER_GUEST,
      messagesPerSecond: read.CORDON_MESSAGES_PER_SECOND,
      messageBurst: read.CORDON_MESSAGE_BURST,
      workPerSecond: read.CORDON_WORK_PER_SECOND,
      tablesPerHour: read.CORDON_TABLES_PER_HOUR,
      guestsPerHour: read.CORDON_GUESTS_PER_HOUR,
    },
    botThreads: read.CORDON_BOT_THREADS,
    botOverdueSeconds: read.CORDON_BOT_OVERDUE_SECONDS,
    vetDeals: read.CORDON_VET_DEALS,
    drainSeconds: read.CORDON_DRAIN_SECONDS,
  };
}

function pagePlace(text: string): PagePlace {
  return text === 'built' || text === 'none' ? { kind: text } : { kind: 'folder', folder: text };
}

function metricsAccess(text: string): MetricsAccess {
  return text === 'off' || text === 'open' ? { access: text } : { access: 'token', token: text };
}

function oneOf(words: readonly string[]): string {
  return `one of ${words.join(', ')}`;
}
