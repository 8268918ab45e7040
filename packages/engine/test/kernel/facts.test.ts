import { describe, expect, it } from 'vitest';
import { apply, factsFor, legal, type Fact } from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';
import { Table } from './support.ts';

const heard = (facts: readonly Fact[], viewer: number, kind: string): Fact[] =>
  factsFor(facts, viewer).filter(({ fact }) => fact === kind);

describe('facts for a viewer', () => {
  it('are all facts where none has an audience', () => {
    const facts: Fact[] = [{ fact: 'turnBegan', seat: 1, turn: 1 }, { fact: 'quietNightBegan' }];
    for (const viewer of [0, 1, 2]) expect(factsFor(facts, viewer)).toEqual(facts);
  });

  it('leave out what is for others, and watchers hear nothing that is for seats', () => {
    const secret: Fact = { fact: 'drewCard', seat: 2, card: 'paris', audience: [2] };
    expect(factsFor([secret], 2)).toEqual([secret]);
    for (const viewer of [0, 1, 3]) expect(factsFor([secret], viewer)).toEqual([]);
  });

  it('tell with private hands that two cards were drawn, but only the drawer which', () => {
    const { facts } = scenario({
      roles: ['medic', 'scientist'],
      options: { hands: 'private' },
      drawNext: ['paris', 'airlift'],
    }).does('end');
    expect(heard(facts, 1, 'drewCard').map((fact) => fact['card'])).toEqual(['paris', 'airlift']);
    for (const viewer of [0, 2]) {
      expect(heard(facts, viewer, 'drewCard')).toEqual([]);
      expect(heard(facts, viewer, 'drew')).toEqual([{ fact: 'drew', seat: 1, count: 2 }]);
      expect(JSON.stringify(factsFor(facts, viewer))).not.toContain('paris');
    }
  });

  it.each(['player', 'all'])('tell what Forecast showed to the %s', (forecast) => {
    const table = scenario({
      roles: ['medic', 'scientist'],
      options: { forecast },
      hands: { medic: ['forecast'] },
      infectNext: ['lagos', 'lima', 'tokyo', 'milan', 'cairo', 'paris'],
    }).does('forecast');
    const cities = ['lagos', 'lima', 'tokyo', 'milan', 'cairo', 'paris'];
    expect(heard(table.facts, 1, 'saw')).toMatchObject([{ seat: 1, cards: cities }]);
    expect(heard(table.facts, 2, 'saw')).toHaveLength(forecast === 'all' ? 1 : 0);
    expect(heard(table.facts, 2, 'lookedAt')).toMatchObject([{ seat: 1, count: 6 }]);
    table.does('next paris');
    expect(heard(table.facts, 1, 'reordered')).toMatchObject([{ card: 'paris', position: 1 }]);
    expect(heard(table.facts, 2, 'reordered')).toHaveLength(forecast === 'all' ? 1 : 0);
    table.asks('forecast', { placed: 1 });
  });
});

describe('facts and rules', () => {
  it('a game that nobody listens to comes to the same state', () => {
    const [heardTable, other] = [new Table({ players: 2 }, 'listen'), new Table({ players: 2 }, 'listen')];
    heardTable.does('drive', 'end');
    for (const command of heardTable.commands) apply(other.state, command);
    expect(other.state.sink).toBeUndefined();
    expect(legal(other.state)).toEqual(legal(heardTable.state));
  });

  it('a refused command tells nothing later', () => {
    const table = new Table({ players: 2 }, 'listen');
    apply(table.state, { kind: 'drive', seat: table.active, to: 'tokyo' });
    const applied = apply(table.state, { kind: 'drive', seat: table.active, to: 'chicago' });
    expect(applied.ok && applied.value.map(({ fact }) => fact)).toEqual(['moved']);
  });
});
