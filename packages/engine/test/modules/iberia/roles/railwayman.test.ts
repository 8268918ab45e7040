import { describe, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['railwayman', 'politician'];
const at = { railwayman: 'barcelona' };

describe('Two rails of the Railwayman', () => {
  it('IB-EX-108 IB-RWM-1 IB-RWM-6 lays two rails in a row once a turn, then one at a time', () => {
    iberia({ roles, at })
      .does('rail barcelona-tarragona then tarragona-valencia')
      .told({ fact: 'railLaid', left: 19 }, { fact: 'railLaid', left: 18 })
      .rails('barcelona-tarragona', 'tarragona-valencia')
      .railsLeft(18)
      .asks('actions', { left: 3 })
      .refuses('rail barcelona-zaragoza then zaragoza-huesca', 'once-per-turn')
      .does('rail barcelona-zaragoza')
      .rails('barcelona-tarragona', 'tarragona-valencia', 'barcelona-zaragoza')
      .railsLeft(17)
      .asks('actions', { left: 2 });
  });

  it('IB-EX-108 IB-RWM-3 IB-RWM-5 refuses a fork, a dotted line and a line away from his city', () => {
    iberia({ roles, at })
      .refuses('rail barcelona-tarragona then barcelona-zaragoza', 'not-consecutive')
      .refuses('rail barcelona-palma-de-mallorca', 'dotted-line')
      .refuses('rail tarragona-valencia', 'line-elsewhere')
      .allows('rail barcelona-tarragona', 'rail barcelona-tarragona then tarragona-valencia')
      .railsLeft(20);
  });

  it('IB-RWM-2 the second rail goes on where the first one ends, in whichever direction', () => {
    iberia({ roles, at })
      .refuses('rail barcelona-tarragona then cuenca-valencia', 'not-consecutive')
      .refuses('rail barcelona-tarragona then zaragoza-madrid', 'not-consecutive')
      .refuses('rail barcelona-tarragona then barcelona-tarragona', 'not-consecutive')
      .refuses('rail tarragona-valencia then barcelona-tarragona', 'line-elsewhere')
      .allows('rail barcelona-tarragona then tarragona-teruel')
      .allows('rail barcelona-zaragoza then zaragoza-teruel')
      .does('rail barcelona-zaragoza then huesca-zaragoza')
      .rails('barcelona-zaragoza', 'huesca-zaragoza');
  });

  it('IB-RWM-4 does not skip the first rail where one already lies', () => {
    iberia({ roles, at, rails: ['barcelona-tarragona'] })
      .refuses('rail barcelona-tarragona then tarragona-valencia', 'rail-there')
      .refuses('rail tarragona-valencia then cuenca-valencia', 'line-elsewhere')
      .refuses('rail tarragona-valencia', 'line-elsewhere')
      .does('rail barcelona-zaragoza then zaragoza-madrid')
      .rails('barcelona-tarragona', 'barcelona-zaragoza', 'zaragoza-madrid');
  });

  it('IB-RWM-5 both lines are solid and free of rails', () => {
    iberia({ roles, at: { railwayman: 'tarragona' }, rails: ['girona-barcelona'] })
      .refuses('rail barcelona-tarragona then barcelona-palma-de-mallorca', 'dotted-line')
      .refuses('rail barcelona-tarragona then girona-barcelona', 'rail-there')
      .allows('rail barcelona-tarragona then barcelona-zaragoza');
    iberia({ roles, at: { railwayman: 'huesca' } })
      .refuses('rail huesca-andorra-la-vella then andorra-la-vella-girona', 'dotted-line')
      .does('rail huesca-zaragoza then zaragoza-barcelona')
      .railsLeft(18);
  });

  it('IB-RWM-7 may lay one rail first and keep the two for a later action', () => {
    iberia({ roles, at })
      .does('rail barcelona-zaragoza')
      .railsLeft(19)
      .does('rail barcelona-tarragona then tarragona-valencia')
      .railsLeft(17)
      .asks('actions', { left: 2 })
      .does('drive tarragona')
      .refuses('rail tarragona-teruel then teruel-cuenca', 'once-per-turn')
      .does('rail tarragona-teruel')
      .railsLeft(16);
  });

  it('IB-RWM-8 may do so again in each of his turns', () => {
    iberia({ roles, at, options: { windows: 'possible' } })
      .does('rail barcelona-tarragona then tarragona-valencia')
      .refuses('rail barcelona-zaragoza then zaragoza-huesca', 'once-per-turn')
      .does('end')
      .as('politician')
      .does('end')
      .as('railwayman')
      .asks('actions', { seat: 1, left: 4 })
      .does('rail barcelona-zaragoza then zaragoza-huesca')
      .railsLeft(16)
      .does('drive zaragoza')
      .refuses('rail zaragoza-madrid then madrid-toledo', 'once-per-turn');
  });

  it('IB-RWM-9 lays only one where only one is left', () => {
    iberia({ roles, at, railsLeft: 1 })
      .refuses('rail barcelona-tarragona then tarragona-valencia', 'no-rails-left')
      .does('rail barcelona-tarragona')
      .railsLeft(0)
      .asks('actions', { left: 3 })
      .refuses('rail barcelona-zaragoza', 'no-rails-left');
    iberia({ roles, at, railsLeft: 2 }).does('rail barcelona-tarragona then tarragona-valencia').railsLeft(0);
  });

  it('IB-RWM-1 needs an action for the two', () => {
    iberia({ roles, at, left: 0, railsLeft: 2 }).refuses(
      'rail barcelona-tarragona then tarragona-valencia',
      'no-action-left',
    );
  });

  it('IB-RWM-1 nobody else lays two at once', () => {
    iberia({ roles: ['politician', 'railwayman'], at: { ...at, politician: 'barcelona' } })
      .refuses('rail barcelona-tarragona then tarragona-valencia', 'wrong-role')
      .does('rail barcelona-tarragona')
      .railsLeft(19);
  });
});
