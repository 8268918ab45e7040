import { describe, expect, it } from 'vitest';
import {
  formatSeed,
  legal,
  MisuseError,
  parseSeed,
  sameState,
  seedFromText,
  seedHash,
  seedOfSeries,
  sight,
  start,
  view,
  whyNot,
  type Seed,
  type State,
} from '../src/index.ts';
import { gameFor, Table } from './kernel/support.ts';

const table = (): Table => new Table({ players: 2 }, 'face');

describe('a seed', () => {
  const sizes = [0, 2, 3, 5, 1_000].map((words) => new Int32Array(words));
  const others = ['tonight', 5, undefined, null, [1, 2, 3, 4], new Uint32Array(4)];
  const wrong = [...sizes, ...others, new Proxy(new Int32Array(4), {})] as unknown as Seed[];

  it('that is none deals no game, and says so as a mistake of the program', () => {
    for (const seed of wrong) {
      expect(() => start(gameFor({}), seed)).toThrow(MisuseError);
      expect(() => formatSeed(seed)).toThrow(MisuseError);
      expect(() => seedHash(seed)).toThrow(MisuseError);
      expect(() => seedOfSeries(seed, 1)).toThrow(MisuseError);
    }
    expect(() => seedOfSeries(new Int32Array(4), 1.5)).toThrow(MisuseError);
  });

  it('of four words deals a game, each another one', () => {
    const [one, other] = ['one', 'other'].map((text) => start(gameFor({}), seedFromText(text)).state);
    expect(sameState(one!, other!)).toBe(false);
  });

  it('is refused as a value when it is read', () => {
    for (const text of [undefined, null, 5, '', 'x'.repeat(10_000_000)]) {
      const parsed = parseSeed(text as string);
      expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-seed' } });
      expect(!parsed.ok && parsed.error.message.length).toBeLessThan(150);
    }
  });
});

describe('a seat', () => {
  it.each([1.5, Number.NaN, Infinity, '1', null])('is not %s: a mistake of the program', (seat) => {
    const { state } = table();
    for (const act of [view, sight, legal, (s: State, viewer: number) => whyNot(s, viewer, 'drive')])
      expect(() => act(state, seat as number)).toThrow(MisuseError);
  });

  it('that nobody holds sees what lies open to all, and can do nothing', () => {
    const { state } = table();
    for (const seat of [0, -1, 3, 99]) {
      expect(view(state, seat)).toEqual(view(state, 0));
      expect(legal(state, seat)).toEqual([]);
    }
  });
});
