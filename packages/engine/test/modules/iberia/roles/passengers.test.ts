import { describe, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const rails = ['barcelona-zaragoza', 'zaragoza-madrid'];
const together = { railwayman: 'barcelona', sailor: 'barcelona', nurse: 'barcelona' };

const train = {
  roles: ['railwayman', 'nurse', 'sailor'],
  at: together,
  rails,
  prevention: 'r16',
  hands: { nurse: ['madrid'] },
};
const ship = { roles: ['sailor', 'nurse', 'railwayman'], at: together, prevention: 'r16' };
const gift = {
  roles: ['politician', 'sailor', 'nurse'],
  at: { politician: 'cuenca', sailor: 'vigo', nurse: 'cuenca' },
  hands: { politician: ['cuenca'] },
};

describe('A table that asks passengers', () => {
  const options = { passengers: 'ask' };

  it('IB-RWM-14 asks the passenger of a train before anybody moves', () => {
    iberia({ ...train, options })
      .does('train madrid with nurse')
      .told({ fact: 'asked', seat: 2, by: 1 })
      .asks('consent', { asked: 2 })
      .waitsFor('nurse')
      .at('railwayman', 'barcelona')
      .refuses('accept', 'not-your-turn')
      .as('sailor')
      .refuses('accept', 'not-your-turn')
      .as('nurse')
      .does('accept')
      .at('railwayman', 'madrid')
      .at('nurse', 'madrid')
      .asks('prevention', { seat: 2 })
      .does('prevent r20')
      .hand('nurse', 'madrid')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-RWM-14 a refused ride costs nothing and moves nobody', () => {
    iberia({ ...train, options })
      .does('train madrid with nurse')
      .as('nurse')
      .does('refuse')
      .told({ fact: 'answered', seat: 2, answer: 'refused' })
      .at('railwayman', 'barcelona')
      .at('nurse', 'barcelona')
      .prevention('r16')
      .asks('actions', { seat: 1, left: 4 })
      .as('railwayman')
      .does('train madrid')
      .at('railwayman', 'madrid')
      .at('nurse', 'barcelona')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-SAI-6 asks the passenger of a ship; a refused voyage costs nothing', () => {
    iberia({ ...ship, options })
      .does('sail vigo with nurse')
      .asks('consent', { asked: 2 })
      .as('nurse')
      .does('refuse')
      .at('sailor', 'barcelona')
      .at('nurse', 'barcelona')
      .asks('actions', { seat: 1, left: 4 })
      .as('sailor')
      .does('sail vigo with railwayman')
      .asks('consent', { asked: 3 })
      .as('railwayman')
      .does('accept')
      .at('sailor', 'vigo')
      .at('railwayman', 'vigo')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-SAI-6 IB-RWM-14 asks nobody where nobody is taken along', () => {
    iberia({ ...ship, options })
      .does('sail vigo')
      .at('sailor', 'vigo')
      .asks('actions', { seat: 1, left: 3 });
    iberia({ ...train, options })
      .does('train madrid')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-POL-5 asks whoever would get a card that is sent; a refused gift costs nothing', () => {
    iberia({ ...gift, options })
      .does('send cuenca to sailor')
      .asks('consent', { asked: 2 })
      .hand('politician', 'cuenca')
      .as('sailor')
      .does('refuse')
      .hand('politician', 'cuenca')
      .hand('sailor')
      .asks('actions', { seat: 1, left: 4 })
      .as('politician')
      .does('send cuenca to sailor')
      .as('sailor')
      .does('accept')
      .hand('politician')
      .hand('sailor', 'cuenca')
      .asks('actions', { seat: 1, left: 3 });
  });
});

describe('A table that asks passengers but agrees by itself', () => {
  const options = { passengers: 'ask', consent: 'automatic' };
  const agreed = { fact: 'answered', answer: 'accepted' } as const;

  it('IB-RWM-14 IB-SAI-6 IB-POL-5 carries all three out at once and says who agreed', () => {
    iberia({ ...train, options })
      .does('train madrid with sailor')
      .told({ ...agreed, seat: 3 }, { fact: 'moved', seat: 3 })
      .at('sailor', 'madrid')
      .asks('actions', { seat: 1, left: 3 });
    iberia({ ...ship, options })
      .does('sail vigo with railwayman')
      .told({ ...agreed, seat: 3 }, { fact: 'moved', seat: 3 })
      .at('railwayman', 'vigo')
      .asks('actions', { seat: 1, left: 3 });
    iberia({ ...gift, options })
      .does('send cuenca to sailor')
      .told({ ...agreed, seat: 2 }, { fact: 'shared', to: 2 })
      .hand('sailor', 'cuenca')
      .asks('actions', { seat: 1, left: 3 });
  });
});

describe('A table that says nothing about passengers', () => {
  it('IB-RWM-14 IB-SAI-6 IB-POL-5 asks nobody, but still asks before cards are shared in a city', () => {
    iberia(train).does('train madrid with sailor').at('sailor', 'madrid').asks('actions', { left: 3 });
    iberia(ship).does('sail vigo with railwayman').at('railwayman', 'vigo').asks('actions', { left: 3 });
    iberia(gift).does('send cuenca to sailor').hand('sailor', 'cuenca').asks('actions', { seat: 1, left: 3 });
    iberia(gift).does('give cuenca to nurse').asks('consent', { asked: 3 }).hand('politician', 'cuenca');
  });
});
