import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/index.ts';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const FIVE = ['porto', 'braga', 'evora', 'lisboa', 'coimbra'];
const SEVEN = [...FIVE, 'caceres', 'salamanca'];
const drawNext = ['cuenca', 'toledo'];

describe('Hand limit', () => {
  it('IB-HND-1 IB-HND-8 of nine city and event cards two go to the discard pile, exactly two', () => {
    iberia({
      roles,
      hands: { sailor: [...SEVEN.slice(1), 'new-rails'] },
      drawNext: ['cuenca', 'good-season'],
    })
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .waitsFor('sailor')
      .does('discard good-season')
      .asks('hand-limit', { seat: 1 })
      .does('discard braga')
      .hand('sailor', ...SEVEN.slice(2), 'new-rails', 'cuenca')
      .discarded('good-season', 'braga')
      .asks('infections', { left: 2 });
  });

  it('IB-HND-5 IB-HND-6 a hand of exactly seven is fine: the role and what else lies before a player count nothing', () => {
    const s = iberia({ roles, hands: { sailor: FIVE }, drawNext });
    s.does('end')
      .hand('sailor', ...FIVE, ...drawNext)
      .refuses('discard porto', 'not-now')
      .asks('infections', { left: 2 });
    expect(s.view().seats[0]).toMatchObject({ role: 'sailor', handSize: 7 });
  });

  it('IB-HND-6 hands are made of cities and events: no other card but the epidemics is in the player deck', () => {
    const { game } = iberia({ roles });
    const known = new Set([...game.cityIds, ...game.events.map(({ id }) => id)]);
    const others = game.cardIds.filter((id) => !known.has(id));
    expect(others.filter((id) => !id.startsWith('epidemic'))).toEqual([]);
  });

  it('IB-HND-2 one card too many goes by discarding or by playing an event', () => {
    const position = {
      roles,
      hands: { sailor: [...FIVE, 'caceres', 'good-season'] },
      drawNext: ['cuenca', 'epidemic'],
      infectLast: ['huesca'],
    };
    iberia(position)
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .does('discard porto')
      .asks('infections', { left: 2 });
    const s = iberia(position)
      .does('end', 'good-season')
      .hand('sailor', ...FIVE, 'caceres', 'cuenca')
      .discarded('good-season')
      .asks('infections', { left: 1 });
    expect(s.view().shows['goodSeason']).toBe(true);
  });

  it('IB-HND-3 a card got from another player on his turn counts at once', () => {
    iberia({ roles, hands: { sailor: ['madrid', 'huelva'], politician: SEVEN } })
      .does('give madrid to politician', '2: accept')
      .asks('hand-limit', { seat: 2 })
      .waitsFor('politician')
      .refuses('drive toledo', 'not-your-turn')
      .refuses('end', 'not-your-turn')
      .as('politician')
      .refuses('drive toledo', 'not-now')
      .does('discard madrid')
      .hand('politician', ...SEVEN)
      .as('sailor')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-HND-3 a card taken or sent by telegraph counts too; the event that fetched a card does not count any more', () => {
    iberia({ roles, hands: { sailor: SEVEN, politician: ['madrid'] } })
      .does('take madrid from politician', '2: accept')
      .asks('hand-limit', { seat: 1 })
      .refuses('drive toledo', 'not-now');
    iberia({ roles, hands: { sailor: ['telegraph-message', 'huelva'], politician: SEVEN } })
      .does('telegraph-message huelva to politician')
      .asks('hand-limit', { seat: 2 });
    iberia({ roles, hands: { sailor: ['second-chance', ...SEVEN.slice(1)] }, playerDiscard: ['madrid'] })
      .does('second-chance')
      .hand('sailor', ...SEVEN.slice(1), 'madrid')
      .asks('actions', { left: 4 });
  });

  it('IB-HND-4 the epidemic is resolved whole before the limit is checked', () => {
    const s = iberia({
      roles,
      hands: { sailor: SEVEN },
      drawNext: ['cuenca', 'epidemic'],
      infectLast: ['barcelona'],
      tokens: { r08: 2, r16: 2 },
    });
    s.does('end')
      .hand('sailor', ...SEVEN, 'cuenca')
      .asks('payment')
      .refuses('discard cuenca', 'not-now')
      .does('pay r08', 'pay r08')
      .told({ fact: 'intensified' })
      .tokens('r16', 1)
      .asks('hand-limit', { seat: 1 })
      .does('discard cuenca')
      .asks('infections');
  });

  it('IB-HND-7 the owner of the hand chooses among all of it, old or new, and nobody else does', () => {
    iberia({ roles, hands: { sailor: SEVEN, politician: ['madrid'] }, drawNext: ['cuenca', 'new-rails'] })
      .does('end')
      .allows(...[...SEVEN, 'cuenca', 'new-rails'].map((card) => `discard ${card}`))
      .refuses('discard madrid', 'not-now')
      .as('politician')
      .refuses('discard porto', 'not-your-turn')
      .refuses('discard madrid', 'not-your-turn');
  });

  it('IB-HND-9 nothing of the turn goes on while a hand is over seven', () => {
    iberia({ roles, left: 2, hands: { sailor: SEVEN }, drawNext, infectNext: ['huelva'] })
      .does('end')
      .refuses('infect', 'not-now')
      .refuses('continue', 'not-now')
      .refuses('end', 'not-now')
      .refuses('drive toledo', 'not-now')
      .does('discard porto')
      .refuses('infect', 'not-now')
      .does('discard braga', 'infect')
      .cubes('huelva', 'black', 1);
  });

  it('IB-HND-10 at every difficulty each player and whoever watches sees all hands', () => {
    for (const epidemics of [4, 5, 6]) {
      const s = iberia({ roles, epidemics, hands: { sailor: FIVE, politician: ['cuenca', 'new-rails'] } });
      for (const looks of ['sailor', 'politician', undefined]) {
        const hands = s.view(looks).seats.map(({ hand }) => [...hand].sort());
        expect(hands).toEqual([[...FIVE].sort(), ['cuenca', 'new-rails']]);
      }
    }
  });

  it('IB-HND-10 a table cannot agree on hidden hands, and they lie open if nobody says anything', () => {
    for (const epidemics of [4, 5, 6]) {
      const hidden = compile({ game: 'iberia', players: 2, epidemics, options: { hands: 'private' } });
      expect(hidden.ok).toBe(false);
      const usual = compile({ game: 'iberia', players: 2, epidemics });
      expect(usual.ok && usual.value.openHands).toBe(true);
    }
  });
});
