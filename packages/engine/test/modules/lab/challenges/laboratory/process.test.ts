import { describe, expect, it } from 'vitest';
import type { Position } from '../../../../scenario/scenario.ts';
import { isWhole, labOf, labTable, offered } from '../../../../scenario/labTable.ts';

type Dishes = NonNullable<NonNullable<Position['lab']>['dishes']>;
const table = (dishes: Dishes, position: Partial<Position> = {}) =>
  labTable({ lab: { dishes }, ...position });

describe('Process a Sample, from dish to dish', () => {
  it('LAB-EX-1 LAB-PRO-1 LAB-PRO-2 LAB-PRO-3 centrifuged or separated', () => {
    const sample = { 'sample-1': { red: 1, blue: 2 } };
    const red = table(sample).does('centrifuge sample-1 keeping red');
    red.told({
      fact: 'processed',
      seat: 1,
      process: 'centrifuge',
      from: 'sample-1',
      to: 'centrifuge',
      moved: { red: 1 },
      added: {},
      returned: { blue: 2 },
    });
    expect(labOf(red).dishes).toMatchObject({ 'sample-1': {}, centrifuge: { red: 1 }, separation: {} });
    isWhole(red).supply('blue', 24).supply('red', 23).asks('actions', { left: 3 });
    const blue = table(sample).does('centrifuge sample-1 keeping blue').supply('red', 24);
    expect(labOf(blue).dishes).toMatchObject({ 'sample-1': {}, centrifuge: { blue: 2 } });
    const both = table(sample).does('separate sample-1').supply('blue', 23).asks('actions', { left: 3 });
    both.told({ fact: 'processed', process: 'separate', moved: { blue: 1, red: 1 }, returned: { blue: 1 } });
    expect(labOf(both).dishes).toMatchObject({ 'sample-1': {}, separation: { red: 1, blue: 1 } });
    isWhole(both);
  });

  it('LAB-EX-2 LAB-PRO-4 LAB-PRO-5 growth doubles what comes, not what is there', () => {
    const dishes = { separation: { black: 2, yellow: 1 }, growth: { red: 1 } };
    const s = table(dishes).does('grow separation').supply('black', 20).supply('yellow', 22);
    s.told({
      fact: 'processed',
      process: 'grow',
      from: 'separation',
      to: 'growth',
      moved: { yellow: 1, black: 2 },
      added: { yellow: 1, black: 2 },
      returned: {},
    });
    expect(labOf(s).dishes).toMatchObject({ separation: {}, growth: { red: 1, black: 4, yellow: 2 } });
    isWhole(s);
    const centrifuge = table({ centrifuge: { blue: 3 } }).does('grow centrifuge');
    expect(labOf(centrifuge).dishes).toMatchObject({ centrifuge: {}, growth: { blue: 6 } });
    const kept = table({ 'sample-1': { red: 2 }, centrifuge: { blue: 3 } });
    kept.does('centrifuge sample-1 keeping red');
    expect(labOf(kept).dishes['centrifuge']).toEqual({ blue: 3, red: 2 });
  });

  it('LAB-EX-2 LAB-PRO-6 LAB-END-1 LAB-END-4 a supply that can’t double loses the game', () => {
    const lost = table({ separation: { black: 2, yellow: 1 } }, { supply: { black: 1 } })
      .does('grow separation')
      .told({ fact: 'over', ending: 'cubes' })
      .ends('cubes');
    expect(labOf(lost)).toMatchObject({ overgrown: true });
    const goesOn = table({ separation: { black: 2, yellow: 1 } }, { supply: { black: 2 } })
      .does('grow separation')
      .ends('running')
      .supply('black', 0);
    expect(labOf(goesOn)).not.toHaveProperty('overgrown');
  });

  it('LAB-PRO-8 LAB-PRO-9 LAB-PRO-16 nothing from an empty dish, along no other arrow, of no colour that is not there', () => {
    const dishes = { 'sample-1': { red: 1 }, centrifuge: { red: 1 }, growth: { red: 2 } };
    const s = table(dishes)
      .refuses('separate sample-2', 'empty-dish')
      .refuses('grow separation', 'empty-dish')
      .refuses('centrifuge sample-1 keeping blue', 'colour-not-in-dish')
      .refuses('grow sample-1', 'no-arrow', 'No arrow leads from the sample-1 dish to growth.')
      .refuses('grow growth', 'no-arrow')
      .refuses('apply sample-1 to 1', 'no-arrow')
      .refuses('separate growth', 'no-arrow')
      .refuses('centrifuge centrifuge keeping red', 'no-arrow');
    expect(offered(s, 'centrifuge', 'separate', 'grow', 'apply')).toEqual([
      'centrifuge sample-1 keeping red',
      'grow centrifuge',
      'separate sample-1',
    ]);
  });

  it('LAB-PRO-10 an action empties one sample dish', () => {
    const s = table({ 'sample-1': { red: 1 }, 'sample-2': { blue: 1 } }).does('separate sample-1');
    expect(labOf(s).dishes).toMatchObject({
      'sample-1': {},
      'sample-2': { blue: 1 },
      separation: { red: 1 },
    });
  });

  it('LAB-REM-2 LAB-REM-3 all cubes of the dish move, and nobody returns cubes by choice', () => {
    const s = table({ 'sample-1': { red: 2, blue: 1 }, centrifuge: { black: 1 } });
    expect(s.legal().some((command) => /return|empty|drop/u.test(command))).toBe(false);
    s.does('centrifuge sample-1 keeping red', 'grow centrifuge');
    expect(labOf(s).dishes).toEqual({
      'sample-1': {},
      'sample-2': {},
      centrifuge: {},
      separation: {},
      growth: { black: 2, red: 4 },
    });
  });

  it('LAB-PRO-13 LAB-REM-10 cubes of an eradicated disease are processed and doubled like others', () => {
    const eradicated = { eradicated: ['red'] };
    const s = table({ 'sample-1': { red: 2 } }, eradicated).does(
      'centrifuge sample-1 keeping red',
      'grow centrifuge',
    );
    expect(labOf(s).dishes['growth']).toEqual({ red: 4 });
    isWhole(s).cure('red', 'eradicated');
  });
});
