import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

describe('Airlift', () => {
  it('BASE-EVC-1 moves a pawn to any city for nothing but the card itself', () => {
    scenario({ roles: ['scientist', 'researcher'], hands: { scientist: ['airlift', 'tokyo', 'atlanta'] } })
      .does('airlift scientist to sydney')
      .at('scientist', 'sydney')
      .at('researcher', 'atlanta')
      .hand('scientist', 'tokyo', 'atlanta')
      .discarded('airlift')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EVC-1 offers every pawn and every city but the one the pawn is in', () => {
    const table = scenario({
      roles: ['scientist', 'researcher', 'medic'],
      at: { medic: 'lima' },
      hands: { researcher: ['airlift'] },
    });
    expect(table.legal('researcher')).toHaveLength(3 * 47);
    table
      .as('researcher')
      .allows('airlift medic to atlanta', 'airlift scientist to lima', 'airlift researcher to sydney')
      .refuses('airlift medic to lima', 'already-there')
      .refuses('airlift researcher to atlanta', 'already-there')
      .hand('researcher', 'airlift')
      .asks('actions', { left: 4 });
  });

  it('BASE-EVC-1 moves one pawn only, and only for the holder of the card', () => {
    scenario({ roles: ['scientist', 'researcher'], hands: { researcher: ['airlift'] } })
      .refuses('airlift scientist to tokyo', 'card-not-held')
      .as('researcher')
      .does('airlift researcher to tokyo')
      .at('researcher', 'tokyo')
      .at('scientist', 'atlanta')
      .refuses('airlift researcher to lima', 'card-not-held')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EVC-2 asks the owner of another pawn before anything is spent', () => {
    scenario({ roles: ['scientist', 'researcher'], hands: { scientist: ['airlift'] } })
      .does('airlift researcher to paris')
      .asks('consent', { asked: 2 })
      .waitsFor('researcher')
      .at('researcher', 'atlanta')
      .hand('scientist', 'airlift')
      .refuses('accept', 'not-your-turn')
      .refuses('drive chicago', 'not-your-turn')
      .refuses('airlift scientist to paris', 'not-now')
      .as('researcher')
      .does('accept')
      .at('researcher', 'paris')
      .hand('scientist')
      .discarded('airlift')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EVC-2 costs nothing when the owner refuses, and may be tried again', () => {
    const table = scenario({ roles: ['scientist', 'researcher', 'medic'], hands: { medic: ['airlift'] } })
      .as('medic')
      .does('airlift researcher to paris')
      .as('researcher')
      .does('refuse')
      .at('researcher', 'atlanta')
      .hand('medic', 'airlift');
    expect(table.view().playerDiscard).toEqual([]);
    table
      .as('medic')
      .does('airlift scientist to lima')
      .asks('consent', { asked: 1 })
      .as('scientist')
      .does('accept')
      .at('scientist', 'lima')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EVC-2 asks nobody for the own pawn, even on the turn of another player', () => {
    scenario({ roles: ['scientist', 'researcher'], hands: { researcher: ['airlift'] } })
      .as('researcher')
      .does('airlift researcher to paris')
      .at('researcher', 'paris')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EVC-2 is agreed to at once where the table accepts automatically', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      options: { consent: 'automatic' },
      hands: { scientist: ['airlift'] },
    })
      .does('airlift researcher to paris')
      .told({ fact: 'answered', seat: 2, answer: 'accepted' }, { fact: 'moved', seat: 2, to: 'paris' })
      .at('researcher', 'paris')
      .discarded('airlift')
      .asks('actions', { left: 4 });
  });

  it('BASE-EVC-3 lets the Medic clear cured colours where he lands, and nowhere else', () => {
    scenario({
      roles: ['scientist', 'medic'],
      hands: { scientist: ['airlift'] },
      cubes: { paris: { blue: 3, black: 1 }, essen: { blue: 1 }, atlanta: { yellow: 1 } },
      cured: ['blue'],
    })
      .does('airlift medic to paris')
      .cubes('paris', 'blue', 3)
      .as('medic')
      .does('accept')
      .cubes('paris', 'blue', 0)
      .cubes('paris', 'black', 1)
      .cubes('essen', 'blue', 1)
      .cure('blue', 'cured')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EVC-3 BASE-MED-6 eradicates when the landing Medic takes the last cured cubes', () => {
    scenario({
      roles: ['scientist', 'medic'],
      hands: { medic: ['airlift'] },
      cubes: { paris: { blue: 3 } },
      cured: ['blue'],
    })
      .as('medic')
      .does('airlift medic to paris')
      .told({ fact: 'removed', city: 'paris', count: 3, by: 'medic' }, { fact: 'eradicated', colour: 'blue' })
      .cure('blue', 'eradicated')
      .supply('blue', 24)
      .asks('actions', { seat: 1 });
  });

  it('BASE-EVC-3 takes the protection of the Quarantine Specialist along, between two infection cards', () => {
    scenario({
      roles: ['scientist', 'quarantine-specialist'],
      at: { 'quarantine-specialist': 'tokyo' },
      hands: { scientist: ['airlift'] },
      rateSpace: 4,
      infectNext: ['osaka', 'lagos', 'seoul'],
    })
      .does('end', 'infect')
      .cubes('osaka', 'red', 0)
      .does('airlift quarantine-specialist to kinshasa')
      .asks('consent', { asked: 2 })
      .refuses('infect', 'not-your-turn')
      .as('quarantine-specialist')
      .does('accept')
      .asks('infections', { left: 2 })
      .as('scientist')
      .does('infect')
      .cubes('lagos', 'yellow', 0)
      .does('infect')
      .cubes('seoul', 'red', 1)
      .asks('pause');
  });

  it('BASE-EVC-3 leaves the protection where it was when the Quarantine Specialist refuses', () => {
    scenario({
      roles: ['scientist', 'quarantine-specialist'],
      at: { 'quarantine-specialist': 'tokyo' },
      hands: { scientist: ['airlift'] },
      infectNext: ['lagos', 'osaka'],
    })
      .does('end', 'airlift quarantine-specialist to kinshasa')
      .as('quarantine-specialist')
      .does('refuse')
      .asks('infections', { left: 2 })
      .as('scientist')
      .does('infect', 'infect')
      .cubes('lagos', 'yellow', 1)
      .cubes('osaka', 'red', 0)
      .asks('pause');
  });
});
