import { describe, expect, it } from 'vitest';
import { BT, hisTurn, shown, terroristTable } from './tables.ts';

describe('a turn of the Bio-Terrorist', () => {
  it('BRINK-BIO-9 BRINK-BIO-10 BRINK-SC-36 two actions and a free drive in any order', () => {
    const s = hisTurn({ terrorist: { city: 'lagos', hand: ['cairo', 'delhi'] } })
      .does('infect-locally')
      .cubes('lagos', 'purple', 1)
      .does('sneak khartoum')
      .does('infect-remotely delhi')
      .cubes('delhi', 'purple', 1)
      .infectionDiscard('delhi');
    expect(shown(s)).toMatchObject({ state: 'hidden', hand: { size: 1, known: [] } });
    expect(shown(s, BT)).toMatchObject({ city: 'khartoum', hand: { size: 1, known: ['cairo'] } });
    // The turn is over after three commands.
    expect(s.view().frames.at(-1)?.frame).not.toBe('terrorist');
    s.refuses('draw-infection');
  });

  it('BRINK-BIO-12 BRINK-SC-36 a third action and a second free drive are refused', () => {
    hisTurn({ terrorist: { city: 'lagos' } })
      .does('draw-infection', 'draw-infection')
      .refuses('draw-infection', 'no-action-left')
      .refuses('infect-locally', 'no-action-left')
      .allows('sneak khartoum', 'wait');
    hisTurn({ terrorist: { city: 'lagos' } })
      .does('sneak khartoum', 'sneak lagos')
      .does('draw-infection')
      .waitsFor('dispatcher');
    hisTurn({ terrorist: { city: 'lagos' } })
      .does('sneak khartoum', 'draw-infection')
      .allows('sneak lagos', 'draw-infection')
      .does('sneak lagos')
      .waitsFor('dispatcher');
    // The first drive was free, two actions are left for the others.
    const s = hisTurn({ terrorist: { city: 'lagos' } }).does('sneak khartoum');
    expect(shown(s, BT).turn).toEqual({ actions: 2, freeDrive: false });
    expect(shown(s.does('sneak lagos'), BT).turn).toEqual({ actions: 1, freeDrive: false });
  });

  it('BRINK-BIO-8 he has one after each turn of a team player', () => {
    const s = terroristTable({
      roles: ['dispatcher', 'researcher', 'scientist'],
      terrorist: { city: 'lagos' },
      options: { windows: 'possible' },
    });
    for (const role of ['dispatcher', 'researcher', 'scientist']) {
      s.as(role).does('end');
      while (s.view().frames.at(-1)?.frame !== 'terrorist') s.does(s.legal(role)[0]!.replace(/^\d+: /u, ''));
      s.waitsFor(BT).as(BT).does('wait', 'wait', 'wait');
    }
    expect(s.view()).toMatchObject({ turn: 1, turnsDone: 3 });
  });

  it('BRINK-BIO-11 it draws no Player cards, infects nothing and moves no marker', () => {
    const s = hisTurn({ terrorist: { city: 'lagos' } });
    const before = s.view();
    const after = s.does('wait', 'wait', 'wait').view();
    for (const key of ['playerDeck', 'infectionDeck', 'rateSpace', 'outbreaks', 'cubes'] as const)
      expect(after[key]).toEqual(before[key]);
  });

  it('BRINK-BIO-9 nothing is kept for the next turn', () => {
    const s = hisTurn({ terrorist: { city: 'lagos' }, options: { windows: 'possible' } }).does(
      'wait',
      'wait',
      'infect-locally',
    );
    s.as('researcher').does('end');
    while (s.view().frames.at(-1)?.frame !== 'terrorist')
      s.does(s.legal('researcher')[0]!.replace(/^\d+: /u, ''));
    expect(shown(s, BT).turn).toEqual({ actions: 2, freeDrive: true });
    s.as(BT).does('infect-locally').cubes('lagos', 'purple', 2);
  });

  it('BRINK-BVW-9 BRINK-BVW-11 always three commands, each of which counts as a reveal', () => {
    const s = hisTurn({ terrorist: { city: 'lagos' } });
    for (const command of ['sneak khartoum', 'wait', 'sneak cairo']) {
      const before = s.state.reveals;
      s.does(command);
      expect(s.state.reveals).toBeGreaterThan(before);
    }
    s.waitsFor('dispatcher');
  });
});
