import { describe, expect, it } from 'vitest';
import { compile, start, view } from '../../../src/index.ts';
import { iberia } from '../../scenario/iberia.ts';
import { isEpidemic } from '../base/tables.ts';
import { iberianGame, iberianSeeds, isCity, isEvent, sitDown } from './setups.ts';

const roles = ['sailor', 'politician'];
const five = ['valencia', 'alicante', 'teruel', 'girona', 'tarragona'];
const quiet = { drawNext: ['soria', 'burgos'] };

describe('what the box holds', () => {
  it('IB-CMP-1 the game is for two, three, four or five', () => {
    for (const players of [2, 3, 4, 5]) expect(compile({ game: 'iberia', players }).ok).toBe(true);
    for (const players of [-2, 0, 1, 2.5, 6, 7, Number.NaN]) {
      expect(compile({ game: 'iberia', players })).toMatchObject({
        ok: false,
        error: { code: 'bad-configuration' },
      });
    }
  });

  it('IB-CMP-2 there are seven roles, and each player has the one pawn of his', () => {
    const game = iberianGame({ players: 5 });
    expect(game.config.pool.toSorted()).toEqual([
      'agronomist',
      'nurse',
      'politician',
      'railwayman',
      'royal-academy-scientist',
      'rural-doctor',
      'sailor',
    ]);
    const { state } = start(game, iberianSeeds(1)[0]!);
    expect(view(state, 0).seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5]);
    sitDown(state);
    const { seats } = view(state, 0);
    expect(new Set(seats.map(({ role }) => role)).size).toBe(5);
    expect(seats.every(({ city }) => city !== undefined)).toBe(true);
  });

  it('IB-CMP-3 IB-CMP-13 of 69 player cards 48 are cities, 15 events and 6 epidemics: no other kind exists', () => {
    const game = iberianGame({ players: 5, epidemics: 6 });
    const cities = game.cardIds.filter((card) => isCity(game, card));
    const events = game.cardIds.filter((card) => isEvent(game, card));
    const epidemics = game.cardIds.filter(isEpidemic);
    expect([cities.length, events.length, epidemics.length]).toEqual([48, 15, 6]);
    expect(new Set(game.cardIds).size).toBe(69);
    expect(new Set([...cities, ...events, ...epidemics])).toEqual(new Set(game.cardIds));
  });

  it('IB-CMP-4 there is an infection card for each city card', () => {
    const table = iberia({ roles });
    const [set] = Object.values(table.view().infectionDeck.sets);
    const cities = table.game.cardIds.filter((card) => isCity(table.game, card));
    expect([...set!].sort()).toEqual(cities.toSorted());
    expect(set).toHaveLength(48);
  });

  it('IB-CMP-7 the fourth hospital is the last: what is built after it moves one', () => {
    iberia({
      roles,
      at: { sailor: 'valencia' },
      hands: { sailor: ['valencia', 'cuenca'] },
      hospitals: { blue: 'porto', black: 'toledo', red: 'madrid' },
    })
      .does('hospital yellow')
      .hospital('yellow', 'valencia')
      .does('drive cuenca', 'hospital yellow')
      .hospital('yellow', 'cuenca')
      .hospital('blue', 'porto')
      .hospital('black', 'toledo')
      .hospital('red', 'madrid');
  });

  it('IB-CMP-8 each disease has a marker of its own, laid once', () => {
    const research = `research yellow with ${five.join(' ')}`;
    const position = {
      roles,
      at: { sailor: 'valencia' },
      hands: { sailor: five },
      hospitals: { yellow: 'valencia' },
    };
    iberia({ ...position, researched: ['blue', 'red'] })
      .does(research)
      .researched('blue', 'red', 'yellow')
      .asks('actions', { left: 3 });
    iberia({ ...position, researched: ['yellow'] })
      .refuses(research, 'already-researched')
      .researched('yellow');
  });

  it('IB-CMP-11 without the Nurse nothing asks for the prevention token and nothing keeps cubes away', () => {
    const others = ['agronomist', 'politician', 'railwayman', 'rural-doctor', 'sailor'];
    const table = iberia({ roles: others, infectNext: ['madrid'], ...quiet });
    table.does('drive toledo', 'drive madrid').refuses('prevent r20', 'not-now').does('end', 'infect');
    table.cubes('madrid', 'red', 1);
    expect(table.view().shows).not.toHaveProperty('prevention');
    iberia({ roles: ['nurse', 'sailor'], infectNext: ['madrid'], ...quiet })
      .does('drive toledo', 'prevent r20', 'end', 'infect')
      .prevention('r20')
      .cubes('madrid', 'red', 0);
  });
});

describe('markers and tracks', () => {
  it('IB-CMP-12 one outbreak marker counts for all colours, one rate marker for all players', () => {
    const table = iberia({
      roles,
      cubes: { braga: { blue: 3 }, huesca: { red: 3 } },
      infectNext: ['braga', 'huesca'],
      ...quiet,
    });
    table.does('end', 'infect').outbreaks(1).does('infect').outbreaks(2).does('continue');
    table.as('politician').does('end');
    for (const role of roles) expect(table.view(role)).toMatchObject({ outbreaks: 2, rateSpace: 1 });
    const risen = iberia({ roles, drawNext: ['epidemic', 'soria'] }).does('end');
    for (const role of roles) expect(risen.view(role)).toMatchObject({ outbreaks: 0, rateSpace: 2 });
  });

  it('IB-CMP-20 the outbreak track runs from 0 to 8: seven are survived, the eighth is the last', () => {
    const position = { roles, cubes: { cadiz: { black: 3 } }, infectNext: ['cadiz'], ...quiet };
    for (let outbreaks = 0; outbreaks < 7; outbreaks++) {
      iberia({ ...position, outbreaks })
        .outbreaks(outbreaks)
        .does('end', 'infect')
        .outbreaks(outbreaks + 1)
        .ends('running');
    }
    iberia({ ...position, outbreaks: 7 })
      .does('end', 'infect')
      .outbreaks(8)
      .ends('outbreaks');
  });

  it('IB-CMP-21 the rates are 2, 2, 2, 3, 3, 4, 4 from the left, and that many cards are turned over', () => {
    for (const [index, rate] of [2, 2, 2, 3, 3, 4, 4].entries()) {
      const table = iberia({ roles, rateSpace: index + 1, ...quiet })
        .does('end')
        .asks('infections', { left: rate });
      expect(table.view().rate).toBe(rate);
      for (let card = 0; card < rate; card++) table.does('infect');
      expect(table.view().infectionDiscard).toHaveLength(rate);
      table.asks('pause');
    }
  });

  it('IB-CMP-22 six epidemics move the rate marker six times, to the seventh space', () => {
    const spaces = [1, 3, 5].flatMap((rateSpace) => {
      const table = iberia({ roles, epidemics: 6, rateSpace, drawNext: ['epidemic', 'epidemic'] });
      const first = table.does('end').asks('pause').facts;
      const second = table.does('continue').asks('infections').facts;
      expect(table.view().rateSpace).toBe(rateSpace + 2);
      return [...first, ...second].flatMap((fact) => (fact.fact === 'rateMoved' ? [fact.space] : []));
    });
    expect(spaces).toEqual([2, 3, 4, 5, 6, 7]);
  });
});

describe('cards of the challenges', () => {
  it('IB-CMP-14 four disease cards, and only the challenge of historical diseases knows them', () => {
    const challenges = ['historical-diseases'];
    const all = iberia({ roles, challenges, options: { diseases: 'draw-4' } }).view().shows['diseases'];
    expect([...(all as string[])].sort()).toEqual(['cholera', 'malaria', 'typhus', 'yellow-fever']);
    const request = { game: 'iberia', players: 2 };
    expect(compile({ ...request, challenges, options: { diseases: 'draw-5' } }).ok).toBe(false);
    expect(compile({ ...request, options: { diseases: 'malaria' } }).ok).toBe(false);
    const infected = { roles, infectNext: ['huelva'], ...quiet };
    const usual = iberia(infected).does('end', 'infect').cubes('huelva', 'black', 1);
    expect(usual.view().shows).not.toHaveProperty('diseases');
    iberia({ ...infected, challenges, options: { diseases: 'malaria' } })
      .does('end', 'infect')
      .cubes('huelva', 'black', 2);
  });

  it('IB-CMP-15 only the influx of patients has another order of the turn', () => {
    const position = {
      roles,
      hospitals: { yellow: 'cuenca' },
      cubes: { valencia: { yellow: 1 } },
      ...quiet,
    };
    iberia(position)
      .does('end')
      .told({ fact: 'drew', seat: 1, count: 2 })
      .cubes('valencia', 'yellow', 1)
      .cubes('cuenca', 'yellow', 0);
    const influx = iberia({ ...position, challenges: ['influx-of-patients'] });
    influx.does('end').told({ fact: 'cubeMoved', from: 'valencia', to: 'cuenca' }).asks('pause');
    influx.does('continue').told({ fact: 'drew', seat: 1, count: 2 });
    influx.cubes('valencia', 'yellow', 0).cubes('cuenca', 'yellow', 1);
  });
});

describe('when pieces run out', () => {
  it('IB-CMP-16 a missing cube or a missing card loses the game', () => {
    const cubes = { roles, infectNext: ['valencia'], ...quiet };
    iberia({ ...cubes, supply: { yellow: 1 } })
      .does('end', 'infect')
      .supply('yellow', 0)
      .ends('running');
    iberia({ ...cubes, supply: { yellow: 0 } })
      .does('end', 'infect')
      .ends('cubes');
    iberia({ roles, playerDeckSize: 2 }).does('end').ends('running');
    iberia({ roles, playerDeckSize: 1 }).does('end').ends('cards');
  });

  it('IB-CMP-17 without rails or tokens in the supply only their actions are missing', () => {
    const position = { roles, at: { sailor: 'barcelona' }, hands: { sailor: ['valencia'] }, ...quiet };
    iberia({ ...position, railsLeft: 1 })
      .does('rail barcelona-tarragona')
      .refuses('rail barcelona-zaragoza', 'no-rails-left')
      .railsLeft(0)
      .does('end', 'infect')
      .asks('infections', { left: 1 });
    iberia({ ...position, hands: { sailor: ['valencia', 'girona'] }, tokensLeft: 2 })
      .does('purify r16 with valencia')
      .refuses('purify r16 with girona', 'no-tokens-left')
      .tokensLeft(0)
      .does('end', 'infect')
      .asks('infections', { left: 1 });
  });

  it('IB-CMP-19 a token that was spent comes back to the supply and can be placed again', () => {
    iberia({
      roles,
      at: { politician: 'barcelona' },
      hands: { politician: ['girona'] },
      tokens: { r16: 14 },
      infectNext: ['valencia', 'soria'],
      options: { windows: 'possible' },
      ...quiet,
    })
      .tokensLeft(0)
      .does('end')
      .tokens('r16', 13)
      .tokensLeft(1)
      .cubes('valencia', 'yellow', 0)
      .as('politician')
      .does('purify r08 with girona')
      .tokens('r08', 1)
      .tokensLeft(0);
  });
});
