import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../..');
const catalogue = readFileSync(join(ROOT, 'docs/rules/iberia.md'), 'utf8');
const sources = globSync('packages/engine/src/**/*.ts', { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8')
    .replaceAll(/\n\s*(?:\/\/|\*) ?/gu, ' ')
    .replaceAll(/\s+/gu, ' '),
}));

/** Ruling to the rules of the catalogue that rest on it alone. */
function rulingsOfTheCatalogue(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, id, ruling] of catalogue.matchAll(/^- \*\*(IB-[A-Z]+-\d+)\*\* .* ·R (A-\d+)$/gmu)) {
    found.set(ruling!, [...(found.get(ruling!) ?? []), id!]);
  }
  return found;
}

/** Ruling to the places in the code that claim it: “Ruling A-5 (IB-PUR-10 IB-AGR-9)”. */
function rulingsOfTheCode(): { ruling: string; ids: string[]; file: string }[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/[Rr]uling (A-\d+) \(([A-Z0-9 -]+)\)/gu)].map(([, ruling, ids]) => ({
      ruling: ruling!,
      ids: ids!.split(' '),
      file,
    })),
  );
}

describe('Rulings of ours', () => {
  const claimed = rulingsOfTheCode();

  it.each([...rulingsOfTheCatalogue()])('%s has one place in the code, with its rules %s', (ruling, ids) => {
    const places = claimed.filter((claim) => claim.ruling === ruling);
    expect(places.map(({ file }) => file)).toHaveLength(1);
    expect([...places[0]!.ids].sort()).toEqual([...ids].sort());
  });

  it('names no ruling that the catalogue has not', () => {
    const known = rulingsOfTheCatalogue();
    expect(claimed.filter(({ ruling }) => !known.has(ruling))).toEqual([]);
  });

  it('finds them all', () => {
    expect(rulingsOfTheCatalogue().size).toBeGreaterThan(30);
  });
});
