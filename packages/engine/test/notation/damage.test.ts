import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSave, parseSave, type CordonError } from '../../src/index.ts';

type Swap = readonly [what: string, start: string, instead: string];

/** Two recorded games, both lost by outbreaks, what else their headers could say, and of how many moves one is damaged. */
const GAMES: readonly { readonly name: string; readonly step: number; readonly swaps: readonly Swap[] }[] = [
  {
    name: 'outbreaks-four-private',
    step: 1,
    swaps: [
      ['five players', 'players ', 'players 5'],
      ['one epidemic less', 'epidemics ', 'epidemics 5'],
      ['a challenge of another game', 'option hands', 'challenges influx-of-patients'],
    ],
  },
  {
    name: 'iberia-outbreaks-both-challenges',
    step: 3,
    swaps: [
      ['six players', 'players ', 'players 6'],
      ['one epidemic less', 'epidemics ', 'epidemics 4'],
      ['one challenge less', 'challenges ', 'challenges historical-diseases'],
      ['the other challenge less', 'challenges ', 'challenges influx-of-patients'],
      ['an unknown challenge', 'challenges ', 'challenges influx-of-visitors historical-diseases'],
      ['a challenge twice', 'challenges ', 'challenges influx-of-patients influx-of-patients'],
      ['an unknown disease', 'option diseases', 'option diseases measles'],
      ['diseases in another order', 'option diseases', 'option diseases cholera+typhus'],
      ['hidden hands', 'option hands', 'option hands private'],
      ['an event of another game', 'events ', 'events airlift'],
    ],
  },
];

const join = (parts: readonly string[]): string => `${parts.join('\n')}\n`;

/** The error of a damaged game; nothing is thrown, the code is right, there is a sentence. */
function errorOf(damaged: string): CordonError | undefined {
  const saved = parseSave(damaged);
  if (saved.ok) return undefined;
  expect(['bad-save', 'newer-save']).toContain(saved.error.code);
  expect(saved.error.message).toMatch(/^\S[^]*\.$/u);
  return saved.error;
}

/** Refused, whatever the reason. */
function refused(damaged: string): void {
  expect(errorOf(damaged)).toBeDefined();
}

/** Refused; or, since a game may go on legally without one of its moves, read exactly as it is written. */
function refusedOrExact(damaged: string): void {
  if (errorOf(damaged) !== undefined) return;
  const saved = parseSave(damaged);
  const again = saved.ok ? formatSave(saved.value) : saved;
  expect(again).toEqual({ ok: true, value: damaged.replaceAll(/\n{2,}/gu, '\n') });
}

describe.each(GAMES)('a damaged saved game ($name)', ({ name, step, swaps }) => {
  const text = readFileSync(new URL(`../games/${name}.cordon`, import.meta.url), 'utf8');
  const lines = text.trimEnd().split('\n');
  const moves = lines.indexOf('moves');
  const withLine = (at: number, ...instead: readonly string[]): string =>
    join(lines.toSpliced(at, 1, ...instead));
  const isLeftOut = (at: number): boolean => at > moves && at % step !== 0;

  it('is the game itself as long as nothing is damaged', () => {
    expect(parseSave(text).ok).toBe(true);
    expect(moves).toBeGreaterThan(10);
  });

  it.each(lines.slice(0, moves + 1).map((line, at) => [line, at] as const))(
    'is refused without its line “%s”',
    (_line, at) => {
      expect(errorOf(withLine(at))).toBeDefined();
    },
  );

  it('is refused, or read as it stands, without one of its moves', () => {
    for (let at = moves + 1; at < lines.length; at += step) refusedOrExact(withLine(at));
  });

  it('is refused when any line is replaced by junk', () => {
    for (let at = 0; at < lines.length; at++) {
      for (const junk of ['zzz 7', '1: sing', '\u0000\ufffd']) {
        if (lines[at]!.startsWith('#') || isLeftOut(at)) continue;
        const error = errorOf(withLine(at, junk));
        expect(error).toBeDefined();
        expect(at > moves ? error?.line : at + 1).toBe(at + 1);
      }
    }
  });

  it('is refused, or read as it stands, when any line is cut short', () => {
    for (const [at, line] of lines.entries()) {
      if (isLeftOut(at)) continue;
      for (const length of new Set([line.length - 1, line.length >> 1, line.lastIndexOf(' '), 0])) {
        if (length < 0) continue;
        const damaged = withLine(at, line.slice(0, length).trimEnd());
        (at <= moves ? refused : refusedOrExact)(damaged);
      }
    }
  });

  it('is refused when it ends too early or goes on too long', () => {
    for (let count = 0; count < lines.length; count += 3)
      expect(errorOf(join(lines.slice(0, count)))).toBeDefined();
    expect(errorOf(join([...lines, '1: end']))).toMatchObject({ line: lines.length + 1 });
  });

  const line = (start: string): number => lines.findIndex((each) => each.startsWith(start));
  const always: readonly Swap[] = [
    ['another hash', 'seed-hash ', `seed-hash ${'0'.repeat(64)}`],
    ['another seed', 'seed ', `seed ${'0'.repeat(32)}`],
    ['a seed in capitals', 'seed ', `seed ${'A'.repeat(32)}`],
    ['another result', 'result ', 'result won'],
    ['an unknown result', 'result ', 'result draw'],
    ['one player less', 'players ', 'players 3'],
    ['seven epidemics', 'epidemics ', 'epidemics 7'],
    ['another game', 'game ', 'game chess'],
    ['version zero', 'cordon ', 'cordon 0'],
    ['a version that is no number', 'cordon ', 'cordon one'],
    ['another kind of file', 'cordon ', 'PNG'],
    ['an unknown option', 'option ', 'option weather fine'],
  ];
  it.each([...always, ...swaps])('with %s is refused', (_name, start, instead) => {
    expect(line(start)).toBeGreaterThanOrEqual(0);
    expect(errorOf(withLine(line(start), instead))).toMatchObject({ code: 'bad-save' });
  });

  it.each(['players 4', 'seed 00', 'option hands private', 'result outbreaks', 'pool medic'])(
    'with “%s” twice is refused',
    (extra) => {
      expect(errorOf(withLine(line('game '), lines[line('game ')]!, extra, extra))).toBeDefined();
    },
  );

  it('of a newer version says so', () => {
    for (const version of ['2', '10', '999999999999']) {
      expect(errorOf(withLine(0, `cordon ${version}`))).toMatchObject({ code: 'newer-save', line: 1 });
    }
  });

  it.each([
    '',
    ' ',
    '\n',
    '\n\n\n',
    'moves',
    'cordon',
    'cordon 1',
    'cordon 1\nmoves',
    '\u0000\u00ff\u0001',
    '{}',
    '#',
  ])('that is only “%s” is refused', (junk) => {
    expect(errorOf(junk)).toMatchObject({ code: 'bad-save' });
  });

  it('is refused when it is any other text', () => {
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(errorOf(junk)).toBeDefined();
        expect(errorOf(`cordon 1\n${junk}`)).toBeDefined();
      }),
      { seed: 10, numRuns: 200 },
    );
  });

  it('with one wrong letter anywhere is refused, or still a whole game with the same result', () => {
    const letters = fc.constantFrom('x', '0', '9', ' ', '\n', ':', '#', '-', 'é', '\u0000');
    fc.assert(
      fc.property(fc.nat(text.length - 1), letters, (at, letter) => {
        const damaged = text.slice(0, at) + letter + text.slice(at + 1);
        if (errorOf(damaged) !== undefined) return;
        const saved = parseSave(damaged);
        expect(saved.ok && saved.value.result).toBe('outbreaks');
      }),
      { seed: 11, numRuns: 150 },
    );
  });
});
