import { describe, expect, it } from 'vitest';
import { compile, start, view, type Game, type State } from '../../../src/index.ts';
import { iberia } from '../../scenario/iberia.ts';
import { scenario } from '../../scenario/scenario.ts';
import { compiled, faceDown } from '../base/tables.ts';
import { drivesFrom, ringsAround } from './board.ts';
import { iberianGame, iberianSeeds, isEvent, sitDown } from './setups.ts';

const SEEDS = iberianSeeds(40);

/** A table of either game at its first action. */
function seated(game: Game, index: number): State {
  const { state } = start(game, SEEDS[index]!);
  sitDown(state);
  return state;
}

const handsOf = (state: State): (readonly string[])[] => view(state, 0).seats.map(({ hand }) => hand);

/** Games, out of those in which a card is dealt, that its holder begins. */
function beginsWith(game: Game, card: string): { dealt: number; begun: number } {
  const tables = SEEDS.map((_, index) => seated(game, index)).filter((state) =>
    handsOf(state).flat().includes(card),
  );
  const begun = tables.filter((state) => handsOf(state)[view(state, 0).turn - 1]!.includes(card));
  return { dealt: tables.length, begun: begun.length };
}

describe('other than the base game: setup', () => {
  it('IB-DIF-1 five may play, with two cards each', () => {
    expect(compile({ game: 'base', players: 5 }).ok).toBe(false);
    const state = seated(iberianGame({ players: 5 }), 0);
    expect(view(state, 0).seats.map(({ handSize }) => handSize)).toEqual([2, 2, 2, 2, 2]);
    expect(compile({ game: 'base', players: 4 }).ok).toBe(true);
    expect(compile({ game: 'iberia', players: 6 }).ok).toBe(false);
  });

  it('IB-DIF-2 some of fifteen events take part, not all of five', () => {
    const inPlay = (state: State): number =>
      [...handsOf(state).flat(), ...faceDown(state).playerCards].filter((card) => isEvent(state.game, card))
        .length;
    const all = (game: Game): number => game.cardIds.filter((card) => isEvent(game, card)).length;
    const base = compiled({ players: 3, options: { hands: 'open' } });
    expect([all(base), inPlay(seated(base, 0))]).toEqual([5, 5]);
    for (const [players, count] of [
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 8],
    ] as const) {
      const game = iberianGame({ players });
      expect([all(game), inPlay(seated(game, 0))]).toEqual([15, count]);
    }
  });

  it('IB-DIF-3 pawns begin in cities of the hands, not all in one', () => {
    const base = seated(compiled({ players: 4 }), 0);
    expect(new Set(view(base, 0).seats.map(({ city }) => city))).toEqual(new Set(['atlanta']));
    const { state } = start(iberianGame({ players: 4, roles: 'random' }), SEEDS[0]!);
    expect(view(state, 0).seats.some(({ city }) => city === undefined)).toBe(true);
    sitDown(state);
    const { seats } = view(state, 0);
    expect(seats.filter(({ city, hand }) => hand.includes(city!))).toHaveLength(4);
    expect(new Set(seats.map(({ city }) => city)).size).toBe(4);
  });

  it('IB-DIF-4 no hospital stands at the start, where the base game has its station', () => {
    expect(view(seated(compiled({ players: 2 }), 0), 0).shows['stations']).toEqual(['atlanta']);
    expect(view(seated(iberianGame({ players: 2 }), 0), 0).shows['hospitals']).toEqual({});
  });

  it('IB-DIF-5 the oldest city begins, not the largest', () => {
    const base = beginsWith(compiled({ players: 2, options: { hands: 'open' } }), 'jakarta');
    expect(base.dealt).toBeGreaterThan(0);
    expect(base.begun).toBe(base.dealt);
    const oldest = beginsWith(iberianGame({ players: 2 }), 'cadiz');
    expect(oldest.dealt).toBeGreaterThan(0);
    expect(oldest.begun).toBe(oldest.dealt);
    const capital = beginsWith(iberianGame({ players: 2 }), 'madrid');
    expect(capital.dealt).toBeGreaterThan(0);
    expect(capital.begun).toBeLessThan(capital.dealt);
  });

  it('IB-DIF-6 hands lie open with five and six epidemics too', () => {
    for (const epidemics of [5, 6]) {
      const hidden = seated(compiled({ players: 3, epidemics }), 0);
      expect(view(hidden, 1).seats[1]!.hand.length).toBeLessThan(3);
      const open = seated(iberianGame({ players: 3, epidemics }), 0);
      expect(view(open, 1).seats.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
      expect(view(open, 0).seats).toEqual(view(open, 1).seats);
    }
  });

  it('IB-DIF-25 two challenges may be added, one or both; the base game has none', () => {
    const both = ['influx-of-patients', 'historical-diseases'];
    expect(iberianGame({ players: 2 }).config.challenges).toEqual([]);
    for (const challenges of [...both.map((one) => [one]), both]) {
      expect(iberianGame({ players: 2, challenges }).config.challenges).toEqual(challenges);
      expect(compile({ game: 'base', players: 2, challenges }).ok).toBe(false);
    }
    expect(compile({ game: 'iberia', players: 2, challenges: ['bio-terrorist'] }).ok).toBe(false);
  });
});

describe('other than the base game: the board', () => {
  it('IB-DIF-21 regions are places of the board where tokens lie', () => {
    expect(compiled({ players: 2 }).regionIds).toEqual([]);
    iberia({ roles: ['agronomist', 'sailor'] })
      .does('purify r20')
      .tokens('r20', 1)
      .tokensLeft(13);
    scenario({ roles: ['medic', 'scientist'] }).refuses('purify r20');
  });

  it('IB-DIF-24 no line leads from one edge of the board to the opposite one', () => {
    const edges = {
      west: ['a-coruna', 'vigo', 'porto', 'lisboa', 'albufeira'],
      east: ['girona', 'barcelona', 'palma-de-mallorca', 'valencia', 'alicante', 'cartagena'],
      north: ['a-coruna', 'gijon', 'santander', 'bilbao-bilbo', 'san-sebastian-donostia', 'andorra-la-vella'],
      south: ['albufeira', 'huelva', 'cadiz', 'gibraltar', 'malaga', 'almeria'],
    };
    for (const [from, to] of [
      [edges.west, edges.east],
      [edges.north, edges.south],
    ] as const) {
      for (const city of from) expect(drivesFrom(city).filter((other) => to.includes(other))).toEqual([]);
      const nearest = from.map((city) =>
        ringsAround(city).findIndex((ring) => to.some((id) => ring.includes(id))),
      );
      expect(Math.min(...nearest)).toBeGreaterThanOrEqual(3);
    }
    scenario({ roles: ['medic', 'scientist'], at: { medic: 'tokyo' } })
      .does('drive san-francisco')
      .at('medic', 'san-francisco');
  });
});

describe('other than the base game: roles', () => {
  const ROLES = iberianGame({ players: 2 }).config.pool;

  it('IB-DIF-22 no role of the base game sits at the table, nor any of its commands', () => {
    const base = compiled({ players: 2 });
    expect(ROLES.filter((role) => base.config.pool.includes(role))).toEqual([]);
    for (const role of base.config.pool) {
      expect(compile({ game: 'iberia', players: 2, roles: [role, 'nurse'] }).ok).toBe(false);
    }
    const [ofBase, here] = [base.kindsByName, iberianGame({ players: 2 }).kindsByName];
    for (const kind of [
      'fly',
      'store',
      'send',
      'send-driving',
      'send-direct',
      'send-shuttle',
      'build',
      'cure',
    ]) {
      expect([kind, ofBase.has(kind), here.has(kind)]).toEqual([kind, true, false]);
    }
  });

  it('IB-DIF-22 none of the abilities of the base game is had by anybody', () => {
    for (const role of ROLES) {
      const other = role === 'sailor' ? 'politician' : 'sailor';
      const table = iberia({
        roles: [role, other],
        hands: { [role]: ['toledo'], [other]: ['soria'] },
        cubes: { madrid: { red: 3, blue: 1 } },
        researched: ['red', 'blue'],
        infectNext: ['madrid'],
        drawNext: ['vigo', 'porto'],
      });
      // Researcher, Operations Expert, Dispatcher, Contingency Planner.
      table.refuses(`give toledo to ${other}`, 'wrong-city');
      table.refuses(`take soria from ${other}`, 'wrong-city');
      table.refuses('hospital red', 'card-not-held').refuses('build');
      table.refuses(`send ${other} to ${role}`).refuses('store one-more-day');
      // Medic: treating a researched disease takes one cube, and those of another stay.
      table.does('treat red').cubes('madrid', 'red', 2).cubes('madrid', 'blue', 1);
      // Quarantine Specialist: where a pawn is, cubes come.
      table.does('end', 'infect').cubes('madrid', 'red', 3);
    }
  });
});
