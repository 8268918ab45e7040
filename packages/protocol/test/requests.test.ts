import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRequest, type Parsed } from '../src/requests.ts';
import { LONGEST_MESSAGE, LONGEST_USUAL_MESSAGE } from '../src/words.ts';
import { anyRequest, FIELDS, id, requestOf, TYPES, type AnyRequest } from './requestsOf.ts';

const RUNS = { seed: 1, numRuns: 300 };

function refusal(text: string): Extract<Parsed, { ok: false }> {
  const parsed = parseRequest(text);
  if (parsed.ok) throw new Error(`was accepted: ${text.slice(0, 200)}`);
  return parsed;
}

const parse = (value: unknown): Parsed => parseRequest(JSON.stringify(value));

/** Values that are wrong in every field of every request. */
const WRONG: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  1.5,
  1e300,
  '',
  '\u0000',
  '\ud800',
  [],
  [[]],
  [null],
  { a: 1 },
  JSON.parse('{"__proto__":{"x":1}}'),
];

/** Fields in which one of those is right after all: texts that nobody reads as words. */
const FREE_TEXT = new Set(['import.text', 'hook.url']);

describe.each(TYPES)('%s', (type) => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(requestOf(type), (request) => {
        expect(parse(request)).toEqual({ ok: true, request });
      }),
      { seed: 2, numRuns: 60 },
    );
  });

  test('is refused under its own number if a field is missing, wrong or too many', () => {
    const { must, may = {} } = FIELDS[type]!;
    const fields = Object.keys({ ...must, ...may });
    const [request] = fc.sample(requestOf(type), { seed: 4, numRuns: 1 });
    for (const field of Object.keys(must)) {
      const { [field]: _, ...rest } = request!;
      expect(parse(rest), `without ${field}`).toMatchObject({ ok: false, id: request!.id });
    }
    for (const field of fields) {
      for (const value of WRONG) {
        if (FREE_TEXT.has(`${type}.${field}`) && typeof value === 'string' && value !== '') continue;
        if (field === 'config' && typeof value === 'object' && value !== null) continue;
        const label = `${field}: ${JSON.stringify(value)}`;
        expect(parse({ ...request!, [field]: value }), label).toMatchObject({ ok: false, id: request!.id });
      }
    }
    for (const name of ['more', 'Type', ' type', 'constructor', 'toString', '__proto__']) {
      const text = `{${JSON.stringify(name)}: {}, ${JSON.stringify(request).slice(1)}`;
      expect(refusal(text), name).toMatchObject({ id: request!.id, code: 'bad-message' });
    }
  });
});

test('a number that is none makes the refusal nameless', () => {
  for (const wrong of [0, -1, 1.5, 2 ** 31, '1', null, [1], { id: 1 }, true]) {
    expect(parse({ type: 'games', id: wrong })).toMatchObject({ ok: false, id: undefined });
  }
  for (const text of ['1e999', '-0', 'NaN', '01', '0x1']) {
    expect(refusal(`{"type":"games","id":${text}}`).id, text).toBeUndefined();
  }
  // The last of two counts, as everywhere in JSON.
  expect(parseRequest('{"type":"games","id":0,"id":7}')).toMatchObject({ ok: true, request: { id: 7 } });
});

test('any text at all is read without a throw, and what is accepted says the same as the text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json({ maxDepth: 8 }),
    anyRequest.chain((request) => mutated(JSON.stringify(request))),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const parsed = parseRequest(text);
      return !parsed.ok || isDeepStrictEqual(JSON.parse(text), parsed.request);
    }),
    { seed: 3, numRuns: 1000 },
  );
});

/** The text with a few signs changed, left out, doubled or swapped. */
function mutated(text: string) {
  const change = fc.record({
    at: fc.nat(text.length - 1),
    length: fc.nat(8),
    how: fc.constantFrom('drop', 'double', 'flip', 'cut', 'junk'),
    junk: fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '\u0000', '\ud800', '1e999', 'null', '-'),
  });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    let now = text;
    for (const { at, length, how, junk } of changes) {
      const [before, middle, after] = [now.slice(0, at), now.slice(at, at + length), now.slice(at + length)];
      if (how === 'cut') now = before;
      else if (how === 'drop') now = before + after;
      else if (how === 'double') now = before + middle + middle + after;
      else if (how === 'junk') now = before + junk + after;
      else now = before + String.fromCharCode((middle.codePointAt(0) ?? 1) ^ 1) + middle.slice(1) + after;
    }
    return now;
  });
}

test('a refusal repeats nothing of what was sent', () => {
  const marker = 'Qz7';
  // What people send anywhere: as a value, as a name, in a list, in an option.
  const places: ((request: AnyRequest, hostile: string) => unknown)[] = [
    (request, hostile) => ({ ...request, type: hostile }),
    (request, hostile) => ({ ...request, [hostile]: 1 }),
    (request, hostile) => ({ ...request, table: hostile }),
    (request, hostile) => ({ ...request, seat: hostile }),
    (request, hostile) => ({ ...request, commands: [hostile, '\u0000'] }),
    (_, hostile) => ({ type: 'create', id: 1, config: { [hostile]: 1 } }),
    (_, hostile) => ({ type: 'create', id: 1, config: { options: { [hostile]: 'x' } } }),
    (_, hostile) => ({ type: 'create', id: 1, config: { options: { ok: hostile } } }),
    (_, hostile) => ({ type: 'create', id: 1, config: { options: { [hostile]: { [hostile]: 1 } } } }),
    (_, hostile) => ({ type: 'create', id: 1, config: { pool: [hostile] } }),
    (_, hostile) => hostile,
    (_, hostile) => [hostile],
  ];
  const hostile = fc
    .string({ unit: 'binary', maxLength: 80 })
    .map((rest) => `<script>${marker}\u202e\u0007${rest}`);
  fc.assert(
    fc.property(anyRequest, hostile, fc.constantFrom(...places), (request, words, place) => {
      const { message } = refusal(JSON.stringify(place(request, words)));
      expect(message).not.toContain(marker);
      expect(message).toMatch(/^[ -~“”]{10,120}$/u);
    }),
    { seed: 3, numRuns: 1000 },
  );
});

test('names of the language are names like others', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype']) {
    expect(refusal(`{"type":"${name}","id":1}`).message).toBe('There is no such type of message.');
    expect(parse(JSON.parse(`{"type":"games","id":1,"${name}":{"admin":"yes"}}`)).ok).toBe(false);
  }
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

test('what is deep or wide is refused under its number, and soon', () => {
  fc.assert(
    fc.property(id, fc.constantFrom('[]', '{}'), fc.integer({ min: 7, max: 4000 }), (number, pair, depth) => {
      const open = pair === '[]' ? '[' : '{"a":';
      const deep = open.repeat(depth) + '1' + pair[1]!.repeat(depth);
      const text = `{"type":"games","id":${String(number)},"x":${deep}}`.slice(0, LONGEST_USUAL_MESSAGE);
      expect(refusal(text).code).toBe('bad-message');
    }),
    RUNS,
  );
  expect(refusal(`{"type":"games","id":7,"x":${'['.repeat(1000)}${']'.repeat(1000)}}`).id).toBe(7);
  const wide = (count: number): string => `[${Array.from({ length: count }, () => '1').join(',')}]`;
  expect(refusal(`{"type":"play","id":7,"commands":${wide(8000)}}`)).toMatchObject({
    id: 7,
    message: 'The message is nested too deep, or a part of it has too many members.',
  });
  // The whole length of a message, in the shapes that cost most: none of them is looked into.
  for (const text of [
    '['.repeat(LONGEST_MESSAGE),
    `${'['.repeat(LONGEST_MESSAGE / 2)}${']'.repeat(LONGEST_MESSAGE / 2)}`,
    `{"type":"play","id":7,"commands":${wide(LONGEST_MESSAGE / 2 - 50)}}`,
    `{"type":"create","id":7,"config":{"pool":${wide(LONGEST_MESSAGE / 2 - 50)}}}`,
    `{"type":"import","id":7,"text":${wide(LONGEST_MESSAGE / 2 - 50)}}`,
    `"${'x'.repeat(LONGEST_MESSAGE - 2)}"`,
  ])
    refusal(text);
});

test('only a saved game may be longer than usual', () => {
  const long = 'x'.repeat(LONGEST_USUAL_MESSAGE);
  expect(parse({ type: 'import', id: 3, text: long }).ok).toBe(true);
  expect(parse({ type: 'say', id: 3, table: 'abcd', text: long })).toMatchObject({
    id: 3,
    code: 'too-large',
  });
  expect(parse({ type: long })).toMatchObject({ id: undefined, code: 'too-large' });
  expect(parse(long)).toMatchObject({ id: undefined, code: 'too-large' });
  // Bytes count, not signs.
  const request = { type: 'say', id: 3, table: 'abcd', text: '病'.repeat(500) };
  expect(parse(request).ok).toBe(true);
  expect(parseRequest(JSON.stringify(request), LONGEST_USUAL_MESSAGE + 1)).toMatchObject({
    id: 3,
    code: 'too-large',
  });
});

test('texts for people cannot hide, break lines or turn the writing of others', () => {
  const unseen = [
    '\u0000',
    '\n',
    '\u001b[31m',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u202e',
    '\u2066',
    '\ud800',
    '\udc00x',
  ];
  for (const sign of unseen) {
    expect(parse({ type: 'say', id: 1, table: 'abcd', text: `a${sign}b` }).ok, JSON.stringify(sign)).toBe(
      false,
    );
    const play = { type: 'play', id: 1, table: 'abcd', seat: 1, position: 1, commands: [`a${sign}b`] };
    expect(parse(play).ok, JSON.stringify(sign)).toBe(false);
  }
  for (const blank of [' ', '\u00a0', '\u3000  '])
    expect(parse({ type: 'say', id: 1, table: 'abcd', text: blank }).ok).toBe(false);
  for (const good of ['<b>', "'; DROP TABLE entries; --", 'é', '👩🏽‍🚀', 'שלום'])
    expect(parse({ type: 'say', id: 1, table: 'abcd', text: good }).ok, good).toBe(true);
});
