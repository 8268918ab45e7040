import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import { infectionDeck } from './infectionDeck.ts';

const BLUE = ['paris', 'essen', 'milan', 'london', 'madrid'];

describe('Commonly overlooked rules', () => {
  it('BASE-OVR-1 no card is drawn in place of an epidemic', () => {
    const s = scenario({
      roles: ['medic', 'researcher'],
      drawNext: ['epidemic', 'lima', 'tokyo'],
      infectLast: ['osaka'],
    });
    const before = s.view().playerDeck.size;
    s.does('end', 'continue').hand('medic', 'lima').asks('infections');
    expect(s.view().playerDeck.size).toBe(before - 2);
  });

  it('BASE-OVR-2 a cure is found at any station, whatever the colour of its city; without a station it is not', () => {
    const position = { roles: ['medic', 'researcher'], at: { medic: 'cairo' }, hands: { medic: BLUE } };
    const words = `cure blue with ${BLUE.join(' ')}`;
    scenario({ ...position, stations: ['atlanta', 'cairo'] })
      .does(words)
      .cure('blue', 'eradicated') // there was no blue cube
      .asks('actions', { left: 3 });
    scenario(position).refuses(words, 'no-station').cure('blue', 'none').asks('actions', { left: 4 });
  });

  it('BASE-OVR-3 on your turn you may take the card of the city both pawns are in', () => {
    const position = { roles: ['medic', 'scientist'], hands: { scientist: ['cairo', 'paris'] } };
    scenario({ ...position, at: { medic: 'cairo', scientist: 'cairo' } })
      .refuses('take paris from scientist', 'wrong-city')
      .does('take cairo from scientist')
      .as('scientist')
      .does('accept')
      .hand('medic', 'cairo')
      .hand('scientist', 'paris')
      .asks('actions', { seat: 1, left: 3 });
    scenario({ ...position, at: { medic: 'cairo', scientist: 'istanbul' } })
      .refuses('take cairo from scientist', 'not-together')
      .asks('actions', { left: 4 });
  });

  it('BASE-OVR-4 any city card may be taken from the Researcher, and from nobody else', () => {
    scenario({
      roles: ['medic', 'researcher', 'scientist'],
      hands: { researcher: ['tokyo', 'airlift'], scientist: ['lima'] },
    })
      .refuses('take lima from scientist', 'wrong-city')
      .refuses('take airlift from 2', 'not-a-city-card')
      .does('take tokyo from researcher')
      .as('researcher')
      .does('accept')
      .hand('medic', 'tokyo')
      .asks('actions', { seat: 1, left: 3 });
    scenario({
      roles: ['medic', 'researcher'],
      at: { researcher: 'chicago' },
      hands: { researcher: ['tokyo'] },
    })
      .refuses('take tokyo from researcher', 'not-together')
      .asks('actions', { left: 4 });
  });

  it('BASE-OVR-4 the Researcher herself takes only the card of the city', () => {
    scenario({ roles: ['researcher', 'medic'], hands: { medic: ['tokyo', 'atlanta'] } })
      .refuses('take tokyo from medic', 'wrong-city')
      .allows('take atlanta from medic')
      .asks('actions', { left: 4 });
  });

  it('BASE-OVR-5 the hand limit counts immediately after a card was received from another player', () => {
    scenario({
      roles: ['researcher', 'medic'],
      hands: { researcher: ['tokyo'], medic: [...BLUE, 'cairo', 'lima'] },
    })
      .does('give tokyo to medic')
      .as('medic')
      .does('accept')
      .asks('hand-limit', { seat: 2 })
      .as('researcher')
      .refuses('drive chicago', 'not-your-turn')
      .as('medic')
      .does('discard lima')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-OVR-6 an epidemic draws from the bottom, and only the discard pile is shuffled, on top of the deck', () => {
    const s = scenario({
      roles: ['medic', 'researcher'],
      drawNext: ['epidemic', 'lima'],
      infectNext: ['essen'],
      infectLast: ['osaka'],
      infectionDiscard: ['cairo'],
    });
    const before = infectionDeck(s);
    s.does('end').cubes('osaka', 'red', 3).cubes('essen', 'blue', 0).does('continue');
    const after = infectionDeck(s);
    expect(after.slice(0, 2).sort()).toEqual(['cairo', 'osaka']);
    expect(after.slice(2)).toEqual(before.slice(0, -1));
    s.asks('infections', { left: 2 });
  });

  it('BASE-OVR-7 a cure removes no cube and stops no infection', () => {
    scenario({
      roles: ['researcher', 'scientist'],
      hands: { researcher: BLUE },
      infectNext: ['essen', 'milan'],
      cubes: { milan: { blue: 3 }, atlanta: { blue: 2 } },
    })
      .does(`cure blue with ${BLUE.join(' ')}`)
      .cure('blue', 'cured')
      .cubes('milan', 'blue', 3)
      .cubes('atlanta', 'blue', 2)
      .does('end', 'infect')
      .cubes('essen', 'blue', 1)
      .does('infect')
      .outbreaks(1)
      .asks('pause');
  });

  it('BASE-OVR-7 eradication stops infections, but no eradication is needed to win', () => {
    scenario({ roles: ['researcher', 'scientist'], infectNext: ['essen'], eradicated: ['blue'] })
      .does('end', 'infect')
      .cubes('essen', 'blue', 0)
      .asks('infections', { left: 1 });
    scenario({
      roles: ['researcher', 'scientist'],
      hands: { researcher: BLUE },
      cured: ['red', 'yellow', 'black'],
      cubes: { atlanta: { blue: 1, red: 1, yellow: 1, black: 1 } },
    })
      .does(`cure blue with ${BLUE.join(' ')}`)
      .cure('blue', 'cured')
      .cure('red', 'cured')
      .ends('won');
  });
});
