import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician', 'agronomist'];
const hands = { sailor: ['government-mobilization', 'soria', 'cadiz'] };

describe('Government Mobilization', () => {
  it('IB-EVC-4 asks the active player first, then the others in seating order, once each', () => {
    iberia({ roles, turn: 'politician', hands })
      .as('sailor')
      .does('government-mobilization')
      .asks('mobilization', { seat: 2, left: 3 })
      .refuses('stay', 'not-your-turn')
      .as('politician')
      .does('march toledo')
      .asks('mobilization', { seat: 3, left: 2 })
      .refuses('march ciudad-real', 'not-your-turn')
      .as('agronomist')
      .does('stay')
      .told({ fact: 'stayed', seat: 3 })
      .asks('mobilization', { seat: 1, left: 1 })
      .as('sailor')
      .does('march cuenca')
      .at('politician', 'toledo')
      .at('agronomist', 'madrid')
      .at('sailor', 'cuenca')
      .hand('sailor', 'soria', 'cadiz')
      .discarded('government-mobilization')
      .asks('actions', { seat: 2, left: 4 });
  });

  it('IB-EVC-4 moves along one line, solid or dotted, and no further', () => {
    iberia({ roles, at: { politician: 'huesca' }, hands })
      .does('government-mobilization')
      .refuses('march granada', 'out-of-reach')
      .refuses('march madrid', 'out-of-reach')
      .refuses('march teruel', 'out-of-reach')
      .does('march zaragoza')
      .told({ fact: 'moved', seat: 1, from: 'madrid', to: 'zaragoza', by: 'mobilization' })
      .as('politician')
      .does('march andorra-la-vella')
      .at('politician', 'andorra-la-vella')
      .asks('mobilization', { seat: 3 });
  });

  it('IB-EVC-4 moves by train as far as the rails go', () => {
    const table = iberia({
      roles,
      at: { sailor: 'soria' },
      rails: ['soria-zaragoza', 'zaragoza-teruel', 'teruel-cuenca', 'jaen-granada'],
      hands: { politician: ['government-mobilization'] },
    })
      .as('politician')
      .does('government-mobilization')
      .as('sailor')
      .refuses('march granada', 'out-of-reach')
      .refuses('march albacete', 'out-of-reach');
    expect(table.legal().toSorted()).toEqual([
      '1: march burgos',
      '1: march cuenca',
      '1: march teruel',
      '1: march zaragoza',
      '1: stay',
    ]);
    table.does('march cuenca').at('sailor', 'cuenca').asks('mobilization', { seat: 2 });
  });

  it('IB-EVC-4 moves anybody by ship from port to port without a card', () => {
    iberia({
      roles,
      at: { sailor: 'lisboa', politician: 'vigo' },
      hands: { agronomist: ['government-mobilization', 'barcelona'] },
    })
      .as('agronomist')
      .does('government-mobilization')
      .as('sailor')
      .refuses('march granada', 'out-of-reach')
      .does('march cartagena')
      .at('sailor', 'cartagena')
      .as('politician')
      .does('march barcelona')
      .at('politician', 'barcelona')
      .as('agronomist')
      .refuses('march cartagena', 'out-of-reach')
      .does('stay')
      .hand('agronomist', 'barcelona')
      .hand('politician')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-4 takes nobody along, neither on a ship nor on a train', () => {
    const table = iberia({
      roles: ['sailor', 'railwayman', 'politician'],
      at: { sailor: 'lisboa', railwayman: 'soria', politician: 'lisboa' },
      rails: ['soria-zaragoza'],
      hands,
    })
      .does('government-mobilization')
      .refuses('sail vigo with politician', 'not-now');
    expect(table.legal().every((text) => /^1: (?:march [a-z-]+|stay)$/u.test(text))).toBe(true);
    table
      .does('march vigo')
      .at('politician', 'lisboa')
      .as('railwayman')
      .refuses('train zaragoza with politician', 'not-now')
      .does('march zaragoza')
      .at('politician', 'lisboa')
      .asks('mobilization', { seat: 3 });
  });

  it('IB-EVC-4 costs the active player none of his actions, and moves once only', () => {
    iberia({ roles: ['sailor', 'politician'], left: 0, hands })
      .does('government-mobilization', 'march toledo')
      .refuses('march ciudad-real', 'not-your-turn')
      .as('politician')
      .does('stay')
      .asks('actions', { seat: 1, left: 0 })
      .as('sailor')
      .refuses('march ciudad-real', 'not-now')
      .at('sailor', 'toledo');
  });

  it('IB-EVC-4 lets the Nurse place her token when she has moved, before the next player', () => {
    iberia({
      roles: ['nurse', 'politician'],
      prevention: 'r20',
      hands: { nurse: ['government-mobilization'] },
    })
      .does('government-mobilization', 'march cuenca')
      .asks('prevention', { seat: 1 })
      .refuses('prevent r20', 'region-elsewhere')
      .does('prevent r17')
      .prevention('r17')
      .asks('mobilization', { seat: 2, left: 1 })
      .as('politician')
      .does('stay')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-4 leaves the token of a Nurse who stays', () => {
    iberia({
      roles: ['nurse', 'politician'],
      prevention: 'r20',
      hands: { nurse: ['government-mobilization'] },
    })
      .does('government-mobilization', 'stay')
      .asks('mobilization', { seat: 2 })
      .prevention('r20');
  });
});
