import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['politician', 'agronomist'];
const drives = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes('drive')).map((command) => command.split(' ')[2]!);

describe('carriage and boat', () => {
  it('IB-MOV-1 IB-MOV-3 goes along a line for one action and no card', () => {
    iberia({ roles, hands: { politician: ['madrid', 'cuenca'] } })
      .does('drive cuenca')
      .told({ fact: 'moved', seat: 1, from: 'madrid', to: 'cuenca', by: 'drive' })
      .at('politician', 'cuenca')
      .at('agronomist', 'madrid')
      .hand('politician', 'madrid', 'cuenca')
      .asks('actions', { left: 3 });
  });

  it('IB-MOV-2 solid lines and dotted lines are both ways to go', () => {
    const game = iberia({ roles, at: { politician: 'malaga' } });
    expect(drives(game.legal()).sort()).toEqual(['almeria', 'cordoba', 'gibraltar', 'granada', 'sevilla']);
    game.does('drive sevilla', 'drive cadiz', 'drive gibraltar', 'drive malaga').at('politician', 'malaga');
  });

  it('IB-MOV-4 a city that no single line joins is refused', () => {
    const game = iberia({ roles, at: { politician: 'cuenca' } })
      .refuses('drive zaragoza', 'not-connected', 'No line joins Cuenca and Zaragoza.')
      .refuses('drive alicante', 'not-connected')
      .refuses('drive lisboa', 'not-connected');
    expect(drives(game.legal()).sort()).toEqual(['albacete', 'madrid', 'teruel', 'valencia']);
    game.at('politician', 'cuenca').asks('actions', { left: 4 });
  });

  it.each([
    ['andorra-la-vella', ['girona', 'huesca']],
    ['palma-de-mallorca', ['barcelona', 'valencia']],
    ['gibraltar', ['cadiz', 'malaga']],
  ])('IB-MOV-5 the dotted lines lead both ways: %s', (city, around) => {
    expect(drives(iberia({ roles, at: { politician: city } }).legal()).sort()).toEqual(around);
    for (const other of around) {
      iberia({ roles, at: { politician: other } })
        .does(`drive ${city}`, `drive ${other}`)
        .at('politician', other)
        .asks('actions', { left: 2 });
    }
  });
});

describe('every way to move', () => {
  it('IB-MOV-21 no move leads to the city one is in', () => {
    iberia({
      roles: ['nurse', 'politician'],
      at: { nurse: 'valencia' },
      hands: { nurse: ['valencia'] },
      rails: ['valencia-cuenca', 'cuenca-albacete', 'valencia-albacete'],
      prevention: 'r16',
    })
      .refuses('drive valencia')
      .refuses('train valencia', 'already-there', 'The pawn is already in Valencia.')
      .refuses('ship valencia discarding valencia', 'already-there', 'The pawn is already in Valencia.')
      .prevention('r16')
      .asks('actions', { left: 4 })
      .does('train cuenca')
      .asks('prevention', { seat: 1 });
    iberia({ roles: ['sailor', 'politician'], at: { sailor: 'valencia' } }).refuses(
      'sail valencia',
      'already-there',
    );
  });

  it('IB-MOV-22 there is no flight, and hospitals move nobody', () => {
    const game = iberia({
      roles,
      at: { politician: 'toledo' },
      hands: { politician: ['toledo', 'vigo', 'madrid'] },
      hospitals: { black: 'toledo', red: 'madrid', blue: 'vigo' },
    });
    for (const flight of ['direct vigo', 'charter vigo', 'shuttle vigo', 'fly vigo discarding toledo'])
      game.refuses(flight).at('politician', 'toledo');
    for (const city of game.game.cityIds) {
      if (!['caceres', 'madrid', 'ciudad-real', 'toledo'].includes(city))
        game.refuses(`drive ${city}`, 'not-connected');
      game.refuses(`train ${city}`);
    }
    const targets = game.legal().filter((command) => / (?:drive|train|ship|sail) /u.test(command));
    expect(targets.sort()).toEqual(['1: drive caceres', '1: drive ciudad-real', '1: drive madrid']);
  });
});
