import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['railwayman', 'politician', 'sailor'];
const at = { railwayman: 'barcelona', politician: 'barcelona', sailor: 'barcelona' };
const rails = ['barcelona-zaragoza', 'zaragoza-madrid'];

describe('Passengers of the Railwayman', () => {
  it('IB-RWM-10 IB-RWM-14 takes another pawn along on the train, which pays nothing and is not asked', () => {
    iberia({ roles, at, rails, hands: { politician: ['madrid'] }, options: { windows: 'possible' } })
      .does('train madrid with politician')
      .told({ fact: 'moved', seat: 1, to: 'madrid' }, { fact: 'moved', seat: 2, to: 'madrid', by: 'train' })
      .at('railwayman', 'madrid')
      .at('politician', 'madrid')
      .asks('actions', { seat: 1, left: 3 })
      .hand('politician', 'madrid')
      .does('end')
      .asks('actions', { seat: 2, left: 4 });
  });

  it('IB-RWM-10 need not take anybody', () => {
    iberia({ roles, at, rails })
      .does('train madrid')
      .at('railwayman', 'madrid')
      .at('politician', 'barcelona')
      .at('sailor', 'barcelona');
  });

  it('IB-RWM-11 takes one pawn, never two', () => {
    const table = iberia({ roles, at, rails }).refuses('train madrid with politician with sailor');
    const rides = table.legal().filter((text) => text.includes('train'));
    expect(rides).toContain('1: train madrid with 3');
    for (const ride of rides) expect(ride).toMatch(/^1: train [a-z]+( with [23])?$/u);
    table.does('train madrid with politician').at('politician', 'madrid').at('sailor', 'barcelona');
  });

  it('IB-RWM-12 takes nobody from another city, not even from a stop on the way', () => {
    iberia({ roles, at: { ...at, politician: 'zaragoza', sailor: 'tarragona' }, rails })
      .refuses('train madrid with politician', 'not-together')
      .refuses('train madrid with sailor', 'not-together')
      .refuses('train madrid with railwayman', 'own-pawn')
      .does('train zaragoza', 'train madrid with politician')
      .at('politician', 'madrid')
      .asks('actions', { left: 2 });
  });

  it('IB-RWM-12 the passenger gets off where he does, not at a stop on the way', () => {
    iberia({ roles, at, rails })
      .refuses('train madrid with politician to zaragoza')
      .does('train madrid with politician')
      .at('politician', 'madrid')
      .does('train zaragoza with politician')
      .at('railwayman', 'zaragoza')
      .at('politician', 'zaragoza');
  });

  it('IB-RWM-10 IB-RWM-12 a ride with a passenger needs the same rails', () => {
    iberia({ roles, at, rails })
      .refuses('train tarragona with politician', 'no-rails')
      .refuses('train barcelona with politician', 'already-there')
      .allows('train madrid with politician');
  });

  it('IB-RWM-13 takes nobody along by carriage or by ship', () => {
    const table = iberia({ roles, at, rails, hands: { railwayman: ['cuenca'] } })
      .refuses('drive tarragona with politician')
      .refuses('sail valencia with politician', 'wrong-role')
      .refuses('ship valencia discarding cuenca with politician')
      .does('drive tarragona')
      .at('railwayman', 'tarragona')
      .at('politician', 'barcelona')
      .does('drive barcelona', 'ship valencia discarding cuenca')
      .at('railwayman', 'valencia')
      .at('politician', 'barcelona')
      .at('sailor', 'barcelona');
    expect(table.legal().filter((text) => text.includes(' with '))).toEqual([]);
  });

  it('IB-RWM-15 a Nurse who was taken along places her token by her new city', () => {
    iberia({
      roles: ['railwayman', 'nurse'],
      at: { railwayman: 'barcelona', nurse: 'barcelona' },
      rails,
      prevention: 'r16',
    })
      .does('train madrid with nurse')
      .asks('prevention', { seat: 2 })
      .waitsFor('nurse')
      .refuses('drive toledo', 'not-your-turn')
      .as('nurse')
      .refuses('prevent r16', 'region-elsewhere')
      .does('prevent r20')
      .prevention('r20')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-RWM-10 needs an action for the ride', () => {
    iberia({ roles, at, rails, left: 0 }).refuses('train madrid with politician', 'no-action-left');
  });

  it('IB-RWM-10 nobody else takes a pawn along by train', () => {
    iberia({ roles: ['politician', 'railwayman'], at, rails })
      .refuses('train madrid with railwayman', 'wrong-role')
      .does('train madrid')
      .at('railwayman', 'barcelona');
  });
});
