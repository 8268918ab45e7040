import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../../../src/index.ts';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const event = 'sequencing-breakthrough';
const blues = ['paris', 'milan', 'essen', 'london'];
const reds = ['tokyo', 'osaka', 'seoul', 'manila', 'taipei'];

const table = (position: Partial<Position> = {}): Scenario =>
  scenario({
    boxes: ['lab'],
    roles: ['medic', 'contingency-planner', 'scientist'],
    hands: { medic: blues, 'contingency-planner': [event], scientist: ['lima'] },
    cubes: { paris: { blue: 1 }, tokyo: { red: 1 } },
    ...position,
  });

describe('Sequencing Breakthrough', () => {
  it('LAB-EVT-16 LAB-EVT-17 the next cure takes one card less; the card lies beside the pile until then', () => {
    const s = table()
      .refuses(`cure blue with ${blues.join(' ')}`, 'wrong-count')
      .as('contingency-planner')
      .does(event)
      .told({ fact: 'eventStays', card: event, seat: 0 });
    expect(s.view().shows['reminders']).toEqual([{ card: event, seat: 0 }]);
    expect(s.view().playerDiscard).not.toContain(event);
    s.hand('contingency-planner');
    expect(restore(s.game, snapshot(s.state)).ok).toBe(true);
    s.as('medic')
      .does(`cure blue with ${blues.join(' ')}`)
      .told({ fact: 'cured', colour: 'blue' }, { fact: 'eventEnded', card: event })
      .cure('blue', 'cured')
      .discarded(event);
    expect(s.view().shows['reminders']).toEqual([]);
  });

  it('LAB-EVT-17 turns do not end it, and nobody can take it meanwhile', () => {
    const s = table().as('contingency-planner').does(event).as('medic');
    s.does('end', 'infect', 'infect', 'continue').as('contingency-planner');
    s.refuses(`store ${event}`, 'not-discarded');
    s.does('end', 'infect', 'infect', 'continue').as('scientist');
    s.does('end', 'infect', 'infect', 'continue').as('medic');
    expect(s.view().shows['reminders']).toEqual([{ card: event, seat: 0 }]);
    s.allows(`cure blue with ${blues.join(' ')}`);
  });

  it('LAB-EVT-17 LAB-EVT-5 played from the Contingency Planner’s card it leaves the game after the cure', () => {
    const s = table({ hands: { medic: blues }, stored: event })
      .as('contingency-planner')
      .does(event);
    s.as('medic')
      .does(`cure blue with ${blues.join(' ')}`)
      .told({ fact: 'removedFromGame', card: event });
    expect(s.view().playerDiscard).not.toContain(event);
    s.refuses(`2: ${event}`, 'card-not-held');
  });

  it('LAB-EVT-18 the Scientist needs three', () => {
    table({ turn: 'scientist', hands: { scientist: [...reds.slice(0, 3), event] } })
      .does(event, `cure red with ${reds.slice(0, 3).join(' ')}`)
      .cure('red', 'cured');
  });

  it('LAB-EVT-21 it is the next cure, whoever discovers it, and not the one after', () => {
    const s = table({
      turn: 'scientist',
      hands: { scientist: [...reds.slice(0, 4), event], medic: blues },
    })
      .does(event)
      .refuses(`cure red with ${reds.slice(0, 4).join(' ')}`, 'wrong-count')
      .does(`cure red with ${reds.slice(0, 3).join(' ')}`, 'end', 'infect', 'infect', 'continue');
    s.as('medic').refuses(`cure blue with ${blues.join(' ')}`, 'wrong-count');
  });
});
