import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['agronomist', 'sailor'];
const at = { agronomist: 'barcelona', sailor: 'barcelona' };

describe('Agronomist', () => {
  it('IB-EX-107 IB-AGR-1 IB-AGR-2 places a token for no card, then three for one', () => {
    iberia({ roles, at, hands: { agronomist: ['valencia'] } })
      .does('irrigate r08')
      .told({ fact: 'waterPurified', region: 'r08', count: 1 })
      .tokens('r08', 1)
      .hand('agronomist', 'valencia')
      .asks('actions', { left: 3 })
      .does('purify-amply r16 with valencia')
      .told({ fact: 'discarded', card: 'valencia' }, { fact: 'waterPurified', region: 'r16', count: 3 })
      .tokens('r16', 3)
      .tokensLeft(10)
      .hand('agronomist')
      .discarded('valencia')
      .asks('actions', { left: 2 });
  });

  it('IB-EX-107 IB-AGR-9 IB-AGR-8 places the last token with a card, then nothing any more', () => {
    iberia({ roles, at, hands: { agronomist: ['valencia'] }, tokensLeft: 1 })
      .refuses('purify-amply r16 with valencia', 'no-third-token')
      .does('purify r16 with valencia')
      .tokens('r16', 1)
      .tokensLeft(0)
      .refuses('irrigate r08', 'no-tokens-left')
      .asks('actions', { left: 3 });
  });

  it('IB-AGR-9 places both tokens where only two are left', () => {
    iberia({ roles, at, hands: { agronomist: ['valencia'] }, tokensLeft: 2 })
      .refuses('purify-amply r16 with valencia', 'no-third-token')
      .does('purify r16 with valencia')
      .tokens('r16', 2)
      .tokensLeft(0)
      .ends('running');
    iberia({ roles, at, hands: { agronomist: ['valencia'] }, tokensLeft: 3 })
      .does('purify-amply r16 with valencia')
      .tokens('r16', 3)
      .tokensLeft(0);
  });

  it('IB-AGR-1 puts the token only into a region next to the pawn', () => {
    const table = iberia({ roles, at })
      .refuses('irrigate r17', 'region-elsewhere')
      .does('irrigate r12')
      .tokens('r12', 1);
    const irrigations = table.legal('agronomist').filter((text) => text.includes('irrigate'));
    expect(irrigations).toEqual(['1: irrigate r08', '1: irrigate r12', '1: irrigate r16']);
  });

  it('IB-AGR-3 may leave the extra token away', () => {
    iberia({ roles, at, hands: { agronomist: ['valencia'] } })
      .allows('purify-amply r16 with valencia')
      .does('purify r16 with valencia')
      .tokens('r16', 2)
      .tokensLeft(12)
      .asks('actions', { left: 3 });
  });

  it('IB-AGR-4 the extra token joins the two others and goes nowhere else', () => {
    const table = iberia({ roles, at, hands: { agronomist: ['valencia', 'teruel'] } })
      .refuses('purify-amply r17 with valencia', 'region-elsewhere')
      .refuses('purify-amply r16 r08 with valencia')
      .does('purify-amply r16 with valencia')
      .asks('actions', { left: 3 });
    expect(table.view().shows['tokens']).toEqual({ r16: 3 });
    const ample = table.legal().filter((text) => text.includes('purify-amply'));
    expect(ample).toHaveLength(3);
    for (const text of ample) expect(text).toMatch(/^1: purify-amply r\d\d with teruel$/u);
  });

  it('IB-AGR-5 a token without a card never brings a second one', () => {
    const table = iberia({ roles, at, hands: { agronomist: ['valencia'] } })
      .does('irrigate r16')
      .tokens('r16', 1)
      .tokensLeft(13)
      .hand('agronomist', 'valencia')
      .asks('actions', { left: 3 });
    expect(table.view().shows['tokens']).toEqual({ r16: 1 });
    expect(table.facts.filter(({ fact }) => fact === 'waterPurified')).toHaveLength(1);
  });

  it('IB-AGR-6 needs neither a card nor a colour nor a researched disease for it', () => {
    iberia({ roles, at, hands: { agronomist: ['toledo'] } })
      .refuses('purify r16 with toledo', 'wrong-colour')
      .does('irrigate r16')
      .hand('agronomist', 'toledo')
      .tokens('r16', 1)
      .researched();
    iberia({ roles, at }).does('irrigate r08').tokens('r08', 1).researched().asks('actions', { left: 3 });
  });

  it('IB-AGR-7 may do it four times in a turn, each for an action', () => {
    iberia({ roles, at })
      .does('irrigate r08', 'irrigate r12', 'irrigate r16', 'irrigate r16')
      .tokens('r08', 1)
      .tokens('r12', 1)
      .tokens('r16', 2)
      .tokensLeft(10)
      .asks('actions', { left: 0 })
      .refuses('irrigate r08', 'no-action-left');
  });

  it('IB-AGR-8 with no token in the supply neither works, with one both do', () => {
    const hands = { agronomist: ['valencia'] };
    const table = iberia({ roles, at, hands, tokensLeft: 0 })
      .refuses('irrigate r16', 'no-tokens-left')
      .refuses('purify r16 with valencia', 'no-tokens-left')
      .refuses('purify-amply r16 with valencia', 'no-tokens-left')
      .ends('running');
    expect(table.legal().filter((text) => /irrigate|purify/u.test(text))).toEqual([]);
    iberia({ roles, at, hands, tokensLeft: 1 }).allows('irrigate r16', 'purify r16 with valencia');
  });

  it('IB-AGR-10 three tokens take a card of the right colour or of a researched disease', () => {
    const hands = { agronomist: ['toledo', 'lisboa', 'good-season'] };
    iberia({ roles, at, hands, researched: ['black'] })
      .refuses('purify-amply r16 with lisboa', 'wrong-colour')
      .refuses('purify-amply r16 with good-season', 'not-a-city-card')
      .refuses('purify-amply r16 with valencia', 'card-not-held')
      .does('purify-amply r16 with toledo')
      .tokens('r16', 3)
      .discarded('toledo')
      .hand('agronomist', 'lisboa', 'good-season');
  });

  it('IB-AGR-1 IB-AGR-2 needs an action for either', () => {
    iberia({ roles, at, left: 0, hands: { agronomist: ['valencia'] }, tokensLeft: 3 })
      .refuses('irrigate r16', 'no-action-left')
      .refuses('purify-amply r16 with valencia', 'no-action-left');
  });

  it('IB-AGR-1 IB-AGR-2 nobody else places tokens in these ways', () => {
    iberia({ roles: ['sailor', 'agronomist'], at, hands: { sailor: ['valencia'] } })
      .refuses('irrigate r16', 'wrong-role')
      .refuses('purify-amply r16 with valencia', 'wrong-role')
      .as('agronomist')
      .refuses('irrigate r16', 'not-your-turn')
      .as('sailor')
      .does('purify r16 with valencia')
      .tokens('r16', 2);
  });
});
