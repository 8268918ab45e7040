// What becomes of errors: each is answered with a refusal of ours, never with its own words.
import type { Socket } from 'node:net';
import { StoreTrouble } from '@cordon/tables';
import { refusalBody, refuse, statusOf, type RefusalWord } from './refusal.ts';
import type { App } from './types.ts';

const BY_STATUS: ReadonlyMap<number, RefusalWord> = new Map([
  [404, 'not-found'],
  [408, 'too-slow'],
  [413, 'too-large'],
  [415, 'wrong-type'],
  [416, 'wrong-range'],
  [431, 'long-headers'],
  [503, 'unavailable'],
]);

export function answerErrors(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const code = refusalOf(error);
    if (code === 'internal' || error instanceof StoreTrouble)
      request.log.error({ err: error }, 'a request failed');
    return refuse(request, reply, code);
  });
  app.setNotFoundHandler((request, reply) => {
    if (app.supportedMethods.includes(request.method)) return refuse(request, reply, 'not-found');
    return refuse(request, reply.header('allow', 'GET, HEAD'), 'wrong-method');
  });
}

/** The refusal for an error; those of the framework carry a status. */
export function refusalOf(error: unknown): RefusalWord {
  if (error instanceof StoreTrouble) return 'unavailable';
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  return BY_STATUS.get(status) ?? (status < 500 ? 'bad-request' : 'internal');
}

const BY_CODE: Readonly<Record<string, RefusalWord>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'long-headers',
};

/** What does not even become a request (broken HTTP, headers that never end) gets a last line and a closed door. */
export function answerBrokenRequest(error: { readonly code?: string }, socket: Socket): void {
  if (socket.destroyed || error.code === 'ECONNRESET') return;
  const code = BY_CODE[error.code ?? ''] ?? 'bad-request';
  const body = JSON.stringify(refusalBody(code));
  const lines = [
    `HTTP/1.1 ${String(statusOf(code))} Refused`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
  ];
  if (socket.writable) socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  // Whoever does not read the last line does not get to keep the connection.
  socket.destroySoon();
}
