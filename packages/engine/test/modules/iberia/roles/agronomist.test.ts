import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['agronomist', 'sailor'];
const at = { agronomist: 'barcelona', sailor: 'barcelona' };

describe('Agronomist', () => {
  it('IB-EX-107 IB-AGR-1 IB-AGR-2 places a token for no card, then three for one', () => {
    iberia({ roles, at, hands: { agronomist: ['valencia'] } })
      .does('purify r08')
      .told({ fact: 'waterPurified', region: 'girona', count: 1 })
      .tokens('r08', 1)
      .hand('agronomist', 'valencia')
      .asks('actions', { left: 3 })
      .does('purify r16 with valencia for three')
      .told(
        { fact: 'discarded', card: 'valencia' },
        { fact: 'waterPurified', region: 'palma-de-mallorca', count: 3 },
      )
      .tokens('r16', 3)
      .tokensLeft(10)
      .hand('agronomist')
      .discarded('valencia')
      .asks('actions', { left: 2 });
  });

  it('IB-EX-107 IB-AGR-9 IB-AGR-8 places the last token with a card, then nothing any more', () => {
    iberia({ roles, at, hands: { agronomist: ['valencia'] }, tokensLeft: 1 })
      .refuses('purify r16 with valencia for three', 'no-third-token')
      .does('purify r16 with valencia')
      .tokens('r16', 1)
      .tokensLeft(0)
      .refuses('purify r08', 'no-tokens-left')
      .asks('actions', { left: 3 });
  });

  it('IB-AGR-9 places both tokens where only two are left', () => {
    iberia({ roles, at, hands: { agronomist: ['valencia'] }, tokensLeft: 2 })
      .refuses('purify r16 with valencia for three', 'no-third-token')
      .does('purify r16 with valencia')
      .tokens('r16', 2)
      .tokensLeft(0)
      .ends('running');
    iberia({ roles, at, hands: { agronomist: ['valencia'] }, tokensLeft: 3 })
      .does('purify r16 with valencia for three')
      .tokens('r16', 3)
      .tokensLeft(0);
  });

  it('IB-AGR-1 puts the token only into a region next to the pawn', () => {
    const table = iberia({ roles, at })
      .refuses('purify r17', 'region-elsewhere')
      .does('purify r12')
      .tokens('r12', 1);
    const single = table.legal('agronomist').filter((text) => /purify \S+$/u.test(text));
    expect(single).toEqual(['1: purify girona', '1: purify barcelona-teruel', '1: purify palma-de-mallorca']);
  });

  it('IB-AGR-3 may leave the extra token away', () => {
    iberia({ roles, at, hands: { agronomist: ['valencia'] } })
      .allows('purify r16 with valencia for three')
      .does('purify r16 with valencia')
      .tokens('r16', 2)
      .tokensLeft(12)
      .asks('actions', { left: 3 });
  });

  it('IB-AGR-4 the extra token joins the two others and goes nowhere else', () => {
    const table = iberia({ roles, at, hands: { agronomist: ['valencia', 'teruel'] } })
      .refuses('purify r17 with valencia for three', 'region-elsewhere')
      .refuses('purify r16 r08 with valencia for three')
      .does('purify r16 with valencia for three')
      .asks('actions', { left: 3 });
    expect(table.view().shows['tokens']).toEqual({ 'palma-de-mallorca': 3 });
    const ample = table.legal().filter((text) => text.endsWith(' for three'));
    expect(ample).toHaveLength(3);
    for (const text of ample) expect(text).toMatch(/^1: purify \S+ with teruel for three$/u);
  });

  it('IB-AGR-5 a token without a card never brings a second one', () => {
    const table = iberia({ roles, at, hands: { agronomist: ['valencia'] } })
      .does('purify r16')
      .tokens('r16', 1)
      .tokensLeft(13)
      .hand('agronomist', 'valencia')
      .asks('actions', { left: 3 });
    expect(table.view().shows['tokens']).toEqual({ 'palma-de-mallorca': 1 });
    expect(table.facts.filter(({ fact }) => fact === 'waterPurified')).toHaveLength(1);
  });

  it('IB-AGR-6 needs neither a card nor a colour nor a researched disease for it', () => {
    iberia({ roles, at, hands: { agronomist: ['toledo'] } })
      .refuses('purify r16 with toledo', 'wrong-colour')
      .does('purify r16')
      .hand('agronomist', 'toledo')
      .tokens('r16', 1)
      .researched();
    iberia({ roles, at }).does('purify r08').tokens('r08', 1).researched().asks('actions', { left: 3 });
  });

  it('IB-AGR-7 may do it four times in a turn, each for an action', () => {
    iberia({ roles, at })
      .does('purify r08', 'purify r12', 'purify r16', 'purify r16')
      .tokens('r08', 1)
      .tokens('r12', 1)
      .tokens('r16', 2)
      .tokensLeft(10)
      .asks('actions', { left: 0 })
      .refuses('purify r08', 'no-action-left');
  });

  it('IB-AGR-8 with no token in the supply neither works, with one both do', () => {
    const hands = { agronomist: ['valencia'] };
    const table = iberia({ roles, at, hands, tokensLeft: 0 })
      .refuses('purify r16', 'no-tokens-left')
      .refuses('purify r16 with valencia', 'no-tokens-left')
      .refuses('purify r16 with valencia for three', 'no-tokens-left')
      .ends('running');
    expect(table.legal().filter((text) => text.includes('purify'))).toEqual([]);
    iberia({ roles, at, hands, tokensLeft: 1 }).allows('purify r16', 'purify r16 with valencia');
  });

  it('IB-AGR-10 three tokens take a card of the right colour or of a researched disease', () => {
    const hands = { agronomist: ['toledo', 'lisboa', 'good-season'] };
    iberia({ roles, at, hands, researched: ['black'] })
      .refuses('purify r16 with lisboa for three', 'wrong-colour')
      .refuses('purify r16 with good-season for three', 'not-a-city-card')
      .refuses('purify r16 with valencia for three', 'card-not-held')
      .does('purify r16 with toledo for three')
      .tokens('r16', 3)
      .discarded('toledo')
      .hand('agronomist', 'lisboa', 'good-season');
  });

  it('IB-AGR-1 IB-AGR-2 needs an action for either', () => {
    iberia({ roles, at, left: 0, hands: { agronomist: ['valencia'] }, tokensLeft: 3 })
      .refuses('purify r16', 'no-action-left')
      .refuses('purify r16 with valencia for three', 'no-action-left');
  });

  it('IB-AGR-1 IB-AGR-2 nobody else places tokens in these ways', () => {
    iberia({ roles: ['sailor', 'agronomist'], at, hands: { sailor: ['valencia'] } })
      .refuses('purify r16', 'wrong-role')
      .refuses('purify r16 with valencia for three', 'wrong-role')
      .as('agronomist')
      .refuses('purify r16', 'not-your-turn')
      .as('sailor')
      .does('purify r16 with valencia')
      .tokens('r16', 2);
  });
});
