import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../../../src/index.ts';
import { changeRole } from '../../../../src/rules/changeRole.ts';
import { checkPosition } from '../../../properties/invariants.ts';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const roles = ['field-operative', 'medic', 'scientist'];
const table = (position: Partial<Position> = {}): Scenario =>
  scenario({ boxes: ['brink', 'lab'], roles, ...position });
const reds = ['tokyo', 'osaka', 'seoul', 'beijing', 'manila', 'taipei'];

const samples = (s: Scenario): Record<string, number> =>
  (s.view().shows['samples'] ?? {}) as Record<string, number>;
const cures = (s: Scenario): string[] => s.legal().filter((command) => command.includes('cure'));

describe('samples', () => {
  const position: Partial<Position> = {
    at: { 'field-operative': 'milan', medic: 'milan' },
    cubes: { milan: { blue: 3, red: 1 }, paris: { blue: 2, black: 1 } },
  };

  it('BRINK-FOP-1 he takes a cube of his city, once a turn, for an action', () => {
    const s = table(position)
      .does('collect blue')
      .told({ fact: 'removed', city: 'milan', colour: 'blue', count: 1, now: 2, by: 'field-operative' })
      .cubes('milan', 'blue', 2)
      .supply('blue', 24 - 5)
      .asks('actions', { left: 3 });
    expect(samples(s)).toEqual({ blue: 1, yellow: 0, black: 0, red: 0 });
    checkPosition(s.state, 0);
    expect(restore(s.game, snapshot(s.state)).ok).toBe(true);
  });

  it('BRINK-FOP-2 not without a cube, elsewhere, twice a turn, or in another player’s turn', () => {
    table(position)
      .refuses('collect black', 'no-cube')
      .does('collect red')
      .refuses('collect blue', 'once-per-turn')
      .does('drive paris')
      .refuses('collect black', 'once-per-turn');
    table({ ...position, turn: 'medic' })
      .refuses('collect blue', 'wrong-role')
      .as('field-operative')
      .refuses('collect blue', 'not-your-turn');
    table({ ...position, left: 0 }).refuses('collect blue', 'no-action-left');
  });

  it('BRINK-FOP-3 one cube, of a cured disease too', () => {
    table({ ...position, cured: ['blue'] })
      .does('collect blue')
      .cubes('milan', 'blue', 2)
      .cure('blue', 'cured');
  });

  it('BRINK-FOP-4 is no treatment: Improved Sanitation adds nothing', () => {
    table({ ...position, hands: { medic: ['improved-sanitation'] } })
      .as('medic')
      .does('improved-sanitation')
      .as('field-operative')
      .does('collect blue')
      .cubes('milan', 'blue', 2);
  });

  it('BRINK-FOP-6 there is no limit to samples, those of cured diseases count as others', () => {
    const s = table({ ...position, cured: ['blue'], samples: { blue: 8 } }).does('collect blue');
    expect(samples(s)['blue']).toBe(9);
  });

  it('BRINK-FOP-13 samples are public and no cards', () => {
    const full = ['lima', 'bogota', 'miami', 'tokyo', 'osaka', 'seoul', 'manila'];
    const s = table({
      ...position,
      options: { hands: 'private' },
      hands: { 'field-operative': full },
      samples: { red: 4 },
    }).does('collect blue');
    s.asks('actions', { left: 3 });
    for (const role of [undefined, ...roles])
      expect(s.view(role).shows['samples']).toMatchObject({ red: 4, blue: 1 });
    expect(samples(table(position))).toEqual({});
  });
});

describe('giving samples back', () => {
  it('BRINK-FOP-11 one by one, free, whenever an event could be played, on any turn', () => {
    const s = table({ turn: 'medic', samples: { red: 2, blue: 1 } }).as('field-operative');
    s.does('return red')
      .told({ fact: 'samplesReturned', seat: 1, colour: 'red', count: 1, now: 1 })
      .supply('red', 23)
      .does('return red')
      .supply('red', 24)
      .refuses('return red', 'no-sample')
      .as('medic')
      .refuses('return blue', 'wrong-role')
      .asks('actions', { left: 4 })
      .does('end')
      .as('field-operative')
      .allows('return blue');
    checkPosition(s.state, 0);
  });

  it('BRINK-FOP-11 windows wait for him while he has a sample', () => {
    const position = { turn: 'medic', options: { windows: 'possible' }, drawNext: ['lima', 'paris'] };
    const first = table({ ...position, samples: { red: 1 } })
      .as('medic')
      .does('end', 'infect');
    first.as('field-operative').does('return red').as('medic');
    expect(first.legal()).not.toContain('1: return red');
  });

  it('BRINK-FOP-12 not while something is being resolved', () => {
    const s = table({
      at: { medic: 'lima', 'field-operative': 'lima' },
      hands: { 'field-operative': ['lima'] },
      samples: { red: 1 },
    });
    s.does('give lima to medic').asks('consent').refuses('return red', 'not-now');
  });

  it('BRINK-FOP-14 when he leaves the role all samples go to the supply', () => {
    const s = table({ samples: { red: 2, blue: 1 } }).supply('red', 22);
    changeRole(s.state, 0, s.game.roleIds.indexOf('archivist'));
    s.supply('red', 24).supply('blue', 24);
    expect(samples(s)).toEqual({});
    expect(s.legal().filter((command) => command.includes('return'))).toEqual([]);
    checkPosition(s.state, 0);
    changeRole(s.state, 0, s.game.roleIds.indexOf('field-operative'));
    expect(samples(s)).toEqual({});
  });
});

/** Without a cube on the board a cure eradicates. */
const cubes = { bangkok: { red: 1 } };

describe('cures with samples', () => {
  it('BRINK-FOP-7 three samples for two cards; what has one answer is not asked', () => {
    const s = table({
      cubes,
      hands: { 'field-operative': [...reds.slice(0, 3), 'lima'] },
      samples: { red: 4 },
    });
    s.does('cure red piece by piece')
      .told(
        { fact: 'samplesReturned', colour: 'red', count: 3, now: 1 },
        { fact: 'discarded', by: 'cure' },
        { fact: 'cured', colour: 'red', seat: 1 },
      )
      .cure('red', 'cured')
      .hand('field-operative', 'lima')
      .supply('red', 22)
      .discarded(...reds.slice(0, 3))
      .asks('actions', { left: 3 });
    checkPosition(s.state, 0);
  });

  it('BRINK-FOP-7 with more cards he says which, and may still do it without samples', () => {
    const s = table({ cubes, hands: { 'field-operative': reds.slice(0, 5) }, samples: { red: 3 } });
    s.allows(`cure red with ${reds.slice(0, 5).join(' ')}`, 'cure red piece by piece')
      .does('cure red piece by piece')
      .asks('cure-payment', { seat: 1, colour: 'red', left: 3 })
      .waitsFor('field-operative')
      .refuses('pay samples', 'out-of-order')
      .refuses('pay lima', 'card-not-held')
      .refuses('pay forecast', 'not-a-city-card')
      .refuses('return red', 'not-now')
      .refuses('end', 'not-now');
    expect(s.legal()).toHaveLength(3);
    expect(restore(s.game, snapshot(s.state)).ok).toBe(true);
    const [first] = s.legal();
    s.does(first!).asks('cure-payment', { left: 2 }).refuses(first!, 'card-not-held');
    s.does(s.legal().at(-1)!).cure('red', 'cured').asks('actions', { left: 3 });
    expect(s.view('field-operative').seats[0]!.hand).toHaveLength(2);
  });

  it.each<[string, Partial<Position>, string]>([
    ['two samples', { cubes, hands: { 'field-operative': reds.slice(0, 4) }, samples: { red: 2 } }, 'red'],
    ['six samples', { cubes, hands: { 'field-operative': ['tokyo', 'lima'] }, samples: { red: 6 } }, 'red'],
    [
      'another colour',
      { cubes, hands: { 'field-operative': reds.slice(0, 3) }, samples: { blue: 3 } },
      'red',
    ],
    ['cards alone', { cubes, hands: { 'field-operative': reds.slice(0, 5) } }, 'red'],
    [
      'no station',
      { at: { 'field-operative': 'lima' }, cubes, hands: { 'field-operative': reds }, samples: { red: 3 } },
      'red',
    ],
    [
      'a cured disease',
      { cured: ['red'], cubes, hands: { 'field-operative': reds }, samples: { red: 3 } },
      'red',
    ],
  ])('BRINK-FOP-8 %s is refused', (_name, position, colour) => {
    const s = table(position).refuses(`cure ${colour} piece by piece`);
    expect(cures(s).filter((command) => command.includes('piece'))).toEqual([]);
  });

  it('BRINK-FOP-8 samples pay for nobody else', () => {
    const s = table({ turn: 'medic', cubes, hands: { medic: reds.slice(0, 3) }, samples: { red: 3 } });
    s.refuses('cure red piece by piece', 'no-other-payment');
    expect(cures(s)).toEqual([]);
  });

  it('BRINK-FOP-9 two cards less after all else: with Sequencing Breakthrough two cards and three samples', () => {
    const position = {
      cubes,
      hands: { 'field-operative': ['tokyo', 'osaka'], medic: ['sequencing-breakthrough'] },
      samples: { red: 3 },
    };
    table(position)
      .refuses('cure red piece by piece', 'no-other-payment')
      .as('medic')
      .does('sequencing-breakthrough')
      .as('field-operative')
      .does('cure red piece by piece')
      .cure('red', 'cured')
      .discarded('sequencing-breakthrough', 'tokyo', 'osaka')
      .supply('red', 23);
  });
});

describe('scenarios', () => {
  it('BRINK-SC-7 the cure of the Field Operative', () => {
    const hand = ['tokyo', 'osaka', 'seoul', 'paris'];
    const s = table({ cubes, hands: { 'field-operative': hand }, samples: { red: 3, blue: 3 } });
    s.does('cure red piece by piece').cure('red', 'cured').supply('red', 23).supply('blue', 21);
    expect(samples(s)).toMatchObject({ red: 0, blue: 3 });
    const refused = (cards: readonly string[], kept: Record<string, number>): Scenario =>
      table({ cubes, hands: { 'field-operative': cards }, samples: kept }).refuses(
        'cure red piece by piece',
        'no-other-payment',
      );
    refused(reds.slice(0, 4), { red: 2 });
    refused(['tokyo'], { red: 6 });
    refused(reds.slice(0, 3), { blue: 3 });
  });

  it('BRINK-SC-8 BRINK-FOP-5 the sample that eradicates', () => {
    const s = table({
      at: { 'field-operative': 'milan' },
      cured: ['blue'],
      cubes: { milan: { blue: 1, red: 1 } },
    })
      .does('collect blue')
      .cure('blue', 'eradicated')
      .supply('blue', 23)
      .refuses('collect red', 'once-per-turn');
    expect(samples(s)['blue']).toBe(1);
    s.does('end', 'infect', 'infect', 'continue')
      .as('field-operative')
      .does('return blue')
      .supply('blue', 24);
    s.cure('blue', 'eradicated');
    checkPosition(s.state, 0);
  });

  it('BRINK-SC-14 BRINK-NAS-7 New Assignment and belongings', () => {
    const s = table({
      hands: { medic: ['new-assignment'] },
      samples: { red: 2 },
      supply: { red: 20 },
      roles: ['field-operative', 'medic'],
    }).supply('red', 20);
    s.as('medic').does('new-assignment for 1').as('field-operative').does('accept', 'become scientist');
    s.told({ fact: 'samplesReturned', colour: 'red', count: 2, now: 0 }).supply('red', 22);
    expect(s.state.roles[0]).toBe(s.game.roleIds.indexOf('scientist'));
    checkPosition(s.state, 0);
    expect(restore(s.game, snapshot(s.state)).ok).toBe(true);
    const planner = table({
      roles: ['contingency-planner', 'dispatcher'],
      hands: { dispatcher: ['new-assignment'] },
      stored: 'airlift',
    });
    planner.as('dispatcher').does('new-assignment for 1').as('contingency-planner');
    planner.does('accept', 'become medic').discarded('airlift', 'new-assignment');
    expect(planner.view().shows['storedEvent']).toBeUndefined();
  });
});
