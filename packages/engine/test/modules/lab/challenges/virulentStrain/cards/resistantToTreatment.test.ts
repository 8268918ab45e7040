import { describe, it } from 'vitest';
import { strainTable } from '../../../../brink/challenges/virulentStrain/tables.ts';

const resistant = strainTable.with({
  strain: 'red',
  inForce: ['resistant-to-treatment'],
  at: { scientist: 'manila' },
  cubes: { manila: { red: 2, blue: 1 } },
  left: 3,
});

describe('Resistant to Treatment', () => {
  it('LAB-SC-3 LAB-VS-9 LAB-VS-10 LAB-VS-11 treating the strain costs two actions of one turn, other diseases one', () => {
    resistant()
      .does('treat red')
      .asks('actions', { left: 1 })
      .cubes('manila', 'red', 1)
      .refuses('treat red', 'too-few-actions')
      .does('treat blue')
      .asks('actions', { left: 0 });
  });

  it('LAB-VS-9 the Medic takes all for two actions', () => {
    resistant({ roles: ['medic', 'researcher'], at: { medic: 'manila' } })
      .does('treat red')
      .cubes('manila', 'red', 0)
      .asks('actions', { left: 1 });
  });

  it('LAB-VS-12 other ways to remove cubes cost what they cost', () => {
    resistant({
      cubes: { manila: { red: 2 }, tokyo: { red: 1 } },
      hands: { scientist: ['remote-treatment'] },
    })
      .does('remote-treatment red from manila', 'clear red from tokyo')
      .asks('actions', { left: 3 });
    resistant({ roles: ['containment-specialist', 'researcher'], at: { 'containment-specialist': 'taipei' } })
      .does('drive manila')
      .cubes('manila', 'red', 1)
      .asks('actions', { left: 2 });
    resistant({ roles: ['field-operative', 'researcher'], at: { 'field-operative': 'manila' } })
      .does('collect red')
      .asks('actions', { left: 2 });
  });

  it('LAB-VS-13 after the cure it costs one action again', () => {
    resistant({
      at: { scientist: 'manila' },
      stations: ['manila'],
      hands: { scientist: ['tokyo', 'seoul', 'osaka', 'beijing'] },
    })
      .does('cure red with tokyo seoul osaka beijing', 'treat red')
      .asks('actions', { left: 1 });
  });

  it('LAB-VS-14 with Improved Sanitation two actions take two cubes', () => {
    resistant({ hands: { scientist: ['improved-sanitation'] } })
      .does('improved-sanitation', 'treat red')
      .cubes('manila', 'red', 0)
      .asks('actions', { left: 1 });
  });

  it('LAB-VS-17 the Field Director pays two in a connected city as well', () => {
    resistant({ roles: ['field-director', 'researcher'], at: { 'field-director': 'taipei' }, left: 2 })
      .does('treat red in manila')
      .asks('actions', { left: 0 });
    resistant({
      roles: ['field-director', 'researcher'],
      at: { 'field-director': 'taipei' },
      left: 1,
    }).refuses('treat red in manila', 'too-few-actions');
  });
});
