// Signals as texts: they come back as they were, and no text is too long for NOTIFY.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDecoder, encodeAppended, encodeSaid } from '../../../src/store/postgres/signals.ts';

const texts = fc.string({ unit: 'binary', maxLength: 5000 });
const tables = fc.dictionary(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), fc.nat(), {
  maxKeys: 200,
});

describe('signals', () => {
  it('fit into what NOTIFY carries', () => {
    fc.assert(
      fc.property(texts, tables, (text, moved) => {
        const payloads = [
          ...encodeSaid('x'.repeat(36), 1e9, text),
          ...encodeAppended('x'.repeat(36), new Map(Object.entries(moved))),
        ];
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('come back as they were, also when several send', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 4 }), tables, (said, moved) => {
        const decode = createDecoder('me');
        const heard = said.flatMap((text, index) =>
          encodeSaid(`sender ${index % 2}`, index, text).flatMap(decode),
        );
        expect(heard).toEqual(said.map((text) => ({ signal: 'said', text })));
        const appended = encodeAppended('other', new Map(Object.entries(moved))).flatMap(decode);
        expect(appended).toEqual(
          Object.entries(moved).map(([table, number]) => ({ signal: 'appended', table, number })),
        );
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('leave out what this process sent itself and what is no signal', () => {
    const decode = createDecoder('me');
    expect(encodeSaid('me', 1, 'hello').flatMap(decode)).toEqual([]);
    expect(encodeAppended('me', new Map([['one', 1]])).flatMap(decode)).toEqual([]);
    expect(encodeAppended('me', new Map())).toEqual([]);
    for (const junk of ['', 'null', '{}', '{"from":"you"}', '{"from":"you","appended":[[1,2]]}']) {
      expect(decode(junk)).toEqual([]);
    }
  });

  it('leave out a text whose beginning was missed', () => {
    const decode = createDecoder('me');
    const [, ...rest] = encodeSaid('you', 1, 'long '.repeat(1000));
    expect(rest.length).toBeGreaterThan(1);
    expect(rest.flatMap(decode)).toEqual([]);
    expect(encodeSaid('you', 2, 'short').flatMap(decode)).toEqual([{ signal: 'said', text: 'short' }]);
  });
});
