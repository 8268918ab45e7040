import { describe, expect, it } from 'vitest';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const BAN = 'commercial-travel-ban';

const three = (position: Partial<Position> = {}): Scenario =>
  scenario({
    boxes: ['brink'],
    roles: ['scientist', 'contingency-planner', 'medic'],
    hands: { scientist: [BAN] },
    rateSpace: 4,
    infectNext: ['lima', 'lagos', 'osaka', 'paris', 'delhi', 'cairo', 'tokyo'],
    ...position,
  });

/** Ends the turn and turns over one infection card. */
const turnOf = (table: Scenario, role: string): Scenario =>
  table.as(role).does('end', 'infect').asks('pause');

describe('Commercial Travel Ban', () => {
  it('BRINK-SC-11 BRINK-CTB-1 BRINK-CTB-3 BRINK-EVT-5 BRINK-EVT-10 lets everybody turn over one card until its owner’s next turn', () => {
    const table = three().does(BAN).told({ fact: 'eventStays', card: BAN, seat: 1 }).hand('scientist');
    expect(table.view()).toMatchObject({ rate: 1, rateSpace: 4 });
    expect(table.view().shows['reminders']).toEqual([{ card: BAN, seat: 1 }]);
    expect(table.view().playerDiscard).not.toContain(BAN);
    turnOf(table, 'scientist').cubes('lima', 'yellow', 1).cubes('lagos', 'yellow', 0).does('continue');
    table.as('contingency-planner').refuses(`store ${BAN}`, 'not-discarded');
    turnOf(table, 'contingency-planner').does('continue');
    turnOf(table, 'medic').cubes('osaka', 'red', 1).cubes('paris', 'blue', 0).does('continue');
    table.told({ fact: 'turnBegan', seat: 1 }, { fact: 'eventEnded', card: BAN });
    expect(table.view()).toMatchObject({ rate: 3, playerDiscard: expect.arrayContaining([BAN]) as unknown });
    expect(table.view().shows['reminders']).toEqual([]);
    table.as('scientist').does('end').asks('infections', { left: 3 });
  });

  it('BRINK-SC-11 BRINK-CTB-2 BRINK-CTB-6 leaves epidemics whole: the marker moves, and its value counts once the ban ends', () => {
    const table = three({
      drawNext: ['paris', 'madrid', 'epidemic', 'milan'],
      infectLast: ['beijing'],
      options: { windows: 'possible' },
      rateSpace: 5,
    }).does(BAN);
    table.does('end').as('contingency-planner').does('end');
    table.told({ fact: 'rateMoved', space: 6, rate: 4 }).cubes('beijing', 'red', 3);
    expect(table.view()).toMatchObject({ turn: 3, rate: 1, rateSpace: 6 });
    table.as('medic').does('end');
    expect(table.view()).toMatchObject({ turn: 1, rate: 4 });
  });

  it('BRINK-SC-11 BRINK-CTB-5 stops an infect part between two of its cards', () => {
    const table = three({ hands: { medic: [BAN] } })
      .does('end', 'infect')
      .asks('infections', { left: 2 })
      .as('medic')
      .does(BAN)
      .told({ fact: 'eventStays', card: BAN, seat: 1 })
      .asks('pause')
      .cubes('lima', 'yellow', 1)
      .cubes('lagos', 'yellow', 0);
    expect(table.view().shows['reminders']).toEqual([{ card: BAN, seat: 1 }]);
  });

  it('BRINK-CTB-3 BRINK-CTB-4 played before the first card of an infect part lets it turn over one', () => {
    three({ hands: { medic: [BAN] } })
      .does('end')
      .asks('infections', { left: 3 })
      .as('medic')
      .does(BAN)
      .asks('infections', { left: 1 })
      .as('scientist')
      .does('infect')
      .asks('pause');
  });

  it('BRINK-CTB-4 is played whenever events are: between two epidemics, with a full hand, after the infections; not before Intensify', () => {
    const hands = { scientist: ['paris', 'lima', 'cairo', 'delhi', 'osaka', 'tokyo', BAN] };
    three({ hands, drawNext: ['epidemic', 'epidemic'], infectLast: ['beijing', 'seoul'] })
      .does('end')
      .asks('before-intensify')
      .refuses(BAN, 'not-now')
      .does('continue')
      .asks('pause')
      .does(BAN, 'continue', 'continue')
      .asks('infections', { left: 1 });
    three({ hands, drawNext: ['madrid', 'milan'] })
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .does(BAN)
      .asks('hand-limit', { seat: 1 })
      .does('discard paris')
      .asks('infections', { left: 1 });
    three({ hands: { medic: [BAN] } })
      .does('end', 'infect', 'infect', 'infect')
      .asks('pause')
      .as('medic')
      .does(BAN)
      .as('scientist')
      .does('continue')
      .as('contingency-planner')
      .does('end')
      .asks('infections', { left: 1 });
  });

  it('BRINK-CTB-4 is refused while somebody is asked for consent', () => {
    three({ hands: { scientist: ['atlanta'], medic: [BAN] } })
      .does('give atlanta to medic')
      .asks('consent')
      .as('medic')
      .refuses(BAN, 'not-now');
  });

  it('BRINK-CTB-8 ends before anything else in its owner’s turn: whoever looks at that many cards sees the full number', () => {
    const table = three({
      roles: ['troubleshooter', 'contingency-planner', 'medic'],
      hands: { medic: [BAN] },
    });
    table.as('medic').does(BAN);
    for (const role of ['troubleshooter', 'contingency-planner', 'medic'])
      turnOf(table, role).does('continue');
    table.told({ fact: 'eventEnded', card: BAN }, { fact: 'lookedAt', seat: 1, count: 3 });
  });

  it('BRINK-SC-11 BRINK-EVT-6 LAB-EVT-5 from the Contingency Planner’s card leaves the game when it ends', () => {
    const table = three({ hands: {}, stored: BAN, options: { windows: 'possible' } }).as(
      'contingency-planner',
    );
    table.does(BAN).told({ fact: 'eventStays', card: BAN, seat: 1 });
    expect(table.view().shows).not.toHaveProperty('storedEvent');
    expect(table.view().shows['reminders']).toEqual([{ card: BAN, seat: 1 }]);
    for (const role of ['scientist', 'contingency-planner', 'medic']) {
      expect(table.view().removed).not.toContain(BAN);
      table.as(role).does('end');
    }
    table.told({ fact: 'eventEnded', card: BAN }, { fact: 'removedFromGame', card: BAN });
    expect(table.view().removed).toContain(BAN);
    expect(table.view().playerDiscard).not.toContain(BAN);
  });
});
