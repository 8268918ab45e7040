import { describe, expect, it } from 'vitest';
import { isWhole, labOf, labTable, offered } from '../../../../scenario/labTable.ts';

const samples = ['no-sample', 'sample into sample-1', 'sample into sample-2'];

describe('sampling', () => {
  it('LAB-TRT-1 LAB-TRT-3 a cube of a treatment may go into either sample dish, or none', () => {
    const s = labTable({ at: { scientist: 'milan' }, cubes: { milan: { blue: 2 } } })
      .does('treat blue')
      .asks('sample', { seat: 1, colour: 'blue' })
      .cubes('milan', 'blue', 1);
    expect(offered(s, 'sample', 'no-sample')).toEqual(samples);
    s.refuses('sample into growth', 'no-sample-dish').refuses('end', 'not-now');
    isWhole(s)
      .does('sample into sample-2')
      .told({ fact: 'sampled', seat: 1, colour: 'blue', dish: 'sample-2' })
      .asks('actions', { left: 3 })
      .supply('blue', 22);
    expect(labOf(s).dishes).toEqual({
      'sample-1': {},
      'sample-2': { blue: 1 },
      centrifuge: {},
      separation: {},
      growth: {},
    });
    isWhole(s).does('treat blue', 'no-sample').supply('blue', 23).asks('actions', { left: 2 });
    expect(labOf(s).dishes['sample-1']).toEqual({});
  });

  it('LAB-TRT-2 LAB-SC-5 at most one cube, however many are removed', () => {
    const paris = { cubes: { paris: { blue: 3 } }, at: { medic: 'paris', scientist: 'paris' } };
    const medic = labTable({ ...paris, turn: 'medic' }).does('treat blue', 'sample into sample-1');
    medic.cubes('paris', 'blue', 0).supply('blue', 23).asks('actions', { left: 3 });
    const kept = labTable({ ...paris, turn: 'medic' }).does('treat blue', 'no-sample');
    kept.supply('blue', 24);
    const cured = labTable({ ...paris, cured: ['blue'] }).does('treat blue', 'sample into sample-1');
    cured.cubes('paris', 'blue', 0).supply('blue', 23);
    const sanitation = labTable({ ...paris, hands: { scientist: ['improved-sanitation'] } });
    sanitation.does('improved-sanitation', 'treat blue', 'sample into sample-1');
    sanitation.cubes('paris', 'blue', 1).supply('blue', 22).asks('actions');
    for (const s of [medic, cured, sanitation]) expect(labOf(s).dishes['sample-1']).toEqual({ blue: 1 });
  });

  it('LAB-TRT-4 what is removed in another way can’t be sampled', () => {
    labTable({
      roles: ['virologist', 'medic'],
      hands: { virologist: ['paris'] },
      cubes: { milan: { blue: 2 } },
    })
      .does('remove cube from milan with paris')
      .asks('actions', { left: 3 })
      .supply('blue', 23);
    labTable({ turn: 'medic', cured: ['blue'], cubes: { chicago: { blue: 2 }, milan: { blue: 1 } } })
      .does('drive chicago')
      .cubes('chicago', 'blue', 0)
      .asks('actions', { left: 3 });
    labTable({
      boxes: ['brink', 'lab'],
      roles: ['containment-specialist', 'medic'],
      cubes: { chicago: { red: 2 } },
    })
      .does('drive chicago')
      .cubes('chicago', 'red', 1)
      .asks('actions', { left: 3 });
    labTable({
      boxes: ['brink', 'lab'],
      hands: { scientist: ['remote-treatment', 'mobile-hospital'] },
      cubes: { chicago: { red: 2 }, milan: { blue: 2 } },
    })
      .does('remote-treatment blue from milan', 'clear blue from milan')
      .asks('actions', { left: 4 })
      .does('mobile-hospital', 'drive chicago')
      .cubes('chicago', 'red', 1)
      .asks('actions', { left: 3 });
  });

  it('LAB-TRT-5 a dish holds any number of cubes of any colours', () => {
    const s = labTable({
      lab: { dishes: { 'sample-1': { red: 3, blue: 1 } } },
      at: { scientist: 'milan' },
      cubes: { milan: { blue: 2, black: 1 } },
    }).does('treat blue', 'sample into sample-1', 'treat black', 'sample into sample-1');
    expect(labOf(s).dishes['sample-1']).toEqual({ blue: 2, black: 1, red: 3 });
    isWhole(s);
  });

  it('LAB-TRT-6 LAB-LAB-17 the last cube on the board may be sampled: the disease is eradicated, the cube stays', () => {
    const s = labTable({ at: { scientist: 'milan' }, cubes: { milan: { blue: 1 } }, cured: ['blue'] })
      .does('treat blue')
      .cure('blue', 'eradicated')
      .asks('sample')
      .does('sample into sample-1')
      .cure('blue', 'eradicated')
      .supply('blue', 23);
    expect(labOf(s).dishes['sample-1']).toEqual({ blue: 1 });
    isWhole(s);
  });

  it('no question comes when the treatment has won the game', () => {
    const s = labTable({
      boxes: ['brink', 'lab'],
      challenges: ['mutation', 'lab'],
      at: { scientist: 'milan' },
      cubes: { milan: { purple: 1 } },
      cured: ['blue', 'yellow', 'black', 'red'],
    })
      .does('treat purple')
      .ends('won');
    expect(s.view().frames.map(({ frame }) => frame)).not.toContain('sample');
  });
});
