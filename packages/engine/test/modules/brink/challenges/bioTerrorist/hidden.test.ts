import { describe, expect, it } from 'vitest';
import { BT, hisTurn, shown, terroristTable } from './tables.ts';

describe('hidden, spotted, sighted', () => {
  it('BRINK-BHD-1 hidden, his pawn is off the board', () => {
    const s = terroristTable({ terrorist: { city: 'cairo' } });
    for (const role of [undefined, 'dispatcher']) {
      expect(s.view(role).seats[2]!.city).toBeUndefined();
      expect(shown(s, role).city).toBeUndefined();
    }
    expect(shown(s, BT)).toMatchObject({ state: 'hidden', city: 'cairo' });
  });

  it('BRINK-BHD-2 whoever comes to the other spots him, in any turn and by any means', () => {
    const to = { at: { dispatcher: 'algiers', researcher: 'lima' }, terrorist: { city: 'cairo' } };
    const spotted = [
      terroristTable(to).does('drive cairo'),
      terroristTable({ ...to, hands: { dispatcher: ['cairo'] } }).does('direct cairo'),
      terroristTable({ ...to, hands: { dispatcher: ['algiers'] } }).does('charter cairo'),
      terroristTable({ ...to, stations: ['algiers', 'cairo'] }).does('shuttle cairo'),
      terroristTable({ ...to, at: { dispatcher: 'lima', researcher: 'algiers' } })
        .does('send researcher driving to cairo')
        .as('researcher')
        .does('accept'),
      terroristTable({ ...to, hands: { researcher: ['airlift'] } })
        .as('researcher')
        .does('airlift researcher to cairo'),
      hisTurn({ ...to, hands: { researcher: ['airlift'] } })
        .as('researcher')
        .does('airlift researcher to cairo'),
      hisTurn(to).does('sneak algiers'),
    ];
    for (const s of spotted) {
      expect(shown(s).state).toBe('spotted');
      expect(s.view().seats[2]!.city).toBe(shown(s).city);
      s.told({ fact: 'spotted' });
    }
  });

  it('BRINK-BHD-3 the check follows every single move, not the cities that a flight skips', () => {
    const s = terroristTable({ at: { dispatcher: 'algiers' }, terrorist: { city: 'cairo' } })
      .does('drive cairo')
      .told({ fact: 'spotted', city: 'cairo' })
      .does('drive riyadh')
      .told({ fact: 'vanished', city: 'cairo' });
    expect(shown(s)).toMatchObject({ state: 'hidden', possible: ['cairo'] });
    const flight = terroristTable({
      at: { dispatcher: 'algiers' },
      hands: { dispatcher: ['riyadh'] },
      terrorist: { city: 'cairo' },
    }).does('direct riyadh');
    expect(shown(flight).state).toBe('hidden');
    // The Pilot's passenger moves second.
    const pilot = terroristTable({
      roles: ['pilot', 'researcher'],
      at: { pilot: 'algiers', researcher: 'algiers' },
      terrorist: { city: 'cairo' },
    });
    pilot.does('pilot cairo with researcher').as('researcher').does('accept');
    expect(shown(pilot).state).toBe('spotted');
  });

  it('BRINK-BHD-4 he is hidden again as soon as no team pawn shares his city', () => {
    const left = terroristTable({
      at: { dispatcher: 'cairo', researcher: 'cairo' },
      terrorist: { city: 'cairo' },
    });
    left.does('drive riyadh');
    expect(shown(left).state).toBe('spotted');
    left.does('send researcher driving to riyadh').as('researcher').does('accept');
    expect(shown(left)).toMatchObject({ state: 'hidden', possible: ['cairo'] });
    const fled = hisTurn({ at: { dispatcher: 'cairo' }, terrorist: { city: 'cairo' } }).does('sneak riyadh');
    expect(shown(fled).state).toBe('hidden');
    // That he left everybody saw: he is next to Cairo.
    expect([...shown(fled).possible].sort()).toEqual([
      'algiers',
      'baghdad',
      'istanbul',
      'khartoum',
      'riyadh',
    ]);
  });

  it('BRINK-BHD-6 driving through a city of the team he is seen there for that moment', () => {
    const s = hisTurn({ at: { dispatcher: 'cairo' }, terrorist: { city: 'riyadh' } })
      .does('sneak cairo')
      .told({ fact: 'spotted', city: 'cairo' });
    expect(s.view().seats[2]!.city).toBe('cairo');
    s.does('sneak khartoum').told({ fact: 'vanished', city: 'cairo' });
    expect(shown(s)).toMatchObject({ state: 'hidden', lastKnown: { city: 'cairo', turn: 1 } });
  });

  it('BRINK-BHD-7 a sighting places no pawn', () => {
    const s = hisTurn({ terrorist: { city: 'lima', hand: ['osaka'] } }).does('fly-in osaka');
    expect(s.view().seats[2]!.city).toBeUndefined();
    expect(shown(s)).toMatchObject({ state: 'hidden', sightings: [{ city: 'osaka', turn: 1 }] });
  });
});
