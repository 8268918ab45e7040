import { describe, expect, it } from 'vitest';
import { scenario, type Scenario } from '../../../scenario/scenario.ts';

const SEVEN = ['lima', 'lagos', 'osaka', 'paris', 'delhi', 'tokyo', 'cairo'];

const nextCards = (table: Scenario): string[] => table.legal().filter((command) => command.includes('next'));

describe('Forecast', () => {
  it('BASE-EVC-14 BASE-EVC-15 shows the top six cards and puts them back in any order, the seventh untouched', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['forecast'] },
      infectNext: SEVEN,
      rateSpace: 6,
    })
      .as('researcher')
      .does('forecast')
      .told({ fact: 'saw', seat: 2, cards: SEVEN.slice(0, 6) })
      .asks('forecast', { seat: 2, open: 6, placed: 0 })
      .waitsFor('researcher');
    expect(nextCards(table)).toHaveLength(6);
    table
      .refuses('next cairo', 'not-now')
      .does('next tokyo')
      .refuses('next tokyo', 'not-now')
      .does('next lima', 'next delhi', 'next lagos', 'next paris')
      .hand('researcher')
      .discarded('forecast')
      .asks('actions', { seat: 1, left: 4 });
    expect(table.view('researcher').infectionDeck).toMatchObject({
      size: 48,
      groups: [{ known: { 1: 'tokyo', 2: 'lima', 3: 'delhi', 4: 'lagos', 5: 'paris', 6: 'osaka' } }, {}],
    });
    table
      .as('scientist')
      .does('end', 'infect', 'infect', 'infect', 'infect')
      .infectionDiscard('tokyo', 'lima', 'delhi', 'lagos')
      .does('continue')
      .as('researcher')
      .does('end', 'infect', 'infect', 'infect')
      .infectionDiscard('tokyo', 'lima', 'delhi', 'lagos', 'paris', 'osaka', 'cairo')
      .asks('infections', { left: 1 });
  });

  it('BASE-EVC-14 may leave the order as it is', () => {
    scenario({ roles: ['scientist', 'researcher'], hands: { scientist: ['forecast'] }, infectNext: SEVEN })
      .does(
        'forecast',
        'next lima',
        'next lagos',
        'next osaka',
        'next paris',
        'next delhi',
        'end',
        'infect',
        'infect',
      )
      .infectionDiscard('lima', 'lagos')
      .asks('pause');
  });

  it('BASE-EVC-15 takes all cards of a deck with fewer than six', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['forecast'] },
      infectNext: ['lima', 'lagos', 'osaka'],
      infectionDiscard: ['paris'],
      infectionDeckSize: 3,
    })
      .does('forecast')
      .asks('forecast', { open: 3, placed: 0 });
    expect(nextCards(table)).toEqual(['1: next lima', '1: next lagos', '1: next osaka']);
    table.does('next osaka', 'next lima').asks('actions', { left: 4 });
    expect(table.view('scientist').infectionDeck).toMatchObject({
      size: 3,
      groups: [{ size: 3, known: { 1: 'osaka', 2: 'lima', 3: 'lagos' } }],
    });
    table.does('end', 'infect', 'infect').infectionDiscard('paris', 'osaka', 'lima').asks('pause');
  });

  it('BASE-EVC-15 asks nothing for a single card and is refused for an empty deck', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['forecast'] },
      infectNext: ['lima'],
      infectionDeckSize: 1,
    })
      .does('forecast')
      .told({ fact: 'saw', cards: ['lima'] })
      .discarded('forecast')
      .asks('actions', { left: 4 });
    scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['forecast'] },
      infectionDiscard: ['lima'],
      infectionDeckSize: 0,
    })
      .refuses('forecast', 'no-effect')
      .hand('scientist', 'forecast')
      .asks('actions', { left: 4 });
  });

  it('BASE-EVC-16 lets nothing else happen while the cards are out', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['forecast', 'one-quiet-night'], researcher: ['airlift', 'resilient-population'] },
      infectNext: SEVEN,
      infectionDiscard: ['sydney'],
    })
      .does('end', 'forecast', 'next paris')
      .asks('forecast', { placed: 1 })
      .refuses('infect', 'not-now')
      .refuses('drive chicago', 'not-now')
      .refuses('one-quiet-night', 'not-now')
      .refuses('forecast', 'not-now')
      .as('researcher')
      .refuses('airlift researcher to lima', 'not-now')
      .refuses('resilient-population sydney', 'not-now')
      .refuses('next lima', 'not-your-turn');
    expect(table.legal()).toEqual(nextCards(table));
    table
      .as('scientist')
      .does('next lima', 'next lagos', 'next osaka', 'next tokyo')
      .asks('infections', { left: 2 })
      .does('infect')
      .infectionDiscard('sydney', 'paris')
      .asks('infections', { left: 1 });
  });
});
