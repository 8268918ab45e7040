import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const roles = ['operations-expert', 'scientist'];
const FOUR_BLUE = ['paris', 'essen', 'milan', 'london'];

describe('Drawing', () => {
  it('BASE-DRW-1 BASE-DRW-6 after the actions the active player gets the top two cards of the deck together', () => {
    const s = scenario({ roles, drawNext: ['paris', 'airlift', 'tokyo'] });
    const before = s.view().playerDeck.size;
    s.does('drive chicago', 'drive atlanta', 'drive chicago', 'drive atlanta')
      .hand('operations-expert')
      .asks('actions', { left: 0 })
      .does('end')
      .told({ fact: 'drewCard', card: 'paris' }, { fact: 'drewCard', card: 'airlift' })
      .hand('operations-expert', 'paris', 'airlift')
      .hand('scientist')
      .asks('infections', { left: 2 });
    expect(s.view().playerDeck.size).toBe(before - 2);
  });

  it('BASE-DRW-1 BASE-DRW-6 the second player draws for himself, and goes on where the deck was left', () => {
    scenario({
      roles,
      drawNext: ['paris', 'lima', 'tokyo', 'forecast'],
      infectNext: ['essen', 'milan'],
    })
      .does('end', 'infect', 'infect', 'continue')
      .as('scientist')
      .does('end')
      .hand('operations-expert', 'paris', 'lima')
      .hand('scientist', 'tokyo', 'forecast')
      .asks('infections', { left: 2 });
  });

  it('BASE-DRW-2 one card left is already a loss, and that card is not drawn', () => {
    const s = scenario({ roles, drawNext: ['paris'], playerDeckSize: 1 });
    s.does('end').hand('operations-expert').ends('cards');
    expect(s.view().playerDeck.size).toBe(1);
    expect(s.facts).not.toContainEqual(expect.objectContaining({ fact: 'drew' }));
  });

  it('BASE-DRW-2 one epidemic left is a loss too, and is not resolved first', () => {
    const s = scenario({ roles, drawNext: ['epidemic'], playerDeckSize: 1 });
    s.does('end').ends('cards');
    expect(s.view().rateSpace).toBe(1);
  });

  it('BASE-DRW-3 BASE-DRW-4 the last two cards are drawn, and the next player still does actions before the loss', () => {
    const s = scenario({
      roles,
      drawNext: ['paris', 'lima'],
      playerDeckSize: 2,
      infectNext: ['essen', 'milan'],
    });
    s.does('end').hand('operations-expert', 'paris', 'lima').asks('infections', { left: 2 });
    expect(s.view().playerDeck.size).toBe(0);
    s.does('infect', 'infect', 'continue')
      .as('scientist')
      .asks('actions', { seat: 2, left: 4 })
      .does('drive chicago')
      .asks('actions', { left: 3 })
      .does('end')
      .ends('cards');
  });

  it('BASE-DRW-4 with an empty deck the team can still win during the actions', () => {
    scenario({
      roles,
      turn: 'scientist',
      playerDeckSize: 0,
      hands: { scientist: FOUR_BLUE },
      cured: ['red', 'yellow', 'black'],
    })
      .does('cure blue with paris essen milan london')
      .ends('won');
  });

  it('BASE-DRW-5 a full discard pile does not become a new deck', () => {
    const pile = ['tokyo', 'osaka', 'seoul', 'beijing', 'airlift'];
    const s = scenario({ roles, playerDeckSize: 0, playerDiscard: pile });
    s.does('end')
      .discarded(...pile)
      .hand('operations-expert')
      .ends('cards');
    expect(s.view().playerDeck.size).toBe(0);
  });

  it('BASE-DRW-7 an epidemic joins no hand and is resolved before the hand limit is checked', () => {
    const seven = ['paris', 'essen', 'milan', 'london', 'madrid', 'atlanta', 'chicago'];
    scenario({
      roles,
      hands: { 'operations-expert': seven },
      drawNext: ['tokyo', 'epidemic'],
      infectLast: ['santiago'],
    })
      .does('end')
      .hand('operations-expert', ...seven, 'tokyo')
      .cubes('santiago', 'yellow', 3)
      .asks('before-intensify')
      .refuses('discard tokyo', 'not-now')
      .does('continue')
      .infectionDiscard()
      .asks('hand-limit', { seat: 1 });
  });

  it('BASE-DRW-8 one epidemic adds one card to the hand and no card replaces it', () => {
    const s = scenario({ roles, drawNext: ['epidemic', 'paris', 'lima'], infectLast: ['santiago'] });
    const before = s.view().playerDeck.size;
    s.does('end', 'continue').hand('operations-expert', 'paris').asks('infections', { left: 2 });
    expect(s.view().playerDeck.size).toBe(before - 2);
  });

  it('BASE-DRW-8 two epidemics add no card to the hand', () => {
    const s = scenario({
      roles,
      drawNext: ['epidemic', 'epidemic', 'paris'],
      infectLast: ['santiago', 'milan'],
    });
    const before = s.view().playerDeck.size;
    s.does('end', 'continue', 'continue', 'continue')
      .hand('operations-expert')
      .asks('infections', { left: 2 });
    expect(s.view().playerDeck.size).toBe(before - 2);
  });
});
