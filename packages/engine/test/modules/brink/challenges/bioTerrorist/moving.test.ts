import { describe, expect, it } from 'vitest';
import { BT, hisTurn, shown } from './tables.ts';

describe('the ways of the Bio-Terrorist', () => {
  it('BRINK-BAC-3 BRINK-BAC-7 he drives to connected cities alone, hidden or spotted', () => {
    hisTurn({ terrorist: { city: 'lagos' } })
      .allows('sneak khartoum', 'sneak kinshasa', 'sneak sao-paulo')
      .refuses('sneak cairo', 'not-connected')
      .refuses('sneak lagos', 'already-there');
    const s = hisTurn({ terrorist: { city: 'atlanta' } }).does('sneak miami');
    expect(shown(s)).toMatchObject({ state: 'hidden' });
  });

  it('BRINK-BAC-4 BRINK-BAC-5 BRINK-BHD-7 BRINK-SC-38 flights take a card and are sighted', () => {
    const s = hisTurn({ terrorist: { city: 'lima', hand: ['lima', 'osaka'] } })
      .does('fly-out cairo')
      .told({ fact: 'sighted', city: 'lima', by: 'charter' });
    expect(shown(s, BT).city).toBe('cairo');
    expect(s.heard('dispatcher').map(({ fact }) => fact)).toEqual(['infectionDiscarded', 'sighted']);
    expect(JSON.stringify(s.view('dispatcher').shows['terrorist'])).not.toContain('"city":"cairo"');
    expect(shown(s).possible).not.toContain('lima');
    expect(shown(s).possible).toHaveLength(46);
    s.does('fly-in osaka')
      .told({ fact: 'sighted', city: 'osaka', by: 'direct' })
      .infectionDiscard('lima', 'osaka');
    expect(shown(s)).toMatchObject({ state: 'hidden', hand: { size: 0 }, possible: ['osaka'] });
    expect(shown(s).sightings).toEqual(
      [
        { city: 'lima', turn: 1 },
        { city: 'osaka', turn: 1 },
      ].sort((a, b) => s.game.cityNumbers.get(a.city)! - s.game.cityNumbers.get(b.city)!),
    );
    expect(s.view().seats[2]!.city).toBeUndefined();
  });

  it('BRINK-BAC-5 a table may sight a Charter Flight where it lands', () => {
    const s = hisTurn({ terrorist: { city: 'lima', hand: ['lima'] }, options: { sighting: 'destination' } })
      .does('fly-out cairo')
      .told({ fact: 'sighted', city: 'cairo', by: 'charter' });
    expect(shown(s)).toMatchObject({ state: 'hidden', possible: ['cairo'] });
  });

  it('BRINK-BAC-4 BRINK-BAC-5 BRINK-BAC-7 he needs the right card, and flies to another city', () => {
    hisTurn({ terrorist: { city: 'lima', hand: ['osaka'] } })
      .refuses('fly-out cairo', 'card-not-held')
      .refuses('fly-in cairo', 'card-not-held');
    hisTurn({ terrorist: { city: 'lima', hand: ['lima'] } })
      .refuses('fly-in lima', 'already-there')
      .refuses('fly-out lima', 'already-there');
  });

  it('BRINK-BAC-6 Shuttle Flight and all that the team does are refused', () => {
    const s = hisTurn({
      terrorist: { city: 'lima', hand: ['lima'] },
      stations: ['lima', 'cairo'],
      cubes: { lima: { yellow: 1 } },
    });
    for (const command of [
      'shuttle cairo',
      'treat yellow',
      'build',
      'drive bogota',
      'direct lima',
      'charter cairo',
      'end',
      'capture',
    ])
      s.refuses(command);
  });
});
