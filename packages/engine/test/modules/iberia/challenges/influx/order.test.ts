// The order of the hospitals, and patients who come through full cities. Rails lead from Pamplona to both hospitals: from
// Vitoria a patient may go to Zaragoza, or to the train in Pamplona.
import { describe, expect, it } from 'vitest';
import { iberia } from '../../../../scenario/iberia.ts';

const influx = {
  roles: ['sailor', 'politician'],
  challenges: ['influx-of-patients'],
  rails: ['cuenca-madrid', 'madrid-zaragoza', 'zaragoza-huesca', 'huesca-pamplona'],
};

describe('Order of the hospitals', () => {
  it('IB-INX-24 hospitals are taken without a question where the order changes nothing', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca', red: 'burgos' },
      cubes: { valencia: { yellow: 1 }, teruel: { yellow: 1 }, soria: { red: 1 }, valladolid: { red: 1 } },
    })
      .does('end')
      .refuses('admit red', 'not-now')
      .does('transfer teruel to cuenca', 'continue')
      .refuses('transfer valencia to cuenca', 'not-nearest')
      .does('transfer soria to burgos', 'continue')
      .cubes('burgos', 'red', 1)
      .asks('infections');
  });

  const crowded = {
    ...influx,
    hospitals: { yellow: 'cuenca', red: 'madrid' },
    cubes: { 'vitoria-gasteiz': { yellow: 1, red: 1 }, pamplona: { yellow: 3, red: 3 } },
    tokens: { r01: 2 },
  };
  const through = 'transfer vitoria-gasteiz to pamplona';

  it('IB-INX-24 the active player says which hospital comes first where a step could overfill a city', () => {
    const s = iberia(crowded).does('end').asks('patients').waitsFor('sailor');
    expect(s.legal()).toEqual(['1: admit yellow', '1: admit red']);
    s.refuses(through, 'not-now').as('politician').refuses('admit red', 'not-your-turn');
  });

  it('IB-INX-24 what comes first spends the tokens, and is over before the next patient moves', () => {
    iberia(crowded)
      .does('end', 'admit yellow', through)
      .tokens('r01', 0)
      .cubes('huesca', 'yellow', 1)
      .cubes('vitoria-gasteiz', 'yellow', 0)
      .cubes('vitoria-gasteiz', 'red', 1)
      .does('continue', through)
      .cubes('vitoria-gasteiz', 'red', 1)
      .cubes('san-sebastian-donostia', 'red', 1)
      .outbreaks(2);
    iberia(crowded)
      .does('end', 'admit red', through)
      .tokens('r01', 0)
      .cubes('vitoria-gasteiz', 'red', 0)
      .does('continue', through)
      .cubes('vitoria-gasteiz', 'yellow', 1)
      .cubes('san-sebastian-donostia', 'yellow', 1)
      .cubes('san-sebastian-donostia', 'red', 0)
      .outbreaks(2);
  });

  it('IB-INX-24 a hospital without patients takes no place in the order', () => {
    iberia({ ...crowded, hospitals: { ...crowded.hospitals, blue: 'vigo' } })
      .does('end')
      .refuses('admit blue', 'not-now')
      .refuses('admit black', 'not-now')
      .allows('admit yellow', 'admit red');
  });

  it('IB-INX-24 the next hospital waits until an overflow is over', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca', red: 'burgos' },
      cubes: { cuenca: { yellow: 3 }, valencia: { yellow: 1 }, burgos: { red: 3 }, soria: { red: 1 } },
    })
      .does('end', 'admit red')
      .asks('overflow', { city: 'burgos', colour: 'red' })
      .cubes('valencia', 'yellow', 1)
      .does('evacuate soria', 'evacuate soria', 'evacuate soria', 'evacuate valladolid', 'continue')
      .asks('overflow', { city: 'cuenca', colour: 'yellow' })
      .cubes('valencia', 'yellow', 0)
      .outbreaks(1);
  });
});

describe('Patients in full cities', () => {
  const position = {
    ...influx,
    hospitals: { yellow: 'cuenca' },
    cubes: { 'vitoria-gasteiz': { yellow: 1 }, pamplona: { yellow: 3 } },
  };

  it('IB-INX-26 the fourth in a city without a hospital goes to the supply and causes an outbreak', () => {
    iberia(position)
      .supply('yellow', 20)
      .does('end', 'transfer vitoria-gasteiz to pamplona')
      .cubes('pamplona', 'yellow', 3)
      .cubes('vitoria-gasteiz', 'yellow', 1)
      .cubes('huesca', 'yellow', 1)
      .cubes('san-sebastian-donostia', 'yellow', 1)
      .supply('yellow', 18)
      .outbreaks(1)
      .does('continue')
      .asks('infections');
    iberia(position)
      .does('end', 'transfer vitoria-gasteiz to zaragoza')
      .cubes('zaragoza', 'yellow', 1)
      .supply('yellow', 20)
      .outbreaks(0);
  });

  it('IB-INX-26 IB-INX-40 tokens stop the cubes of that outbreak', () => {
    iberia({ ...position, tokens: { r06: 1, r01: 1 } })
      .does('end', 'transfer vitoria-gasteiz to pamplona')
      .refuses('evacuate huesca', 'not-now')
      .does('spread-to vitoria-gasteiz', 'pay r01')
      .tokens('r01', 0)
      .tokens('r06', 0)
      .cubes('vitoria-gasteiz', 'yellow', 0)
      .cubes('huesca', 'yellow', 0)
      .cubes('san-sebastian-donostia', 'yellow', 1);
  });

  it('IB-INX-42 IB-INX-29 where the hospital of another colour stands it overflows instead', () => {
    iberia({ ...position, hospitals: { yellow: 'cuenca', red: 'pamplona' } })
      .does('end', 'transfer vitoria-gasteiz to pamplona')
      .asks('overflow', { city: 'pamplona', colour: 'yellow' })
      .cubes('pamplona', 'yellow', 4)
      .outbreaks(0)
      .does('evacuate huesca', 'evacuate huesca', 'evacuate huesca', 'evacuate vitoria-gasteiz')
      .cubes('pamplona', 'yellow', 0)
      .cubes('huesca', 'yellow', 3)
      .cubes('vitoria-gasteiz', 'yellow', 1)
      .supply('yellow', 20)
      .hospital('red', 'pamplona')
      .outbreaks(1);
  });
});
