import { describe, expect, it } from 'vitest';
import { scenario, type Position } from '../../../scenario/scenario.ts';

const boxes = ['lab'];
const roles = ['pilot', 'medic'];
const automatic = { consent: 'automatic' };

const pilot = (position: Partial<Position> = {}) => scenario({ boxes, roles, ...position });
/** What a command does, without seat and operands. */
const kinds = (commands: readonly string[]): Set<string> =>
  new Set(commands.map((command) => command.split(' ')[1]!));

describe('What the Pilot cannot do', () => {
  const stations = ['atlanta', 'tokyo'];
  const hands = { pilot: ['atlanta', 'lima'] };

  it('LAB-PIL-1 takes no ordinary movement action', () => {
    const table = pilot({ stations, hands });
    for (const move of ['drive chicago', 'direct lima', 'charter sydney', 'shuttle tokyo'])
      table.refuses(move, 'grounded');
    expect(kinds(table.legal())).toEqual(new Set(['end', 'pilot', 'give']));
  });

  it('LAB-PIL-2 builds no research station', () => {
    const table = pilot({ at: { pilot: 'lima' }, hands }).refuses('build', 'never-builds');
    expect(kinds(table.legal())).toEqual(new Set(['end', 'pilot']));
  });

  it('LAB-PIL-10 plays Government Grant, and Airlift moves him', () => {
    pilot({ hands: { pilot: ['government-grant', 'airlift'] } })
      .does('government-grant lima', 'airlift pilot to sydney')
      .stations('atlanta', 'lima')
      .at('pilot', 'sydney')
      .asks('actions', { left: 4 });
    pilot({ hands: { medic: ['airlift'] } })
      .as('medic')
      .does('airlift pilot to sydney')
      .as('pilot')
      .does('accept')
      .at('pilot', 'sydney');
  });

  it('LAB-PIL-7 LAB-PIL-11 the Dispatcher moves him by every ordinary means and to other pawns, but cannot make him fly', () => {
    const table = pilot({
      roles: ['dispatcher', 'pilot', 'medic'],
      at: { medic: 'paris' },
      stations,
      hands: { dispatcher: ['atlanta', 'lima'] },
    })
      .allows('send pilot driving to chicago', 'send pilot direct to lima', 'send pilot charter to sydney')
      .allows('send pilot shuttle to tokyo', 'send pilot to paris')
      .refuses('send pilot driving to montreal', 'not-connected')
      .refuses('pilot london', 'wrong-role')
      .refuses('2: pilot london', 'not-your-turn');
    expect(table.legal().some((command) => command.includes(': pilot'))).toBe(false);
    table
      .does('send pilot driving to chicago', '2: accept')
      .at('pilot', 'chicago')
      .asks('actions', { left: 3 });
  });
});

describe('The flight of the Pilot', () => {
  it('LAB-PIL-3 LAB-PIL-12 goes to every city up to three lines away, for one action', () => {
    const table = pilot();
    const { distances, cityIds, cityNumbers, shape } = table.game;
    const from = cityNumbers.get('atlanta')! * shape.cities;
    const reached = cityIds.filter((_, to) => distances[from + to]! >= 1 && distances[from + to]! <= 3);
    expect(reached).toContain('london');
    expect(
      table
        .legal()
        .flatMap((command) => / pilot (\S+)$/u.exec(command)?.[1] ?? [])
        .toSorted(),
    ).toEqual(reached.toSorted());
    table
      .refuses('pilot paris', 'too-far', 'Paris is 4 lines away from Atlanta; you fly 3 at most.')
      .refuses('pilot atlanta', 'already-there')
      .does('pilot london')
      .told({ fact: 'moved', seat: 1, from: 'atlanta', to: 'london', by: 'pilot' })
      .at('pilot', 'london')
      .at('medic', 'atlanta')
      .asks('actions', { left: 3 });
    pilot({ left: 0 }).refuses('pilot london', 'no-action-left');
  });

  it('LAB-PIL-4 LAB-PIL-6 LAB-SC-13 the passenger enters the destination only', () => {
    pilot({ cured: ['blue'], cubes: { 'new-york': { blue: 2 }, london: { blue: 1 } } })
      .refuses('pilot paris with medic', 'too-far')
      .does('pilot london with medic')
      .asks('consent', { asked: 2 })
      .at('pilot', 'atlanta')
      .as('medic')
      .does('accept')
      .told(
        { fact: 'moved', seat: 1, to: 'london', by: 'pilot' },
        { fact: 'moved', seat: 2, to: 'london', by: 'pilot' },
        { fact: 'removed', city: 'london', by: 'medic' },
      )
      .at('pilot', 'london')
      .at('medic', 'london')
      .cubes('london', 'blue', 0)
      .cubes('new-york', 'blue', 2)
      .asks('actions', { seat: 1, left: 3 });
  });

  it('LAB-PIL-5 nobody moves and nothing is spent if the passenger refuses', () => {
    pilot()
      .does('pilot london with medic', '2: refuse')
      .at('pilot', 'atlanta')
      .at('medic', 'atlanta')
      .asks('actions', { seat: 1, left: 4 })
      .does('pilot london')
      .at('pilot', 'london');
  });

  it('LAB-PIL-5 takes one other pawn, from his own city', () => {
    const three = ['pilot', 'medic', 'scientist'];
    pilot({ roles: three, options: automatic, hands: { medic: ['paris'] } })
      .allows('pilot chicago with medic', 'pilot chicago with scientist')
      .refuses('pilot washington with pilot', 'own-pawn')
      .does('pilot washington with medic')
      .at('medic', 'washington')
      .at('scientist', 'atlanta')
      .hand('medic', 'paris')
      .asks('actions', { seat: 1, left: 3 })
      .refuses('pilot miami with scientist', 'not-together');
    const apart = pilot({ roles: three, at: { scientist: 'chicago' } });
    apart.refuses('pilot chicago with scientist', 'not-together');
    expect(apart.legal().some((command) => command.includes('with 3'))).toBe(false);
  });

  it('LAB-PIL-6 protection comes along: the Quarantine Specialist as passenger', () => {
    pilot({
      roles: ['pilot', 'quarantine-specialist'],
      options: { ...automatic, windows: 'possible' },
      left: 1,
      drawNext: ['paris', 'milan'],
      infectNext: ['london', 'essen'],
    })
      .does('pilot london with quarantine-specialist', 'end')
      .cubes('london', 'blue', 0)
      .cubes('essen', 'blue', 0);
  });
});
