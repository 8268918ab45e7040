// Who plays events, what playing costs, and where the card goes.
import { describe, expect, it } from 'vitest';
import { compile, seedFromText, start, view, type ConfigRequest } from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';

const roles = ['operations-expert', 'scientist', 'contingency-planner'];

describe('Windows between sides', () => {
  const stopsAlways = (request: ConfigRequest): boolean => {
    const game = compile(request);
    return game.ok && game.value.windowsAlways;
  };
  const options = { windows: 'possible' };

  it('LAB-TEAM-54 BRINK-BVW-7 always stop where hands are hidden: to pass by themselves would tell that nobody holds an event', () => {
    const team = { boxes: ['lab'], players: 4, challenges: ['team'] };
    const terrorist = { boxes: ['brink'], players: 3, challenges: ['bio-terrorist'] };
    expect(stopsAlways({ ...team, options })).toBe(true);
    expect(stopsAlways({ ...team, options: { ...options, hands: 'open' } })).toBe(false);
    expect(stopsAlways({ ...terrorist, options: { ...options, hands: 'private' } })).toBe(true);
    expect(stopsAlways({ ...terrorist, options: { ...options, hands: 'open' } })).toBe(false);
    expect(stopsAlways({ options: { ...options, hands: 'private' } })).toBe(false);
  });
});

describe('Playing events', () => {
  it('BASE-EVT-1 BASE-EVT-2 anybody plays on the turn of anybody, and no action is spent', () => {
    scenario({
      roles,
      hands: { 'operations-expert': ['one-quiet-night'], scientist: ['government-grant', 'airlift'] },
    })
      .as('scientist')
      .does('government-grant cairo')
      .stations('atlanta', 'cairo')
      .as('operations-expert')
      .does('one-quiet-night')
      .asks('actions', { seat: 1, left: 4 })
      .does('end', 'continue')
      .as('scientist')
      .does('airlift scientist to cairo')
      .at('scientist', 'cairo')
      .asks('actions', { seat: 2, left: 4 });
  });

  it('BASE-EVT-2 an event needs no action left, and gives none back', () => {
    scenario({ roles, left: 0, hands: { 'operations-expert': ['airlift'] } })
      .refuses('drive chicago', 'no-action-left')
      .does('airlift operations-expert to cairo')
      .at('operations-expert', 'cairo')
      .refuses('drive istanbul', 'no-action-left')
      .asks('actions', { left: 0 });
  });

  it('BASE-EVT-3 BASE-EVT-14 the holder decides how it is used; the active player cannot play it for him', () => {
    scenario({
      roles,
      hands: { scientist: ['forecast', 'government-grant'] },
      infectNext: ['essen', 'osaka', 'lima', 'cairo', 'paris', 'tokyo'],
    })
      .refuses('government-grant cairo', 'card-not-held')
      .refuses('forecast', 'card-not-held')
      .refuses('3: government-grant cairo', 'card-not-held')
      .as('scientist')
      .does('forecast')
      .asks('forecast', { seat: 2 })
      .waitsFor('scientist')
      .as('operations-expert')
      .refuses('next tokyo', 'not-your-turn')
      .as('scientist')
      .does('next tokyo', 'next paris', 'next cairo', 'next lima', 'next osaka')
      .asks('actions', { seat: 1, left: 4 })
      .as('operations-expert')
      .does('end', 'infect')
      .cubes('tokyo', 'red', 1)
      .cubes('essen', 'blue', 0)
      .asks('infections', { left: 1 });
  });

  it('BASE-EVT-14 the stored event belongs to the Contingency Planner alone', () => {
    scenario({ roles, stored: 'airlift' })
      .refuses('airlift operations-expert to cairo', 'card-not-held')
      .as('contingency-planner')
      .does('airlift contingency-planner to cairo')
      .at('contingency-planner', 'cairo')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EVT-12 no event while an action waits for its answer', () => {
    scenario({
      roles,
      hands: { 'operations-expert': ['atlanta', 'airlift'], scientist: ['government-grant'] },
    })
      .does('give atlanta to scientist')
      .asks('consent', { asked: 2 })
      .refuses('airlift operations-expert to cairo', 'not-now')
      .refuses('2: government-grant cairo', 'not-now')
      .as('scientist')
      .does('accept')
      .allows('1: airlift 1 to cairo', '2: government-grant cairo')
      .asks('actions', { left: 3 });
  });

  it('BASE-EVT-12 the hand limit step that a shared card causes is the exception', () => {
    const six = ['paris', 'essen', 'milan', 'london', 'madrid', 'chicago'];
    scenario({
      roles,
      hands: { 'operations-expert': ['atlanta', 'airlift'], scientist: ['government-grant', ...six] },
    })
      .does('give atlanta to scientist')
      .as('scientist')
      .does('accept')
      .asks('hand-limit', { seat: 2 })
      .allows('1: airlift 1 to cairo')
      .does('government-grant cairo')
      .hand('scientist', 'atlanta', ...six)
      .stations('atlanta', 'cairo')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-EVT-13 a played event goes to the discard pile, not before its effect takes place', () => {
    const s = scenario({ roles, hands: { scientist: ['airlift', 'government-grant'] } });
    s.as('scientist')
      .does('government-grant cairo')
      .hand('scientist', 'airlift')
      .discarded('government-grant');
    s.does('airlift operations-expert to tokyo').hand('scientist', 'airlift').asks('consent', { asked: 1 });
    expect(s.view().playerDiscard).toEqual(['government-grant']);
    s.as('operations-expert').does('accept').at('operations-expert', 'tokyo').hand('scientist');
    s.discarded('airlift', 'government-grant').asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EVT-13 an airlift that is turned down is not spent', () => {
    const s = scenario({ roles, hands: { scientist: ['airlift'] } });
    s.as('scientist').does('airlift operations-expert to tokyo').as('operations-expert').does('refuse');
    s.at('operations-expert', 'atlanta').hand('scientist', 'airlift').asks('actions', { left: 4 });
    expect(s.view().playerDiscard).toEqual([]);
  });

  it('BASE-EVT-13 the stored event leaves the game instead', () => {
    const s = scenario({ roles, stored: 'one-quiet-night' });
    s.as('contingency-planner').does('one-quiet-night').asks('actions', { seat: 1, left: 4 });
    expect(s.view().playerDiscard).toEqual([]);
    expect(s.view().removed).toContain('one-quiet-night');
  });

  it('BASE-EVT-15 an event without possible effect is refused and stays in the hand', () => {
    scenario({
      roles,
      hands: { scientist: ['resilient-population', 'airlift'] },
      stored: 'one-quiet-night',
      quietNight: true,
    })
      .as('scientist')
      .refuses('resilient-population lima', 'not-discarded')
      .refuses('airlift scientist to atlanta', 'already-there')
      .hand('scientist', 'resilient-population', 'airlift')
      .as('contingency-planner')
      .refuses('one-quiet-night', 'already-pending')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EVT-11 setup asks nobody anything and plays no event', () => {
    for (const players of [2, 3, 4]) {
      const compiled = compile({ players, epidemics: 4 });
      if (!compiled.ok) throw new Error(compiled.error.message);
      for (let seed = 0; seed < 20; seed++) {
        const { state, facts } = start(compiled.value, seedFromText(`setup ${String(seed)}`));
        expect(facts.filter(({ fact }) => fact === 'eventPlayed' || fact === 'discarded')).toEqual([]);
        expect(facts.at(-1)).toMatchObject({ fact: 'turnBegan', turn: 1 });
        expect(view(state, 0)).toMatchObject({
          playerDiscard: [],
          frames: [{ frame: 'turn' }, { frame: 'actions', left: 4 }],
        });
      }
    }
  });

  it('BASE-EVT-11 after the end no event can be played', () => {
    const s = scenario({ roles, playerDeckSize: 0, hands: { scientist: ['airlift', 'government-grant'] } });
    s.does('end').ends('cards').as('scientist').refuses('government-grant cairo', 'game-over');
    s.refuses('airlift scientist to cairo', 'game-over');
    expect(s.legal()).toEqual([]);
  });
});
