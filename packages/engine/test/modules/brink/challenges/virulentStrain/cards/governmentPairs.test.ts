// Government Interference together with the roles and events that treat, remove and move.
import { describe, expect, it } from 'vitest';
import { strainTable } from '../tables.ts';

const government = strainTable.with({
  strain: 'black',
  inForce: ['government-interference'],
  at: { scientist: 'cairo', researcher: 'atlanta' },
  cubes: { cairo: { black: 2 }, istanbul: { black: 1 } },
});

describe('Government Interference', () => {
  it('BRINK-GOV-10 a bound pawn is offered no way to leave', () => {
    const s = government({
      hands: { scientist: ['cairo', 'lima', 'airlift'] },
      stations: ['cairo', 'paris'],
    });
    const leaving = (): string[] =>
      s.legal().filter((one) => /drive|direct|charter|shuttle|airlift 1/u.test(one));
    expect(leaving()).toEqual([]);
    s.does('treat black');
    expect(leaving()).not.toEqual([]);
  });

  it('BRINK-GOV-8 the Field Director’s treatment counts next door: there pawns may go, his own may not', () => {
    const roles = ['field-director', 'researcher'];
    government({
      roles,
      at: { 'field-director': 'milan', researcher: 'istanbul' },
      cubes: { istanbul: { black: 2 } },
    })
      .refuses('lead researcher to cairo', 'bound')
      .does('treat black in istanbul')
      .allows('lead researcher to cairo');
    government({ roles, at: { 'field-director': 'cairo', researcher: 'istanbul' } })
      .does('treat black in istanbul')
      .refuses('drive istanbul', 'bound');
  });

  it('BRINK-GOV-6 a treatment counts until the turn ends, infections included, and for nobody’s next turn', () => {
    const s = government({
      hands: { researcher: ['airlift'] },
      infectNext: ['lima', 'lagos'],
    }).does('treat black', 'end', 'infect');
    s.allows('2: airlift 1 to lima')
      .does('infect')
      .allows('2: airlift 1 to lima')
      .does('continue')
      .refuses('2: airlift 1 to lima', 'bound');
    government({
      at: { scientist: 'cairo', researcher: 'cairo' },
      cubes: { cairo: { black: 3 } },
      infectNext: ['lima', 'lagos'],
    })
      .does('treat black', 'end', 'infect', 'infect', 'continue')
      .as('researcher')
      .refuses('drive algiers', 'bound')
      .does('treat black', 'drive algiers');
  });

  it('BRINK-GOV-5 BRINK-GOV-6 cubes that come later bind, unless the strain was treated there this turn', () => {
    const position = { infectNext: ['cairo', 'lima'], hands: { researcher: ['airlift'] } };
    government({ ...position, cubes: { cairo: { black: 1 } } })
      .does('treat black', 'end', 'infect')
      .allows('2: airlift 1 to lima');
    government({ ...position, cubes: { istanbul: { black: 1 } } })
      .does('end', 'infect')
      .refuses('2: airlift 1 to lima', 'bound');
  });

  it('BRINK-GOV-5 BASE-MED-3 the Medic, a sample, the Virologist or a vaccine that leaves no cube frees the city', () => {
    const one = { cairo: { black: 1 }, delhi: { black: 1 } };
    government({ roles: ['medic', 'researcher'], at: { medic: 'algiers' }, cured: ['black'] }).does(
      'drive cairo',
      'drive istanbul',
      'drive milan',
    );
    government({
      roles: ['field-operative', 'researcher'],
      at: { 'field-operative': 'cairo' },
      cubes: one,
    }).does('collect black', 'drive istanbul');
    government({
      roles: ['virologist', 'researcher'],
      at: { virologist: 'cairo' },
      hands: { virologist: ['delhi'] },
      cubes: one,
    }).does('remove cube from cairo with delhi', 'drive istanbul');
    government({
      stations: ['cairo'],
      cubes: one,
      hands: {
        scientist: ['delhi', 'cairo', 'mumbai', 'chennai'],
        researcher: ['rapid-vaccine-deployment'],
      },
    })
      .does('cure black with delhi cairo mumbai chennai')
      .refuses('drive istanbul', 'bound')
      .does('2: rapid-vaccine-deployment cairo', 'drive istanbul');
  });

  it('BRINK-GOV-4 the Virologist’s action does not count where a cube is left', () => {
    government({
      roles: ['virologist', 'researcher'],
      at: { virologist: 'cairo' },
      hands: { virologist: ['delhi'] },
    })
      .does('remove cube from cairo with delhi')
      .cubes('cairo', 'black', 1)
      .refuses('drive istanbul', 'bound');
  });

  it('BRINK-GOV-4 BRINK-MOB-2 Mobile Hospital counts for the colour it takes and for the active player’s drives alone', () => {
    const hands = { scientist: ['mobile-hospital', 'special-orders'] };
    government({ hands, at: { scientist: 'algiers' }, cubes: { cairo: { black: 2, blue: 1 } } })
      .does('mobile-hospital', 'drive cairo', 'remove blue')
      .refuses('drive istanbul', 'bound');
    government({
      hands,
      at: { scientist: 'atlanta', researcher: 'algiers' },
      options: { consent: 'automatic' },
    })
      .does('mobile-hospital', 'special-orders researcher', 'send researcher driving to cairo')
      .cubes('cairo', 'black', 2)
      .refuses('send researcher driving to istanbul', 'bound');
  });

  it('BRINK-GOV-2 binds the Dispatcher himself, the Troubleshooter’s flights and a stored Airlift', () => {
    government({ roles: ['dispatcher', 'researcher'], at: { dispatcher: 'cairo', researcher: 'lima' } })
      .refuses('send dispatcher to lima', 'bound')
      .does('treat black', 'send dispatcher to lima');
    government({
      roles: ['troubleshooter', 'researcher'],
      at: { troubleshooter: 'cairo' },
      hands: { troubleshooter: ['lima'] },
    })
      .refuses('direct lima', 'bound')
      .does('treat black', 'direct lima')
      .hand('troubleshooter', 'lima');
    government({
      roles: ['contingency-planner', 'researcher'],
      at: { 'contingency-planner': 'cairo' },
      stored: 'airlift',
    })
      .refuses('airlift contingency-planner to lima', 'bound')
      .allows('airlift researcher to lima');
  });

  it('BRINK-GOV-9 LAB-VS-10 with Resistant to Treatment and Borrowed Time', () => {
    government({
      inForce: ['government-interference', 'resistant-to-treatment'],
      left: 1,
      hands: { researcher: ['borrowed-time'] },
    })
      .refuses('treat black', 'too-few-actions')
      .refuses('drive istanbul', 'bound')
      .does('2: borrowed-time', 'treat black', 'drive istanbul')
      .asks('actions', { left: 0 });
  });
});
