import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/kernel/sha256.ts';

const trusted = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Any sequence of 16-bit units, well formed or not. */
const anyText = fc.uint16Array({ maxLength: 150 }).map((units) => String.fromCharCode(...units));

describe('SHA-256', () => {
  it('gives the published values', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('agrees with another program for every length around the borders of blocks', () => {
    for (let length = 0; length <= 200; length++) {
      const text = 'x'.repeat(length);
      expect(sha256(text)).toBe(trusted(text));
    }
  });

  it('agrees for long texts and texts in any script', () => {
    for (const text of ['é', '日本語', '🦠'.repeat(100), '\u0000\u0001\n', 'a'.repeat(100_000)]) {
      expect(sha256(text)).toBe(trusted(text));
    }
  });

  it('agrees for texts made by chance', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(sha256(text)).toBe(trusted(text));
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it('agrees for texts that are no well-formed Unicode, where half of a pair stands alone', () => {
    for (const text of ['\ud800', 'a\udc00b', '\udc00\ud800']) expect(sha256(text)).toBe(trusted(text));
  });
});
