import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];

describe('One More Day', () => {
  it('IB-EVC-13 gives the active player two actions more, and no third', () => {
    iberia({ roles, hands: { sailor: ['one-more-day', 'soria'] } })
      .does('one-more-day')
      .told({ fact: 'actionsGranted', seat: 1, count: 2 })
      .hand('sailor', 'soria')
      .discarded('one-more-day')
      .asks('actions', { seat: 1, left: 6 })
      .does('drive toledo', 'drive madrid', 'drive toledo', 'drive madrid', 'drive toledo', 'drive madrid')
      .refuses('drive toledo', 'no-action-left')
      .asks('actions', { left: 0 });
  });

  it('IB-EVC-13 may be played when no action is left, as long as the player has not ended them', () => {
    iberia({ roles, left: 0, hands: { sailor: ['one-more-day'] } })
      .refuses('drive toledo', 'no-action-left')
      .does('one-more-day', 'drive toledo')
      .at('sailor', 'toledo')
      .asks('actions', { left: 1 });
  });

  it('IB-EVC-13 serves the player whose turn it is, whoever plays it', () => {
    iberia({ roles, hands: { politician: ['one-more-day'] } })
      .as('politician')
      .does('one-more-day')
      .refuses('drive toledo', 'not-your-turn')
      .asks('actions', { seat: 1, left: 6 });
  });

  it('IB-EVC-13 lasts for this turn only', () => {
    iberia({
      roles,
      hands: { sailor: ['one-more-day'] },
      drawNext: ['burgos', 'huesca'],
      infectNext: ['jaen', 'evora'],
    })
      .does('one-more-day', 'end', 'infect', 'infect', 'continue')
      .asks('actions', { seat: 2, left: 4 });
  });

  it('IB-EVC-13 is refused once the actions have ended', () => {
    const table = iberia({
      roles,
      hands: { sailor: ['one-more-day'], politician: ['soria'] },
      drawNext: ['burgos', 'huesca'],
      infectNext: ['jaen', 'evora'],
    })
      .does('end')
      .asks('infections')
      .refuses('one-more-day', 'actions-over');
    expect(table.legal()).toEqual(['1: infect']);
    table
      .does('infect', 'infect')
      .asks('pause')
      .refuses('one-more-day', 'actions-over')
      .does('continue')
      .does('one-more-day')
      .asks('actions', { seat: 2, left: 6 });
  });

  it('IB-EVC-13 is refused while cards are discarded after the draw, but not between two actions', () => {
    const five = ['vigo', 'porto', 'leon', 'jaen', 'huelva'];
    iberia({ roles, hands: { sailor: ['one-more-day', ...five] }, drawNext: ['burgos', 'huesca'] })
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .refuses('one-more-day', 'actions-over')
      .does('discard one-more-day')
      .asks('infections');
    iberia({
      roles,
      hands: { sailor: ['madrid'], politician: ['one-more-day', ...five, 'teruel'] },
    })
      .does('give madrid to politician')
      .as('politician')
      .does('accept')
      .asks('hand-limit', { seat: 2 })
      .does('one-more-day')
      .hand('politician', ...five, 'teruel', 'madrid')
      .asks('actions', { seat: 1, left: 5 });
  });
});
