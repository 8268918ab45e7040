import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician', 'agronomist'];
const hands = { sailor: ['ships-arrive', 'soria'] };

describe('Ships Arrive', () => {
  it('IB-EVC-1 brings a pawn from inland to a port far away, for no other card', () => {
    iberia({ roles, hands })
      .does('ships-arrive sailor to cadiz')
      .told({ fact: 'moved', seat: 1, from: 'madrid', to: 'cadiz', by: 'ships-arrive' })
      .asks('arrival', { seat: 1, city: 'cadiz' })
      .does('enough')
      .at('sailor', 'cadiz')
      .at('politician', 'madrid')
      .hand('sailor', 'soria')
      .discarded('ships-arrive')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-1 is for ports only, and for a pawn that is not there yet', () => {
    const table = iberia({ roles, hands, at: { agronomist: 'porto' } })
      .refuses('ships-arrive sailor to toledo', 'no-port')
      .refuses('ships-arrive agronomist to porto', 'already-there')
      .allows('ships-arrive sailor to porto', 'ships-arrive agronomist to palma-de-mallorca');
    expect(table.legal().filter((text) => text.includes('ships-arrive'))).toHaveLength(19 + 19 + 18);
  });

  it('IB-EVC-1 brings all pawns whose owners agree to the same port', () => {
    iberia({ roles, hands, at: { agronomist: 'lisboa' } })
      .does('ships-arrive sailor to malaga', 'bring politician')
      .asks('consent', { asked: 2 })
      .waitsFor('politician')
      .at('politician', 'madrid')
      .as('politician')
      .does('accept')
      .at('politician', 'malaga')
      .at('agronomist', 'lisboa')
      .asks('arrival', { seat: 1 })
      .as('sailor')
      .refuses('bring politician', 'already-there')
      .does('bring agronomist')
      .as('agronomist')
      .does('accept')
      .at('agronomist', 'malaga')
      .discarded('ships-arrive')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-1 leaves the pawn of an owner who refuses, and asks him once', () => {
    const table = iberia({ roles, hands })
      .does('ships-arrive sailor to vigo', 'bring politician')
      .as('politician')
      .does('refuse')
      .at('politician', 'madrid')
      .as('sailor')
      .asks('arrival')
      .refuses('bring politician', 'asked-already');
    expect(table.legal()).toEqual(['1: enough', '1: bring 3']);
    table
      .does('bring agronomist')
      .as('agronomist')
      .does('refuse')
      .at('agronomist', 'madrid')
      .at('sailor', 'vigo')
      .discarded('ships-arrive')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-1 is not spent when the first owner refuses', () => {
    const table = iberia({ roles, hands })
      .does('ships-arrive politician to vigo')
      .asks('consent', { asked: 2 })
      .as('politician')
      .does('refuse')
      .at('politician', 'madrid')
      .hand('sailor', 'ships-arrive', 'soria')
      .asks('actions', { seat: 1, left: 4 });
    expect(table.view().playerDiscard).toEqual([]);
    table
      .as('sailor')
      .does('ships-arrive agronomist to gijon')
      .as('agronomist')
      .does('accept')
      .at('agronomist', 'gijon')
      .asks('arrival', { seat: 1, city: 'gijon' })
      .as('sailor')
      .does('bring sailor')
      .at('sailor', 'gijon')
      .asks('arrival');
  });

  it('IB-EVC-1 asks nobody about the own pawn, but the active player about his', () => {
    iberia({ roles, hands: { politician: ['ships-arrive'] } })
      .as('politician')
      .does('ships-arrive politician to huelva')
      .at('politician', 'huelva')
      .waitsFor('politician')
      .does('bring sailor')
      .waitsFor('sailor')
      .as('sailor')
      .does('accept')
      .at('sailor', 'huelva')
      .as('politician')
      .does('enough')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-1 passes over pawns that are in the port already', () => {
    iberia({ roles, hands, at: { politician: 'valencia', agronomist: 'valencia' } })
      .does('ships-arrive sailor to valencia')
      .at('sailor', 'valencia')
      .discarded('ships-arrive')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-1 lets the Nurse place her token when she has landed, before the next pawn', () => {
    iberia({ roles: ['sailor', 'nurse', 'politician'], hands, prevention: 'r20' })
      .does('ships-arrive nurse to tarragona')
      .as('nurse')
      .does('accept')
      .asks('prevention', { seat: 2 })
      .does('prevent r16')
      .prevention('r16')
      .as('sailor')
      .asks('arrival', { seat: 1 })
      .does('bring sailor', 'bring politician')
      .as('politician')
      .does('accept')
      .at('nurse', 'tarragona')
      .at('sailor', 'tarragona')
      .at('politician', 'tarragona')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-1 takes agreement for granted where the table says so', () => {
    iberia({ roles, hands, options: { consent: 'automatic' } })
      .does('ships-arrive politician to almeria', 'bring agronomist')
      .told({ fact: 'answered', seat: 3, answer: 'accepted' }, { fact: 'moved', seat: 3, to: 'almeria' })
      .at('politician', 'almeria')
      .at('agronomist', 'almeria')
      .at('sailor', 'madrid')
      .does('enough')
      .asks('actions', { left: 4 });
  });
});
