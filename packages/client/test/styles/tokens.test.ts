// Everything that is read or recognised stands out from what it lies on, in both looks, by day and by night.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast, LOOKS, THEMES } from './tokens.ts';

const GROUNDS = ['page', 'panel', 'panel-raised', 'panel-sunken'];
const DISEASES = ['blue', 'yellow', 'black', 'red', 'purple'];

type Pairs = readonly (readonly [string, readonly string[]])[];

/** What is read, and what it is read on. */
const READ: Pairs = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'warning', 'danger', 'good', 'epidemic'].map(
    (ink) => [ink, GROUNDS] as const,
  ),
  ['ink', ['accent-soft', 'sea', 'land']],
  ['ink-soft', ['accent-soft']],
  ['good', ['accent-soft']],
  ['accent-ink', ['accent']],
  ['warning-ink', ['warning']],
  ['danger-ink', ['danger']],
  ['board-name', ['board-halo', 'land', 'sea']],
];

/** Marks and numbers on the colours of diseases. */
const MARKED: Pairs = DISEASES.map((colour) => [`disease-ink-${colour}`, [`disease-${colour}`]] as const);

/** What is recognised by its shape. */
const SEEN: Pairs = [
  ['border-strong', ['panel', 'panel-raised', 'page']],
  ['line', ['land', 'sea']],
  ['focus', ['page', 'panel', 'panel-raised', 'sea', 'land']],
  ['accent', ['sea', 'land', 'board-halo']],
  ['danger', ['sea', 'land']],
];

describe.each(LOOKS.flatMap((look) => THEMES.map((theme) => [look, theme] as const)))(
  '%s, %s',
  (look, theme) => {
    const colours = coloursOf(look, theme);
    const weakest = (pairs: Pairs, least: number): string[] =>
      pairs.flatMap(([front, backs]) =>
        backs.flatMap((back) => {
          const found = contrast(colours.get(front)!, colours.get(back)!);
          return found >= least ? [] : [`${front} on ${back}: ${found.toFixed(2)}`];
        }),
      );

    it('letters can be read, by those too who see little', () => {
      expect(weakest(READ, 7)).toEqual([]);
    });

    it('what stands on the colour of a disease can be read', () => {
      expect(weakest(MARKED, 4.5)).toEqual([]);
    });

    it('symbols, lines and rings can be seen', () => {
      expect(weakest(SEEN, 3)).toEqual([]);
    });

    it('a cube stands out from land and sea by its colour or by its edge', () => {
      const lost = DISEASES.flatMap((colour) =>
        ['land', 'sea', 'panel'].filter((ground) =>
          [`disease-${colour}`, `disease-edge-${colour}`].every(
            (own) => contrast(colours.get(own)!, colours.get(ground)!) < 3,
          ),
        ),
      );
      expect(lost).toEqual([]);
    });
  },
);

const LITERAL = /[\w-]+:\s[^;{}]*(#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab)\()/iu;

it('no other style sheet has colours of its own', () => {
  const folder = join(import.meta.dirname, '..', '..', 'src');
  const own = globSync('**/*.css', { cwd: folder })
    .filter((file) => !file.endsWith('tokens.css'))
    .filter((file) => LITERAL.test(readFileSync(join(folder, file), 'utf8')));
  expect(own).toEqual([]);
});
