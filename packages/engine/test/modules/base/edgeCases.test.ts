// The constructed scenarios of the catalogue.
import { describe, expect, it } from 'vitest';
import { scenario } from '../../scenario/scenario.ts';

describe('Constructed scenarios', () => {
  it('BASE-SC-1 the last cube is fine, the next one loses', () => {
    scenario({
      roles: ['operations-expert', 'scientist'],
      supply: { blue: 1 },
      infectNext: ['essen', 'milan'],
    })
      .does('end', 'infect')
      .cubes('essen', 'blue', 1)
      .supply('blue', 0)
      .asks('infections', { left: 1 })
      .does('infect')
      .cubes('milan', 'blue', 0)
      .ends('cubes');
  });

  it('BASE-SC-1 a protected city needs no cube', () => {
    scenario({
      roles: ['quarantine-specialist', 'scientist'],
      at: { 'quarantine-specialist': 'istanbul' },
      supply: { blue: 1 },
      infectNext: ['essen', 'milan'],
    })
      .does('end', 'infect')
      .cubes('essen', 'blue', 1)
      .does('infect')
      .cubes('milan', 'blue', 0)
      .supply('blue', 0)
      .asks('pause');
  });

  it('BASE-SC-2 an epidemic on a city with two cubes fills it and breaks it out', () => {
    scenario({
      roles: ['operations-expert', 'scientist'],
      cubes: { santiago: { yellow: 2 } },
      infectLast: ['santiago'],
      drawNext: ['epidemic', 'paris'],
    })
      .does('end')
      .cubes('santiago', 'yellow', 3)
      .cubes('lima', 'yellow', 1)
      .outbreaks(1)
      .asks('before-intensify');
  });

  it('BASE-SC-3 three full cities that hit each other break out once each', () => {
    const s = scenario({
      roles: ['operations-expert', 'scientist'],
      cubes: { beijing: { red: 3 }, seoul: { red: 3 }, shanghai: { red: 3 } },
      infectNext: ['beijing'],
    });
    s.supply('red', 15).does('end', 'infect').outbreaks(3).supply('red', 11);
    expect(s.view().cubes).toEqual({
      beijing: { red: 3 },
      seoul: { red: 3 },
      shanghai: { red: 3 },
      tokyo: { red: 2 },
      'hong-kong': { red: 1 },
      taipei: { red: 1 },
    });
    s.asks('infections', { left: 1 });
  });

  it('BASE-SC-4 the cure lets the Medic take the last cubes where he stands: cured and eradicated in one step', () => {
    const four = ['lima', 'bogota', 'miami', 'santiago'];
    scenario({
      roles: ['scientist', 'medic'],
      at: { medic: 'lagos' },
      cubes: { lagos: { yellow: 2 } },
      hands: { scientist: four },
    })
      .does(`cure yellow with ${four.join(' ')}`)
      .told({ fact: 'cured', colour: 'yellow' }, { fact: 'removed', city: 'lagos' }, { fact: 'eradicated' })
      .cubes('lagos', 'yellow', 0)
      .cure('yellow', 'eradicated')
      .asks('actions', { left: 3 });
  });

  it('BASE-SC-5 the last cube of a disease that is not cured eradicates nothing', () => {
    scenario({
      roles: ['operations-expert', 'scientist'],
      at: { 'operations-expert': 'delhi' },
      cubes: { delhi: { black: 1 } },
      infectNext: ['delhi'],
    })
      .does('treat black')
      .supply('black', 24)
      .cure('black', 'none')
      .does('end', 'infect')
      .cubes('delhi', 'black', 1)
      .asks('infections', { left: 1 });
  });

  const four = ['paris', 'essen', 'milan', 'london'];
  const deckEnd = {
    roles: ['operations-expert', 'scientist'],
    drawNext: ['lima', 'cairo'],
    playerDeckSize: 2,
    infectNext: ['osaka', 'delhi'],
    hands: { scientist: four },
    cured: ['red', 'yellow', 'black'],
    cubes: { atlanta: { red: 1, yellow: 1, black: 1, blue: 1 } },
  };

  it('BASE-SC-6 the last two cards are drawn, the next player acts and then cannot draw', () => {
    scenario(deckEnd)
      .does('end')
      .hand('operations-expert', 'lima', 'cairo')
      .does('infect', 'infect', 'continue')
      .as('scientist')
      .asks('actions', { seat: 2, left: 4 })
      .does('drive chicago', 'drive atlanta')
      .asks('actions', { seat: 2, left: 2 })
      .does('end')
      .ends('cards');
  });

  it('BASE-SC-6 unless he discovers the fourth cure first', () => {
    scenario(deckEnd)
      .does('end', 'infect', 'infect', 'continue')
      .as('scientist')
      .does(`cure blue with ${four.join(' ')}`)
      .ends('won');
  });

  it('BASE-SC-7 the eighth outbreak loses before any cube is placed', () => {
    scenario({
      roles: ['operations-expert', 'scientist'],
      outbreaks: 7,
      cubes: { miami: { yellow: 3 } },
      infectNext: ['miami'],
    })
      .does('end', 'infect')
      .outbreaks(8)
      .supply('yellow', 21)
      .cubes('atlanta', 'yellow', 0)
      .ends('outbreaks');
  });

  const seven = [...four, 'madrid', 'tokyo', 'government-grant'];
  const overTheLimit = {
    roles: ['operations-expert', 'scientist'],
    hands: { 'operations-expert': seven },
    drawNext: ['cairo', 'epidemic'],
    infectLast: ['santiago'],
  };

  it('BASE-SC-8 the epidemic first, then down from eight cards to seven, then the infections', () => {
    scenario(overTheLimit)
      .does('end')
      .hand('operations-expert', ...seven, 'cairo')
      .cubes('santiago', 'yellow', 3)
      .asks('before-intensify')
      .refuses('discard tokyo', 'not-now')
      .does('continue')
      .asks('hand-limit', { seat: 1 })
      .refuses('infect', 'not-now')
      .does('discard tokyo')
      .asks('infections', { left: 2 });
  });

  it('BASE-SC-8 an event played instead of a discard does it too', () => {
    scenario(overTheLimit)
      .does('end')
      .refuses('government-grant lima', 'not-now')
      .does('continue', 'government-grant lima')
      .stations('atlanta', 'lima')
      .hand('operations-expert', ...four, 'madrid', 'tokyo', 'cairo')
      .asks('infections', { left: 2 });
  });
});
