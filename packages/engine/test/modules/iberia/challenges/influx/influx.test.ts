import { describe, expect, it } from 'vitest';
import {
  compile,
  seedFromText,
  start,
  view,
  type ConfigRequest,
  type View,
} from '../../../../../src/index.ts';
import { iberia } from '../../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const challenges = ['influx-of-patients'];

function tableOf(request: ConfigRequest, seed: string): View {
  const game = compile({ game: 'iberia', players: 3, ...request });
  if (!game.ok) throw new Error(game.error.message);
  return view(start(game.value, seedFromText(seed)).state, 0);
}

describe('Influx of Patients: setup', () => {
  it('IB-INX-1 all else is laid out as without the challenge', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { config: _plain, shows, ...usual } = tableOf({}, seed);
      const { config: _challenge, shows: shown, ...laid } = tableOf({ challenges }, seed);
      expect(laid).toEqual(usual);
      expect(shows).toMatchObject({ tokensLeft: 14 });
      expect(shows).not.toHaveProperty('tokensUnderHospitals');
      expect(shown).toHaveProperty('tokensUnderHospitals');
    }
  });

  it('IB-INX-2 IB-INX-3 six tokens can be used, two lie under each hospital', () => {
    expect(tableOf({ challenges }, 'tokens').shows).toMatchObject({
      tokensLeft: 6,
      tokensUnderHospitals: { blue: 2, yellow: 2, black: 2, red: 2 },
    });
  });

  it('IB-INX-3 tokens under hospitals cannot be placed', () => {
    const position = {
      roles,
      challenges,
      at: { sailor: 'barcelona' },
      hands: { sailor: ['tarragona', 'teruel'] },
    };
    iberia({ ...position, tokensLeft: 0 }).refuses('purify r08 with tarragona', 'no-tokens-left');
    iberia({ ...position, tokensLeft: 1 })
      .does('purify r08 with tarragona')
      .tokens('r08', 1)
      .tokensLeft(0)
      .refuses('purify r08 with teruel', 'no-tokens-left');
  });
});

describe('Influx of Patients: the turn', () => {
  const position = {
    roles,
    challenges,
    hospitals: { yellow: 'cuenca' },
    cubes: { valencia: { yellow: 1 } },
    infectLast: ['leon'],
  };

  it('IB-INX-1 IB-INX-4 patients move after the actions and before the draw, infections come last', () => {
    iberia({ ...position, drawNext: ['epidemic', 'soria'] })
      .does('drive toledo')
      .cubes('valencia', 'yellow', 1)
      .does('end')
      .told({ fact: 'cubeMoved', colour: 'yellow', from: 'valencia', to: 'cuenca' })
      .does('continue')
      .told({ fact: 'drew', seat: 1 }, { fact: 'placed', city: 'leon', cause: 'epidemic' })
      .asks('infections', { left: 2 });
  });

  it('IB-INX-4 without the challenge nobody moves', () => {
    iberia({ ...position, challenges: [] })
      .does('end')
      .cubes('valencia', 'yellow', 1)
      .cubes('cuenca', 'yellow', 0);
  });
});

describe('Influx of Patients: building a hospital', () => {
  it('IB-INX-5 IB-INX-6 IB-INX-7 IB-INX-10 one action frees its tokens and heals its colour there', () => {
    iberia({
      roles,
      challenges,
      at: { sailor: 'valencia' },
      hands: { sailor: ['valencia'] },
      cubes: { valencia: { yellow: 3, red: 2, blue: 1 }, cuenca: { yellow: 1 } },
    })
      .tokensLeft(6)
      .does('hospital yellow')
      .told(
        { fact: 'hospitalBuilt', colour: 'yellow', city: 'valencia' },
        { fact: 'tokensReleased', colour: 'yellow', count: 2 },
        { fact: 'removed', city: 'valencia', colour: 'yellow', count: 3 },
      )
      .tokensLeft(8)
      .cubes('valencia', 'yellow', 0)
      .supply('yellow', 23)
      .cubes('valencia', 'red', 2)
      .cubes('valencia', 'blue', 1)
      .cubes('cuenca', 'yellow', 1)
      .asks('actions', { left: 3 });
  });

  it('IB-INX-6 without the challenge a hospital heals nobody and frees no token', () => {
    iberia({
      roles,
      at: { sailor: 'valencia' },
      hands: { sailor: ['valencia'] },
      cubes: { valencia: { yellow: 3 } },
    })
      .does('hospital yellow')
      .cubes('valencia', 'yellow', 3)
      .tokensLeft(14);
  });

  it('IB-INX-8 IB-EX-122 a hospital that moves heals its new city, but frees no token again', () => {
    const s = iberia({
      roles,
      challenges,
      at: { sailor: 'valencia' },
      hands: { sailor: ['valencia', 'cuenca'] },
      cubes: { valencia: { yellow: 2, red: 1 }, cuenca: { yellow: 3, black: 1 } },
    })
      .does('hospital yellow')
      .tokensLeft(8)
      .cubes('valencia', 'yellow', 0)
      .cubes('valencia', 'red', 1)
      .does('drive cuenca', 'hospital yellow')
      .hospital('yellow', 'cuenca')
      .cubes('cuenca', 'yellow', 0)
      .cubes('cuenca', 'black', 1)
      .tokensLeft(8);
    expect(s.facts.map(({ fact }) => fact)).not.toContain('tokensReleased');
    expect(s.view().shows['tokensUnderHospitals']).toEqual({ blue: 2, yellow: 0, black: 2, red: 2 });
  });

  it('IB-INX-9 each hospital built for the first time makes two tokens more, up to fourteen', () => {
    iberia({
      roles,
      challenges,
      left: 9,
      at: { sailor: 'valencia' },
      hands: { sailor: ['valencia', 'vigo', 'huelva', 'gijon', 'alicante'] },
    })
      .tokensLeft(6)
      .does('hospital yellow')
      .tokensLeft(8)
      .does('sail vigo', 'hospital blue')
      .tokensLeft(10)
      .does('sail huelva', 'hospital black')
      .tokensLeft(12)
      .does('sail gijon', 'hospital red')
      .tokensLeft(14)
      .does('sail alicante', 'hospital yellow')
      .hospital('yellow', 'alicante')
      .tokensLeft(14);
  });
});
