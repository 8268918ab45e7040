import { describe, expect, it } from 'vitest';
import { scenario } from '../../scenario/scenario.ts';

const roles = ['scientist', 'medic'];
const six = ['atlanta', 'cairo', 'tokyo', 'lima', 'moscow', 'sydney'];
const builds = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes('build'));

describe('build a research station', () => {
  it('BASE-BLD-1 the card of the own city is discarded and a station of the supply comes there', () => {
    scenario({ roles, at: { scientist: 'paris' }, hands: { scientist: ['paris', 'milan'] } })
      .does('build')
      .told(
        { fact: 'discarded', seat: 1, card: 'paris', by: 'build' },
        { fact: 'stationBuilt', city: 'paris', by: 'build' },
      )
      .stations('atlanta', 'paris')
      .hand('scientist', 'milan')
      .discarded('paris')
      .asks('actions', { left: 3 });
  });

  it('BASE-BLD-2 any other card, or the card in another hand, is not enough', () => {
    const game = scenario({
      roles,
      at: { scientist: 'paris', medic: 'paris' },
      hands: { scientist: ['milan', 'london', 'government-grant'], medic: ['paris'] },
    }).refuses('build', 'card-not-held');
    expect(builds(game.legal())).toEqual([]);
    game.stations('atlanta').hand('medic', 'paris').asks('actions', { left: 4 });
  });

  it('BASE-BLD-2 the Operations Expert needs no card and keeps the one he has', () => {
    scenario({
      roles: ['operations-expert', 'medic'],
      at: { 'operations-expert': 'paris' },
      hands: { 'operations-expert': ['paris'] },
    })
      .does('build')
      .stations('atlanta', 'paris')
      .hand('operations-expert', 'paris')
      .asks('actions', { left: 3 });
  });

  it('BASE-BLD-3 a station is built only where the own pawn is', () => {
    const game = scenario({
      roles,
      at: { scientist: 'paris', medic: 'tokyo' },
      hands: { scientist: ['tokyo', 'milan'] },
    })
      .refuses('build', 'card-not-held')
      .refuses('build tokyo');
    expect(builds(game.legal())).toEqual([]);
    game
      .does('drive milan', 'build')
      .stations('atlanta', 'milan')
      .hand('scientist', 'tokyo')
      .asks('actions', { left: 2 });
  });

  it('BASE-BLD-4 BASE-CMP-10 a city with a station gets no second one, by card, role, event or transfer', () => {
    scenario({ roles, hands: { scientist: ['atlanta', 'government-grant'] } })
      .refuses('build', 'station-there')
      .refuses('government-grant atlanta', 'station-there')
      .stations('atlanta')
      .hand('scientist', 'atlanta', 'government-grant')
      .asks('actions', { left: 4 });
    scenario({ roles: ['operations-expert', 'medic'] })
      .refuses('build', 'station-there')
      .asks('actions', { left: 4 });
    scenario({ roles, hands: { scientist: ['atlanta'] }, stations: six })
      .refuses('build from cairo', 'station-there')
      .refuses('build from atlanta', 'station-there')
      .stations(...six)
      .asks('actions', { left: 4 });
  });

  it('BASE-BLD-5 BASE-BLD-7 with all six built the builder moves the one he wants, that of Atlanta included', () => {
    for (const from of six) {
      const game = scenario({
        roles,
        at: { scientist: 'paris' },
        hands: { scientist: ['paris', 'milan'] },
        stations: six,
      });
      expect(new Set(builds(game.legal()))).toEqual(new Set(six.map((city) => `1: build from ${city}`)));
      game
        .refuses('build', 'stations-used-up')
        .refuses('build from milan', 'no-station-there')
        .does(`build from ${from}`)
        .stations('paris', ...six.filter((city) => city !== from))
        .hand('scientist', 'milan')
        .discarded('paris')
        .asks('actions', { left: 3 });
    }
  });

  it('BASE-BLD-6 while the supply lasts no station is moved', () => {
    for (let built = 1; built < six.length; built++) {
      scenario({
        roles,
        at: { scientist: 'paris' },
        hands: { scientist: ['paris'] },
        stations: six.slice(0, built),
      })
        .refuses('build from atlanta', 'stations-left')
        .does('build')
        .stations('paris', ...six.slice(0, built))
        .asks('actions', { left: 3 });
    }
  });

  it('BASE-CMP-8 BASE-CMP-9 there is no seventh station, by card, role or event', () => {
    scenario({
      roles: ['operations-expert', 'medic'],
      at: { 'operations-expert': 'paris' },
      hands: { 'operations-expert': ['paris', 'government-grant'] },
      stations: six.slice(0, 5),
    })
      .does('build')
      .stations('paris', ...six.slice(0, 5))
      .refuses('government-grant milan', 'stations-used-up')
      .does('drive milan')
      .refuses('build', 'stations-used-up')
      .does('government-grant essen from paris')
      .stations('essen', ...six.slice(0, 5))
      .does('build from atlanta')
      .stations('essen', 'milan', ...six.slice(1, 5))
      .asks('actions', { left: 1 });
  });
});
