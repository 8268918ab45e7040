import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['politician', 'nurse'];
const rails = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes(' rail ')).map((command) => command.split(' ')[2]!);

describe('build a railroad', () => {
  it('IB-RAI-1 IB-RAI-2 lays a rail of the supply on a line of the own city, for one action and no card', () => {
    const game = iberia({ roles, hands: { politician: ['madrid', 'toledo'] } });
    expect(rails(game.legal()).sort()).toEqual([
      'cuenca-madrid',
      'madrid-ciudad-real',
      'madrid-toledo',
      'salamanca-madrid',
      'valladolid-madrid',
      'zaragoza-madrid',
    ]);
    game
      .does('rail madrid-toledo')
      .told({ fact: 'railLaid', line: 'madrid-toledo', left: 19, by: 'rail' })
      .rails('madrid-toledo')
      .railsLeft(19)
      .hand('politician', 'madrid', 'toledo')
      .asks('actions', { left: 3 })
      .does('rail cuenca-madrid')
      .rails('madrid-toledo', 'madrid-cuenca')
      .railsLeft(18)
      .asks('actions', { left: 2 });
    expect(game.view().playerDiscard).toEqual([]);
  });

  it('IB-RAI-3 a dotted line takes no rail; the solid ones beside it do', () => {
    const game = iberia({ roles, at: { politician: 'valencia' } }).refuses(
      'rail palma-de-mallorca-valencia',
      'dotted-line',
      'The line between Palma de Mallorca and Valencia is dotted: it takes no rail.',
    );
    expect(rails(game.legal())).toHaveLength(4);
    game
      .does('rail tarragona-valencia', 'rail valencia-cuenca', 'rail valencia-alicante')
      .rails('tarragona-valencia', 'cuenca-valencia', 'valencia-alicante');
  });

  it.each([
    ['andorra-la-vella', ['huesca', 'girona']],
    ['palma-de-mallorca', ['barcelona', 'valencia']],
    ['gibraltar', ['malaga', 'cadiz']],
  ])('IB-RAI-4 no line of %s takes a rail, from neither end', (city, around) => {
    const away = iberia({ roles, at: { politician: city } });
    expect(rails(away.legal())).toEqual([]);
    for (const other of around) {
      away.refuses(`rail ${city}-${other}`, 'dotted-line');
      const near = iberia({ roles, at: { politician: other } }).refuses(
        `rail ${city}-${other}`,
        'dotted-line',
      );
      expect(rails(near.legal()).length).toBeGreaterThan(0);
      expect(rails(near.legal()).filter((line) => line.includes(city))).toEqual([]);
    }
  });

  it('IB-RAI-5 a line elsewhere is refused, even one that touches a rail or another pawn', () => {
    iberia({ roles, at: { nurse: 'valencia' }, rails: ['madrid-cuenca'] })
      .refuses('rail cuenca-valencia', 'line-elsewhere', 'A rail is laid on a line that leaves Madrid.')
      .refuses('rail porto-vigo', 'line-elsewhere')
      .railsLeft(19)
      .asks('actions', { left: 4 })
      .does('drive cuenca', 'rail cuenca-valencia')
      .rails('madrid-cuenca', 'cuenca-valencia');
  });

  it('IB-RAI-6 a line with a rail takes no second one', () => {
    const game = iberia({ roles, rails: ['madrid-toledo'] }).refuses(
      'rail madrid-toledo',
      'rail-there',
      'The line between Madrid and Toledo already has its rail.',
    );
    expect(rails(game.legal())).not.toContain('madrid-toledo');
    game
      .does('drive toledo')
      .refuses('rail toledo-madrid', 'rail-there')
      .does('rail toledo-caceres')
      .refuses('rail toledo-caceres', 'rail-there')
      .railsLeft(18);
  });

  it('IB-RAI-7 with no rail left in the supply none is laid, and nothing else happens', () => {
    const game = iberia({ roles, railsLeft: 1 })
      .does('rail madrid-toledo')
      .railsLeft(0)
      .refuses('rail madrid-cuenca', 'no-rails-left', 'All 20 rails are on the board.')
      .asks('actions', { left: 3 });
    expect(rails(game.legal())).toEqual([]);
    game.does('drive toledo').asks('actions', { left: 2 });
  });

  it('IB-RAI-8 a new rail may lie far from all others', () => {
    iberia({ roles, rails: ['porto-vigo', 'girona-barcelona'] })
      .does('rail madrid-toledo')
      .rails('porto-vigo', 'girona-barcelona', 'madrid-toledo');
  });

  it('IB-RAI-10 a line with a rail is still travelled by carriage', () => {
    iberia({ roles, rails: ['madrid-toledo'] })
      .allows('train toledo')
      .does('drive toledo')
      .told({ fact: 'moved', seat: 1, from: 'madrid', to: 'toledo', by: 'drive' })
      .at('politician', 'toledo')
      .does('drive madrid')
      .at('politician', 'madrid');
  });
});

describe('what rails do not change', () => {
  const network = [
    'cuenca-madrid',
    'madrid-toledo',
    'cuenca-valencia',
    'valencia-tarragona',
    'tarragona-barcelona',
  ];

  it('IB-RAI-9 an outbreak reaches the connected cities and no city further along the rails', () => {
    iberia({
      roles: ['politician', 'sailor'],
      cubes: { cuenca: { yellow: 3 } },
      rails: network,
      infectNext: ['cuenca'],
    })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('madrid', 'yellow', 1)
      .cubes('valencia', 'yellow', 1)
      .cubes('teruel', 'yellow', 1)
      .cubes('albacete', 'yellow', 1)
      .cubes('toledo', 'yellow', 0)
      .cubes('tarragona', 'yellow', 0)
      .cubes('barcelona', 'yellow', 0);
  });

  it('IB-RAI-9 a carriage goes one line at a time, with rails or without', () => {
    iberia({ roles, at: { politician: 'cuenca' }, rails: network })
      .refuses('drive toledo', 'not-connected')
      .refuses('drive tarragona', 'not-connected')
      .allows('drive albacete', 'drive teruel');
  });

  it('IB-RAI-9 regions stay what they are: rails on a border neither open nor close one', () => {
    const closed = ['cuenca-madrid', 'cuenca-teruel', 'teruel-zaragoza', 'zaragoza-madrid'];
    const purified = (lines: readonly string[]): string[] =>
      iberia({ roles, at: { politician: 'cuenca' }, hands: { politician: ['valencia'] }, rails: lines })
        .legal()
        .filter((command) => command.includes('purify'));
    expect(purified(closed)).toEqual(purified([]));
    expect(purified(closed)).toHaveLength(4);
    iberia({
      roles: ['politician', 'sailor'],
      tokens: { r14: 2 },
      rails: closed,
      infectNext: ['teruel', 'toledo'],
    })
      .does('end', 'infect')
      .tokens('r14', 1)
      .cubes('teruel', 'yellow', 0)
      .does('infect')
      .tokens('r14', 1)
      .cubes('toledo', 'black', 1);
  });
});
