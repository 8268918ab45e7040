import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../src/index.ts';
import { scenario, type Scenario } from '../../../scenario/scenario.ts';

const SEVEN = ['lima', 'lagos', 'osaka', 'paris', 'delhi', 'tokyo', 'cairo'];

const topGroup = (table: Scenario, role?: string): unknown => table.view(role).infectionDeck.groups[0];

describe('Who sees the cards of a Forecast', () => {
  it('BASE-EVC-17 shows the cards to the player alone: others learn only that six positions were mixed', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['forecast'] },
      infectNext: SEVEN,
    })
      .as('researcher')
      .does('forecast');
    expect(topGroup(table, 'researcher')).toMatchObject({
      size: 6,
      known: { 1: 'lima', 6: 'tokyo' },
      sets: {},
    });
    expect(table.heard('researcher').map(({ fact }) => fact)).toContain('saw');
    for (const other of ['scientist', undefined]) {
      expect(topGroup(table, other)).toEqual({ size: 6, known: {}, sets: { 'set-1': 6 } });
    }
    expect(table.heard('scientist').map(({ fact }) => fact)).toContain('lookedAt');
    expect(JSON.stringify(table.heard('scientist'))).not.toContain('lima');
    expect(table.legal('scientist')).toEqual([]);
    table.does('next tokyo');
    expect(JSON.stringify(table.heard('scientist'))).not.toContain('tokyo');
    table.does('next osaka', 'next lima', 'next lagos', 'next paris').asks('actions', { seat: 1, left: 4 });
    expect(topGroup(table, 'researcher')).toMatchObject({ known: { 1: 'tokyo', 2: 'osaka', 6: 'delhi' } });
    expect(topGroup(table, 'scientist')).toEqual({ size: 6, known: {}, sets: { 'set-1': 6 } });
  });

  it('BASE-EVC-17 tells another player nothing in the answer to a mistyped command', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['forecast'] },
      infectNext: SEVEN,
    })
      .as('researcher')
      .does('forecast');
    const answer = parseCommand(table.state, '1: next');
    expect(answer.ok).toBe(false);
    expect(JSON.stringify(answer)).not.toMatch(/lima|lagos|osaka|paris|delhi|tokyo/u);
    table.asks('forecast', { seat: 2 });
  });

  it('BASE-EVC-17 shows the cards and their new order to all where the table says so', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      options: { forecast: 'all' },
      hands: { researcher: ['forecast'] },
      infectNext: SEVEN,
    })
      .as('researcher')
      .does('forecast');
    expect(table.heard('scientist').find(({ fact }) => fact === 'saw')).toMatchObject({
      cards: SEVEN.slice(0, 6),
    });
    table
      .does('next tokyo', 'next osaka', 'next lima', 'next lagos', 'next paris')
      .asks('actions', { seat: 1 });
    for (const viewer of ['scientist', 'researcher', undefined]) {
      expect(topGroup(table, viewer)).toEqual({
        size: 6,
        known: { 1: 'tokyo', 2: 'osaka', 3: 'lima', 4: 'lagos', 5: 'paris', 6: 'delhi' },
        sets: {},
      });
    }
  });

  it('BASE-EVC-14 BASE-EVC-17 spans the cards of an epidemic and those beneath; others know only how many of each', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['forecast'] },
      drawNext: ['epidemic', 'bangkok'],
      infectionDiscard: ['lima', 'lagos'],
      infectNext: ['osaka', 'paris', 'delhi', 'tokyo'],
      infectLast: ['cairo'],
    })
      .does('end', 'continue')
      .as('researcher')
      .does('forecast');
    const seen = (table.facts.find(({ fact }) => fact === 'saw') as { cards?: string[] }).cards ?? [];
    expect(seen.slice(0, 3).sort()).toEqual(['cairo', 'lagos', 'lima']);
    expect(seen.slice(3)).toEqual(['osaka', 'paris', 'delhi']);
    table
      .does('next delhi', 'next lima', 'next osaka', 'next cairo', 'next paris')
      .asks('infections', { left: 2 })
      .as('scientist');
    expect(topGroup(table, 'scientist')).toEqual({ size: 6, known: {}, sets: { 'set-1': 3, 'set-2': 3 } });
    expect(topGroup(table, 'researcher')).toMatchObject({
      known: { 1: 'delhi', 2: 'lima', 3: 'osaka', 4: 'cairo', 5: 'paris', 6: 'lagos' },
    });
    table.does('infect').infectionDiscard('delhi');
    expect(topGroup(table, 'scientist')).toEqual({ size: 5, known: {}, sets: { 'set-1': 2, 'set-2': 3 } });
    table.does('infect').infectionDiscard('delhi', 'lima').asks('pause');
    expect(topGroup(table, 'scientist')).toEqual({ size: 4, known: {}, sets: { 'set-1': 2, 'set-2': 2 } });
    expect(topGroup(table, 'researcher')).toMatchObject({ known: { 1: 'osaka', 4: 'lagos' } });
  });

  it('BASE-EVC-17 keeps apart who saw what when a second Forecast cuts through the cards of the first', () => {
    const table = scenario({
      roles: ['researcher', 'contingency-planner'],
      hands: { researcher: ['forecast'] },
      drawNext: ['epidemic', 'bangkok', 'epidemic', 'jakarta'],
      infectionDiscard: ['lima', 'lagos'],
      infectNext: ['osaka', 'paris', 'delhi', 'tokyo'],
      infectLast: ['cairo', 'sydney'],
    })
      .does('end', 'continue', 'forecast')
      .does(
        'next delhi',
        'next lima',
        'next osaka',
        'next cairo',
        'next paris',
        'infect',
        'infect',
        'continue',
      )
      .as('contingency-planner')
      .does('store forecast', 'end', 'continue');
    expect(topGroup(table, 'researcher')).toMatchObject({ size: 3, known: {} });
    table.does('forecast');
    const seen = (table.facts.find(({ fact }) => fact === 'saw') as { cards?: string[] }).cards ?? [];
    expect(seen.slice(0, 3).sort()).toEqual(['delhi', 'lima', 'sydney']);
    expect(seen.slice(3)).toEqual(['osaka', 'cairo', 'paris']);
    table
      .does('next osaka', 'next cairo', 'next paris', 'next delhi', 'next sydney')
      .asks('infections', { left: 2 });
    const counts = { 'set-1': 2, 'set-2': 2, 'set-4': 3 };
    expect(topGroup(table)).toEqual({ size: 7, known: {}, sets: counts });
    expect(topGroup(table, 'contingency-planner')).toEqual({
      size: 7,
      known: { 1: 'osaka', 2: 'cairo', 3: 'paris', 4: 'delhi', 5: 'sydney', 6: 'lima' },
      sets: { 'set-2': 1 },
    });
    expect(topGroup(table, 'researcher')).toEqual({
      size: 7,
      known: { 7: 'lagos' },
      sets: { 'set-1': 2, 'set-2': 1, 'set-4': 3 },
    });
  });
});
