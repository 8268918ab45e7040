// Which tables can be solo, and how a turn goes.
import { describe, expect, it } from 'vitest';
import { compile, legal, type ConfigRequest } from '../../../../../src/index.ts';
import { inStep, QUIET, solo } from './table.ts';

const alone = (request: ConfigRequest = {}) =>
  compile({ boxes: ['brink', 'lab'], ...request, challenges: [...(request.challenges ?? []), 'solo'] });

function sentence(request: ConfigRequest): string | undefined {
  const compiled = alone(request);
  return compiled.ok ? undefined : compiled.error.message;
}

describe('a configuration', () => {
  it.each([
    [],
    ['virulent-strain'],
    ['mutation'],
    ['worldwide-panic'],
    ['lab'],
    ['virulent-strain', 'mutation'],
    ['virulent-strain', 'worldwide-panic', 'lab'],
  ])('LAB-SOLO-2 LAB-COMB-2 may be solo with %s, at every level', (...challenges) => {
    for (const epidemics of [4, 5, 6, 7])
      for (const hands of ['open', 'private'])
        expect(sentence({ challenges, epidemics, options: { hands } })).toBeUndefined();
  });

  it('BRINK-COMB-13 is for one player', () => {
    const compiled = alone();
    expect(compiled.ok && compiled.value.config.players).toBe(1);
    for (const players of [2, 3, 4, 5]) expect(sentence({ players })).toBe('Solo mode is for 1 player.');
    expect(compile({ players: 1 })).toMatchObject({ error: { message: 'This game is for 2 to 5 players.' } });
  });

  it('LAB-COMB-8 needs On the Brink for the legendary level, as for its challenges', () => {
    const without = (request: ConfigRequest) => sentence({ ...request, boxes: ['lab'] });
    expect(without({ epidemics: 7 })).toBe('This needs the On the Brink expansion: 7 epidemics.');
    expect(without({ challenges: ['mutation'] })).toBe(
      'This needs the On the Brink expansion: the challenge mutation.',
    );
    for (const epidemics of [4, 5, 6]) expect(without({ epidemics })).toBeUndefined();
    expect(sentence({ boxes: ['brink'] })).toBe('This needs the In the Lab expansion: the challenge solo.');
  });

  it('BRINK-COMB-16 names no role that solo mode does not use', () => {
    for (const [role, name] of [
      ['dispatcher', 'Dispatcher'],
      ['researcher', 'Researcher'],
      ['epidemiologist', 'Epidemiologist'],
      ['local-liaison', 'Local Liaison'],
    ] as const) {
      expect(sentence({ roles: [role] })).toBe(`This role is not used in solo mode: ${name}.`);
      expect(sentence({ pool: ['medic', role] })).toBe(`This role is not used in solo mode: ${name}.`);
    }
    expect(sentence({ roles: ['medic', 'medic'], players: 1 })).toBe('A role can be in play only once.');
    expect(sentence({ roles: ['field-operative'] })).toBeUndefined();
    expect(sentence({ roles: ['field-operative'], challenges: ['lab'] })).toBe(
      'The Field Operative is not used in the Lab challenge.',
    );
  });

  it('BRINK-COMB-16 LAB-ROL-3 the CDC is no role for a player, in solo mode or any other', () => {
    const message = 'This is not a role for a player of the team: CDC.';
    expect(sentence({ roles: ['cdc'] })).toBe(message);
    expect(sentence({ pool: ['medic', 'cdc'] })).toBe(message);
    expect(compile({ boxes: ['lab'], roles: ['medic', 'cdc'] })).toMatchObject({ error: { message } });
    expect(compile({ roles: ['cdc', 'medic'] })).toMatchObject({
      error: { message, reason: 'role-for-nobody', params: { role: 'cdc' } },
    });
    expect(sentence({ roles: ['dispatcher', 'cdc'] })).toBe(
      'This role is not used in solo mode: Dispatcher.',
    );
    expect(compile({ game: 'iberia', roles: ['cdc', 'nurse'] })).toMatchObject({
      error: { reason: 'unknown-name' },
    });
  });

  it('BRINK-COMB-17 names no Special Orders, and enough events', () => {
    expect(sentence({ events: ['special-orders', 'airlift', 'forecast', 'borrowed-time'] })).toBe(
      'Special Orders is not used in solo mode.',
    );
    expect(sentence({ events: ['airlift', 'forecast', 'borrowed-time'] })).toBe('Exactly 4 Events are used.');
    expect(sentence({ events: ['airlift', 'forecast', 'borrowed-time', 'one-quiet-night'] })).toBeUndefined();
  });

  it('BRINK-COMB-13 BRINK-COMB-16 the first sentence of the list is said', () => {
    const everything = {
      players: 2,
      epidemics: 9,
      roles: ['dispatcher', 'dispatcher'],
      events: ['special-orders'],
    };
    expect(sentence(everything)).toMatch(/^Solo mode/u);
    expect(sentence({ ...everything, players: 1 })).toMatch(/^The number of epidemics/u);
    expect(sentence({ ...everything, players: 1, epidemics: 4 })).toMatch(/only once/u);
    expect(sentence({ ...everything, players: 1, epidemics: 4, roles: ['dispatcher'] })).toMatch(
      /^This role/u,
    );
  });
});

describe('a turn', () => {
  it('LAB-SOLO-12 LAB-SOLO-14 LAB-SOLO-16 has four actions, two cards, the infections and then the CDC, and then another of the player', () => {
    const table = solo({ ...QUIET, hands: { cdc: ['cairo'] } });
    table.asks('actions', { seat: 1, left: 4 }).does('drive chicago', 'drive atlanta', 'drive chicago');
    table.does('drive atlanta').refuses('drive chicago', 'no-action-left');
    table.does('end').asks('cdc', { seat: 2, left: 1 }).waitsFor('cdc');
    table.hand('scientist', 'sydney', 'manila').hand('cdc', 'cairo').infectionDiscard('jakarta', 'bangkok');
    table.as('cdc').does('rest').asks('actions', { seat: 1, left: 4 });
    expect(table.view().turnsDone).toBe(1);
  });

  it('LAB-SOLO-15 the CDC may do nothing; what it does not do is lost', () => {
    const table = solo({
      ...QUIET,
      drawNext: ['sydney', 'manila', 'tokyo', 'osaka'],
      infectNext: ['jakarta', 'bangkok', 'lagos', 'kinshasa'],
    });
    table.does('end').as('cdc').does('rest').as('scientist').does('end').asks('cdc', { left: 1 });
    table.as('cdc').does('draw-card').asks('actions', { seat: 1 });
    expect(table.view().seats[1]!.handSize).toBe(1);
  });

  it('LAB-SOLO-13 Share Knowledge with the CDC is rejected', () => {
    const table = solo({ hands: { scientist: ['atlanta'], cdc: ['paris'] } });
    table.refuses('give atlanta to cdc', 'no-pawn').refuses('take paris from cdc', 'no-pawn');
    inStep({ hands: { scientist: ['atlanta'], cdc: ['paris'] } })
      .refuses('give paris to scientist', 'no-pawn')
      .refuses('take atlanta from scientist', 'no-pawn');
  });

  it('LAB-SOLO-17 the player can do none of the CDC’s actions, the CDC none of the player’s', () => {
    const hands = { scientist: ['paris', 'atlanta'], cdc: ['osaka', 'atlanta'].slice(0, 1) };
    const table = solo({ hands, cubes: { atlanta: { blue: 1 } } });
    for (const text of ['assign medic', 'exchange osaka for paris', 'draw-card'])
      table.refuses(text, 'wrong-role', 'Only the CDC can do that.');
    table.refuses('rest').refuses('send 1 driving to chicago', 'own-pawn');
    const step = inStep({ hands: { cdc: ['atlanta', 'chicago'] }, cubes: { atlanta: { blue: 1 } } });
    for (const text of [
      'drive chicago',
      'direct chicago',
      'charter paris',
      'shuttle paris',
      'treat blue',
      'build',
    ])
      step.refuses(text, 'no-pawn');
    for (const { kind } of legal(step.state, 2))
      expect(['send-driving', 'send-direct', 'send-charter', 'assign', 'draw-card', 'rest']).toContain(kind);
    step.as('scientist').refuses('drive chicago', 'not-your-turn');
  });

  it('LAB-SOLO-34 wins with the last cure, whoever discovers it, and loses as always', () => {
    const five = ['paris', 'london', 'essen', 'milan', 'madrid'];
    inStep({ hands: { cdc: five }, cured: ['red', 'black', 'yellow'] })
      .does(`cure blue with ${five.join(' ')}`)
      .ends('won');
    solo({ ...QUIET, drawNext: [], playerDeckSize: 1 })
      .does('end')
      .ends('cards');
    inStep({ drawNext: ['epidemic'], infectLast: ['lagos'], cubes: { lagos: { yellow: 3 } }, outbreaks: 7 })
      .does('draw-card')
      .ends('outbreaks');
    inStep({ challenges: ['mutation'], hands: { cdc: five }, cured: ['red', 'black', 'yellow'] })
      .does(`cure blue with ${five.join(' ')}`)
      .ends('won');
  });
});
