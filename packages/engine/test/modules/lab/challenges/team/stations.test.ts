// Team stations serve their team alone.
import { describe, it } from 'vitest';
import { teams } from './table.ts';

const BLUE = ['paris', 'london', 'essen', 'milan', 'madrid'];
const there = { teams: { stations: ['cairo', 'lima'] } } as const;

describe('a team station', () => {
  it('LAB-TEAM-27 serves Shuttle Flights of its own team, to it and from it', () => {
    teams({ ...there })
      .does('shuttle cairo')
      .at('medic', 'cairo')
      .does('shuttle atlanta');
    teams({ ...there }).refuses('shuttle lima', 'station-of-others');
    teams({ ...there, at: { medic: 'lima' } }).refuses('shuttle atlanta', 'station-of-others');
    teams({ ...there, turn: 'dispatcher', at: { dispatcher: 'lima' } })
      .does('shuttle atlanta')
      .at('dispatcher', 'atlanta');
    teams({ ...there }).refuses('shuttle paris', 'no-station');
  });

  it('LAB-TEAM-27 serves cures of its own team', () => {
    const hands = { medic: BLUE };
    teams({ ...there, hands, at: { medic: 'cairo' } })
      .does(`cure blue with ${BLUE.join(' ')}`)
      .cure('blue', 'eradicated');
    teams({ ...there, hands, at: { medic: 'lima' } }).refuses(
      `cure blue with ${BLUE.join(' ')}`,
      'station-of-others',
    );
    teams({ ...there, hands, at: { medic: 'lima' }, stations: ['atlanta', 'lima'] }).does(
      `cure blue with ${BLUE.join(' ')}`,
    );
  });

  it('LAB-TEAM-27 of a Shuttle Flight by the Dispatcher, his own team’s stations count', () => {
    const table = teams({ ...there, turn: 'dispatcher' }).refuses(
      'send medic shuttle to cairo',
      'station-of-others',
    );
    table.does('send medic shuttle to lima').as('medic').does('accept').at('medic', 'lima');
  });

  it('LAB-TEAM-27 does not keep the Operations Expert from his own flight, whoever’s it is', () => {
    const roles = ['operations-expert', 'scientist', 'researcher', 'dispatcher'];
    for (const city of ['cairo', 'lima', 'atlanta']) {
      const table = teams({
        ...there,
        roles,
        at: { 'operations-expert': city },
        hands: { 'operations-expert': ['paris'] },
      });
      table.does('fly tokyo discarding paris').at('operations-expert', 'tokyo');
    }
  });

  it('LAB-TEAM-28 leaves room for a station of the table, by the action and by Government Grant', () => {
    const table = teams({
      ...there,
      at: { medic: 'cairo' },
      hands: { medic: ['cairo'], dispatcher: ['government-grant'] },
    });
    table.does('build').stations('atlanta', 'cairo').as('dispatcher').does('government-grant lima');
    table.stations('atlanta', 'cairo', 'lima').as('medic').refuses('build', 'station-there');
  });

  it('LAB-TEAM-29 LAB-TEAM-62 is never moved, and is none of the six', () => {
    const six = ['atlanta', 'paris', 'tokyo', 'lagos', 'delhi', 'sydney'];
    const table = teams({ ...there, stations: six, at: { medic: 'milan' }, hands: { medic: ['milan'] } });
    table
      .refuses('build', 'stations-used-up')
      .refuses('build from cairo', 'no-station-there')
      .refuses('build from lima', 'no-station-there');
    table.does('build from paris').stations('atlanta', 'milan', 'tokyo', 'lagos', 'delhi', 'sydney');
    teams({ ...there, stations: six.slice(0, 5), at: { medic: 'milan' }, hands: { medic: ['milan'] } }).does(
      'build',
    );
  });
});
