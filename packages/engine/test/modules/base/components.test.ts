import { describe, expect, it } from 'vitest';
import { compile, view } from '../../../src/index.ts';
import { scenario } from '../../scenario/scenario.ts';

const roles = ['scientist', 'researcher'];
const four = ['paris', 'milan', 'essen', 'london'];
const cureBlue = `cure blue with ${four.join(' ')}`;

describe('who plays', () => {
  it('BASE-CMP-1 all players win together and lose together', () => {
    const three = ['scientist', 'researcher', 'medic'];
    const won = scenario({
      roles: three,
      hands: { scientist: four },
      cured: ['yellow', 'black', 'red'],
    }).does(cureBlue);
    const lost = scenario({ roles: three, playerDeckSize: 1 }).does('end');
    for (const viewer of [0, 1, 2, 3]) {
      expect(view(won.state, viewer).ending).toBe('won');
      expect(view(lost.state, viewer).ending).toBe('cards');
    }
    expect(won.facts.filter((fact) => fact.fact === 'over')).toEqual([
      { fact: 'over', ending: 'won', winners: [1, 2, 3] },
    ]);
    won.ends('won');
    lost.ends('cards');
  });

  it('BASE-CMP-16 the game is for two, three or four', () => {
    for (const players of [2, 3, 4]) expect(compile({ players }).ok).toBe(true);
    for (const players of [-2, 0, 1, 2.5, 5, 6, Number.NaN]) {
      expect(compile({ players })).toMatchObject({ ok: false, error: { code: 'bad-configuration' } });
    }
  });

  it('BASE-CMP-17 the number of epidemics is four, five or six', () => {
    for (const epidemics of [4, 5, 6]) expect(compile({ epidemics }).ok).toBe(true);
    for (const epidemics of [-4, 0, 1, 2, 3, 4.5, 7, 8, Number.NaN]) {
      expect(compile({ epidemics })).toMatchObject({ ok: false, error: { code: 'bad-configuration' } });
    }
  });

  it('BASE-CMP-11 there are seven roles and nobody shares one', () => {
    const game = compile({ players: 2 });
    expect(game.ok && game.value.config.pool.toSorted()).toEqual([
      'contingency-planner',
      'dispatcher',
      'medic',
      'operations-expert',
      'quarantine-specialist',
      'researcher',
      'scientist',
    ]);
    expect(compile({ players: 2, roles: ['medic', 'medic'] })).toMatchObject({ ok: false });
    expect(compile({ players: 2, pool: ['medic', 'medic'] })).toMatchObject({ ok: false });
    expect(compile({ players: 2, pool: ['medic'] })).toMatchObject({ ok: false });
    expect(compile({ players: 2, roles: ['medic', 'scientist'] }).ok).toBe(true);
  });
});

describe('markers and tracks', () => {
  it('BASE-CMP-12 each disease goes from not cured to cured to eradicated, each by itself', () => {
    scenario({ roles, hands: { scientist: four }, cubes: { atlanta: { blue: 1 }, tokyo: { red: 1 } } })
      .cure('blue', 'none')
      .does(cureBlue)
      .cure('blue', 'cured')
      .cure('red', 'none')
      .does('treat blue')
      .cure('blue', 'eradicated')
      .cure('yellow', 'none')
      .cure('black', 'none')
      .cure('red', 'none')
      .asks('actions', { left: 2 });
  });

  it('BASE-CMP-13 the outbreaks track ends at 8: seven are survived, the eighth is the last', () => {
    for (let outbreaks = 0; outbreaks < 7; outbreaks++) {
      scenario({ roles, outbreaks, cubes: { lima: { yellow: 3 } }, infectNext: ['lima'] })
        .outbreaks(outbreaks)
        .does('end', 'infect')
        .outbreaks(outbreaks + 1)
        .asks('infections', { left: 1 });
    }
    scenario({
      roles,
      outbreaks: 7,
      cubes: { lima: { yellow: 3 }, bogota: { yellow: 3 } },
      infectNext: ['lima'],
    })
      .does('end', 'infect')
      .outbreaks(8)
      .ends('outbreaks');
  });

  it('BASE-CMP-14 the infection rates are 2, 2, 2, 3, 3, 4, 4, and that many cards are flipped', () => {
    for (const [index, rate] of [2, 2, 2, 3, 3, 4, 4].entries()) {
      const game = scenario({ roles, rateSpace: index + 1 })
        .does('end')
        .asks('infections', { left: rate });
      expect(game.view().rate).toBe(rate);
      for (let card = 0; card < rate; card++) game.does('infect');
      expect(game.view().infectionDiscard).toHaveLength(rate);
      game.asks('pause');
    }
  });

  it('BASE-CMP-14 seven spaces are passed one by one and the seventh is the last', () => {
    for (let space = 1; space <= 7; space++) {
      const game = scenario({ roles, rateSpace: space, drawNext: ['epidemic', 'lima'] }).does('end');
      expect(game.view().rateSpace).toBe(Math.min(space + 1, 7));
      game.asks('before-intensify');
    }
  });
});

describe('cubes', () => {
  it('BASE-CMP-15 a city never holds a fourth cube of a colour', () => {
    scenario({ roles, cubes: { paris: { blue: 2 } }, infectNext: ['paris', 'tokyo'] })
      .does('end', 'infect')
      .cubes('paris', 'blue', 3)
      .outbreaks(0)
      .asks('infections', { left: 1 });
    scenario({ roles, cubes: { paris: { blue: 3 } }, infectNext: ['paris', 'tokyo'] })
      .does('end', 'infect')
      .cubes('paris', 'blue', 3)
      .outbreaks(1)
      .asks('infections', { left: 1 });
  });

  it('BASE-CMP-15 a city may hold three cubes of every colour at once', () => {
    const full = { blue: 3, yellow: 3, black: 3, red: 3 };
    scenario({
      roles,
      cubes: { istanbul: { ...full, black: 2 }, cairo: { black: 1 } },
      infectNext: ['istanbul', 'tokyo'],
    })
      .does('end', 'infect')
      .cubes('istanbul', 'black', 3)
      .cubes('istanbul', 'blue', 3)
      .cubes('istanbul', 'yellow', 3)
      .cubes('istanbul', 'red', 3)
      .outbreaks(0)
      .asks('infections', { left: 1 });
  });

  it('BASE-CMP-3 the 25th cube of a colour does not exist', () => {
    scenario({ roles, supply: { blue: 1 }, infectNext: ['paris', 'essen'] })
      .does('end', 'infect')
      .supply('blue', 0)
      .cubes('paris', 'blue', 1)
      .asks('infections', { left: 1 })
      .does('infect')
      .cubes('essen', 'blue', 0)
      .supply('blue', 0)
      .ends('cubes');
  });
});

describe('hands', () => {
  const five = [...four, 'madrid'];

  it('BASE-CMP-18 seven cards may be kept, an eighth may not, by any player', () => {
    for (const role of roles) {
      const position = { roles, turn: role, drawNext: ['lima', 'tokyo'] };
      scenario({ ...position, hands: { [role]: five } })
        .does('end')
        .asks('infections');
      scenario({ ...position, hands: { [role]: [...five, 'cairo'] } })
        .does('end')
        .waitsFor(role)
        .asks('hand-limit', { seat: roles.indexOf(role) + 1 })
        .does('discard cairo')
        .hand(role, ...five, 'lima', 'tokyo')
        .asks('infections');
    }
  });

  it('BASE-CMP-19 BASE-SET-12 role card, reference card and the event on the role card do not count', () => {
    const game = scenario({
      roles: ['contingency-planner', 'medic'],
      hands: { 'contingency-planner': five },
      stored: 'airlift',
      drawNext: ['lima', 'tokyo'],
    }).does('end');
    expect(game.view().seats[0]).toMatchObject({ role: 'contingency-planner', handSize: 7 });
    expect(game.view().shows['storedEvent']).toBe('airlift');
    game.hand('contingency-planner', ...five, 'lima', 'tokyo').asks('infections');
  });
});
