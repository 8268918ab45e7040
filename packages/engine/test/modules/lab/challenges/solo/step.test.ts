// Moving the player, and what goes with it.
import { describe, expect, it } from 'vitest';
import { inStep, QUIET, solo } from './table.ts';

describe('Move the player', () => {
  it('LAB-SOLO-18 by one movement action, with cards of the CDC alone', () => {
    const hands = { scientist: ['paris', 'tokyo'], cdc: ['cairo', 'atlanta'] };
    const at = { hands, stations: ['atlanta', 'delhi'] };
    inStep(at).does('send 1 driving to chicago').at('scientist', 'chicago').hand('cdc', 'cairo', 'atlanta');
    inStep(at)
      .does('send 1 direct to cairo')
      .at('scientist', 'cairo')
      .hand('cdc', 'atlanta')
      .discarded('cairo');
    inStep(at)
      .does('send 1 charter to lima')
      .at('scientist', 'lima')
      .hand('cdc', 'cairo')
      .discarded('atlanta');
    inStep(at).does('send 1 shuttle to delhi').at('scientist', 'delhi');
    inStep(at)
      .refuses('send 1 driving to cairo', 'not-connected')
      .refuses('send 1 direct to tokyo', 'card-not-held')
      .refuses('send 1 shuttle to cairo', 'no-station')
      .refuses('send 2 driving to chicago');
  });

  it('LAB-SOLO-29 the player’s cards pay for nothing of the CDC, and the other way round', () => {
    const table = inStep({ hands: { scientist: ['atlanta', 'tokyo'], cdc: ['paris'] } });
    table
      .refuses('send 1 charter to lima', 'card-not-held')
      .refuses('send 1 direct to tokyo', 'card-not-held');
    solo({ hands: { scientist: ['tokyo'], cdc: ['paris'] } }).refuses('direct paris', 'card-not-held');
    const blue = ['paris', 'london', 'essen', 'milan'];
    inStep({ hands: { scientist: ['madrid'], cdc: blue } }).refuses(
      `cure blue with ${blue.join(' ')} madrid`,
      'card-not-held',
    );
  });

  it('LAB-SOLO-35 in the ordinary way, whatever the player’s role: no flight of the Operations Expert, none of the Pilot', () => {
    const expert = inStep({ role: 'operations-expert', hands: { cdc: ['cairo'] } });
    expert.refuses('fly lima discarding cairo', 'wrong-role');
    const pilot = inStep({ role: 'pilot' });
    pilot.refuses('pilot chicago', 'wrong-role').does('send 1 driving to chicago').at('pilot', 'chicago');
    // The Troubleshooter keeps the card of her own direct flights only.
    inStep({ role: 'troubleshooter', hands: { cdc: ['cairo'] } })
      .does('send 1 direct to cairo')
      .discarded('cairo');
  });

  it('LAB-SOLO-39 roles that react to entering a city do; Mobile Hospital does not', () => {
    const cubes = { chicago: { blue: 2, red: 1 } };
    inStep({ role: 'medic', cubes, cured: ['blue'] })
      .does('send 1 driving to chicago')
      .cubes('chicago', 'blue', 0)
      .cubes('chicago', 'red', 1);
    inStep({ role: 'containment-specialist', cubes })
      .does('send 1 driving to chicago')
      .cubes('chicago', 'blue', 1)
      .cubes('chicago', 'red', 1);
    const hospital = solo({ ...QUIET, hands: { scientist: ['mobile-hospital'] }, cubes });
    hospital.does('mobile-hospital', 'end').as('cdc').does('send 1 driving to chicago');
    hospital.cubes('chicago', 'blue', 2).asks('actions', { seat: 1 });
    inStep({ hands: { cdc: ['mobile-hospital'] } }).refuses('mobile-hospital', 'actions-over');
  });

  it('LAB-SOLO-18 Government Interference keeps the pawn from the CDC as from everybody, unless the table means own actions', () => {
    const position = {
      challenges: ['virulent-strain'],
      strain: 'blue',
      inForce: ['government-interference'],
      cubes: { atlanta: { blue: 1 } },
    };
    inStep(position).refuses('send 1 driving to chicago', 'bound');
    inStep({ ...position, options: { interference: 'own-actions' } }).allows('send 1 driving to chicago');
    inStep({ ...position, hands: { cdc: ['airlift'] } })
      .refuses('airlift 1 to chicago', 'bound')
      .refuses('airlift 2 to chicago', 'no-pawn', 'Player 2 has no pawn.');
  });
});

describe('more actions', () => {
  it('LAB-SOLO-33 LAB-SOLO-42 BRINK-BOR-6 with Borrowed Time the CDC has three, which may be the same', () => {
    const table = inStep({
      ...QUIET,
      hands: { scientist: ['borrowed-time'] },
      drawNext: ['cairo', 'essen', 'milan'],
    });
    table.as('scientist').does('borrowed-time').asks('cdc', { left: 3 }).as('cdc');
    table.does('draw-card', 'draw-card', 'draw-card').hand('cdc', 'cairo', 'essen', 'milan');
    table.asks('actions', { seat: 1, left: 4 });
  });

  it('BRINK-BOR-6 also after its action, as long as the step goes on; not before', () => {
    const table = inStep({ hands: { cdc: ['borrowed-time'] } }).does('send 1 driving to chicago');
    table.asks('cdc', { left: 0 }).refuses('draw-card', 'no-action-left');
    table
      .does('borrowed-time')
      .asks('cdc', { left: 2 })
      .does('send 1 driving to atlanta')
      .asks('cdc', { left: 1 });
    const early = solo({ hands: { cdc: ['borrowed-time'] } })
      .as('cdc')
      .does('borrowed-time');
    early.asks('actions', { seat: 1, left: 6 });
    const late = solo({ drawNext: ['sydney', 'manila'], hands: { cdc: ['borrowed-time'] } });
    late.does('end').asks('infections').as('cdc').refuses('borrowed-time', 'actions-over');
  });

  it('LAB-SOLO-15 one action without it, and then only events or the end of the turn', () => {
    const table = inStep({ hands: { cdc: ['airlift'] } })
      .does('draw-card')
      .asks('cdc', { left: 0 });
    expect(new Set(table.legal().map((text) => text.split(' ')[1]))).toEqual(new Set(['rest', 'airlift']));
    table.refuses('send 1 driving to chicago', 'no-action-left').does('rest').asks('actions', { seat: 1 });
  });
});
