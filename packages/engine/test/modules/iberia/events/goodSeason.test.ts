import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const position = {
  roles,
  hands: { politician: ['good-season'] },
  drawNext: ['burgos', 'huesca', 'soria', 'leon'],
  infectNext: ['jaen', 'evora', 'girona', 'teruel', 'vigo'],
  infectLast: ['braga', 'ourense', 'cuenca'],
};

describe('Good Season', () => {
  it('IB-EVC-8 turns over one card in the next infections, from the bottom, whatever the rate', () => {
    const table = iberia({ ...position, rateSpace: 6 })
      .as('politician')
      .does('good-season')
      .told({ fact: 'goodSeasonBegan' })
      .hand('politician')
      .discarded('good-season');
    expect(table.view().shows['goodSeason']).toBe(true);
    table
      .as('sailor')
      .does('end')
      .hand('sailor', 'burgos', 'huesca')
      .asks('infections', { left: 1 })
      .does('infect')
      .infectionDiscard('braga')
      .cubes('braga', 'blue', 1)
      .cubes('jaen', 'black', 0)
      .asks('pause');
    expect(table.view().shows).not.toHaveProperty('goodSeason');
  });

  it('IB-EVC-8 changes one infections phase only', () => {
    iberia({ ...position, rateSpace: 4 })
      .as('politician')
      .does('good-season')
      .as('sailor')
      .does('end', 'infect', 'continue')
      .as('politician')
      .does('end')
      .asks('infections', { left: 3 })
      .does('infect', 'infect', 'infect')
      .infectionDiscard('braga', 'jaen', 'evora', 'girona')
      .asks('pause');
  });

  it('IB-EVC-8 may still be played in the phase before its first card', () => {
    iberia(position)
      .does('end')
      .asks('infections', { left: 2 })
      .as('politician')
      .does('good-season')
      .asks('infections', { left: 1 })
      .as('sailor')
      .does('infect')
      .infectionDiscard('braga')
      .asks('pause');
  });

  it('IB-EVC-8 counts for the next turn once a card was turned over', () => {
    const table = iberia(position)
      .does('end', 'infect')
      .cubes('jaen', 'black', 1)
      .as('politician')
      .does('good-season')
      .asks('infections', { left: 1 })
      .as('sailor')
      .does('infect', 'continue');
    expect(table.view().infectionDiscard).toHaveLength(2);
    expect(table.view().shows['goodSeason']).toBe(true);
    table.as('politician').does('end').asks('infections', { left: 1 }).does('infect').asks('pause');
    expect(table.view().infectionDiscard).toHaveLength(3);
    expect(table.view().shows).not.toHaveProperty('goodSeason');
  });

  it('IB-EVC-8 counts for the next turn when all cards of this one are turned over', () => {
    iberia(position)
      .does('end', 'infect', 'infect')
      .as('politician')
      .does('good-season')
      .as('sailor')
      .does('continue')
      .as('politician')
      .does('end')
      .asks('infections', { left: 1 })
      .does('infect')
      .infectionDiscard('jaen', 'evora', 'braga')
      .asks('pause');
  });

  it('IB-EVC-8 leaves an epidemic whole and takes the card that is then at the bottom', () => {
    const table = iberia({ ...position, rateSpace: 3, drawNext: ['epidemic', 'burgos'] })
      .as('politician')
      .does('good-season')
      .as('sailor')
      .does('end')
      .cubes('braga', 'blue', 3)
      .asks('infections', { left: 1 });
    expect(table.view()).toMatchObject({ rateSpace: 4, rate: 3, infectionDiscard: [] });
    table.does('infect').infectionDiscard('ourense').cubes('ourense', 'blue', 1).outbreaks(0).asks('pause');
  });

  it('IB-EVC-8 may be played between two epidemics and waits for the infections', () => {
    iberia({ ...position, drawNext: ['epidemic', 'epidemic'] })
      .does('end')
      .asks('pause')
      .as('politician')
      .does('good-season')
      .as('sailor')
      .does('continue')
      .cubes('braga', 'blue', 3)
      .cubes('ourense', 'blue', 3)
      .asks('infections', { left: 1 })
      .does('infect')
      .infectionDiscard('cuenca')
      .asks('pause');
  });

  it('IB-EVC-8 is an ordinary infection: tokens are spent and full cities break out', () => {
    iberia({ ...position, tokens: { r15: 1 } })
      .as('politician')
      .does('good-season')
      .as('sailor')
      .does('end', 'infect')
      .cubes('braga', 'blue', 0)
      .tokens('r15', 0);
    iberia({ ...position, cubes: { braga: { blue: 3 } } })
      .as('politician')
      .does('good-season')
      .as('sailor')
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('braga', 'blue', 3)
      .cubes('salamanca', 'blue', 1);
  });

  it('IB-EVC-8 is refused while the next infections are mild already', () => {
    const table = iberia({ ...position, goodSeason: true })
      .as('politician')
      .refuses('good-season', 'already-pending');
    expect(table.legal()).not.toContain('2: good-season');
    table
      .as('sailor')
      .does('end', 'infect')
      .infectionDiscard('braga')
      .as('politician')
      .allows('good-season')
      .hand('politician', 'good-season');
  });

  it('IB-EVC-8 leaves the other cards of a phase that has begun on top of the deck', () => {
    iberia({
      roles: ['sailor', 'politician'],
      hands: { politician: ['good-season'] },
      drawNext: ['burgos', 'huesca', 'soria', 'leon'],
      infectNext: ['jaen', 'evora', 'girona'],
      infectLast: ['braga', 'ourense'],
    })
      .does('end', 'infect')
      .as('politician')
      .does('good-season')
      .as('sailor')
      .does('infect')
      .infectionDiscard('jaen', 'evora')
      .does('continue')
      .as('politician')
      .does('end')
      .asks('infections', { left: 1 })
      .does('infect')
      .infectionDiscard('jaen', 'evora', 'braga');
  });
});
