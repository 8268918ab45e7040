import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const hands = { sailor: ['new-rails', 'soria'] };

describe('New Rails', () => {
  it('IB-EVC-6 lays two rails anywhere, whether they meet or not', () => {
    iberia({ roles, hands })
      .does('new-rails')
      .asks('laying-rails', { seat: 1, left: 2 })
      .does('lay jaen-granada')
      .told({ fact: 'railLaid', line: 'jaen-granada', left: 19 })
      .asks('laying-rails', { seat: 1, left: 1 })
      .does('lay leon-gijon')
      .rails('jaen-granada', 'leon-gijon')
      .railsLeft(18)
      .hand('sailor', 'soria')
      .discarded('new-rails')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-6 asks whoever plays it, on the turn of another player too', () => {
    iberia({ roles, hands: { politician: ['new-rails'] } })
      .as('politician')
      .does('new-rails')
      .waitsFor('politician')
      .does('lay madrid-cuenca', 'lay cuenca-valencia')
      .rails('madrid-cuenca', 'cuenca-valencia')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-6 lays rails on free solid lines only', () => {
    const table = iberia({ roles, hands, rails: ['madrid-toledo'] })
      .does('new-rails')
      .refuses('lay madrid-toledo', 'rail-there')
      .refuses('lay huesca-andorra-la-vella', 'dotted-line')
      .refuses('lay malaga-gibraltar', 'dotted-line');
    expect(table.legal()).toHaveLength(74);
    table.does('lay huesca-zaragoza').refuses('lay huesca-zaragoza', 'rail-there');
    expect(table.legal()).toHaveLength(73);
    expect(table.legal().join('\n')).not.toMatch(/andorra|palma|gibraltar|madrid-toledo/u);
  });

  it('IB-EVC-6 is not stopped halfway while there are rails', () => {
    iberia({ roles, hands })
      .does('new-rails', 'lay jaen-granada')
      .refuses('enough', 'not-now')
      .refuses('end', 'not-now')
      .asks('laying-rails', { left: 1 });
  });

  it('IB-EVC-6 lays the last rail when only one is left', () => {
    iberia({ roles, hands, railsLeft: 1 })
      .does('new-rails', 'lay toledo-madrid')
      .railsLeft(0)
      .discarded('new-rails')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-6 is refused while no rail is left', () => {
    const table = iberia({ roles, hands, railsLeft: 0 }).refuses('new-rails', 'no-effect');
    expect(table.legal()).not.toContain('1: new-rails');
    table.hand('sailor', 'new-rails', 'soria');
  });

  it('IB-EVC-6 lets trains run over the new rails at once', () => {
    iberia({ roles, hands })
      .refuses('train valencia', 'no-rails')
      .does('new-rails', 'lay madrid-cuenca', 'lay cuenca-valencia', 'train valencia')
      .at('sailor', 'valencia')
      .asks('actions', { left: 3 });
  });
});
