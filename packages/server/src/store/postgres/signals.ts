// Signals between processes as the texts that NOTIFY carries, both ways.
import type { Signal } from '@cordon/tables';
import { z } from 'zod';

/** PostgreSQL refuses 8000 bytes and more. */
const LARGEST_TEXT = 7900;

/** A UTF-16 unit takes six bytes at most in JSON. */
const UNITS_IN_A_PART = 1200;

export type Moved = ReadonlyMap<string, number>;

/** Texts that say which tables now end at which number. */
export function encodeAppended(from: string, moved: Moved): string[] {
  const texts: string[] = [];
  const opening = `{"from":${JSON.stringify(from)},"appended":[`;
  let pairs = '';
  for (const pair of moved) {
    const text = JSON.stringify(pair);
    if (
      pairs !== '' &&
      Buffer.byteLength(opening) + Buffer.byteLength(pairs) + Buffer.byteLength(text) > LARGEST_TEXT
    ) {
      texts.push(`${opening}${pairs}]}`);
      pairs = '';
    }
    pairs += pairs === '' ? text : `,${text}`;
  }
  if (pairs !== '') texts.push(`${opening}${pairs}]}`);
  return texts;
}

/** Texts that carry some words. Equal texts of one transaction would be delivered once, so each has its number. */
export function encodeSaid(from: string, number: number, text: string): string[] {
  const parts = Math.max(1, Math.ceil(text.length / UNITS_IN_A_PART));
  return Array.from({ length: parts }, (_, part) => {
    const said = text.slice(part * UNITS_IN_A_PART, (part + 1) * UNITS_IN_A_PART);
    return JSON.stringify({ from, number, part, parts, said });
  });
}

/** Puts what others sent together again; the parts of one text always come in one go and in order. */
export function createDecoder(self: string): (payload: string) => Signal[] {
  const begun = new Map<string, { number: number; parts: string[] }>();

  function joinParts({ from, number, part, parts, said }: Said): Signal[] {
    const known = begun.get(from);
    const entry = part === 0 || known?.number !== number ? { number, parts: [] } : known;
    if (entry.parts.length !== part) return [];
    entry.parts.push(said);
    if (entry.parts.length < parts) begun.set(from, entry);
    else begun.delete(from);
    return entry.parts.length < parts ? [] : [{ signal: 'said', text: entry.parts.join('') }];
  }

  return (payload) => {
    const message = parse(payload);
    if (message === undefined || message.from === self) return [];
    if ('said' in message) return joinParts(message);
    return message.appended.map(([table, number]) => ({ signal: 'appended', table, number }));
  };
}

type Said = z.infer<typeof saidSchema>;

const saidSchema = z.object({
  from: z.string(),
  number: z.number(),
  part: z.number(),
  parts: z.number(),
  said: z.string(),
});

const messageSchema = z.union([
  z.object({ from: z.string(), appended: z.array(z.tuple([z.string(), z.number()])) }),
  saidSchema,
]);

/** Anybody who may use the database may send on the channel, so nothing is taken on trust. */
function parse(payload: string): z.infer<typeof messageSchema> | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
