import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];

describe('Drawing player cards', () => {
  it('IB-DRW-1 IB-DRW-5 after the actions the top two cards, city or event, come into the hand together', () => {
    const s = iberia({ roles, hands: { sailor: ['vigo'] }, drawNext: ['cuenca', 'new-rails', 'toledo'] });
    const before = s.view().playerDeck.size;
    s.does('drive toledo', 'drive madrid', 'drive toledo', 'drive madrid')
      .asks('actions', { left: 0 })
      .hand('sailor', 'vigo')
      .does('end')
      .told(
        { fact: 'drew', seat: 1, count: 2 },
        { fact: 'drewCard', card: 'cuenca' },
        { fact: 'drewCard', card: 'new-rails' },
      )
      .hand('sailor', 'vigo', 'cuenca', 'new-rails')
      .hand('politician')
      .asks('infections', { left: 2 });
    expect(s.view().playerDeck.size).toBe(before - 2);
  });

  it('IB-DRW-1 IB-DRW-5 the next player draws for himself and goes on where the deck was left', () => {
    iberia({
      roles,
      drawNext: ['cuenca', 'toledo', 'vigo', 'good-season'],
      infectNext: ['porto', 'huelva'],
    })
      .does('end', 'infect', 'infect', 'continue')
      .as('politician')
      .does('end')
      .hand('sailor', 'cuenca', 'toledo')
      .hand('politician', 'vigo', 'good-season');
  });

  it('IB-DRW-2 a single card left is a loss, and it is not drawn first', () => {
    const s = iberia({ roles, drawNext: ['cuenca'], playerDeckSize: 1 });
    s.does('end').hand('sailor').ends('cards');
    expect(s.view().playerDeck.size).toBe(1);
  });

  it('IB-DRW-2 a single epidemic left is a loss that is not resolved any more', () => {
    const s = iberia({ roles, drawNext: ['epidemic'], playerDeckSize: 1, infectLast: ['cuenca'] });
    s.does('end').cubes('cuenca', 'yellow', 0).ends('cards');
    expect(s.view().rateSpace).toBe(1);
  });

  it('IB-DRW-3 IB-DRW-2 the last two cards are drawn; the empty deck loses only when the next draw is due', () => {
    const s = iberia({
      roles,
      drawNext: ['cuenca', 'toledo'],
      playerDeckSize: 2,
      infectNext: ['porto', 'huelva'],
    });
    s.does('end').hand('sailor', 'cuenca', 'toledo').asks('infections', { left: 2 });
    expect(s.view().playerDeck.size).toBe(0);
    s.does('infect', 'infect', 'continue')
      .as('politician')
      .asks('actions', { seat: 2, left: 4 })
      .does('drive toledo')
      .asks('actions', { left: 3 })
      .does('end')
      .hand('politician')
      .ends('cards');
  });

  it('IB-DRW-4 a discard pile full of cards does not become a deck', () => {
    const pile = ['cuenca', 'toledo', 'vigo', 'new-rails', 'porto'];
    const s = iberia({ roles, playerDeckSize: 0, playerDiscard: pile });
    s.does('end')
      .hand('sailor')
      .discarded(...pile)
      .ends('cards');
    expect(s.view().playerDiscard).toHaveLength(pile.length);
  });

  it('IB-DRW-4 with one card in the deck the pile does not give the second one', () => {
    iberia({ roles, playerDeckSize: 1, playerDiscard: ['toledo', 'vigo', 'porto'] })
      .does('end')
      .discarded('toledo', 'vigo', 'porto')
      .ends('cards');
  });

  it('IB-DRW-6 the draw cannot be skipped: what follows the actions begins with it, for every player', () => {
    const s = iberia({
      roles,
      left: 0,
      drawNext: ['cuenca', 'toledo', 'vigo', 'porto'],
      infectNext: ['huelva', 'braga'],
    });
    s.refuses('infect', 'not-now').refuses('continue', 'not-now').hand('sailor');
    expect(s.legal()).toEqual(['1: end']);
    s.does('end').hand('sailor', 'cuenca', 'toledo').does('infect', 'infect', 'continue');
    s.as('politician').refuses('infect', 'not-now').does('end').hand('politician', 'vigo', 'porto');
  });
});
