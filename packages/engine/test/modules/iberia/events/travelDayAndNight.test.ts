import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician', 'agronomist'];
const EVENT = 'travel-day-and-night';

describe('Travel Day and Night', () => {
  it('IB-EVC-14 moves the own pawn to any city, for no action and no other card', () => {
    iberia({ roles, hands: { sailor: [EVENT, 'soria'] } })
      .does('travel-day-and-night sailor to andorra-la-vella')
      .told({ fact: 'moved', seat: 1, to: 'andorra-la-vella', by: EVENT })
      .at('sailor', 'andorra-la-vella')
      .at('politician', 'madrid')
      .hand('sailor', 'soria')
      .discarded(EVENT)
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-14 offers every pawn every city but its own', () => {
    const table = iberia({ roles, at: { agronomist: 'lisboa' }, hands: { politician: [EVENT] } });
    expect(table.legal('politician')).toHaveLength(3 * 47);
    table
      .as('politician')
      .refuses('travel-day-and-night agronomist to lisboa', 'already-there')
      .refuses('travel-day-and-night politician to madrid', 'already-there')
      .allows('travel-day-and-night agronomist to madrid', 'travel-day-and-night sailor to lisboa');
  });

  it('IB-EVC-14 moves the pawn of another player if he agrees', () => {
    iberia({ roles, hands: { politician: [EVENT] } })
      .as('politician')
      .does('travel-day-and-night sailor to gibraltar')
      .asks('consent', { asked: 1 })
      .waitsFor('sailor')
      .at('sailor', 'madrid')
      .hand('politician', EVENT)
      .as('sailor')
      .does('accept')
      .at('sailor', 'gibraltar')
      .discarded(EVENT)
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-14 is kept when the owner refuses, and may be used for another pawn', () => {
    const table = iberia({ roles, hands: { sailor: [EVENT] } })
      .does('travel-day-and-night politician to gibraltar')
      .as('politician')
      .does('refuse')
      .at('politician', 'madrid')
      .hand('sailor', EVENT);
    expect(table.view().playerDiscard).toEqual([]);
    table
      .as('sailor')
      .does('travel-day-and-night agronomist to vigo')
      .as('agronomist')
      .does('accept')
      .at('agronomist', 'vigo')
      .discarded(EVENT)
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-14 moves one pawn only', () => {
    iberia({ roles, hands: { sailor: [EVENT] } })
      .does('travel-day-and-night sailor to vigo')
      .refuses('travel-day-and-night sailor to porto', 'card-not-held')
      .refuses('bring politician', 'not-now');
  });

  it('IB-EVC-14 takes the prevention of the Nurse along, between two infection cards', () => {
    iberia({
      roles: ['sailor', 'nurse'],
      prevention: 'r20',
      hands: { sailor: [EVENT] },
      drawNext: ['burgos', 'huesca'],
      infectNext: ['toledo', 'porto'],
    })
      .does('end', 'infect')
      .cubes('toledo', 'black', 0)
      .does('travel-day-and-night nurse to lisboa')
      .as('nurse')
      .does('accept')
      .asks('prevention', { seat: 2 })
      .does('prevent r19')
      .discarded(EVENT)
      .as('sailor')
      .asks('infections', { left: 1 })
      .does('infect')
      .cubes('porto', 'blue', 0);
  });
});
