import { describe, expect, it } from 'vitest';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';
import { QUIET, solo } from '../challenges/solo/table.ts';

const SANITATION = 'improved-sanitation';

const table = (position: Partial<Position> = {}): Scenario =>
  scenario({
    boxes: ['lab'],
    roles: ['scientist', 'researcher', 'dispatcher'],
    hands: { scientist: [SANITATION] },
    cubes: { atlanta: { blue: 3, red: 1 } },
    infectNext: ['lima', 'osaka', 'cairo', 'delhi', 'tokyo', 'lagos'],
    ...position,
  });

describe('Improved Sanitation', () => {
  it('LAB-SC-4 LAB-EVT-11 LAB-EVT-12 removes one more cube for everybody until its owner’s next turn', () => {
    const round = table({
      at: { researcher: 'chicago', dispatcher: 'washington' },
      cubes: { atlanta: { blue: 3, red: 3 }, chicago: { blue: 3 }, washington: { blue: 3 } },
      options: { windows: 'possible' },
    })
      .does(SANITATION)
      .told({ fact: 'eventStays', card: SANITATION, seat: 1 })
      .does('treat blue')
      .told({ fact: 'removed', city: 'atlanta', colour: 'blue', count: 2, now: 1 })
      .does('end')
      .as('researcher')
      .does('treat blue')
      .cubes('chicago', 'blue', 1)
      .does('end')
      .as('dispatcher')
      .does('treat blue')
      .cubes('washington', 'blue', 1)
      .does('end')
      .told({ fact: 'turnBegan', seat: 1 }, { fact: 'eventEnded', card: SANITATION })
      .discarded(SANITATION);
    round.as('scientist').does('treat red').cubes('atlanta', 'red', 2);
  });

  it('LAB-EVT-12 lies before the active player, whoever plays it', () => {
    const laid = table({ hands: { researcher: [SANITATION] } })
      .as('researcher')
      .does(SANITATION);
    expect(laid.view().shows['reminders']).toEqual([{ card: SANITATION, seat: 1 }]);
  });

  it('LAB-EVT-13 takes no cube of another colour or city', () => {
    table({ cubes: { atlanta: { blue: 1, red: 2 }, chicago: { blue: 2 } } })
      .does(SANITATION, 'treat blue')
      .told({ fact: 'removed', colour: 'blue', count: 1, now: 0 })
      .cubes('atlanta', 'red', 2)
      .cubes('chicago', 'blue', 2)
      .supply('blue', 22)
      .asks('actions', { left: 3 });
  });

  it('LAB-EVT-14 changes nothing about cubes that are not treated', () => {
    table({
      roles: ['medic', 'researcher'],
      hands: { medic: [SANITATION] },
      cured: ['blue'],
      cubes: { chicago: { blue: 1, red: 2 } },
    })
      .does(SANITATION, 'drive chicago')
      .cubes('chicago', 'blue', 0)
      .cubes('chicago', 'red', 2);
  });

  it('LAB-EVT-14 changes nothing about cubes that the Containment Specialist removes', () => {
    table({
      boxes: ['brink', 'lab'],
      roles: ['containment-specialist', 'researcher'],
      hands: { 'containment-specialist': [SANITATION] },
      cubes: { chicago: { blue: 3, red: 2 } },
    })
      .does(SANITATION, 'drive chicago')
      .cubes('chicago', 'blue', 2)
      .cubes('chicago', 'red', 1);
  });

  it('LAB-EVT-11 counts for a treatment in a connected city too', () => {
    table({
      roles: ['field-director', 'researcher'],
      hands: { 'field-director': [SANITATION] },
      cubes: { chicago: { blue: 3 } },
    })
      .does(SANITATION, 'treat blue in chicago')
      .cubes('chicago', 'blue', 1);
  });

  it('LAB-EVT-15 changes nothing where all cubes go anyway', () => {
    table({ cured: ['blue'] })
      .does(SANITATION, 'treat blue')
      .told({ fact: 'removed', colour: 'blue', count: 3, now: 0 })
      .supply('blue', 24);
    table({ roles: ['medic', 'researcher'], hands: { medic: [SANITATION] } })
      .does(SANITATION, 'treat blue')
      .told({ fact: 'removed', colour: 'blue', count: 3, now: 0 })
      .supply('blue', 24);
  });

  it('LAB-EVT-2 is played in any part of any turn, but not while a card is resolved', () => {
    table({ hands: { researcher: [SANITATION] }, drawNext: ['epidemic', 'paris'], infectLast: ['madrid'] })
      .does('end')
      .asks('before-intensify')
      .as('researcher')
      .refuses(SANITATION, 'not-now')
      .as('scientist')
      .does('continue')
      .as('researcher')
      .allows(SANITATION)
      .as('scientist')
      .does('infect')
      .as('researcher')
      .allows(SANITATION)
      .as('scientist')
      .does('infect')
      .asks('pause')
      .as('researcher')
      .does(SANITATION);
  });

  it('LAB-SOLO-40 BASE-EVT-15 alone, it waits for an action part: the CDC treats nobody', () => {
    const alone = solo({ ...QUIET, hands: { scientist: [SANITATION] } });
    alone.allows(SANITATION).does('end').asks('cdc').refuses(SANITATION, 'no-effect');
    alone.as('cdc').does('rest').as('scientist').asks('actions').allows(SANITATION);
  });
});
