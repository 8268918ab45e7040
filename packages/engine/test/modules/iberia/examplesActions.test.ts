import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

describe('Examples of the rulebook: sharing', () => {
  const roles = ['sailor', 'agronomist'];
  const at = { sailor: 'cordoba', agronomist: 'cordoba' };

  it('IB-EX-1 gives the card of the city both are in', () => {
    const game = iberia({ roles, at, hands: { sailor: ['cordoba'] } })
      .does('give cordoba to agronomist')
      .as('agronomist')
      .does('accept')
      .hand('sailor')
      .hand('agronomist', 'cordoba')
      .asks('actions', { seat: 1, left: 3 });
    expect(game.view().playerDiscard).toEqual([]);
  });

  it('IB-EX-2 takes the card of the city both are in, if the other agrees', () => {
    const hands = { agronomist: ['cordoba'] };
    iberia({ roles, at, hands })
      .does('take cordoba from agronomist')
      .as('agronomist')
      .does('accept')
      .hand('sailor', 'cordoba')
      .hand('agronomist')
      .asks('actions', { seat: 1, left: 3 });
    iberia({ roles, at, hands })
      .does('take cordoba from agronomist')
      .as('agronomist')
      .does('refuse')
      .hand('sailor')
      .hand('agronomist', 'cordoba')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EX-120 a gift at the limit stops everything until the receiver is back at seven', () => {
    const seven = ['vigo', 'porto', 'braga', 'soria', 'madrid', 'leon', 'good-season'];
    const given = (): ReturnType<typeof iberia> =>
      iberia({ roles, at, hands: { sailor: ['cordoba', 'one-more-day'], agronomist: seven } })
        .does('give cordoba to agronomist')
        .as('agronomist')
        .does('accept')
        .hand('agronomist', 'cordoba', ...seven);
    const full = given().asks('hand-limit', { seat: 2 });
    expect(full.legal('agronomist').sort()).toEqual(
      ['2: good-season', ...['cordoba', ...seven].map((card) => `2: discard ${card}`)].sort(),
    );
    for (const command of ['end', 'drive jaen', 'discard one-more-day'])
      full.as('sailor').refuses(command, 'not-your-turn');
    full.as('agronomist').does('discard braga').asks('actions', { seat: 1, left: 3 });
    given()
      .does('good-season')
      .hand('agronomist', 'cordoba', ...seven.slice(0, 6))
      .asks('actions', { seat: 1, left: 3 });
  });
});

describe('Examples of the rulebook: water', () => {
  const barcelona = {
    roles: ['railwayman', 'politician'],
    at: { railwayman: 'barcelona' },
    hands: { railwayman: ['valencia', 'soria'] },
  };

  it('IB-EX-3 purifies water with the colour of a border city', () => {
    iberia(barcelona)
      .does('purify r08 with valencia')
      .tokens('r08', 2)
      .tokensLeft(12)
      .discarded('valencia')
      .asks('actions', { left: 3 });
  });

  it('IB-EX-4 the red card serves as well, for Huesca is red; black and blue ones do not', () => {
    iberia(barcelona).does('purify r08 with soria').tokens('r08', 2).tokensLeft(12).discarded('soria');
    iberia({ ...barcelona, hands: { railwayman: ['toledo', 'vigo'] } })
      .refuses('purify r08 with toledo', 'wrong-colour')
      .refuses('purify r08 with vigo', 'wrong-colour')
      .tokensLeft(14);
  });

  it('IB-EX-5 a researched colour serves in all six regions of Zaragoza', () => {
    const position = {
      roles: ['politician', 'railwayman'],
      at: { politician: 'zaragoza' },
      hands: { politician: ['malaga'] },
    };
    const { game } = iberia(position);
    const around = game.regionIds.filter((_, region) =>
      game.citiesOf[region]!.includes(game.cityNumbers.get('zaragoza')!),
    );
    expect(around).toHaveLength(6);
    for (const region of around) {
      iberia({ ...position, researched: ['black'] })
        .does(`purify ${region} with malaga`)
        .tokens(region, 2)
        .tokensLeft(12);
      iberia(position).refuses(`purify ${region} with malaga`, 'wrong-colour');
    }
  });
});

describe('Examples of the rulebook: whole turns', () => {
  it('IB-EX-6 a carriage, a train and two treatments make a turn', () => {
    const position = {
      roles: ['railwayman', 'politician'],
      at: { railwayman: 'andorra-la-vella' },
      hands: { railwayman: ['vigo'] },
      rails: ['huesca-zaragoza', 'zaragoza-madrid'],
      cubes: { madrid: { red: 2 } },
    };
    iberia(position).refuses('train madrid', 'no-rails').at('railwayman', 'andorra-la-vella');
    iberia(position)
      .supply('red', 22)
      .does('drive huesca', 'train madrid', 'treat red', 'treat red')
      .at('railwayman', 'madrid')
      .cubes('madrid', 'red', 0)
      .supply('red', 24)
      .hand('railwayman', 'vigo')
      .asks('actions', { left: 0 });
  });

  it('IB-EX-7 water, a ship, a train for two and a card taken make a later turn', () => {
    const red = ['gijon', 'burgos', 'soria', 'madrid'];
    const game = iberia({
      roles: ['railwayman', 'politician'],
      at: { railwayman: 'malaga', politician: 'vigo' },
      hands: { railwayman: ['valencia', 'lisboa', ...red], politician: ['leon'] },
      researched: ['yellow'],
      cubes: { malaga: { black: 3 } },
      hospitals: { red: 'gijon' },
      rails: ['vigo-ourense', 'ourense-leon'],
    })
      .refuses('ship vigo discarding valencia', 'wrong-colour')
      .does(
        'purify r33 with valencia',
        'ship vigo discarding lisboa',
        'train leon with politician',
        'take leon from politician',
      )
      .as('politician')
      .does('accept')
      .tokens('r33', 2)
      .tokensLeft(12)
      .at('railwayman', 'leon')
      .at('politician', 'leon')
      .hand('railwayman', 'leon', ...red)
      .hand('politician')
      .cubes('malaga', 'black', 3)
      .as('railwayman')
      .refuses(`research red with leon ${red.join(' ')}`, 'no-hospital')
      .asks('actions', { seat: 1, left: 0 });
    expect([...game.view().playerDiscard].sort()).toEqual(['lisboa', 'valencia']);
  });
});

describe('Scenarios of our own: hospitals, research and ships', () => {
  const roles = ['politician', 'sailor'];
  const yellow = ['valencia', 'barcelona', 'tarragona', 'teruel', 'alicante'];

  it('IB-EX-114 a hospital is built, moves, and is refused without its card or where it stands', () => {
    const game = iberia({
      roles,
      at: { politician: 'valencia' },
      hands: { politician: ['valencia', 'cuenca'] },
    })
      .does('hospital yellow')
      .hospital('yellow', 'valencia')
      .discarded('valencia')
      .does('drive cuenca', 'hospital yellow')
      .hospital('yellow', 'cuenca')
      .refuses('hospital yellow', 'hospital-there')
      .asks('actions', { left: 1 });
    expect(game.view().shows['hospitals']).toEqual({ yellow: 'cuenca' });
    iberia({ roles, at: { politician: 'valencia' }, hands: { politician: ['cuenca'] } }).refuses(
      'hospital yellow',
      'card-not-held',
    );
  });

  it('IB-EX-115 research takes five cards of the colour, once, in the hospital', () => {
    const red = ['gijon', 'burgos', 'soria', 'madrid', 'leon'];
    const words = `research yellow with ${yellow.join(' ')}`;
    const position = { roles, at: { politician: 'cuenca' }, hospitals: { yellow: 'cuenca' } };
    const game = iberia({ ...position, hands: { politician: yellow }, cubes: { cuenca: { yellow: 2 } } })
      .does(words)
      .researched('yellow')
      .cubes('cuenca', 'yellow', 2)
      .hospital('yellow', 'cuenca');
    expect([...game.view().playerDiscard].sort()).toEqual([...yellow].sort());
    iberia({ ...position, hands: { politician: red } }).refuses(
      `research red with ${red.join(' ')}`,
      'wrong-colour',
    );
    iberia({ ...position, hands: { politician: yellow.slice(1) } }).refuses(
      `research yellow with ${yellow.slice(1).join(' ')}`,
      'wrong-count',
    );
    iberia({ ...position, at: { politician: 'valencia' }, hands: { politician: yellow } }).refuses(
      words,
      'no-hospital',
    );
    iberia({ ...position, researched: ['yellow'], hands: { politician: yellow } }).refuses(
      words,
      'already-researched',
    );
  });

  it('IB-EX-116 the fourth research wins at once, however bad the table looks', () => {
    const game = iberia({
      roles,
      left: 3,
      at: { politician: 'cuenca' },
      hands: { politician: yellow },
      hospitals: { yellow: 'cuenca' },
      researched: ['blue', 'black', 'red'],
      outbreaks: 7,
      playerDeckSize: 0,
      cubes: { cuenca: { yellow: 3 } },
      infectNext: ['cuenca'],
    })
      .does(`research yellow with ${yellow.join(' ')}`)
      .ends('won')
      .outbreaks(7)
      .infectionDiscard()
      .refuses('end', 'game-over')
      .refuses('drive madrid', 'game-over');
    expect(game.legal()).toEqual([]);
  });

  it('IB-EX-117 a ship needs two ports and a card of the colour it goes to', () => {
    const position = { roles, at: { politician: 'valencia' }, hands: { politician: ['teruel', 'lisboa'] } };
    iberia(position)
      .refuses('ship vigo discarding teruel', 'wrong-colour')
      .refuses('ship madrid discarding teruel', 'no-port')
      .refuses('ship madrid discarding lisboa', 'no-port')
      .does('ship vigo discarding lisboa')
      .at('politician', 'vigo')
      .hand('politician', 'teruel');
    iberia({ ...position, at: { politician: 'cuenca' } })
      .refuses('ship vigo discarding lisboa', 'no-port')
      .at('politician', 'cuenca');
  });
});
