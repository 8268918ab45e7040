import { describe, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['politician', 'nurse'];
const at = { politician: 'madrid', nurse: 'barcelona' };

describe('The Nurse moved by others', () => {
  it('IB-NUR-11 chooses her region after the train of the Railwayman', () => {
    iberia({
      roles: ['railwayman', 'nurse'],
      at: { railwayman: 'barcelona', nurse: 'barcelona' },
      rails: ['barcelona-tarragona'],
      prevention: 'r16',
    })
      .does('train tarragona with nurse')
      .waitsFor('nurse')
      .refuses('prevent r17', 'not-your-turn')
      .refuses('end', 'not-your-turn')
      .as('nurse')
      .refuses('prevent r08', 'region-elsewhere')
      .does('prevent r17')
      .prevention('r17')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-EX-109 IB-NUR-11 chooses her region after the ship of the Sailor', () => {
    iberia({ roles: ['sailor', 'nurse'], at: { sailor: 'valencia', nurse: 'valencia' }, prevention: 'r16' })
      .does('sail vigo with nurse')
      .waitsFor('nurse')
      .refuses('prevent r05', 'not-your-turn')
      .as('nurse')
      .refuses('prevent r16', 'region-elsewhere')
      .does('prevent r05')
      .prevention('r05')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-NUR-11 is asked first, then chooses after a journey by day and night', () => {
    iberia({ roles, at, hands: { politician: ['travel-day-and-night'] }, prevention: 'r16' })
      .does('travel-day-and-night nurse to sevilla')
      .asks('consent', { asked: 2 })
      .prevention('r16')
      .as('nurse')
      .does('accept')
      .at('nurse', 'sevilla')
      .asks('prevention', { seat: 2 })
      .as('politician')
      .refuses('prevent r34', 'not-your-turn')
      .as('nurse')
      .does('prevent r34')
      .prevention('r34')
      .discarded('travel-day-and-night')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-NUR-11 keeps city and token where she refuses the journey', () => {
    iberia({ roles, at, hands: { politician: ['travel-day-and-night'] }, prevention: 'r16' })
      .does('travel-day-and-night nurse to sevilla')
      .as('nurse')
      .does('refuse')
      .at('nurse', 'barcelona')
      .prevention('r16')
      .asks('actions', { seat: 1, left: 4 })
      .hand('politician', 'travel-day-and-night');
  });

  it('IB-NUR-11 protects her new region from the next infection card on', () => {
    iberia({
      roles,
      at,
      hands: { politician: ['travel-day-and-night'] },
      prevention: 'r16',
      infectNext: ['sevilla', 'cadiz'],
    })
      .does('end', 'infect')
      .cubes('sevilla', 'black', 1)
      .does('travel-day-and-night nurse to sevilla')
      .as('nurse')
      .does('accept', 'prevent r34')
      .as('politician')
      .asks('infections', { left: 1 })
      .does('infect')
      .cubes('cadiz', 'black', 0);
  });

  it('IB-NUR-11 chooses when ships bring her, as the first pawn or as a later one', () => {
    iberia({ roles, at, hands: { politician: ['ships-arrive'] }, prevention: 'r12' })
      .does('ships-arrive nurse to valencia')
      .as('nurse')
      .does('accept')
      .asks('prevention', { seat: 2 })
      .does('prevent r22')
      .prevention('r22')
      .asks('arrival', { seat: 1 });
    iberia({ roles, at, hands: { politician: ['ships-arrive'] }, prevention: 'r12' })
      .does('ships-arrive politician to valencia', 'bring nurse')
      .as('nurse')
      .does('accept')
      .asks('prevention', { seat: 2 })
      .refuses('prevent r12', 'region-elsewhere')
      .does('prevent r25')
      .prevention('r25')
      .discarded('ships-arrive')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-NUR-11 chooses after her free move in a mobilization, before the next player moves', () => {
    iberia({
      roles: [...roles, 'sailor'],
      at: { ...at, sailor: 'vigo' },
      hands: { politician: ['government-mobilization'] },
      prevention: 'r08',
    })
      .does('government-mobilization', 'stay')
      .as('nurse')
      .does('march tarragona')
      .asks('prevention', { seat: 2 })
      .as('sailor')
      .refuses('stay', 'not-your-turn')
      .as('nurse')
      .refuses('prevent r08', 'region-elsewhere')
      .does('prevent r17')
      .prevention('r17')
      .waitsFor('sailor')
      .as('sailor')
      .does('stay')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-NUR-11 leaves the token where she stays in a mobilization', () => {
    iberia({ roles, at, hands: { politician: ['government-mobilization'] }, prevention: 'r08' })
      .does('government-mobilization', 'march toledo')
      .as('nurse')
      .does('stay')
      .prevention('r08')
      .asks('actions', { seat: 1, left: 4 });
  });
});
