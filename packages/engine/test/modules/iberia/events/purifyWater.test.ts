import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const hands = { sailor: ['purify-water', 'soria'] };

describe('Purify Water', () => {
  it('IB-EVC-5 places two tokens into one region that is nowhere near, for no card but itself', () => {
    iberia({ roles, hands })
      .does('purify-water r34')
      .tokens('r34', 1)
      .asks('second-token', { seat: 1 })
      .does('pour r34')
      .told({ fact: 'waterPurified', region: 'cadiz', count: 1, now: 2, by: 'purify-water' })
      .tokens('r34', 2)
      .tokensLeft(12)
      .hand('sailor', 'soria')
      .discarded('purify-water')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-5 places the tokens into two regions, or one token alone', () => {
    iberia({ roles, hands: { politician: ['purify-water'] }, tokens: { r02: 3 } })
      .as('politician')
      .does('purify-water r02')
      .waitsFor('politician')
      .does('pour r30')
      .tokens('r02', 4)
      .tokens('r30', 1)
      .tokensLeft(9)
      .asks('actions', { seat: 1, left: 4 });
    iberia({ roles, hands })
      .does('purify-water r02', 'enough')
      .tokens('r02', 1)
      .tokensLeft(13)
      .discarded('purify-water')
      .refuses('pour r02', 'not-now')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-5 may be used in every region of the board, for both tokens', () => {
    const table = iberia({ roles, hands });
    expect(table.legal().filter((text) => text.includes('purify-water'))).toHaveLength(34);
    table.does('purify-water r16');
    expect(table.legal().filter((text) => text.includes('pour'))).toHaveLength(34);
  });

  it('IB-EVC-5 places the last token without asking for a second', () => {
    iberia({ roles, hands, tokensLeft: 1 })
      .does('purify-water r16')
      .tokens('r16', 1)
      .tokensLeft(0)
      .discarded('purify-water')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-5 is refused while no token is left', () => {
    const table = iberia({ roles, hands, tokensLeft: 0 }).refuses('purify-water r16', 'no-effect');
    expect(table.legal().join('\n')).not.toContain('purify-water');
    table.hand('sailor', 'purify-water', 'soria').tokensLeft(0);
  });

  it('IB-EVC-5 is not the action: an Agronomist places two tokens, not three', () => {
    iberia({
      roles: ['agronomist', 'politician'],
      hands: { agronomist: ['purify-water', 'toledo'] },
    })
      .does('purify-water r20', 'pour r20')
      .tokens('r20', 2)
      .hand('agronomist', 'toledo')
      .does('purify r21 with toledo for three')
      .tokens('r21', 3)
      .asks('actions', { left: 3 });
  });
});
