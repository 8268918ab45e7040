import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const SIX = ['vigo', 'porto', 'leon', 'jaen', 'huelva', 'teruel'];

describe('Second Chance', () => {
  it('IB-EVC-10 takes the card of the own city out of the discard pile', () => {
    const table = iberia({
      roles,
      at: { sailor: 'cadiz' },
      hands: { sailor: ['second-chance', 'soria'] },
      playerDiscard: ['cadiz', 'madrid', 'good-season'],
    })
      .does('second-chance')
      .told({ fact: 'tookFromDiscard', seat: 1, card: 'cadiz', by: 'second-chance' })
      .hand('sailor', 'soria', 'cadiz')
      .asks('actions', { left: 4 });
    expect(table.view().playerDiscard.toSorted()).toEqual(['good-season', 'madrid', 'second-chance']);
  });

  it('IB-EVC-10 looks at the pawn of whoever plays it, not at that of the active player', () => {
    iberia({
      roles,
      at: { sailor: 'cadiz', politician: 'toledo' },
      hands: { politician: ['second-chance'] },
      playerDiscard: ['cadiz', 'toledo'],
    })
      .as('politician')
      .does('second-chance')
      .hand('politician', 'toledo')
      .hand('sailor')
      .discarded('cadiz', 'second-chance')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-10 is refused while that card is in a hand, in the deck or on the other pawn', () => {
    const table = iberia({
      roles,
      at: { sailor: 'cadiz', politician: 'toledo' },
      hands: { sailor: ['second-chance', 'cadiz'] },
      playerDiscard: ['toledo'],
    }).refuses('second-chance', 'not-discarded');
    expect(table.legal()).not.toContain('1: second-chance');
    table.hand('sailor', 'second-chance', 'cadiz').discarded('toledo');
    iberia({ roles, hands: { sailor: ['second-chance'] } }).refuses('second-chance', 'not-discarded');
  });

  it('IB-EVC-10 does not count itself in a hand of seven', () => {
    iberia({ roles, hands: { sailor: ['second-chance', ...SIX] }, playerDiscard: ['madrid'] })
      .does('second-chance')
      .hand('sailor', ...SIX, 'madrid')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-10 does not help a hand that is too large', () => {
    iberia({
      roles,
      hands: { sailor: ['second-chance', ...SIX.slice(1)] },
      playerDiscard: ['madrid'],
      drawNext: ['burgos', 'huesca'],
    })
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .does('second-chance')
      .hand('sailor', ...SIX.slice(1), 'burgos', 'huesca', 'madrid')
      .asks('hand-limit', { seat: 1 })
      .refuses('infect', 'not-now')
      .does('discard burgos')
      .asks('infections', { left: 2 });
  });

  it('IB-EVC-10 takes a card that was just paid with', () => {
    iberia({ roles, hands: { sailor: ['second-chance', 'madrid'] } })
      .refuses('second-chance', 'not-discarded')
      .does('hospital red', 'second-chance')
      .hand('sailor', 'madrid')
      .hospital('red', 'madrid')
      .asks('actions', { left: 3 });
  });
});
