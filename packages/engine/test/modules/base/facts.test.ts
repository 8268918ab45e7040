import { describe, expect, it } from 'vitest';
import { compile, legal, seedFromText, start, type Fact } from '../../../src/index.ts';
import { scenario } from '../../scenario/scenario.ts';

/** What a command tells, without what is told about setup. */
function told(facts: readonly Fact[], kind: string): Record<string, unknown>[] {
  return facts.filter((fact) => fact.fact === kind).map((fact) => ({ ...fact }));
}

describe('facts say how it came', () => {
  it('a move says where from, where to and by which way', () => {
    const table = scenario({
      roles: ['operations-expert', 'dispatcher'],
      at: { 'operations-expert': 'atlanta', dispatcher: 'paris' },
      hands: { 'operations-expert': ['lima', 'tokyo', 'chicago'], dispatcher: ['airlift'] },
      stations: ['atlanta', 'cairo', 'lima'],
    });
    table.does('drive chicago').told({ fact: 'moved', seat: 1, from: 'atlanta', to: 'chicago', by: 'drive' });
    table.does('charter atlanta').told({ fact: 'discarded', seat: 1, card: 'chicago', by: 'charter' });
    table.told({ fact: 'moved', from: 'chicago', to: 'atlanta', by: 'charter' });
    table.does('shuttle cairo').told({ fact: 'moved', to: 'cairo', by: 'shuttle' });
    table.does('fly delhi discarding tokyo').told({ fact: 'discarded', card: 'tokyo', by: 'fly' });
    table.told({ fact: 'moved', from: 'cairo', to: 'delhi', by: 'fly' });
    table.as('dispatcher').does('airlift dispatcher to milan');
    table.told(
      { fact: 'eventPlayed', seat: 2, card: 'airlift' },
      { fact: 'moved', seat: 2, from: 'paris', to: 'milan', by: 'airlift' },
      { fact: 'discarded', seat: 2, card: 'airlift', by: 'event' },
    );
    table.asks('actions', { left: 0 });
  });

  it('a pawn that is sent says so, and each way keeps its name', () => {
    const table = scenario({
      roles: ['dispatcher', 'scientist'],
      at: { dispatcher: 'atlanta', scientist: 'cairo' },
      hands: { dispatcher: ['paris', 'tokyo'] },
      stations: ['atlanta', 'cairo'],
      options: { consent: 'automatic' },
    });
    table.does('send scientist shuttle to atlanta').told({ fact: 'answered', seat: 2, answer: 'accepted' });
    table.told({ fact: 'moved', seat: 2, from: 'cairo', to: 'atlanta', by: 'shuttle' });
    table.does('send scientist driving to miami').told({ fact: 'moved', seat: 2, to: 'miami', by: 'drive' });
    table
      .does('send scientist direct to paris')
      .told({ fact: 'discarded', seat: 1, card: 'paris', by: 'direct' });
    table.told({ fact: 'moved', seat: 2, to: 'paris', by: 'direct' });
    table.does('send dispatcher to paris').told({ fact: 'moved', seat: 1, to: 'paris', by: 'send' });
    table.asks('actions', { left: 0 });
  });

  it('a chartered pawn, a direct flight and a question say what they cost and who is asked', () => {
    const table = scenario({
      roles: ['dispatcher', 'scientist'],
      at: { scientist: 'lima' },
      hands: { dispatcher: ['lima', 'delhi'] },
    });
    table.does('send scientist charter to osaka').told({ fact: 'asked', seat: 2, by: 1 });
    table.as('scientist').does('accept');
    table.told(
      { fact: 'answered', seat: 2, answer: 'accepted' },
      { fact: 'discarded', seat: 1, card: 'lima', by: 'charter' },
      { fact: 'moved', seat: 2, from: 'lima', to: 'osaka', by: 'charter' },
    );
    table.as('dispatcher').does('direct delhi').told({ fact: 'discarded', card: 'delhi', by: 'direct' });
    table.told({ fact: 'moved', seat: 1, to: 'delhi', by: 'direct' });
    table.does('send dispatcher to osaka', 'send scientist driving to tokyo').as('scientist').does('refuse');
    table.told({ fact: 'answered', seat: 2, answer: 'refused' }).asks('actions', { left: 1 });
  });

  it('cubes that go say whether they were treated or swept', () => {
    const table = scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { paris: { blue: 2 }, essen: { red: 1 }, tokyo: { red: 1 } },
      cured: ['red'],
    });
    table.does('treat blue');
    table.told({ fact: 'removed', city: 'paris', colour: 'blue', count: 2, now: 0, by: 'treat' });
    table
      .does('drive essen')
      .told({ fact: 'removed', city: 'essen', colour: 'red', count: 1, now: 0, by: 'medic' });
    table.asks('actions', { left: 2 });
  });

  it('stations and cures are told with what was paid', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      at: { scientist: 'paris', researcher: 'paris' },
      hands: {
        scientist: ['paris', 'delhi', 'mumbai', 'cairo', 'tehran', 'government-grant'],
        researcher: ['lima'],
      },
    });
    table.does('build').told({ fact: 'discarded', card: 'paris', by: 'build' });
    expect(told(table.facts, 'stationBuilt')).toEqual([{ fact: 'stationBuilt', city: 'paris', by: 'build' }]);
    table
      .does('government-grant osaka')
      .told({ fact: 'stationBuilt', city: 'osaka', by: 'government-grant' });
    table.does('cure black with delhi mumbai cairo tehran');
    expect(told(table.facts, 'discarded').map((fact) => fact['by'])).toEqual([
      'cure',
      'cure',
      'cure',
      'cure',
    ]);
    table.told({ fact: 'cured', colour: 'black', seat: 1 }, { fact: 'eradicated', colour: 'black' });
    table.does('take lima from researcher').as('researcher').does('accept');
    table.told({ fact: 'shared', card: 'lima', from: 2, to: 1 }).asks('actions', { left: 1 });
  });

  it('a moved station says where it stood', () => {
    const six = ['atlanta', 'paris', 'cairo', 'delhi', 'tokyo', 'lima'];
    scenario({ roles: ['operations-expert', 'medic'], at: { 'operations-expert': 'milan' }, stations: six })
      .does('build from lima')
      .told({ fact: 'stationBuilt', city: 'milan', from: 'lima', by: 'build' })
      .asks('actions', { left: 3 });
  });

  it('a prevented cube names the rule or role that stopped it', () => {
    const table = scenario({
      roles: ['quarantine-specialist', 'medic'],
      at: { 'quarantine-specialist': 'paris', medic: 'lima' },
      cubes: { lima: {}, osaka: { yellow: 1 } },
      cured: ['yellow'],
      eradicated: ['red'],
      rateSpace: 4,
      infectNext: ['essen', 'lima', 'tokyo'],
      drawNext: ['delhi', 'cairo'],
    });
    table.does('end', 'infect');
    table.told({ fact: 'infectionDrawn', city: 'essen', from: 'top' });
    table.told({
      fact: 'prevented',
      city: 'essen',
      colour: 'blue',
      by: 'quarantine-specialist',
      cause: 'infection',
    });
    table
      .does('infect')
      .told({ fact: 'prevented', city: 'lima', colour: 'yellow', by: 'medic', cause: 'infection' });
    table
      .does('infect')
      .told({ fact: 'prevented', city: 'tokyo', colour: 'red', by: 'cures', cause: 'infection' });
    table.told({ fact: 'infectionDiscarded', city: 'tokyo' }).asks('pause');
  });

  it('an epidemic tells its three steps and what left the game', () => {
    const table = scenario({
      roles: ['scientist', 'contingency-planner'],
      hands: { scientist: ['resilient-population'] },
      drawNext: ['epidemic', 'delhi'],
      infectLast: ['santiago'],
      infectionDiscard: ['lima'],
    });
    table.does('end');
    table.told(
      { fact: 'drew', seat: 1, count: 2 },
      { fact: 'epidemicDrawn', seat: 1 },
      { fact: 'drewCard', seat: 1, card: 'delhi' },
      { fact: 'rateMoved', space: 2, rate: 2 },
      { fact: 'infectionDrawn', city: 'santiago', from: 'bottom' },
      { fact: 'placed', city: 'santiago', colour: 'yellow', count: 3, now: 3, cause: 'epidemic' },
      { fact: 'infectionDiscarded', city: 'santiago' },
    );
    table.does('resilient-population lima');
    table.told({ fact: 'infectionRemoved', city: 'lima', by: 'resilient-population' });
    expect(table.view().infectionRemoved).toEqual(['lima']);
    table
      .does('continue')
      .told({ fact: 'intensified', count: 1 }, { fact: 'removedFromGame', by: 'epidemic' });
    table.asks('infections', { left: 2 });
  });

  it('an outbreak tells its depth, its number and where each cube came from', () => {
    const table = scenario({
      roles: ['scientist', 'medic'],
      at: { scientist: 'tokyo', medic: 'tokyo' },
      cubes: { santiago: { yellow: 3 }, lima: { yellow: 3 } },
      infectNext: ['santiago'],
      drawNext: ['delhi', 'cairo'],
    });
    table.does('end', 'infect');
    table.told(
      { fact: 'outbreak', city: 'santiago', colour: 'yellow', depth: 0, total: 1 },
      { fact: 'outbreak', city: 'lima', colour: 'yellow', depth: 1, total: 2 },
      { fact: 'placed', city: 'mexico-city', cause: 'outbreak', from: 'lima', depth: 1, count: 1, now: 1 },
    );
    table.asks('infections', { left: 1 });
  });

  it('quiet nights, stored events and discards say who did it', () => {
    const table = scenario({
      roles: ['contingency-planner', 'scientist'],
      hands: {
        scientist: ['one-quiet-night', 'lima', 'delhi', 'cairo', 'paris', 'milan', 'tokyo', 'osaka'],
      },
      playerDiscard: ['airlift'],
      drawNext: ['essen', 'london'],
    });
    table.does('store airlift').told({ fact: 'eventStored', seat: 1, card: 'airlift' });
    table.does('airlift contingency-planner to lima');
    table.told({ fact: 'removedFromGame', card: 'airlift', by: 'contingency-planner' });
    table.as('scientist').does('one-quiet-night').told({ fact: 'quietNightBegan' });
    table.as('contingency-planner').does('end');
    table.told({ fact: 'infectionSkipped', by: 'one-quiet-night' }).asks('pause');
    table.does('continue').told({ fact: 'turnBegan', seat: 2, turn: 2 });
  });

  it('a card given up for the hand limit says so', () => {
    scenario({
      roles: ['scientist', 'medic'],
      hands: { scientist: ['lima', 'delhi', 'cairo', 'paris', 'milan', 'tokyo', 'osaka'] },
      drawNext: ['essen', 'london'],
    })
      .does('end', 'discard lima')
      .told({ fact: 'discarded', seat: 1, card: 'lima', by: 'hand limit' })
      .asks('hand-limit', { seat: 1 });
  });
});

describe('setup tells everything that is dealt', () => {
  it('stations, cubes, roles, hands, unused epidemics, the first player and the first turn', () => {
    const compiled = compile({ players: 2, epidemics: 5, options: { hands: 'private' } });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const { facts } = start(compiled.value, seedFromText('setup'));
    const counts = Object.fromEntries(
      [...new Set(facts.map((fact) => fact.fact))].map((kind) => [kind, told(facts, kind).length]),
    );
    expect(counts).toEqual({
      stationBuilt: 1,
      infectionDrawn: 9,
      placed: 9,
      infectionDiscarded: 9,
      roleDealt: 2,
      dealt: 2,
      dealtCard: 8,
      removedFromGame: 1,
      firstPlayer: 1,
      turnBegan: 1,
    });
    expect(told(facts, 'stationBuilt')).toEqual([{ fact: 'stationBuilt', city: 'atlanta', by: 'setup' }]);
    expect(told(facts, 'placed').every((fact) => fact['cause'] === 'setup')).toBe(true);
    expect(told(facts, 'removedFromGame')).toEqual([
      { fact: 'removedFromGame', card: 'epidemic-6', by: 'setup' },
    ]);
    expect(told(facts, 'dealtCard').every((fact) => Array.isArray(fact['audience']))).toBe(true);
  });
});

describe('commands have names of their own', () => {
  it('every kind of command is known by name and offered under it', () => {
    const compiled = compile({ players: 2 });
    if (!compiled.ok) throw new Error(compiled.error.message);
    expect([...compiled.value.kindsByName.keys()].sort()).toEqual(
      (
        'accept airlift build charter continue cure direct discard drive end fly forecast give government-grant infect ' +
        'next one-quiet-night refuse resilient-population send send-charter send-direct send-driving send-shuttle ' +
        'shuttle store take treat'
      ).split(' '),
    );
    const kinds = new Set(
      legal(start(compiled.value, seedFromText('names')).state).map((command) => command.kind),
    );
    expect([...kinds]).toEqual(expect.arrayContaining(['end', 'drive']));
  });
});
