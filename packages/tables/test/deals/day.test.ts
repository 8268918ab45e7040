// The deal of a day never changes, is always a game that can be played, and is not always the same one.
import { createHash } from 'node:crypto';
import { compile, formatSave, parseSeed, start } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import { configOfDay, dayAt, endOf, FIRST_DAY, isDay, seedOfDay } from '../../src/deals/day.ts';
import { chosenOpenly } from '../../src/deals/openDeals.ts';

/** The first day that may use boxes. */
const BOXES_FROM = '2027-02-26';

const days = Array.from({ length: 1500 }, (_, index) => dayAt(Date.parse(FIRST_DAY) + index * 86_400_000));

/** The deal of a day without a secret as it is saved, then its roles and the order of its cards. */
function dealOf(day: string): string {
  const game = compile(configOfDay(day));
  const seed = parseSeed(seedOfDay(day, '', chosenOpenly(day)));
  if (!game.ok || !seed.ok) throw new Error(`${day} has no deal`);
  const { config, roleIds, cardIds, infectionIds } = game.value;
  const saved = formatSave({ config, seed: seed.value, commands: [], comments: {}, result: 'running' });
  if (!saved.ok) throw new Error(saved.error.message);
  const { roles, places, playerDeck, infectionDeck } = start(game.value, seed.value).state;
  const named = (ids: readonly string[], numbers: Int32Array): string =>
    [...numbers].map((number) => ids[number]).join(' ');
  return [
    saved.value,
    named(roleIds, roles),
    cardIds.map((card, number) => `${card} ${String(places[number])}`).join(' '),
    named(cardIds, playerDeck.cards.subarray(0, playerDeck.size)),
    named(infectionIds, infectionDeck.cards.subarray(0, infectionDeck.size)),
  ].join('\n');
}

describe('what is played on a day', () => {
  test('stays what it was when these days were published', () => {
    expect(
      ['2026-11-16', '2026-11-17', '2026-12-24', '2027-02-27', '2027-03-06', '2028-02-29'].map(configOfDay),
    ).toMatchInlineSnapshot(`
      [
        {
          "challenges": [
            "influx-of-patients",
          ],
          "epidemics": 5,
          "game": "iberia",
          "options": {
            "hands": "open",
          },
          "players": 4,
        },
        {
          "challenges": [],
          "epidemics": 4,
          "game": "iberia",
          "options": {
            "hands": "open",
          },
          "players": 2,
        },
        {
          "challenges": [],
          "epidemics": 5,
          "game": "base",
          "options": {
            "hands": "open",
          },
          "players": 2,
        },
        {
          "boxes": [
            "brink",
          ],
          "challenges": [
            "mutation",
          ],
          "epidemics": 4,
          "game": "base",
          "options": {
            "hands": "open",
          },
          "players": 3,
        },
        {
          "boxes": [
            "brink",
            "lab",
          ],
          "challenges": [
            "worldwide-panic",
          ],
          "epidemics": 4,
          "game": "base",
          "options": {
            "hands": "open",
          },
          "players": 2,
        },
        {
          "challenges": [
            "influx-of-patients",
          ],
          "epidemics": 5,
          "game": "iberia",
          "options": {
            "hands": "open",
          },
          "players": 2,
        },
      ]
    `);
  });

  test('BRINK-SC-47 days before the boxes keep their text and their cards', () => {
    const hash = createHash('sha256');
    for (const day of days.filter((one) => one < '2026-11-18')) hash.update(dealOf(day));
    expect(hash.digest('hex')).toBe('19cd446f8a73748213b1b79ba95c3bf47a04992439ea5c64d5f89261d42d700a');
  });

  test('days that were tried out before boxes could be dealt keep their text and their cards', () => {
    const hash = createHash('sha256');
    for (const day of days.filter((one) => one >= '2026-11-18' && one < BOXES_FROM)) hash.update(dealOf(day));
    expect(hash.digest('hex')).toBe('64c274a74e2b0e10441f6727b924a64855a5412cae81a7181a192de68e413530');
  });

  test('has no box before boxes could be dealt, and seldom the hardest challenge', () => {
    const boxed = days.filter((day) => configOfDay(day).boxes !== undefined);
    expect(boxed[0]! >= BOXES_FROM).toBe(true);
    const panic = boxed.filter((day) => configOfDay(day).challenges?.includes('worldwide-panic') === true);
    expect(panic.length / boxed.length).toBeLessThan(0.15);
  });

  test('can be played, every day', () => {
    const configs = new Map(days.map((day) => [JSON.stringify(configOfDay(day)), configOfDay(day)]));
    for (const [text, config] of configs) expect(compile(config), text).toMatchObject({ ok: true });
  });

  test('varies in everything it can', () => {
    const seen = (what: (day: ReturnType<typeof configOfDay>) => unknown): Set<unknown> =>
      new Set(days.map((day) => what(configOfDay(day))));
    expect(seen(({ game }) => game)).toEqual(new Set(['base', 'iberia']));
    expect(seen(({ players }) => players)).toEqual(new Set([2, 3, 4]));
    expect(seen(({ epidemics }) => epidemics)).toEqual(new Set([4, 5, 6]));
    expect(seen(({ challenges }) => challenges?.join())).toEqual(
      new Set([
        '',
        'influx-of-patients',
        'historical-diseases',
        'virulent-strain',
        'mutation',
        'worldwide-panic',
      ]),
    );
    expect(seen(({ boxes }) => boxes?.join())).toEqual(new Set([undefined, 'brink', 'brink,lab']));
    expect(seen(({ options }) => options?.['hands'])).toEqual(new Set(['open']));
  });
});

describe('the seed of a day', () => {
  test('is that of the date alone where there is no secret, for good', () => {
    expect(seedOfDay('2026-11-16', '')).toMatchInlineSnapshot(`"1d97c32756b9810f421420d0bd5e3ac6"`);
  });

  test('is another one every day and for every secret, and always a seed', () => {
    const seeds = days.flatMap((day) => ['', 'one', 'other'].map((secret) => seedOfDay(day, secret)));
    expect(new Set(seeds).size).toBe(seeds.length);
    for (const seed of seeds) expect(parseSeed(seed)).toMatchObject({ ok: true });
  });
});

describe('days', () => {
  test('are those of UTC and end at midnight', () => {
    expect(dayAt(Date.parse('2026-11-16T23:59:59.999Z'))).toBe('2026-11-16');
    expect(dayAt(endOf('2026-11-16'))).toBe('2026-11-17');
    expect(dayAt(endOf('2026-11-16') - 1)).toBe('2026-11-16');
  });

  test('are dates that there are, from the first on', () => {
    for (const day of [FIRST_DAY, '2028-02-29', '2999-12-31']) expect(isDay(day)).toBe(true);
    for (const day of ['2025-12-31', '2027-02-29', '2026-13-01', '2026-1-1', 'today', '2026-11-16 ', ''])
      expect(isDay(day)).toBe(false);
  });
});
