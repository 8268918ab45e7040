import { describe, expect, it } from 'vitest';
import { BT, hisTurn, shown } from './tables.ts';

const supplyOf = (onBoard: number): number => 12 - onBoard;

describe('infecting by the Bio-Terrorist', () => {
  it('BRINK-BAC-9 BRINK-BHD-8 locally: a purple cube where he is, which shows the city while he stays hidden', () => {
    const s = hisTurn({ terrorist: { city: 'lagos' } })
      .does('infect-locally')
      .cubes('lagos', 'purple', 1)
      .supply('purple', 11);
    expect(shown(s)).toMatchObject({
      state: 'hidden',
      possible: ['lagos'],
      lastKnown: { city: 'lagos', turn: 1 },
    });
    expect(s.view().seats[2]!.city).toBeUndefined();
  });

  it('BRINK-BAC-10 remotely: with its card a purple cube on a city, which tells nothing of his own', () => {
    const s = hisTurn({ terrorist: { city: 'lagos', hand: ['cairo', 'delhi'] } })
      .refuses('infect-remotely lima', 'card-not-held')
      .does('infect-remotely cairo')
      .cubes('cairo', 'purple', 1)
      .infectionDiscard('cairo');
    expect(shown(s).possible.length).toBeGreaterThan(40);
  });

  it('BRINK-BAC-8 BRINK-SC-36 each once in his turn, and for an action', () => {
    hisTurn({ terrorist: { city: 'lagos', hand: ['cairo', 'delhi'] } })
      .does('infect-locally')
      .refuses('infect-locally', 'once-per-turn')
      .does('infect-remotely cairo')
      .refuses('infect-remotely delhi', 'no-action-left');
    hisTurn({ terrorist: { city: 'lagos', hand: ['cairo', 'delhi'] } })
      .does('infect-remotely cairo')
      .refuses('infect-remotely delhi', 'once-per-turn')
      .allows('infect-locally');
  });

  it('BRINK-BAC-8 BRINK-BHD-5 only hidden, and again in the same turn once he is', () => {
    hisTurn({ terrorist: { city: 'atlanta', hand: ['cairo', 'lima'] } })
      .refuses('infect-locally', 'spotted')
      .refuses('infect-remotely cairo', 'spotted')
      .refuses('sabotage lima', 'spotted')
      .does('sneak miami')
      .does('infect-locally')
      .cubes('miami', 'purple', 1)
      .does('infect-remotely cairo');
  });

  it('BRINK-BAC-14 BRINK-BAC-15 BRINK-BIN-4 BRINK-SC-36 what the Quarantine Specialist prevents is refused and costs nothing', () => {
    const s = hisTurn({
      roles: ['quarantine-specialist', 'researcher'],
      at: { 'quarantine-specialist': 'khartoum' },
      terrorist: { city: 'lagos', hand: ['cairo', 'khartoum', 'delhi'] },
    })
      .refuses('infect-locally', 'prevented')
      .refuses('infect-remotely cairo', 'prevented')
      .refuses('infect-remotely khartoum', 'prevented')
      .allows('infect-remotely delhi', 'sneak khartoum', 'sneak kinshasa');
    expect(shown(s, BT)).toMatchObject({ turn: { actions: 2, freeDrive: true }, hand: { size: 3 } });
  });

  it('BRINK-BAC-14 BRINK-BIN-5 the Medic keeps purple away once it is cured, not before', () => {
    const table = (cured: readonly string[]) =>
      hisTurn({
        roles: ['medic', 'researcher'],
        at: { medic: 'cairo' },
        terrorist: { city: 'lagos', hand: ['cairo'] },
        cured,
        cubes: { lima: { purple: 1 } },
      });
    table([]).does('infect-remotely cairo').cubes('cairo', 'purple', 1);
    table(['purple']).refuses('infect-remotely cairo', 'prevented');
  });

  it('BRINK-BPU-7 with purple eradicated he places nothing more, and still moves and draws', () => {
    hisTurn({ terrorist: { city: 'lagos', hand: ['cairo'] }, eradicated: ['purple'] })
      .refuses('infect-locally', 'prevented')
      .refuses('infect-remotely cairo', 'prevented')
      .does('draw-infection', 'sneak khartoum')
      .allows('fly-in cairo');
    hisTurn({
      terrorist: { city: 'delhi', hand: ['cairo'] },
      stations: ['atlanta', 'delhi'],
      eradicated: ['purple'],
    })
      .does('sabotage cairo')
      .stations('atlanta');
  });

  it('BRINK-BPU-2 BRINK-SC-40 a purple outbreak puts a cube on each connected city and keeps one', () => {
    hisTurn({ terrorist: { city: 'cairo' }, cubes: { cairo: { purple: 3 } } })
      .supply('purple', supplyOf(3))
      .does('infect-locally')
      .outbreaks(1)
      .cubes('algiers', 'purple', 1)
      .cubes('istanbul', 'purple', 1)
      .cubes('baghdad', 'purple', 1)
      .cubes('riyadh', 'purple', 1)
      .cubes('khartoum', 'purple', 1)
      .cubes('cairo', 'purple', 1)
      .supply('purple', 6);
  });

  it('BRINK-BPU-3 BRINK-BPU-4 BRINK-SC-40 so does each of a chain, with the cubes that were freed', () => {
    hisTurn({ terrorist: { city: 'santiago' }, cubes: { santiago: { purple: 3 }, lima: { purple: 3 } } })
      .supply('purple', 6)
      .does('infect-locally')
      .outbreaks(2)
      .cubes('mexico-city', 'purple', 1)
      .cubes('bogota', 'purple', 1)
      .cubes('santiago', 'purple', 1)
      .cubes('lima', 'purple', 1)
      .supply('purple', 8)
      .asks('terrorist', { left: 2 });
  });

  it('BRINK-BPU-5 BRINK-SC-40 a cube that is missing loses the game for the team, by his own action too', () => {
    const s = hisTurn({
      terrorist: { city: 'cairo' },
      cubes: { cairo: { purple: 3 }, istanbul: { purple: 3 } },
    })
      .supply('purple', 6)
      .does('infect-locally')
      .ends('cubes');
    expect(s.view().winners).toEqual([3]);
  });

  it('BRINK-BAC-9 BRINK-BAC-10 with three cubes there it breaks out, from afar too', () => {
    hisTurn({ terrorist: { city: 'lagos', hand: ['cairo'] }, cubes: { cairo: { purple: 3 } } })
      .does('infect-remotely cairo')
      .outbreaks(1)
      .cubes('cairo', 'purple', 1);
  });

  it('BRINK-BPU-1 the card of a purple city brings a purple cube too, where the table wants it', () => {
    for (const [companion, count] of [
      ['yes', 2],
      ['no', 1],
    ] as const) {
      const s = hisTurn({
        terrorist: { city: 'lagos' },
        cubes: { milan: { purple: 1 } },
        infectNext: ['milan', 'lima'],
        options: { companion, windows: 'possible' },
      });
      s.does('wait', 'wait', 'wait').as('researcher').does('end');
      s.cubes('milan', 'blue', 1).cubes('milan', 'purple', count);
    }
  });

  it('BRINK-BPU-6 purple is cured with five cards, one of them of a purple city', () => {
    const hand = ['lima', 'paris', 'delhi', 'cairo', 'madrid'];
    const at = {
      at: { researcher: 'atlanta' },
      terrorist: { city: 'lagos' },
      hands: { researcher: hand },
      cubes: { lima: { purple: 1 }, osaka: { purple: 1 } },
    };
    hisTurn(at)
      .does('wait', 'wait', 'wait')
      .as('dispatcher')
      .does('continue')
      .as('researcher')
      .does('cure purple piece by piece')
      .cure('purple', 'cured');
    hisTurn({ ...at, cubes: { osaka: { purple: 1 } } })
      .does('wait', 'wait', 'wait')
      .as('dispatcher')
      .does('continue')
      .as('researcher')
      .refuses('cure purple piece by piece');
  });
});
