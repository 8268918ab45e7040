import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['politician', 'nurse', 'agronomist'];
const quiet = { drawNext: ['vigo', 'soria'], infectNext: ['lisboa', 'granada'] };
const passing = { options: { windows: 'possible' } };

describe('the parts of a turn', () => {
  it('IB-TRN-1 actions come first, then two cards are drawn, then cities are infected', () => {
    iberia({ roles, ...quiet })
      .refuses('infect', 'not-now')
      .does('drive cuenca', 'end')
      .told({ fact: 'drew', seat: 1, count: 2 })
      .hand('politician', 'vigo', 'soria')
      .cubes('lisboa', 'blue', 0)
      .asks('infections', { left: 2 })
      .refuses('drive madrid', 'not-now')
      .refuses('end', 'not-now')
      .refuses('continue', 'not-now')
      .does('infect', 'infect')
      .infectionDiscard('lisboa', 'granada')
      .cubes('lisboa', 'blue', 1)
      .cubes('granada', 'black', 1)
      .hand('politician', 'vigo', 'soria')
      .asks('pause');
  });

  it('IB-TRN-1 epidemics are resolved with the draw, before the infections', () => {
    iberia({ roles, ...quiet, drawNext: ['epidemic', 'soria'], infectLast: ['malaga'], ...passing })
      .does('end')
      .told(
        { fact: 'epidemicDrawn', seat: 1 },
        { fact: 'infectionDrawn', city: 'malaga', from: 'bottom' },
        { fact: 'infectionDrawn', from: 'top' },
        { fact: 'turnBegan', seat: 2 },
      );
  });

  it('IB-REM-3 no card is drawn in place of an epidemic', () => {
    for (const [drawNext, hand] of [
      [['epidemic', 'soria', 'vigo'], ['soria']],
      [['epidemic', 'epidemic', 'vigo'], []],
    ] as const) {
      const game = iberia({ roles, drawNext, options: { windows: 'possible' } });
      const before = game.view().playerDeck.size;
      game.does('end').hand('politician', ...hand);
      expect(game.view().playerDeck.size).toBe(before - 2);
    }
  });

  it('IB-REM-5 a hand drawn over seven comes down before the infections', () => {
    const hand = ['vigo', 'porto', 'braga', 'soria', 'madrid', 'leon'];
    iberia({ roles, hands: { politician: hand }, drawNext: ['lisboa', 'toledo'] })
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .refuses('infect', 'not-now')
      .does('discard porto')
      .asks('infections', { left: 2 });
  });

  it('IB-TRN-2 the next seat follows when the infections are over, and after the last the first', () => {
    const game = iberia({ roles, turn: 'nurse', ...passing, epidemics: 4 });
    const order = [2, 3, 1, 2].map((seat) => {
      game
        .asks('actions', { seat, left: 4 })
        .as(roles[seat - 1]!)
        .does('end');
      return game.view().turn;
    });
    expect(order).toEqual([3, 1, 2, 3]);
    expect(game.view().infectionDiscard).toHaveLength(8);
  });
});

describe('four actions', () => {
  const path = ['drive cuenca', 'drive valencia', 'drive tarragona', 'drive barcelona'];

  it('IB-TRN-3 a player may stop after no, one, two, three or four actions', () => {
    for (let count = 0; count <= path.length; count++) {
      iberia({ roles, ...quiet })
        .does(...path.slice(0, count))
        .asks('actions', { left: 4 - count })
        .does('end')
        .hand('politician', 'vigo', 'soria')
        .asks('infections');
    }
  });

  it('IB-TRN-4 a fifth action of whatever kind is refused', () => {
    const fifth = ['drive girona', 'treat yellow', 'rail girona-barcelona', 'purify r08 with soria'];
    const game = iberia({
      roles,
      hands: { politician: ['soria'] },
      cubes: { barcelona: { yellow: 1 } },
    })
      .does(...path.slice(0, 3))
      .does(path[3]!);
    for (const action of fifth) game.refuses(action, 'no-action-left', 'No action is left in this turn.');
    expect(game.legal('politician')).toEqual(['1: end']);
    iberia({ roles, left: 1, at: { politician: 'barcelona' }, hands: { politician: ['soria'] } }).allows(
      'drive girona',
      'rail girona-barcelona',
      'purify r08 with soria',
    );
  });

  it('IB-TRN-3 IB-TRN-4 a turn that follows another has four actions and no fifth', () => {
    iberia({ roles: ['politician', 'agronomist'], ...passing })
      .does('end')
      .as('agronomist')
      .does(...path)
      .refuses('drive girona', 'no-action-left')
      .asks('actions', { seat: 2, left: 0 });
  });

  it('IB-TRN-5 the same action may be done again and again, each time for one action', () => {
    const game = iberia({ roles, cubes: { madrid: { red: 3, blue: 3 } } });
    for (let left = 3; left >= 0; left--)
      game.does(left > 1 ? 'treat red' : 'treat blue').asks('actions', { left });
    game.cubes('madrid', 'red', 1).cubes('madrid', 'blue', 1);
    iberia({ roles })
      .does('rail madrid-toledo', 'rail madrid-cuenca', 'rail madrid-zaragoza', 'rail madrid-ciudad-real')
      .asks('actions', { left: 0 })
      .railsLeft(16);
  });

  it('IB-TRN-6 actions not used are lost, for the next player and for the next turn', () => {
    iberia({ roles: ['politician', 'agronomist'], ...passing })
      .does('drive cuenca', 'end')
      .asks('actions', { seat: 2, left: 4 })
      .as('agronomist')
      .does('end')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-TRN-7 IB-TRN-10 whatever others say, only the active player acts and ends the part', () => {
    const game = iberia({
      roles,
      hands: { nurse: ['madrid', 'soria'], agronomist: ['toledo'] },
      cubes: { madrid: { red: 2 } },
    });
    const actions = [
      'drive cuenca',
      'treat red',
      'rail madrid-toledo',
      'hospital red',
      'purify r11 with soria',
    ];
    for (const role of ['nurse', 'agronomist']) {
      game.as(role);
      for (const command of [...actions, 'end']) game.refuses(command, 'not-your-turn');
      expect(game.legal(role)).toEqual([]);
    }
    game
      .waitsFor('politician')
      .as('politician')
      .does('drive cuenca')
      .at('politician', 'cuenca')
      .at('nurse', 'madrid')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-TRN-8 an ability changes actions for its owner only', () => {
    const table = { at: { politician: 'lisboa', agronomist: 'lisboa' } };
    iberia({ roles: ['agronomist', 'politician'], ...table })
      .does('purify r19')
      .tokens('r19', 1)
      .asks('actions', { left: 3 });
    iberia({ roles: ['politician', 'agronomist'], ...table })
      .refuses('purify r19', 'wrong-role', 'Only the Agronomist can do that.')
      .refuses('purify r19 with vigo for three', 'wrong-role')
      .tokens('r19', 0);
    iberia({
      roles: ['politician', 'sailor'],
      at: { politician: 'lisboa' },
      hands: { politician: ['madrid'] },
    })
      .refuses('sail vigo', 'wrong-role')
      .refuses('ship vigo discarding madrid', 'wrong-colour')
      .at('politician', 'lisboa');
  });
});
