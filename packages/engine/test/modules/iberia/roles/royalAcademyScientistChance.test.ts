import { describe, expect, it } from 'vitest';
import {
  apply,
  clone,
  factsFor,
  formatWords,
  legal,
  resample,
  sight,
  undo,
  view,
  type State,
} from '../../../../src/index.ts';
import { PLACES } from '../../../../src/kernel/types.ts';
import { Table } from '../../../kernel/support.ts';
import { gameOf } from '../../../properties/configurations.ts';
import { careful, playGame, wordsFrom } from '../../../properties/play.ts';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['royal-academy-scientist', 'sailor', 'politician'];
const REQUEST = { game: 'iberia', players: 3, epidemics: 6, roles } as const;
const refused = { ok: false, error: { code: 'nothing-to-undo' } } as const;
const RUNS = 2000;

const topOf = (state: State, count: number): number[] =>
  Array.from({ length: count }, (_, at) => state.playerDeck.cards[state.playerDeck.size - 1 - at]!);

const isEpidemic = (state: State, card: number): boolean => card >= state.game.firstEpidemic;

/** A real table whose first turn is the Scientist's. */
function begun(fits: (state: State) => boolean): Table {
  return Table.find(REQUEST, (table) => {
    table.does('start', 'start', 'start');
    return table.active === 1 && fits(table.state);
  });
}

const deckOf = (state: State): number[] =>
  Array.from(state.playerDeck.cards.subarray(0, state.playerDeck.size));

const boxedIn = (state: State): number => state.places.filter((place) => place === PLACES.boxed).length;

const looksLike = (from: State, viewer: number): number[] => Array.from(sight(from, viewer).table.cells);

describe('States drawn from what each player knows after a study', () => {
  it('IB-RAS-12 the others may find the epidemic anywhere in the pile, the Scientist where he saw it', () => {
    const table = iberia({ roles, drawNext: ['vigo', 'epidemic', 'a-coruna', 'huelva', 'porto'] });
    const { state } = table;
    state.lastGroup = 2;
    state.playerDeck.group.fill(2, state.playerDeck.size - 5, state.playerDeck.size);
    table.does('study', 'order a-coruna', 'order vigo');
    const random = wordsFrom('study');
    const [mine, theirs] = [sight(state, 1), sight(state, 2)];
    const known = new Set<string>();
    const found = new Map<string, number>();
    const tops = new Set<number>();
    for (let run = 0; run < RUNS; run++) {
      known.add(topOf(resample(mine, random), 3).join(' '));
      const pile = topOf(resample(theirs, random), 5);
      const epidemics = pile.map((card) => (isEpidemic(state, card) ? 'x' : '.')).join('');
      found.set(epidemics, (found.get(epidemics) ?? 0) + 1);
      tops.add(pile[0]!);
    }
    expect([...known]).toEqual([topOf(state, 3).join(' ')]);
    expect([...found.keys()].sort()).toEqual(['....x', '...x.', '..x..', '.x...', 'x....']);
    for (const count of found.values()) {
      expect(Math.abs(count - RUNS / 5)).toBeLessThan(6 * Math.sqrt(RUNS * 0.2 * 0.8));
    }
    expect(tops.size).toBeGreaterThan(50);
  });

  it('IB-RAS-12 look to their viewer exactly like the table, with events in the box too', () => {
    const seesEvent = (other: State): boolean =>
      topOf(other, 3).some((card) => card >= other.game.firstEvent && !isEpidemic(other, card));
    const { state } = begun(seesEvent).does('study');
    const random = wordsFrom('box');
    const ids = (sample: State): string[] => topOf(sample, 3).map((card) => state.game.cardIds[card]!);
    const tops = (viewer: number): Set<string> => {
      const found = new Set<string>();
      for (let run = 0; run < 50; run++) {
        const sample = resample(sight(state, viewer), random);
        expect(looksLike(sample, viewer)).toEqual(looksLike(state, viewer));
        const offered = legal(sample).map((command) => formatWords(state.game, command));
        expect(offered).toEqual(ids(sample).map((id) => `order ${id}`));
        expect(new Set(deckOf(sample)).size).toBe(state.playerDeck.size);
        expect(boxedIn(sample)).toBe(boxedIn(state));
        found.add(ids(sample).join(' '));
      }
      return found;
    };
    expect(tops(1)).toEqual(new Set([ids(state).join(' ')]));
    for (const other of [0, 2, 3]) expect(tops(other).size).toBeGreaterThan(40);
  });

  it('IB-RAS-12 a study in a real pile changes nothing in what the others know of the deck', () => {
    const seesEpidemic = (state: State): boolean => topOf(state, 3).some((card) => isEpidemic(state, card));
    for (const wanted of [true, false]) {
      const table = begun((state) => seesEpidemic(state) === wanted);
      const before = [0, 2, 3].map((viewer) => view(table.state, viewer).playerDeck);
      const { size } = before[0]!.groups[0]!;
      table.does('study', 'order');
      expect([0, 2, 3].map((viewer) => view(table.state, viewer).playerDeck)).toEqual(before);
      expect(before[0]!.groups[0]).toEqual({ size, known: {}, sets: { cards: size - 1, epidemics: 1 } });
      const { known, sets } = view(table.state, 1).playerDeck.groups[0]!;
      expect(Object.keys(known)).toHaveLength(3);
      expect(sets).toEqual(wanted ? { cards: size - 3 } : { cards: size - 4, epidemics: 1 });
    }
  });
});

describe('A study anywhere in a game', () => {
  it('IB-RAS-12 tells another player the same in every state that he takes to be possible', () => {
    const game = gameOf({ ...REQUEST, epidemics: 4 });
    const random = wordsFrom('possible');
    let studies = 0;
    for (const text of ['one', 'two', 'three']) {
      playGame(game, text, careful, ({ state, commands }) => {
        if (!commands.some(({ kind }) => kind === 'study')) return;
        studies++;
        for (const viewer of [0, 2, 3]) {
          const real = clone(state);
          const possible = resample(sight(state, viewer), random);
          for (const kind of ['study', 'order', 'order']) {
            const [facts, others] = [real, possible].map((table) => {
              const command = legal(table).findLast((offered) => offered.kind === kind);
              const applied = command === undefined ? undefined : apply(table, command);
              return applied?.ok === true ? factsFor(applied.value, viewer) : [];
            });
            expect(others).toEqual(facts);
            expect(looksLike(possible, viewer)).toEqual(looksLike(real, viewer));
          }
        }
      });
    }
    expect(studies).toBeGreaterThan(30);
  });
});

describe('Undo around a study', () => {
  it('IB-RAS-12 never goes past the look, but the order can be taken back until a card is drawn', () => {
    const table = begun(() => true).does('study');
    const moves = table.commands.length;
    for (const seat of [1, 2, 3]) expect(undo(table.record(), seat)).toMatchObject(refused);
    expect(undo(table.record(), 1, moves - 1)).toMatchObject(refused);
    table.does('order');
    expect(undo(table.record(), 1)).toMatchObject({ ok: true, value: { commands: { length: moves } } });
    table.does('order');
    expect(view(table.state, 1).frames.at(-1)).toMatchObject({ frame: 'actions', left: 3 });
    expect(undo(table.record(), 1, moves)).toMatchObject({
      ok: true,
      value: { commands: { length: moves } },
    });
    expect(undo(table.record(), 1, moves - 1)).toMatchObject(refused);
    expect(undo(table.record(), 2)).toMatchObject(refused);
    table.does('end');
    expect(undo(table.record(), 1)).toMatchObject(refused);
  });
});
