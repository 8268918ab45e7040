import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const hands = { sailor: ['ring-railroads', 'soria'] };

/** Solid lines that join two ports, read off the map. */
const COAST = [
  'a-coruna-gijon',
  'gijon-santander',
  'vigo-porto',
  'porto-lisboa',
  'lisboa-albufeira',
  'albufeira-huelva',
  'barcelona-tarragona',
  'tarragona-valencia',
  'valencia-alicante',
  'alicante-cartagena',
  'cartagena-almeria',
  'almeria-malaga',
];

describe('Ring Railroads', () => {
  it('IB-EVC-11 lays three rails along the coast, for no action and no other card', () => {
    iberia({ roles, hands })
      .does('ring-railroads')
      .asks('laying-rails', { seat: 1, left: 3 })
      .does('lay almeria-malaga', 'lay vigo-porto')
      .asks('laying-rails', { left: 1 })
      .refuses('enough', 'not-now')
      .does('lay porto-lisboa')
      .rails('almeria-malaga', 'vigo-porto', 'porto-lisboa')
      .railsLeft(17)
      .hand('sailor', 'soria')
      .discarded('ring-railroads')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-11 offers the free solid lines between two ports and no other', () => {
    const table = iberia({ roles, hands, rails: ['gijon-santander'] })
      .does('ring-railroads')
      .refuses('lay madrid-toledo', 'not-coastal')
      .refuses('lay cadiz-sevilla', 'not-coastal')
      .refuses('lay barcelona-palma-de-mallorca', 'dotted-line')
      .refuses('lay gibraltar-cadiz', 'dotted-line')
      .refuses('lay gijon-santander', 'rail-there')
      .allows(...COAST.filter((line) => line !== 'gijon-santander').map((line) => `lay ${line}`));
    expect(table.legal()).toHaveLength(11);
  });

  it('IB-EVC-11 lays as many rails as are left', () => {
    iberia({ roles, hands, railsLeft: 2, infectNext: ['vigo', 'porto', 'a-coruna', 'gijon'] })
      .does('ring-railroads', 'lay vigo-porto', 'lay a-coruna-gijon')
      .railsLeft(0)
      .discarded('ring-railroads')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-11 lays rails on as many lines as are free', () => {
    const two = iberia({ roles, hands, rails: COAST.slice(0, 10) })
      .does('ring-railroads')
      .asks('laying-rails', { left: 3 });
    expect(two.legal().toSorted()).toEqual(['1: lay almeria-malaga', '1: lay cartagena-almeria']);
    two
      .does('lay almeria-malaga')
      .rails(...COAST)
      .railsLeft(8)
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-11 asks nothing about the only line that is free', () => {
    iberia({ roles, hands, rails: COAST.slice(1) })
      .does('ring-railroads')
      .rails(...COAST)
      .railsLeft(8)
      .discarded('ring-railroads')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-11 is refused when the coast is complete, or when no rail is left', () => {
    const complete = iberia({ roles, hands, rails: COAST })
      .refuses('ring-railroads', 'no-effect')
      .railsLeft(8);
    expect(complete.legal()).not.toContain('1: ring-railroads');
    const none = iberia({ roles, hands, rails: ['madrid-toledo'], railsLeft: 0 }).refuses(
      'ring-railroads',
      'no-effect',
    );
    expect(none.legal()).not.toContain('1: ring-railroads');
  });
});
