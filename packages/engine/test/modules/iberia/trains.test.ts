import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['politician', 'agronomist'];
const line = ['huesca-zaragoza', 'zaragoza-madrid', 'madrid-toledo', 'toledo-caceres'];
const trains = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes('train')).map((command) => command.split(' ')[2]!);

describe('train', () => {
  it('IB-MOV-6 IB-MOV-7 IB-MOV-9 goes any distance along rails for one action and no card', () => {
    iberia({ roles, at: { politician: 'huesca' }, rails: line, hands: { politician: ['huesca', 'caceres'] } })
      .does('train caceres')
      .told({ fact: 'moved', seat: 1, from: 'huesca', to: 'caceres', by: 'train' })
      .at('politician', 'caceres')
      .hand('politician', 'huesca', 'caceres')
      .rails(...line)
      .asks('actions', { left: 3 })
      .does('train zaragoza')
      .asks('actions', { left: 2 });
  });

  it('IB-MOV-8 rails serve every player in both directions, whoever laid them', () => {
    iberia({ roles, options: { windows: 'possible' }, at: { agronomist: 'toledo' } })
      .does('rail madrid-toledo', 'train toledo', 'train madrid', 'end')
      .as('agronomist')
      .does('train madrid')
      .at('agronomist', 'madrid')
      .does('train toledo')
      .at('agronomist', 'toledo')
      .asks('actions', { seat: 2, left: 2 });
  });

  it('IB-MOV-6 rails laid by several players, in whatever order, join into one network', () => {
    const game = iberia({ roles, options: { windows: 'possible' }, at: { agronomist: 'huesca' } })
      .does('rail zaragoza-madrid', 'rail madrid-toledo', 'drive toledo', 'rail toledo-caceres', 'end')
      .as('agronomist')
      .does('rail huesca-pamplona')
      .refuses('train caceres', 'no-rails');
    expect(trains(game.legal())).toEqual(['pamplona']);
    game.does('rail huesca-zaragoza');
    expect(trains(game.legal()).sort()).toEqual(['caceres', 'madrid', 'pamplona', 'toledo', 'zaragoza']);
    game
      .does('train caceres')
      .at('agronomist', 'caceres')
      .does('train pamplona')
      .at('agronomist', 'pamplona');
  });

  it('IB-MOV-10 one missing rail keeps what lies beyond out of reach', () => {
    for (let missing = 0; missing < line.length; missing++) {
      const rails = line.filter((_, index) => index !== missing);
      iberia({ roles, at: { politician: 'huesca' }, rails })
        .refuses('train caceres', 'no-rails', 'No unbroken chain of rails joins Huesca and Cáceres.')
        .at('politician', 'huesca')
        .asks('actions', { left: 4 });
    }
    iberia({ roles, at: { politician: 'huesca' }, rails: line }).allows('train caceres');
  });

  it('IB-MOV-10 another route with rails on every line serves as well', () => {
    const around = ['madrid-ciudad-real', 'ciudad-real-toledo', 'toledo-caceres'];
    iberia({ roles, rails: around }).does('train caceres').at('politician', 'caceres');
  });

  it('IB-MOV-11 no train leaves or enters a city whose lines carry no rail', () => {
    const game = iberia({ roles, at: { politician: 'cuenca' }, rails: line });
    for (const city of game.game.cityIds) game.refuses(`train ${city}`);
    expect(trains(game.legal())).toEqual([]);
    iberia({ roles, rails: line }).refuses('train cuenca', 'no-rails');
  });

  it.each([
    ['andorra-la-vella', 'huesca', ['huesca-zaragoza', 'girona-barcelona', 'barcelona-zaragoza']],
    ['palma-de-mallorca', 'valencia', ['barcelona-tarragona', 'tarragona-valencia', 'valencia-cuenca']],
    ['gibraltar', 'malaga', ['malaga-sevilla', 'cadiz-sevilla', 'cordoba-malaga', 'granada-malaga']],
  ])('IB-MOV-11 trains never serve a city of dotted lines: %s', (city, near, rails) => {
    const away = iberia({ roles, at: { politician: city }, rails });
    for (const other of away.game.cityIds) away.refuses(`train ${other}`);
    expect(trains(away.legal())).toEqual([]);
    const there = iberia({ roles, at: { politician: near }, rails }).refuses(`train ${city}`, 'no-rails');
    expect(trains(there.legal()).length).toBeGreaterThan(0);
  });

  it('IB-MOV-12 the pawn may get off anywhere on the network', () => {
    const rails = [...line, 'madrid-cuenca', 'cuenca-teruel', 'vigo-porto'];
    const reach = ['caceres', 'cuenca', 'huesca', 'madrid', 'teruel', 'toledo', 'zaragoza'];
    for (const from of reach) {
      const others = reach.filter((city) => city !== from);
      const game = iberia({ roles, at: { politician: from }, rails });
      expect(trains(game.legal()).sort()).toEqual(others);
      for (const to of others) game.allows(`train ${to}`);
    }
  });
});
