import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const hands = { sailor: ['hospital-founding', 'porto', 'soria'] };
const challenges = ['influx-of-patients'];

describe('Hospital Founding', () => {
  it('IB-EVC-9 places a hospital from the supply where no pawn is, for no card but itself', () => {
    iberia({ roles, hands })
      .does('hospital-founding blue in porto')
      .told({ fact: 'hospitalBuilt', colour: 'blue', city: 'porto', by: 'hospital-founding' })
      .hospital('blue', 'porto')
      .hospital('red', undefined)
      .at('sailor', 'madrid')
      .hand('sailor', 'porto', 'soria')
      .discarded('hospital-founding')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-9 moves a hospital that stands elsewhere', () => {
    iberia({
      roles,
      hands: { politician: ['hospital-founding'] },
      hospitals: { blue: 'porto', red: 'leon' },
    })
      .as('politician')
      .does('hospital-founding blue in lisboa')
      .told({ fact: 'hospitalBuilt', colour: 'blue', city: 'lisboa', from: 'porto' })
      .hospital('blue', 'lisboa')
      .hospital('red', 'leon')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-9 puts a hospital into a city of its own colour only, and not where it stands', () => {
    const table = iberia({ roles, hands, hospitals: { blue: 'porto' } })
      .refuses('hospital-founding red in lisboa', 'wrong-colour')
      .refuses('hospital-founding blue in madrid', 'wrong-colour')
      .refuses('hospital-founding blue in porto', 'hospital-there')
      .allows('hospital-founding blue in lisboa', 'hospital-founding red in madrid');
    expect(table.legal().filter((text) => text.includes('founding'))).toHaveLength(47);
    table.hospital('blue', 'porto').hand('sailor', ...hands.sailor);
  });

  it('IB-EVC-9 leaves the cubes and the tokens alone in the plain game', () => {
    iberia({ roles, hands, cubes: { porto: { blue: 2, red: 1 } } })
      .does('hospital-founding blue in porto')
      .cubes('porto', 'blue', 2)
      .cubes('porto', 'red', 1)
      .tokensLeft(14);
  });

  it('IB-EVC-9 serves research at once', () => {
    const blue = ['vigo', 'braga', 'evora', 'caceres', 'coimbra'];
    iberia({ roles, at: { sailor: 'porto' }, hands: { sailor: ['hospital-founding', ...blue] } })
      .refuses(`research blue with ${blue.join(' ')}`, 'no-hospital')
      .does('hospital-founding blue in porto', `research blue with ${blue.join(' ')}`)
      .researched('blue')
      .asks('actions', { left: 3 });
  });

  it('IB-EVC-16 clears the cubes of its colour and frees its tokens in Influx of Patients', () => {
    iberia({ roles, hands, challenges, cubes: { porto: { blue: 2, red: 1 }, lisboa: { blue: 1 } } })
      .tokensLeft(6)
      .does('hospital-founding blue in porto')
      .told(
        { fact: 'tokensReleased', colour: 'blue', count: 2 },
        { fact: 'removed', city: 'porto', colour: 'blue', count: 2 },
      )
      .tokensLeft(8)
      .cubes('porto', 'blue', 0)
      .cubes('porto', 'red', 1)
      .cubes('lisboa', 'blue', 1)
      .supply('blue', 23)
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-16 clears the new city but frees no tokens when it moves a hospital in Influx of Patients', () => {
    iberia({
      roles,
      hands,
      challenges,
      hospitals: { blue: 'lisboa' },
      cubes: { porto: { blue: 3 }, lisboa: { blue: 2 } },
    })
      .tokensLeft(8)
      .does('hospital-founding blue in porto')
      .hospital('blue', 'porto')
      .cubes('porto', 'blue', 0)
      .cubes('lisboa', 'blue', 2)
      .tokensLeft(8)
      .asks('actions', { left: 4 });
  });
});
