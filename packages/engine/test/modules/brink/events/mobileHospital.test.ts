import { describe, expect, it } from 'vitest';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const HOSPITAL = 'mobile-hospital';

/** The Scientist is in Karachi, beside Delhi, and has the turn. */
const table = (position: Partial<Position> = {}): Scenario =>
  scenario({
    boxes: ['brink'],
    roles: ['scientist', 'medic'],
    hands: { scientist: [HOSPITAL] },
    at: { scientist: 'karachi' },
    cubes: { delhi: { black: 3, red: 1 } },
    ...position,
  });

describe('Mobile Hospital', () => {
  it('BRINK-MOB-1 asks for a colour in the city entered and removes one cube of it', () => {
    table()
      .does(HOSPITAL)
      .told({ fact: 'eventStays', card: HOSPITAL, seat: 1 })
      .does('drive delhi')
      .asks(HOSPITAL)
      .waitsFor('scientist')
      .refuses('drive mumbai', 'not-now')
      .refuses('remove blue')
      .does('remove red')
      .told({ fact: 'removed', city: 'delhi', colour: 'red', count: 1, now: 0, by: HOSPITAL })
      .cubes('delhi', 'red', 0)
      .cubes('delhi', 'black', 3)
      .supply('red', 24)
      .asks('actions', { left: 3 });
  });

  it('BRINK-MOB-3 takes the only colour by itself, and nothing where there is nothing', () => {
    table({ cubes: { delhi: { black: 2 } } })
      .does(HOSPITAL, 'drive delhi')
      .cubes('delhi', 'black', 1)
      .asks('actions', { left: 3 })
      .does('drive mumbai')
      .asks('actions', { left: 2 })
      .does('drive delhi')
      .cubes('delhi', 'black', 0);
  });

  it('BRINK-MOB-2 does nothing for flights, shuttles and pawns of others', () => {
    const hands = { scientist: [HOSPITAL, 'delhi', 'karachi'] };
    table({ hands }).does(HOSPITAL, 'direct delhi').cubes('delhi', 'black', 3).cubes('delhi', 'red', 1);
    table({ hands }).does(HOSPITAL, 'charter delhi').cubes('delhi', 'black', 3).asks('actions');
    table({ stations: ['karachi', 'delhi'] })
      .does(HOSPITAL, 'shuttle delhi')
      .cubes('delhi', 'black', 3);
    table({
      roles: ['dispatcher', 'medic'],
      hands: { dispatcher: [HOSPITAL] },
      at: { dispatcher: 'karachi', medic: 'karachi' },
      options: { consent: 'automatic' },
    })
      .does(HOSPITAL, 'send medic driving to delhi')
      .cubes('delhi', 'black', 3)
      .cubes('delhi', 'red', 1)
      .asks('actions', { left: 3 })
      .does('send dispatcher to delhi')
      .cubes('delhi', 'black', 3);
  });

  it('BRINK-MOB-2 BRINK-EVT-1 does nothing for an Airlift in the same turn', () => {
    table({ hands: { scientist: [HOSPITAL, 'airlift'] } })
      .does(HOSPITAL, 'airlift scientist to delhi')
      .cubes('delhi', 'black', 3)
      .asks('actions', { left: 4 });
  });

  it('BRINK-MOB-4 removes exactly one cube, of a cured disease too, and is no treatment', () => {
    table({ cured: ['black'], cubes: { delhi: { black: 3 }, lima: { yellow: 1 } } })
      .does(HOSPITAL, 'drive delhi')
      .cubes('delhi', 'black', 2);
    table({
      boxes: ['brink', 'lab'],
      hands: { scientist: [HOSPITAL, 'improved-sanitation'] },
      cubes: { delhi: { black: 3 } },
    })
      .does(HOSPITAL, 'improved-sanitation', 'drive delhi')
      .cubes('delhi', 'black', 2);
  });

  it('BRINK-MOB-5 lets the role that enters act first', () => {
    table({
      roles: ['medic', 'scientist'],
      hands: { medic: [HOSPITAL] },
      at: { medic: 'karachi' },
      cured: ['black'],
    })
      .does(HOSPITAL, 'drive delhi')
      .told(
        { fact: 'removed', colour: 'black', count: 3, by: 'medic' },
        { fact: 'removed', colour: 'red', count: 1, by: HOSPITAL },
      )
      .cubes('delhi', 'black', 0)
      .cubes('delhi', 'red', 0)
      .asks('actions', { left: 3 });
  });

  it('BRINK-SC-12 BRINK-MOB-1 BRINK-MOB-2 BRINK-MOB-5 takes one more cube of what the Containment Specialist leaves', () => {
    const contained = (options: Partial<Position> = {}): Scenario =>
      table({
        roles: ['containment-specialist', 'medic'],
        hands: { 'containment-specialist': [HOSPITAL, 'delhi'] },
        at: { 'containment-specialist': 'karachi' },
        ...options,
      });
    contained()
      .does(HOSPITAL, 'drive delhi', 'remove red')
      .cubes('delhi', 'black', 2)
      .cubes('delhi', 'red', 0);
    contained()
      .does(HOSPITAL, 'drive delhi', 'remove black')
      .cubes('delhi', 'black', 1)
      .cubes('delhi', 'red', 1);
    contained()
      .does(HOSPITAL, 'direct delhi')
      .cubes('delhi', 'black', 2)
      .cubes('delhi', 'red', 1)
      .asks('actions', { left: 3 });
    table({
      roles: ['dispatcher', 'containment-specialist'],
      hands: { dispatcher: [HOSPITAL] },
      at: { 'containment-specialist': 'karachi' },
      options: { consent: 'automatic' },
    })
      .does(HOSPITAL, 'send containment-specialist driving to delhi')
      .cubes('delhi', 'black', 2)
      .cubes('delhi', 'red', 1)
      .asks('actions', { left: 3 });
  });

  it('BRINK-MOB-2 does nothing for the Pilot’s flight, nor for a pawn that the Field Director leads', () => {
    table({
      boxes: ['brink', 'lab'],
      roles: ['pilot', 'medic'],
      hands: { pilot: [HOSPITAL] },
      at: { pilot: 'karachi' },
    })
      .does(HOSPITAL, 'pilot delhi')
      .cubes('delhi', 'black', 3);
    table({
      boxes: ['brink', 'lab'],
      roles: ['field-director', 'medic'],
      hands: { 'field-director': [HOSPITAL] },
      at: { 'field-director': 'karachi', medic: 'karachi' },
      options: { consent: 'automatic' },
    })
      .does(HOSPITAL, 'lead medic to delhi')
      .cubes('delhi', 'black', 3)
      .asks('actions', { left: 4 });
  });

  it('BRINK-MOB-6 brings nothing for drives before it was played', () => {
    table().does('drive delhi', HOSPITAL).cubes('delhi', 'black', 3).cubes('delhi', 'red', 1).asks('actions');
  });

  it('BRINK-MOB-7 eradicates a cured disease with its last cube', () => {
    table({ cured: ['red'], cubes: { delhi: { red: 1 } } })
      .does(HOSPITAL, 'drive delhi')
      .cure('red', 'eradicated');
  });

  it('BRINK-MOB-8 BRINK-EVT-7 may be played by anybody in the action part and helps the active player alone', () => {
    const held: Partial<Position> = { hands: { medic: [HOSPITAL] } };
    table(held)
      .as('medic')
      .does(HOSPITAL)
      .told({ fact: 'eventStays', card: HOSPITAL, seat: 1 })
      .as('scientist')
      .does('drive delhi')
      .asks(HOSPITAL)
      .waitsFor('scientist')
      .as('medic')
      .refuses('remove red', 'not-your-turn');
    table(held).does('end').as('medic').refuses(HOSPITAL, 'actions-over');
    table({ ...held, left: 0 })
      .as('medic')
      .allows(HOSPITAL);
  });

  it('BRINK-EVT-4 lies before the active player until the draw, in no hand and in no pile', () => {
    const ended = table({ infectNext: ['lima', 'osaka', 'paris', 'milan'] })
      .does(HOSPITAL)
      .hand('scientist');
    expect(ended.view().shows['reminders']).toEqual([{ card: HOSPITAL, seat: 1 }]);
    expect(ended.view().playerDiscard).toEqual([]);
    ended.does('end').told({ fact: 'eventEnded', card: HOSPITAL }, { fact: 'drew', seat: 1 });
    expect(ended.view().shows['reminders']).toEqual([]);
    ended.discarded(HOSPITAL);
    ended.does('infect', 'infect', 'continue').as('medic').does('drive chicago').asks('actions', { left: 3 });
  });

  it('BRINK-EVT-4 BRINK-EVT-6 cannot be stored while it lies there; stored and played again it leaves the game', () => {
    const again = table({
      roles: ['contingency-planner', 'medic'],
      hands: { medic: [HOSPITAL] },
      at: { 'contingency-planner': 'karachi' },
      infectNext: ['lima', 'osaka', 'paris', 'milan'],
    })
      .as('medic')
      .does(HOSPITAL)
      .as('contingency-planner')
      .refuses(`store ${HOSPITAL}`, 'not-discarded')
      .does('end', 'infect', 'infect', 'continue')
      .as('medic')
      .does('end', 'infect', 'infect', 'continue')
      .as('contingency-planner')
      .does(`store ${HOSPITAL}`, HOSPITAL, 'drive delhi', 'remove black')
      .cubes('delhi', 'black', 2)
      .does('end');
    expect(again.view().removed).toContain(HOSPITAL);
  });
});
