// The Bio-Terrorist together with events, roles and challenges that change what his commands bring about.
import { describe, expect, it } from 'vitest';
import { BT, hisTurn, shown, terroristTable } from './tables.ts';

const FOUR = ['blue', 'yellow', 'black', 'red'];
const automatic = { consent: 'automatic' };

describe('events between his commands', () => {
  it('BRINK-BEN-1 BRINK-MCU-6 BRINK-RMT-5 the last purple cubes removed in his turn win at once, whoever removes them', () => {
    const s = hisTurn({
      terrorist: { city: 'lagos' },
      cured: FOUR,
      cubes: { osaka: { purple: 1, red: 1 } },
      hands: { researcher: ['remote-treatment'] },
    });
    s.does('infect-locally').cubes('lagos', 'purple', 1);
    s.as('researcher').does('remote-treatment purple from lagos').ends('running');
    s.does('clear purple from osaka').ends('won');
    expect(s.view().winners).toEqual([1, 2]);
  });

  it('BRINK-BHD-2 BRINK-BHD-5 BRINK-BIN-5 the Medic flown to him spots him and sweeps cured purple; driving on, he may infect again', () => {
    const s = hisTurn({
      roles: ['medic', 'researcher'],
      terrorist: { city: 'lagos' },
      cured: ['purple'],
      cubes: { lagos: { purple: 2 }, osaka: { purple: 1 } },
      hands: { researcher: ['airlift'] },
      options: automatic,
    });
    s.as('researcher').does('airlift medic to lagos').cubes('lagos', 'purple', 0);
    expect(shown(s)).toMatchObject({ state: 'spotted', city: 'lagos' });
    s.as(BT).refuses('infect-locally', 'spotted').does('sneak khartoum');
    expect(shown(s).state).toBe('hidden');
    s.does('infect-locally').cubes('khartoum', 'purple', 1);
  });

  it('BRINK-BAC-14 BRINK-BAC-15 BRINK-NAS-10 a new Quarantine Specialist, made in his turn, keeps his cubes away; the card stays in his hand', () => {
    const s = hisTurn({
      at: { researcher: 'lagos' },
      terrorist: { city: 'lima', hand: ['kinshasa'] },
      hands: { dispatcher: ['new-assignment'] },
      options: automatic,
    });
    s.allows('infect-remotely kinshasa');
    s.as('dispatcher').does('new-assignment for researcher');
    s.does('2: become quarantine-specialist').as(BT);
    s.refuses('infect-remotely kinshasa').does('infect-locally').cubes('lima', 'purple', 1);
    expect(shown(s, BT).hand.size).toBe(1);
  });

  it('LAB-EVT-8 LAB-EVT-9 BRINK-BPU-2 under an Infection Zone Ban his outbreak sets off no other, and two cubes still go back', () => {
    const s = hisTurn({
      terrorist: { city: 'lagos' },
      cubes: { lagos: { purple: 3 }, kinshasa: { purple: 3 } },
      hands: { researcher: ['infection-zone-ban'] },
    });
    s.as('researcher').does('infection-zone-ban').as(BT).does('infect-locally').outbreaks(1);
    s.cubes('lagos', 'purple', 1).cubes('kinshasa', 'purple', 3).cubes('khartoum', 'purple', 1);
    s.cubes('sao-paulo', 'purple', 1).supply('purple', 12 - 1 - 3 - 1 - 1);
  });

  it('BRINK-BIN-8 BASE-EVC-10 what he discarded can leave the game inside the epidemic that would bring it back', () => {
    const s = hisTurn({
      terrorist: { city: 'lima', hand: ['kinshasa'] },
      hands: { researcher: ['resilient-population'] },
      drawNext: ['epidemic', 'osaka'],
      infectLast: ['santiago'],
      options: { windows: 'possible' },
    });
    s.does('infect-remotely kinshasa', 'wait', 'wait');
    s.as('dispatcher')
      .does('continue')
      .as('researcher')
      .does('end')
      .asks('before-intensify')
      .does('resilient-population kinshasa');
    expect(s.view().infectionRemoved).toEqual(['kinshasa']);
  });
});

describe('what the team does in its own turn', () => {
  it('BRINK-MOB-1 BRINK-BHD-2 BRINK-BEN-1 a drive that spots him and takes the last purple cube with the Mobile Hospital wins', () => {
    const s = terroristTable({
      terrorist: { city: 'lima' },
      at: { dispatcher: 'bogota' },
      cured: FOUR,
      cubes: { lima: { purple: 1 } },
      hands: { researcher: ['mobile-hospital'] },
    });
    s.as('researcher').does('mobile-hospital').as('dispatcher').does('drive lima').ends('won');
    s.told({ fact: 'spotted', city: 'lima' }, { fact: 'removed', city: 'lima', by: 'mobile-hospital' });
  });

  it('BRINK-RVD-10 BRINK-BEN-5 BRINK-BPU-7 the vaccine that follows the purple cure can eradicate purple: he places no more', () => {
    const five = ['lima', 'chicago', 'essen', 'london', 'madrid'];
    const s = terroristTable({
      terrorist: { city: 'lagos' },
      cubes: { lima: { purple: 1 }, bogota: { purple: 1 } },
      hands: { dispatcher: five, researcher: ['rapid-vaccine-deployment'] },
    });
    s.does('cure purple piece by piece').cure('purple', 'cured');
    s.as('researcher').does('rapid-vaccine-deployment lima', 'vaccinate bogota').cure('purple', 'eradicated');
    s.as('dispatcher')
      .does('end', 'infect', 'infect')
      .as(BT)
      .refuses('infect-locally')
      .does('draw-infection');
  });

  it('BRINK-HID-2 BRINK-BIN-12 a card of the strain in his hand brings nothing back with the Hidden Pocket', () => {
    const s = terroristTable({
      challenges: ['virulent-strain'],
      terrorist: { city: 'lagos', hand: ['lima', 'bogota'] },
      strain: 'yellow',
      eradicated: ['yellow'],
      drawNext: ['hidden-pocket', 'paris'],
      infectLast: ['essen'],
      infectionDiscard: ['santiago', 'tokyo'],
      quietNight: true,
      options: { windows: 'possible' },
    });
    s.does('end').cubes('santiago', 'yellow', 1).cubes('lima', 'yellow', 0).cubes('bogota', 'yellow', 0);
    s.cure('yellow', 'cured');
  });

  it('BRINK-RAT-1 BRINK-MUT-17 BRINK-MUT-18 a flipped card of the strain in a purple city: its cube, a purple one, and one more card at the end', () => {
    const s = terroristTable({
      challenges: ['virulent-strain'],
      terrorist: { city: 'lagos' },
      strain: 'yellow',
      inForce: ['rate-effect'],
      cubes: { lima: { purple: 1 } },
      infectNext: ['lima', 'essen', 'bogota'],
      options: { windows: 'possible' },
    });
    s.does('end').cubes('lima', 'yellow', 1).cubes('lima', 'purple', 2).cubes('essen', 'blue', 1);
    s.cubes('bogota', 'yellow', 1).asks('terrorist');
  });

  it('BRINK-SLI-4 BRINK-BIN-12 on the Slippery Slope a purple outbreak still moves the marker one space', () => {
    hisTurn({
      challenges: ['virulent-strain'],
      terrorist: { city: 'lagos' },
      strain: 'yellow',
      inForce: ['slippery-slope'],
      cubes: { lagos: { purple: 3, yellow: 3 } },
    })
      .does('infect-locally')
      .outbreaks(1);
  });

  it('BRINK-CTB-9 BRINK-CTB-3 a ban played in his turn holds for the next player, and ends when the turn of the one before comes again', () => {
    const s = hisTurn({
      terrorist: { city: 'lagos' },
      rateSpace: 7,
      hands: { researcher: ['commercial-travel-ban'] },
      drawNext: ['tokyo', 'paris', 'osaka', 'lima'],
      infectNext: ['essen', 'milan', 'istanbul', 'chennai', 'sydney'],
    });
    s.as('researcher').does('commercial-travel-ban').as(BT).does('wait', 'wait', 'wait');
    s.as('dispatcher').does('continue').as('researcher').does('end').asks('infections', { left: 1 });
    s.does('infect').as(BT).does('wait', 'wait', 'wait').as('researcher').does('continue');
    s.as('dispatcher').does('end').asks('infections', { left: 4 });
  });
});
