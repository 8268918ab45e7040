import { describe, expect, it } from 'vitest';
import { compile, factsFor, seedFromText, start, view, type Fact } from '../../../src/index.ts';
import { scenario } from '../../scenario/scenario.ts';

function setUp(hands: 'open' | 'private') {
  const compiled = compile({ players: 3, epidemics: 5, options: { hands } });
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { state, facts } = start(compiled.value, seedFromText('three at a table'));
  return { facts, table: view(state, 0), seats: [1, 2, 3].map((seat) => view(state, seat).seats[seat - 1]!) };
}

const ofKind = (facts: readonly Fact[], kind: Fact['fact']) => facts.filter((fact) => fact.fact === kind);

describe('facts of setup name the right seats', () => {
  it('roles, numbers of cards and cards go to their owners', () => {
    const { facts, seats } = setUp('private');
    expect(ofKind(facts, 'roleDealt')).toEqual(
      seats.map(({ seat, role }) => ({ fact: 'roleDealt', seat, role, city: 'atlanta' })),
    );
    expect(ofKind(facts, 'dealt')).toEqual([1, 2, 3].map((seat) => ({ fact: 'dealt', seat, count: 3 })));
    for (const { seat, hand } of seats) {
      const heard = ofKind(factsFor(facts, seat), 'dealtCard');
      expect(heard.map((fact) => String(fact['card'])).sort()).toEqual([...hand].sort());
      expect(heard.every((fact) => fact['seat'] === seat)).toBe(true);
    }
    expect(ofKind(factsFor(facts, 0), 'dealtCard')).toEqual([]);
  });

  it('the first player is named with the card that decided, which all may see from then on', () => {
    const { facts, table } = setUp('private');
    const [first] = ofKind(facts, 'firstPlayer');
    expect(first).toMatchObject({ fact: 'firstPlayer', seat: table.turn });
    expect(table.seats[table.turn - 1]!.hand).toEqual([first!['card']]);
  });

  it('with open hands everybody hears every card', () => {
    expect(ofKind(factsFor(setUp('open').facts, 0), 'dealtCard')).toHaveLength(9);
  });
});

describe('facts of a Forecast', () => {
  const TOP = ['lima', 'lagos', 'osaka', 'paris', 'delhi', 'tokyo'];

  it('each card that is put back is told with its place to the player, or to all where the table says so', () => {
    for (const option of ['player', 'all']) {
      const table = scenario({
        roles: ['medic', 'scientist'],
        hands: { scientist: ['forecast'] },
        infectNext: TOP,
        options: { forecast: option },
      });
      table.as('scientist').does('forecast').told({ fact: 'lookedAt', seat: 2, count: 6 });
      table.waitsFor('scientist').does('next osaka', 'next lima');
      const heard = table.heard('medic').filter((fact) => fact.fact === 'reordered');
      expect(heard).toHaveLength(option === 'all' ? 1 : 0);
      table.told({ fact: 'reordered', seat: 2, card: 'lima', position: 2 });
      expect(table.heard('scientist').map((fact) => fact.fact)).toContain('reordered');
      table.asks('forecast', { seat: 2, open: 6, placed: 2 });
    }
  });
});

describe('small things that would go unnoticed', () => {
  it('BASE-OUT-4 BASE-OUT-5 a chain among the last cities of the map spreads wave after wave', () => {
    scenario({
      roles: ['scientist', 'medic'],
      cubes: { beijing: { red: 3 }, seoul: { red: 3 }, tokyo: { red: 3 } },
      infectNext: ['beijing'],
      drawNext: ['delhi', 'cairo'],
    })
      .does('end', 'infect')
      .told(
        { fact: 'outbreak', city: 'beijing', depth: 0, total: 1 },
        { fact: 'outbreak', city: 'seoul', depth: 1, total: 2 },
        { fact: 'outbreak', city: 'tokyo', depth: 2, total: 3 },
      )
      .outbreaks(3)
      .asks('infections', { left: 1 });
  });

  it('BASE-QS-1 Delhi, next to Mumbai, is protected from there', () => {
    scenario({
      roles: ['quarantine-specialist', 'medic'],
      at: { 'quarantine-specialist': 'mumbai' },
      cubes: { delhi: { black: 3 } },
      infectNext: ['delhi'],
      drawNext: ['lima', 'cairo'],
    })
      .does('end', 'infect')
      .cubes('delhi', 'black', 3)
      .outbreaks(0)
      .asks('infections', { left: 1 });
  });

  it('BASE-DSP-1 a city with two pawns is offered once', () => {
    const table = scenario({
      roles: ['dispatcher', 'medic', 'scientist'],
      at: { dispatcher: 'lima', medic: 'paris', scientist: 'paris' },
    });
    const offered = table.legal();
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered).toContain('1: send 1 to paris');
    table.asks('actions', { left: 4 });
  });
});
