import { describe, expect, it } from 'vitest';
import { scenario } from '../../scenario/scenario.ts';

const roles = ['scientist', 'medic'];
const events = ['airlift', 'forecast', 'government-grant', 'one-quiet-night', 'resilient-population'];

describe('direct flight', () => {
  it('BASE-MOV-5 discards the card of the destination and flies there from anywhere', () => {
    scenario({ roles, at: { scientist: 'santiago' }, hands: { scientist: ['tokyo', 'santiago'] } })
      .does('direct tokyo')
      .at('scientist', 'tokyo')
      .at('medic', 'atlanta')
      .hand('scientist', 'santiago')
      .discarded('tokyo')
      .asks('actions', { left: 3 });
  });

  it('BASE-MOV-6 needs the card of the destination in the own hand', () => {
    const game = scenario({ roles, hands: { scientist: ['osaka', 'atlanta'], medic: ['tokyo'] } })
      .refuses('direct tokyo', 'card-not-held')
      .refuses('direct chicago', 'card-not-held');
    expect(game.legal().filter((command) => command.includes('direct'))).toEqual(['1: direct osaka']);
    game.hand('medic', 'tokyo').hand('scientist', 'osaka', 'atlanta').asks('actions', { left: 4 });
  });
});

describe('charter flight', () => {
  it('BASE-MOV-7 discards the card of the own city and flies anywhere', () => {
    const game = scenario({ roles, at: { scientist: 'lima' }, hands: { scientist: ['lima', 'tokyo'] } });
    const targets = game.legal().filter((command) => command.includes('charter'));
    expect(new Set(targets)).toEqual(
      new Set(game.game.cityIds.filter((city) => city !== 'lima').map((city) => `1: charter ${city}`)),
    );
    game
      .does('charter moscow')
      .at('scientist', 'moscow')
      .hand('scientist', 'tokyo')
      .discarded('lima')
      .asks('actions', { left: 3 });
  });

  it('BASE-MOV-8 is refused without the card of the own city, even with others of its colour', () => {
    scenario({
      roles,
      at: { scientist: 'lima' },
      hands: { scientist: ['bogota', 'santiago', 'moscow'], medic: ['lima'] },
    })
      .refuses('charter moscow', 'card-not-held')
      .refuses('charter tokyo', 'card-not-held')
      .at('scientist', 'lima')
      .hand('scientist', 'bogota', 'santiago', 'moscow')
      .hand('medic', 'lima')
      .asks('actions', { left: 4 });
  });
});

describe('shuttle flight', () => {
  it('BASE-MOV-9 goes from station to station without a card', () => {
    const game = scenario({
      roles,
      hands: { scientist: ['atlanta', 'cairo'] },
      stations: ['atlanta', 'cairo', 'tokyo'],
    });
    expect(game.legal().filter((command) => command.includes('shuttle'))).toEqual([
      '1: shuttle cairo',
      '1: shuttle tokyo',
    ]);
    game
      .does('shuttle cairo')
      .at('scientist', 'cairo')
      .hand('scientist', 'atlanta', 'cairo')
      .stations('atlanta', 'cairo', 'tokyo')
      .does('shuttle tokyo')
      .at('scientist', 'tokyo')
      .asks('actions', { left: 2 });
  });

  it('BASE-MOV-10 needs a station at both ends, and two of them', () => {
    const stations = ['atlanta', 'cairo'];
    scenario({ roles, stations })
      .refuses('shuttle tokyo', 'no-station')
      .refuses('shuttle atlanta', 'already-there')
      .asks('actions', { left: 4 });
    scenario({ roles, at: { scientist: 'paris' }, stations })
      .refuses('shuttle cairo', 'no-station')
      .refuses('shuttle paris', 'no-station')
      .at('scientist', 'paris')
      .asks('actions', { left: 4 });
  });
});

describe('every movement', () => {
  it('BASE-MOV-11 a movement to the city one is in is refused and costs no card', () => {
    scenario({
      roles: ['operations-expert', 'dispatcher'],
      hands: { 'operations-expert': ['atlanta', 'tokyo'] },
      stations: ['atlanta', 'cairo'],
    })
      .refuses('drive atlanta')
      .refuses('direct atlanta', 'already-there')
      .refuses('charter atlanta', 'already-there')
      .refuses('shuttle atlanta', 'already-there')
      .refuses('fly atlanta discarding tokyo', 'already-there')
      .hand('operations-expert', 'atlanta', 'tokyo')
      .asks('actions', { left: 4 });
    scenario({ roles: ['dispatcher', 'medic'], hands: { dispatcher: ['atlanta'] } })
      .refuses('send medic to atlanta', 'already-there')
      .refuses('send medic driving to atlanta')
      .refuses('send medic direct to atlanta', 'already-there')
      .refuses('send medic charter to atlanta', 'already-there')
      .hand('dispatcher', 'atlanta')
      .asks('actions', { left: 4 });
  });

  it('BASE-MOV-12 events buy no flight', () => {
    const game = scenario({ roles, hands: { scientist: events } }).refuses('charter tokyo', 'card-not-held');
    for (const event of events) game.refuses(`direct ${event}`);
    expect(game.legal().filter((command) => /direct|charter/u.test(command))).toEqual([]);
    game.hand('scientist', ...events).asks('actions', { left: 4 });
    const expert = scenario({
      roles: ['operations-expert', 'medic'],
      hands: { 'operations-expert': events },
    });
    for (const event of events) expert.refuses(`fly tokyo discarding ${event}`, 'not-a-city-card');
    expect(expert.legal().filter((command) => command.includes('fly'))).toEqual([]);
    expert.hand('operations-expert', ...events).asks('actions', { left: 4 });
  });
});
