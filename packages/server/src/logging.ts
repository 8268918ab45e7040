// The log: one JSON object a line on standard output, with no secret in it.
import { TOKEN_SHAPE } from '@cordon/tables';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from './settings.ts';

export type Log = Logger;

/** Fields that are never written, wherever somebody puts them. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'cookies',
  '["set-cookie"]',
  'invite',
  'key',
  'keys',
  'password',
  'secret',
  'secrets',
  'token',
  'watch',
];

const at = (place: string): readonly string[] =>
  SECRET_FIELDS.map((field) =>
    place === '' ? field : field.startsWith('[') ? `${place}${field}` : `${place}.${field}`,
  );

/** Parts of a text that are secret by their shape. */
const SECRET_SHAPES: readonly (readonly [RegExp, string])[] = [
  [TOKEN_SHAPE, '[token]'],
  [/cordon_guest=[^;\s"\\]*/gu, 'cordon_guest=[cookie]'],
  [/\b(bearer)\s+[\w.~+/=-]+/giu, '$1 [token]'],
  // Passwords in addresses, then what follows a question mark in an address or a path.
  [/(\w+:\/\/[^\s/:@"]*):[^\s/@"]*@/gu, '$1:[password]@'],
  [/(\/[^\s?"#\\]*)\?[^\s"\\]*/gu, '$1?[query]'],
];

/** Where the log goes and which texts must never be in it. */
export interface LogOptions {
  readonly level: Settings['log'];
  readonly secrets: readonly string[];
  readonly destination?: DestinationStream;
}

export function makeLog({ level, secrets, destination }: LogOptions): Log {
  const hidden = secrets
    .filter((secret) => secret !== '')
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
    redact: { paths: ['', '*', '*.*'].flatMap(at), censor: '[secret]' },
    hooks: { streamWrite: (line: string) => mask(line, hidden) },
  };
  return pino(options, destination ?? standardOutput());
}

/** How many characters wait while standard output takes nothing; what comes on top is dropped. */
const MOST_WAITING = 1_048_576;

/** A log that cannot be written, on a full disk for one, must not end the server. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING });
  output.on('error', () => {});
  return output;
}

/** Texts of the settings that no log may show. */
export function secretsOf(settings: Settings): readonly string[] {
  const { store, metrics } = settings;
  const url = store.kind === 'postgres' ? URL.parse(store.url) : undefined;
  return [
    ...settings.secrets,
    ...(metrics.access === 'token' ? [metrics.token] : []),
    ...(url === undefined || url === null ? [] : [url.password, decodeURIComponent(url.password)]),
  ];
}

function mask(line: string, hidden: readonly string[]): string {
  const named = hidden.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line);
  return SECRET_SHAPES.reduce((text, [shape, instead]) => text.replaceAll(shape, instead), named);
}

/** Of an error only what is known to be harmless: libraries hang whole requests and connections on theirs. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, ...code, message: error.message, stack: error.stack, ...cause };
}
