import { describe, expect, it } from 'vitest';
import { scenario, type Scenario } from '../../../scenario/scenario.ts';

const roles = ['contingency-planner', 'medic'];
const EVENTS = ['airlift', 'forecast', 'government-grant', 'one-quiet-night', 'resilient-population'];
const stored = (table: Scenario, role?: string): unknown => table.view(role).shows['storedEvent'];

describe('Contingency Planner', () => {
  it('BASE-CP-1 BASE-CP-2 takes any event of the discard pile on his card for one action, for all to see', () => {
    for (const event of EVENTS) {
      const table = scenario({ roles, playerDiscard: [...EVENTS, 'paris', 'lima'] })
        .allows(...EVENTS.map((other) => `store ${other}`))
        .does(`store ${event}`)
        .hand('contingency-planner')
        .asks('actions', { seat: 1, left: 3 });
      expect(stored(table)).toBe(event);
      expect(stored(table, 'medic')).toBe(event);
      expect(table.view().playerDiscard).not.toContain(event);
      expect(table.view().playerDiscard).toHaveLength(6);
      expect(table.view().removed).not.toContain(event);
    }
  });

  it('BASE-CP-2 reaches an event that other discards have covered', () => {
    const table = scenario({
      roles,
      hands: { medic: ['government-grant'], 'contingency-planner': ['paris', 'lima'] },
    })
      .as('medic')
      .does('government-grant tokyo')
      .as('contingency-planner')
      .does('direct paris', 'direct lima', 'store government-grant')
      .asks('actions', { left: 1 });
    expect(table.view().playerDiscard.toSorted()).toEqual(['lima', 'paris']);
  });

  it('BASE-CP-3 takes nothing but events that lie in the pile', () => {
    const table = scenario({
      roles,
      hands: { 'contingency-planner': ['airlift'], medic: ['forecast'] },
      playerDiscard: ['paris'],
    })
      .refuses('store paris', 'not-an-event')
      .refuses('store epidemic-1', 'not-an-event')
      .refuses('store airlift', 'not-discarded')
      .refuses('store forecast', 'not-discarded')
      .refuses('store one-quiet-night', 'not-discarded');
    expect(table.legal().filter((command) => command.includes('store'))).toEqual([]);
    table.asks('actions', { left: 4 });
  });

  it('BASE-CP-4 BASE-CP-5 holds one event at a time and cannot exchange it or put it back', () => {
    const table = scenario({ roles, playerDiscard: ['airlift', 'forecast'] })
      .does('store airlift')
      .refuses('store forecast', 'already-storing')
      .refuses('store airlift', 'already-storing')
      .refuses('discard airlift', 'not-now');
    const words = new Set(table.legal().map((command) => command.split(' ')[1]));
    expect(words).toEqual(new Set(['airlift', 'drive', 'end']));
    table.does('airlift contingency-planner to lima', 'store forecast').asks('actions', { left: 2 });
    expect(stored(table)).toBe('forecast');
  });

  it('BASE-CP-5 BASE-CP-6 keeps the stored event out of the hand: seven cards beside it are no excess', () => {
    const five = ['paris', 'lima', 'tokyo', 'delhi', 'lagos'];
    const table = scenario({
      roles,
      hands: { 'contingency-planner': five },
      stored: 'one-quiet-night',
      drawNext: ['osaka', 'cairo'],
      infectNext: ['sydney', 'santiago'],
    })
      .refuses('give one-quiet-night to medic', 'not-a-city-card')
      .does('end')
      .hand('contingency-planner', ...five, 'osaka', 'cairo')
      .asks('infections', { left: 2 });
    expect(table.view().seats[0]!.handSize).toBe(7);
  });

  it('BASE-CP-5 BASE-CP-6 brings no excess hand down by the stored event: it cannot be discarded, and playing it does not count', () => {
    const six = ['paris', 'lima', 'tokyo', 'delhi', 'lagos', 'seoul'];
    const table = scenario({
      roles,
      hands: { 'contingency-planner': six },
      stored: 'government-grant',
      drawNext: ['osaka', 'cairo'],
      infectNext: ['sydney', 'santiago'],
    })
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .refuses('discard government-grant', 'not-now')
      .does('government-grant tokyo')
      .asks('hand-limit', { seat: 1 });
    expect(table.legal()).toHaveLength(8);
    table.does('discard paris').asks('infections', { left: 2 });
  });

  it('BASE-CP-7 BASE-CP-8 takes a stored event out of the game once it is played, so it cannot come back', () => {
    const table = scenario({ roles, stored: 'airlift', playerDiscard: ['forecast'] })
      .does('airlift contingency-planner to tokyo')
      .told({ fact: 'removedFromGame', card: 'airlift', by: 'contingency-planner' })
      .at('contingency-planner', 'tokyo')
      .refuses('airlift contingency-planner to lima', 'card-not-held')
      .refuses('store airlift', 'not-discarded')
      .asks('actions', { seat: 1, left: 4 });
    expect(stored(table)).toBeUndefined();
    expect(table.view().removed).toContain('airlift');
    expect(table.view().playerDiscard).toEqual(['forecast']);
    table.does('store forecast').asks('actions', { left: 3 });
  });

  it('BASE-CP-7 keeps the stored event where it is when the owner of a pawn refuses an airlift', () => {
    const table = scenario({ roles, stored: 'airlift' })
      .does('airlift medic to tokyo')
      .as('medic')
      .does('refuse')
      .at('medic', 'atlanta')
      .asks('actions', { seat: 1, left: 4 });
    expect(stored(table)).toBe('airlift');
    table
      .as('contingency-planner')
      .does('airlift medic to tokyo')
      .as('medic')
      .does('accept')
      .at('medic', 'tokyo');
    expect(stored(table)).toBeUndefined();
    expect(table.view().removed).toContain('airlift');
    table.asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-CP-7 removes each of the other four events after its full effect', () => {
    const forecast = scenario({
      roles,
      stored: 'forecast',
      infectNext: ['lima', 'osaka'],
      infectionDeckSize: 2,
    })
      .does('forecast', 'next osaka')
      .asks('actions', { left: 4 });
    expect(forecast.view('contingency-planner').infectionDeck.groups[0]!.known).toEqual({
      1: 'osaka',
      2: 'lima',
    });
    const grant = scenario({ roles, stored: 'government-grant' })
      .does('government-grant lima')
      .stations('atlanta', 'lima')
      .asks('actions', { left: 4 });
    const night = scenario({ roles, stored: 'one-quiet-night' })
      .does('one-quiet-night', 'end')
      .told({ fact: 'infectionSkipped', by: 'one-quiet-night' })
      .asks('pause');
    const resilient = scenario({ roles, stored: 'resilient-population', infectionDiscard: ['lima', 'osaka'] })
      .does('resilient-population lima')
      .infectionDiscard('osaka')
      .asks('actions', { left: 4 });
    const tables = {
      forecast,
      'government-grant': grant,
      'one-quiet-night': night,
      'resilient-population': resilient,
    };
    for (const [event, table] of Object.entries(tables)) {
      expect(stored(table)).toBeUndefined();
      expect(table.view().removed).toContain(event);
      expect(table.view().playerDiscard).not.toContain(event);
    }
  });

  it('BASE-CP-9 plays the stored event for no action, on the turn of another player', () => {
    scenario({ roles, turn: 'medic', left: 0, stored: 'government-grant' })
      .as('contingency-planner')
      .does('government-grant tokyo')
      .stations('atlanta', 'tokyo')
      .asks('actions', { seat: 2, left: 0 });
  });

  it('BASE-CP-9 follows the timing of events: between infection cards, not inside an epidemic', () => {
    scenario({
      roles,
      turn: 'medic',
      stored: 'airlift',
      drawNext: ['epidemic', 'paris'],
      infectLast: ['cairo'],
      infectionDiscard: ['lima', 'osaka'],
    })
      .as('medic')
      .does('end')
      .as('contingency-planner')
      .asks('before-intensify')
      .refuses('airlift contingency-planner to lima', 'not-now')
      .as('medic')
      .does('continue', 'infect')
      .as('contingency-planner')
      .does('airlift contingency-planner to lima')
      .at('contingency-planner', 'lima')
      .asks('infections', { left: 1 });
  });

  it('BASE-CP-9 plays a stored Resilient Population between Infect and Intensify, as from a hand', () => {
    const table = scenario({
      roles,
      turn: 'medic',
      stored: 'resilient-population',
      options: { windows: 'possible' },
      drawNext: ['epidemic', 'paris'],
      infectLast: ['cairo'],
    })
      .as('medic')
      .does('end')
      .asks('before-intensify')
      .as('contingency-planner')
      .does('resilient-population cairo')
      .told({ fact: 'removedFromGame', card: 'resilient-population' }, { fact: 'intensified', count: 0 });
    expect(table.view().removed).toContain('resilient-population');
    table.asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-CP-10 discards an event of his hand as usual, and may store it afterwards', () => {
    const table = scenario({
      roles,
      hands: { 'contingency-planner': ['government-grant'] },
      stored: 'airlift',
    })
      .does('government-grant tokyo')
      .discarded('government-grant');
    expect(stored(table)).toBe('airlift');
    table
      .does('airlift contingency-planner to tokyo', 'store government-grant', 'government-grant lima')
      .stations('atlanta', 'tokyo', 'lima')
      .refuses('store government-grant', 'not-discarded')
      .asks('actions', { left: 3 });
    expect(table.view().removed).toEqual(expect.arrayContaining(['airlift', 'government-grant']));
  });

  it('BASE-CP-11 lets nobody else play the stored event', () => {
    const table = scenario({ roles, turn: 'medic', stored: 'airlift' })
      .as('medic')
      .refuses('airlift medic to tokyo', 'card-not-held')
      .as('contingency-planner')
      .allows('airlift medic to tokyo')
      .asks('actions', { seat: 2, left: 4 });
    expect(table.legal('medic').join('\n')).not.toContain('airlift');
  });
});
