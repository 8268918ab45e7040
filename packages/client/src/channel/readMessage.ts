// What comes over the wire becomes a message of the protocol, or nothing where it is none that this page knows.
import {
  REFUSALS,
  type Answers,
  type Done,
  type RefusalCode,
  type Request,
  type ServerMessage,
} from '@cordon/protocol';

const TYPES: ReadonlySet<unknown> = new Set([
  'done',
  'refused',
  'progress',
  'update',
  'presence',
  'closed',
  'bye',
] satisfies ServerMessage['type'][]);
const CODES: ReadonlySet<string> = new Set(REFUSALS);

/** The server is believed: what has a known type has the fields of that type. */
export function readMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return undefined;
  }
  return isMessage(value) ? value : undefined;
}

function isMessage(value: unknown): value is ServerMessage {
  return typeof value === 'object' && value !== null && 'type' in value && TYPES.has(value.type);
}

/** A code that is younger than this page is a fault of the server to it. */
export function knownCode(code: string): RefusalCode {
  return isCode(code) ? code : 'internal';
}

function isCode(code: string): code is RefusalCode {
  return CODES.has(code);
}

export type Answer<Type extends Request['type']> = Answers[Type & keyof Answers];

/** The fields of an answer. It is one to the request of the same number, so they are those of its kind. */
export function answerIn<Type extends Request['type']>(message: Done): Answer<Type> {
  const { type: _type, id: _id, ...answer } = message;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is the border
  return answer as Answer<Type>;
}
