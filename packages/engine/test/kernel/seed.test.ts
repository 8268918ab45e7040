import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSeed, parseSeed, seedFromText, seedHash, seedOfSeries, type Seed } from '../../src/index.ts';

const words = fc.tuple(
  ...([0, 1, 2, 3] as const).map(() => fc.integer({ min: -0x80000000, max: 0x7fffffff })),
);
const seeds = words.map((cells) => Int32Array.from(cells));

function seed(text: string): Seed {
  const parsed = parseSeed(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

describe('the text of a seed', () => {
  it('is 32 digits that read back as the same seed', () => {
    expect(formatSeed(Int32Array.of(0, 1, -1, 0x0abcdef0))).toBe('0000000000000001ffffffff0abcdef0');
    fc.assert(
      fc.property(seeds, (random) => {
        const text = formatSeed(random);
        expect(text).toMatch(/^[0-9a-f]{32}$/u);
        expect(Array.from(seed(text))).toEqual(Array.from(random));
      }),
      { seed: 3 },
    );
  });

  it.each([
    '',
    '0',
    'g'.repeat(32),
    '0'.repeat(31),
    '0'.repeat(33),
    'A'.repeat(32),
    ` ${'0'.repeat(32)}`,
    `${'0'.repeat(32)}\n`,
  ])('is refused when it is “%s”', (text) => {
    const parsed = parseSeed(text);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-seed' } });
    expect(!parsed.ok && parsed.error.message).toMatch(/32 hexadecimal digits/u);
  });

  it('has the SHA-256 of its digits as its hash', () => {
    const text = '0123456789abcdef0123456789abcdef';
    expect(seedHash(seed(text))).toBe(createHash('sha256').update(text).digest('hex'));
  });
});

describe('a seed from any text', () => {
  it('is the seed itself where the text is one, and half of its SHA-256 otherwise', () => {
    const text = '0123456789abcdef0123456789abcdef';
    expect(formatSeed(seedFromText(text))).toBe(text);
    const hash = createHash('sha256').update('rainy day').digest('hex');
    expect(formatSeed(seedFromText('rainy day'))).toBe(hash.slice(0, 32));
  });

  it('is found for every text, even one that is no well-formed Unicode', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(seedFromText(text)).toHaveLength(4);
      }),
      { seed: 4 },
    );
    expect(seedFromText('\ud800')).toHaveLength(4);
  });
});

describe('a series of seeds', () => {
  const first = seedFromText('series');

  it('gives each game the same seed whatever was played before it', () => {
    const forward = Array.from({ length: 50 }, (_, index) => formatSeed(seedOfSeries(first, index)));
    const backward = Array.from({ length: 50 }, (_, index) => formatSeed(seedOfSeries(first, 49 - index)));
    expect(backward.toReversed()).toEqual(forward);
    expect(formatSeed(first)).toBe(formatSeed(seedFromText('series')));
  });

  it('never repeats, not even far on', () => {
    const indices = [
      ...Array.from({ length: 5000 }, (_, index) => index),
      2 ** 31,
      2 ** 32,
      2 ** 32 + 1,
      2 ** 40,
    ];
    const all = new Set(indices.map((index) => formatSeed(seedOfSeries(first, index))));
    all.add(formatSeed(first));
    expect(all.size).toBe(indices.length + 1);
  });

  it('differs from the series of another seed', () => {
    const other = seedFromText('another series');
    for (let index = 0; index < 100; index++) {
      expect(formatSeed(seedOfSeries(other, index))).not.toBe(formatSeed(seedOfSeries(first, index)));
    }
  });
});
