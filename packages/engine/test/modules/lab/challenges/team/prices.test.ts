// What costs teams more, and what three teams pay less for.
import { describe, it } from 'vitest';
import { teams, threeTeams } from './table.ts';

const RED = ['tokyo', 'osaka', 'taipei', 'manila', 'hong-kong'];

describe('Share Knowledge', () => {
  it('LAB-TEAM-26 LAB-TEAM-68 two actions between teams, paid by who acts; one within a team', () => {
    const hands = { medic: ['atlanta'], dispatcher: ['cairo'] };
    teams({ hands })
      .does('give atlanta to scientist')
      .as('scientist')
      .does('accept')
      .asks('actions', { left: 2 });
    const table = teams({ hands }).does('give atlanta to researcher').as('researcher').does('accept');
    table.asks('actions', { seat: 1, left: 1 }).hand('researcher', 'atlanta');
    const asked = teams({ hands: { dispatcher: ['atlanta'] } }).does('take atlanta from dispatcher');
    asked.as('dispatcher').does('accept').asks('actions', { left: 1 }).hand('medic', 'atlanta');
  });

  it('LAB-TEAM-68 with one action left it is possible within the team only', () => {
    const table = teams({ left: 1, hands: { medic: ['atlanta'], researcher: ['cairo'] } });
    table
      .refuses('give atlanta to dispatcher', 'too-few-actions')
      .refuses('take cairo from researcher', 'too-few-actions');
    table.allows('give atlanta to scientist');
  });

  it('LAB-TEAM-26 the Local Liaison’s own action costs one between teams too', () => {
    const roles = ['local-liaison', 'scientist', 'researcher', 'dispatcher'];
    const table = teams({ roles, hands: { 'local-liaison': ['paris'] } });
    table.does('pass paris to researcher').as('researcher').does('accept').asks('actions', { left: 2 });
  });

  it('BRINK-EPD-7 what the Epidemiologist takes from another team costs nothing', () => {
    const roles = ['epidemiologist', 'scientist', 'researcher', 'dispatcher'];
    const table = teams({ roles, hands: { dispatcher: ['paris'] } });
    table.does('request paris from dispatcher').as('dispatcher').does('accept').asks('actions', { left: 3 });
  });

  it('LAB-TEAM-67 players of other teams may refuse, even where consent is given by itself', () => {
    const options = { consent: 'automatic' };
    const table = teams({ options, hands: { medic: ['atlanta'] } });
    table.does('give atlanta to researcher').asks('consent', { asked: 3 }).as('researcher').does('refuse');
    table.asks('actions', { left: 3 }).hand('medic', 'atlanta');
    teams({ options, hands: { medic: ['atlanta'] } })
      .does('give atlanta to scientist')
      .hand('scientist', 'atlanta');
    const moved = teams({
      options,
      turn: 'dispatcher',
      roles: ['medic', 'scientist', 'dispatcher', 'researcher'],
    });
    moved
      .does('send medic driving to chicago')
      .asks('consent', { asked: 1 })
      .as('medic')
      .does('refuse')
      .at('medic', 'atlanta');
    moved.as('dispatcher').does('send researcher driving to chicago').at('researcher', 'chicago');
  });
});

describe('Discover a Cure', () => {
  it('LAB-TEAM-30 LAB-EX-6 four cards with three teams, three for the Scientist; five and four with two', () => {
    const six = threeTeams({ hands: { medic: RED.slice(0, 4) } });
    six.refuses(`cure red with ${RED.slice(0, 3).join(' ')}`, 'wrong-count');
    six.does(`cure red with ${RED.slice(0, 4).join(' ')}`).cure('red', 'eradicated');
    threeTeams({ turn: 'scientist', hands: { scientist: RED.slice(0, 3) } }).does(
      `cure red with ${RED.slice(0, 3).join(' ')}`,
    );
    teams({ hands: { medic: RED } })
      .refuses(`cure red with ${RED.slice(0, 4).join(' ')}`, 'wrong-count')
      .does(`cure red with ${RED.join(' ')}`);
    teams({ turn: 'scientist', hands: { scientist: RED.slice(0, 4) } })
      .refuses(`cure red with ${RED.slice(0, 3).join(' ')}`, 'wrong-count')
      .does(`cure red with ${RED.slice(0, 4).join(' ')}`);
  });

  it('BRINK-CUR-1 LAB-TEAM-30 what changes the price of a cure is reckoned from four', () => {
    const strain = {
      challenges: ['virulent-strain'],
      strain: 'red',
      inForce: ['complex-molecular-structure'],
    };
    threeTeams({ ...strain, hands: { medic: RED } })
      .refuses(`cure red with ${RED.slice(0, 4).join(' ')}`, 'wrong-count')
      .does(`cure red with ${RED.join(' ')}`);
  });
});
