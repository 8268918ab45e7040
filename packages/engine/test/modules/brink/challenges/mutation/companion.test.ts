import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../../../../src/index.ts';
import { checkPosition } from '../../../../properties/invariants.ts';
import { BOTH, mutationTable } from './tables.ts';

describe('the card of a purple city', () => {
  const infectNext = ['milan', 'lima'];

  it.each(BOTH)(
    'BRINK-MUT-17 BRINK-SC-31 %s: brings a cube of its colour and a purple one',
    (_name, table) => {
      const s = table({ infectNext, cubes: { milan: { purple: 1 } } })
        .does('end', 'infect')
        .cubes('milan', 'blue', 1)
        .cubes('milan', 'purple', 2)
        .infectionDiscard('milan')
        .does('infect')
        .cubes('lima', 'yellow', 1)
        .cubes('lima', 'purple', 0);
      checkPosition(s.state, 0);
    },
  );

  it('BRINK-MUT-18 BRINK-MUT-21 BRINK-MUT-25 BRINK-SC-31 each colour breaks out, its own first; then the card is discarded', () => {
    const s = mutationTable({ infectNext, cubes: { milan: { blue: 3, purple: 3 } } })
      .does('end', 'infect')
      .told(
        { fact: 'infectionDrawn', city: 'milan' },
        { fact: 'outbreak', city: 'milan', colour: 'blue', total: 1 },
        { fact: 'placed', city: 'paris', colour: 'blue' },
        { fact: 'placed', city: 'essen', colour: 'blue' },
        { fact: 'placed', city: 'istanbul', colour: 'blue' },
        { fact: 'outbreak', city: 'milan', colour: 'purple', total: 2 },
        { fact: 'placed', city: 'paris', colour: 'purple' },
        { fact: 'placed', city: 'essen', colour: 'purple' },
        { fact: 'placed', city: 'istanbul', colour: 'purple' },
        { fact: 'infectionDiscarded', city: 'milan' },
      )
      .outbreaks(2)
      .cubes('milan', 'blue', 3)
      .cubes('milan', 'purple', 3);
    expect(s.facts.filter(({ fact }) => fact === 'infectionDiscarded')).toHaveLength(1);
    expect(s.facts.at(-1)).toEqual({ fact: 'infectionDiscarded', city: 'milan' });
    s.asks('infections');
  });

  it('BRINK-MUT-18 BRINK-SC-31 lost at the first outbreak, no purple one follows', () => {
    const s = mutationTable({ infectNext, outbreaks: 7, cubes: { milan: { blue: 3, purple: 3 } } })
      .does('end', 'infect')
      .ends('outbreaks');
    expect(s.facts.filter(({ fact }) => fact === 'outbreak')).toHaveLength(1);
    // The card is neither discarded nor out of the game.
    expect(s.view().infectionRemoved).toEqual([]);
    const restored = restore(s.game, snapshot(s.state));
    expect(restored.ok && restored.value.cells).toEqual(s.state.cells);
  });

  it('BRINK-MUT-19 a city that its own card makes purple is not purple yet', () => {
    // The outbreak of Milan brings no purple, and one in Essen brings it only after the card of Essen.
    mutationTable({ infectNext: ['essen', 'milan'], cubes: { essen: { purple: 3 } } })
      .does('end', 'infect')
      .cubes('milan', 'purple', 1)
      .does('infect')
      .cubes('milan', 'blue', 1)
      .cubes('milan', 'purple', 2);
  });

  it('BRINK-MUT-20 BRINK-SC-31 each cube is judged alone', () => {
    mutationTable({ infectNext, eradicated: ['blue'], cubes: { milan: { purple: 3 } } })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('milan', 'blue', 0)
      .cubes('essen', 'purple', 1);
    mutationTable({
      roles: ['medic', 'dispatcher'],
      at: { medic: 'milan' },
      infectNext,
      cured: ['blue'],
      cubes: { milan: { purple: 1 }, osaka: { blue: 1 } },
    })
      .does('end', 'infect')
      .cubes('milan', 'blue', 0)
      .cubes('milan', 'purple', 2);
    const quarantined = mutationTable({
      roles: ['quarantine-specialist', 'dispatcher'],
      at: { 'quarantine-specialist': 'essen' },
      infectNext,
      cubes: { milan: { purple: 1 } },
    }).does('end', 'infect');
    expect(quarantined.facts.filter(({ fact }) => fact === 'prevented')).toMatchObject([
      { colour: 'blue' },
      { colour: 'purple' },
    ]);
    quarantined.cubes('milan', 'purple', 1).infectionDiscard('milan');
  });

  it('BRINK-MUT-22 BRINK-SC-31 not in the Infect step of an epidemic', () => {
    mutationTable({ drawNext: ['epidemic', 'paris'], infectLast: ['milan'], cubes: { milan: { purple: 1 } } })
      .does('end')
      .cubes('milan', 'blue', 3)
      .cubes('milan', 'purple', 1);
  });

  it('BRINK-MUT-23 BRINK-MCU-9 the last purple cube that is missing loses the game', () => {
    mutationTable({ infectNext, cubes: { milan: { purple: 1 } }, supply: { purple: 0 } })
      .does('end', 'infect')
      .cubes('milan', 'blue', 1)
      .ends('cubes');
    mutationTable({ infectNext, cubes: { milan: { purple: 1 } }, supply: { purple: 1 } })
      .does('end', 'infect')
      .asks('infections')
      .supply('purple', 0);
  });
});

describe('purple is an ordinary disease', () => {
  it('BRINK-MUT-23 it is treated, removed by the Medic, chained, and eradicated', () => {
    mutationTable({ at: { 'operations-expert': 'lima' }, cubes: { lima: { purple: 2 } } })
      .does('treat purple')
      .cubes('lima', 'purple', 1)
      .supply('purple', 11);
    mutationTable({ roles: ['medic', 'dispatcher'], at: { medic: 'lima' }, cubes: { lima: { purple: 3 } } })
      .does('treat purple')
      .cubes('lima', 'purple', 0)
      .cure('purple', 'none');
    mutationTable({
      roles: ['medic', 'dispatcher'],
      at: { medic: 'bogota' },
      cured: ['purple'],
      cubes: { lima: { purple: 3 } },
    })
      .does('drive lima')
      .cubes('lima', 'purple', 0)
      .cure('purple', 'eradicated');
    mutationTable({
      infectNext: ['mutation-1'],
      infectLast: ['santiago'],
      cubes: { santiago: { purple: 3 }, lima: { purple: 3 } },
    })
      .does('end', 'infect')
      .outbreaks(2)
      .cubes('santiago', 'purple', 3)
      .cubes('bogota', 'purple', 1)
      .cubes('mexico-city', 'purple', 1);
  });

  it('BRINK-MUT-24 no card is purple: Virologist and Local Liaison never concern it', () => {
    const virologist = mutationTable({
      roles: ['virologist', 'local-liaison'],
      hands: { virologist: ['lima', 'osaka'], 'local-liaison': ['paris'] },
      cubes: { lima: { purple: 3 }, paris: { yellow: 1 } },
    });
    expect(virologist.legal().filter((command) => command.includes('remove cube'))).toEqual([
      '1: remove cube from paris with lima',
    ]);
    virologist.refuses('remove cube from lima with lima', 'no-cube');
    mutationTable({
      roles: ['local-liaison', 'dispatcher'],
      at: { 'local-liaison': 'milan', dispatcher: 'lima' },
      hands: { 'local-liaison': ['paris', 'lima'] },
      cubes: { milan: { purple: 1 }, lima: { purple: 1 } },
    }).refuses('pass paris to dispatcher', 'not-in-colour');
  });

  it('BRINK-SC-5 the Containment Specialist who is flown in takes one purple cube too, and never the last', () => {
    mutationTable({
      roles: ['dispatcher', 'containment-specialist'],
      at: { 'containment-specialist': 'lima' },
      hands: { dispatcher: ['airlift'], 'containment-specialist': ['improved-sanitation'] },
      cubes: { kolkata: { black: 3, purple: 2 }, delhi: { purple: 1 } },
    })
      .as('containment-specialist')
      .does('improved-sanitation')
      .as('dispatcher')
      .does('airlift containment-specialist to kolkata')
      .as('containment-specialist')
      .does('accept')
      .as('dispatcher')
      .cubes('kolkata', 'black', 2)
      .cubes('kolkata', 'purple', 1)
      .asks('actions', { left: 4 })
      .does('send containment-specialist driving to delhi')
      .as('containment-specialist')
      .does('accept')
      .cubes('delhi', 'purple', 1);
    const refused = mutationTable({
      roles: ['dispatcher', 'containment-specialist'],
      at: { 'containment-specialist': 'lima' },
      hands: { dispatcher: ['airlift'] },
      cubes: { kolkata: { black: 3, purple: 2 } },
    });
    refused
      .does('airlift containment-specialist to kolkata')
      .as('containment-specialist')
      .does('refuse')
      .cubes('kolkata', 'purple', 2)
      .hand('dispatcher', 'airlift')
      .at('containment-specialist', 'lima');
  });
});
