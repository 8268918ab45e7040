import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['royal-academy-scientist', 'sailor'];
const at = { 'royal-academy-scientist': 'barcelona', sailor: 'barcelona' };
const SEVEN = ['lisboa', 'porto', 'braga', 'evora', 'leon', 'soria', 'burgos'];

describe('Water of the Royal Academy Scientist', () => {
  it('IB-EX-113 IB-RAS-1 IB-RAS-3 purifies with a city card of any colour, two tokens as usual', () => {
    for (const card of ['lisboa', 'toledo', 'leon', 'valencia']) {
      iberia({ roles, at, hands: { 'royal-academy-scientist': [card] } })
        .does(`purify r16 with ${card}`)
        .tokens('r16', 2)
        .tokensLeft(12)
        .discarded(card)
        .asks('actions', { left: 3 });
    }
  });

  it('IB-RAS-1 the others need the colour of the region', () => {
    iberia({ roles: ['sailor', 'royal-academy-scientist'], at, hands: { sailor: ['lisboa', 'valencia'] } })
      .refuses('purify r16 with lisboa', 'wrong-colour')
      .allows('purify r16 with valencia');
  });

  it('IB-RAS-2 IB-RAS-3 takes no event, no card of others, no region elsewhere', () => {
    iberia({
      roles,
      at,
      hands: { 'royal-academy-scientist': ['good-season', 'lisboa'], sailor: ['toledo'] },
    })
      .refuses('purify r16 with good-season', 'not-a-city-card')
      .refuses('purify r16 with toledo', 'card-not-held')
      .refuses('purify r17 with lisboa', 'region-elsewhere')
      .allows('purify r08 with lisboa', 'purify r12 with lisboa', 'purify r16 with lisboa');
  });

  it('IB-RAS-3 places what is left, and nothing from an empty supply', () => {
    const hands = { 'royal-academy-scientist': ['lisboa', 'toledo'] };
    const table = iberia({ roles, at, hands, tokensLeft: 1 })
      .does('purify r16 with lisboa')
      .tokens('r16', 1)
      .refuses('purify r16 with toledo', 'no-tokens-left');
    expect(table.legal().filter((text) => text.includes('purify'))).toEqual([]);
  });
});

describe('Study of the Royal Academy Scientist', () => {
  it('IB-EX-113 IB-RAS-4 IB-RAS-5 puts an epidemic below two city cards without resolving it', () => {
    const table = iberia({
      roles,
      at,
      hands: { 'royal-academy-scientist': SEVEN },
      drawNext: ['epidemic', 'vigo', 'cadiz'],
    })
      .does('study')
      .asks('study', { seat: 1, open: 3, placed: 0 })
      .does('order vigo')
      .asks('study', { seat: 1, open: 3, placed: 1 })
      .does('order cadiz')
      .asks('actions', { seat: 1, left: 3 })
      .hand('royal-academy-scientist', ...SEVEN)
      .ends('running');
    expect(table.view()).toMatchObject({ rateSpace: 1, removed: ['epidemic-5', 'epidemic-6'] });
    table
      .does('end')
      .told({ fact: 'drewCard', card: 'vigo' }, { fact: 'drewCard', card: 'cadiz' })
      .hand('royal-academy-scientist', 'vigo', 'cadiz', ...SEVEN)
      .asks('hand-limit', { seat: 1 });
    expect(table.view().rateSpace).toBe(1);
  });

  it('IB-RAS-4 IB-RAS-8 the next draws of everybody follow the chosen order', () => {
    iberia({
      roles,
      at,
      options: { windows: 'possible' },
      drawNext: ['a-coruna', 'vigo', 'cadiz', 'malaga', 'huelva'],
    })
      .does('study')
      .refuses('order malaga', 'not-now')
      .does('order cadiz')
      .refuses('order cadiz', 'not-now')
      .does('order a-coruna')
      .asks('actions', { left: 3 })
      .does('end')
      .hand('royal-academy-scientist', 'cadiz', 'a-coruna')
      .as('sailor')
      .does('end')
      .told({ fact: 'drewCard', card: 'vigo' }, { fact: 'drewCard', card: 'malaga' })
      .hand('sailor', 'vigo', 'malaga');
  });

  it('IB-RAS-4 allows every order of the three, as they lay too', () => {
    const cards = ['vigo', 'cadiz', 'malaga'];
    const orders = cards.flatMap((one) => cards.filter((two) => two !== one).map((two) => [one, two]));
    for (const [one, two] of orders) {
      const third = cards.find((card) => card !== one && card !== two)!;
      iberia({ roles, at, drawNext: cards, options: { windows: 'possible' } })
        .does('study', `order ${one!}`, `order ${two!}`)
        .does('end')
        .hand('royal-academy-scientist', one!, two!)
        .as('sailor')
        .does('end')
        .told({ fact: 'drewCard', seat: 2, card: third });
    }
  });

  it('IB-RAS-6 puts no card at the bottom and discards none', () => {
    const table = iberia({ roles, at, drawNext: ['vigo', 'cadiz', 'malaga'], playerDeckSize: 9 });
    const bottom = Array.from(table.state.playerDeck.cards.subarray(0, 6));
    table.does('study').refuses('discard vigo', 'not-now').refuses('end', 'not-now');
    expect(table.legal()).toEqual(['1: order vigo', '1: order cadiz', '1: order malaga']);
    table.does('order malaga', 'order vigo');
    expect(Array.from(table.state.playerDeck.cards.subarray(0, 6))).toEqual(bottom);
    expect(table.view().playerDeck.size).toBe(9);
    expect(table.view().playerDiscard).toEqual([]);
  });

  it('IB-EX-113 IB-RAS-7 orders the cards that are left and is refused when there are none', () => {
    iberia({ roles, at, drawNext: ['vigo', 'cadiz'], playerDeckSize: 2 })
      .does('study')
      .asks('study', { open: 2 })
      .does('order cadiz')
      .asks('actions', { left: 3 })
      .ends('running');
    const last = iberia({ roles, at, drawNext: ['vigo'], playerDeckSize: 1 })
      .does('study')
      .told({ fact: 'saw', cards: ['vigo'] })
      .asks('actions', { left: 3 });
    expect(last.view().playerDeck.size).toBe(1);
    iberia({ roles, at, playerDeckSize: 0 })
      .refuses('study', 'no-cards-left')
      .ends('running')
      .asks('actions', { left: 4 });
  });

  it('IB-RAS-9 may be done again, each time for an action', () => {
    const table = iberia({ roles, at, drawNext: ['vigo', 'cadiz', 'malaga'] });
    for (const left of [3, 2, 1, 0]) {
      table.does('study', 'order malaga', 'order vigo').asks('actions', { left });
    }
    table.refuses('study', 'no-action-left').does('end').hand('royal-academy-scientist', 'malaga', 'vigo');
  });

  it('IB-RAS-10 still needs five cards to research', () => {
    const four = ['lisboa', 'porto', 'braga', 'evora'];
    iberia({
      roles,
      at: { ...at, 'royal-academy-scientist': 'vigo' },
      hospitals: { blue: 'vigo' },
      hands: { 'royal-academy-scientist': [...four, 'coimbra'] },
    })
      .refuses(`research blue with ${four.join(' ')}`, 'wrong-count')
      .does(`research blue with ${four.join(' ')} coimbra`)
      .researched('blue');
  });

  it('IB-RAS-11 no event is played while the cards are out', () => {
    iberia({
      roles,
      at,
      hands: { 'royal-academy-scientist': ['good-season'], sailor: ['government-mobilization'] },
      drawNext: ['vigo', 'cadiz', 'malaga'],
    })
      .allows('good-season', '2: government-mobilization')
      .does('study')
      .refuses('good-season', 'not-now')
      .refuses('2: government-mobilization', 'not-now')
      .does('order vigo')
      .refuses('good-season', 'not-now')
      .does('order malaga')
      .allows('good-season', '2: government-mobilization');
  });

  it('IB-RAS-4 nobody else looks at player cards', () => {
    const table = iberia({ roles: ['sailor', 'royal-academy-scientist'], at })
      .refuses('study', 'wrong-role')
      .as('royal-academy-scientist')
      .refuses('study', 'not-your-turn');
    expect(table.legal()).not.toContain('1: study');
  });
});
