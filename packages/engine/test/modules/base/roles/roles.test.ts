import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

describe('Roles', () => {
  it('BASE-ROL-1 gives each player one role, and no two the same', () => {
    const table = scenario({ roles: ['medic', 'scientist', 'dispatcher', 'researcher'] });
    expect(table.view().seats.map(({ role }) => role)).toEqual([
      'medic',
      'scientist',
      'dispatcher',
      'researcher',
    ]);
    table.asks('actions', { seat: 1, left: 4 });
    expect(() => scenario({ roles: ['medic', 'medic'] })).toThrow(/only once/u);
  });

  it('BASE-ROL-1 keeps the actions of a role from everybody else, even at the same table', () => {
    const roles = ['medic', 'contingency-planner', 'dispatcher', 'operations-expert'];
    const table = scenario({
      roles,
      at: { dispatcher: 'paris' },
      hands: { medic: ['lima'] },
      playerDiscard: ['forecast'],
    })
      .refuses('store forecast', 'wrong-role')
      .refuses('send dispatcher to atlanta', 'wrong-role')
      .refuses('send dispatcher driving to london', 'wrong-role')
      .refuses('send medic driving to chicago', 'wrong-role')
      .refuses('send dispatcher direct to lima', 'wrong-role')
      .refuses('send dispatcher charter to lima', 'wrong-role')
      .refuses('send dispatcher shuttle to atlanta', 'wrong-role')
      .refuses('fly tokyo discarding lima', 'wrong-role')
      .does('drive chicago')
      .refuses('build', 'card-not-held');
    expect(table.legal().join('\n')).not.toMatch(/store|send|fly|build/u);
    table.asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-ROL-1 bends no rule for a player who sits beside the role', () => {
    scenario({
      roles: ['contingency-planner', 'medic', 'scientist', 'researcher'],
      hands: {
        'contingency-planner': ['paris', 'london', 'essen', 'milan'],
        researcher: ['lima'],
        medic: ['tokyo'],
      },
      cubes: { atlanta: { blue: 3 } },
    })
      .does('treat blue')
      .cubes('atlanta', 'blue', 2)
      .refuses('cure blue with paris london essen milan', 'wrong-count')
      .refuses('give paris to researcher', 'wrong-city')
      .refuses('take tokyo from medic', 'wrong-city')
      .allows('take lima from researcher')
      .asks('actions', { left: 3 });
  });

  it('BASE-ROL-2 keeps passive abilities at work on the turns of others', () => {
    scenario({
      roles: ['scientist', 'medic', 'quarantine-specialist'],
      at: { medic: 'paris', 'quarantine-specialist': 'lagos' },
      hands: { scientist: ['chicago', 'montreal', 'new-york', 'washington'] },
      cubes: { paris: { blue: 2 }, essen: { blue: 1 } },
      drawNext: ['lima', 'bogota'],
      infectNext: ['paris', 'lagos', 'kinshasa'],
      rateSpace: 4,
    })
      .does('cure blue with chicago montreal new-york washington')
      .told({ fact: 'removed', city: 'paris', colour: 'blue', count: 2, by: 'medic' })
      .cubes('paris', 'blue', 0)
      .does('end', 'infect')
      .told({ fact: 'prevented', city: 'paris', by: 'medic' })
      .cubes('paris', 'blue', 0)
      .does('infect', 'infect')
      .cubes('lagos', 'yellow', 0)
      .cubes('kinshasa', 'yellow', 0)
      .asks('pause');
  });

  it('BASE-ROL-3 allows role actions only on the own turn', () => {
    scenario({
      roles: ['medic', 'contingency-planner', 'dispatcher', 'operations-expert'],
      hands: { 'operations-expert': ['lima'], dispatcher: ['osaka'] },
      at: { medic: 'paris' },
      playerDiscard: ['forecast'],
      cubes: { atlanta: { blue: 1 } },
    })
      .as('contingency-planner')
      .refuses('store forecast', 'not-your-turn')
      .as('dispatcher')
      .refuses('send dispatcher to paris', 'not-your-turn')
      .refuses('send medic direct to osaka', 'not-your-turn')
      .as('operations-expert')
      .refuses('fly tokyo discarding lima', 'not-your-turn')
      .refuses('build', 'not-your-turn')
      .as('medic')
      .refuses('treat blue', 'no-cube')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-ROL-3 counts a role action among the four, and refuses it when none is left', () => {
    const position = {
      roles: ['contingency-planner', 'medic'],
      playerDiscard: ['forecast', 'airlift'],
      left: 1,
    };
    scenario(position)
      .does('store forecast')
      .refuses('drive chicago', 'no-action-left')
      .asks('actions', { seat: 1, left: 0 });
    scenario({ ...position, left: 0 })
      .refuses('store forecast', 'no-action-left')
      .asks('actions', { left: 0 });
    scenario({ roles: ['dispatcher', 'medic'], at: { medic: 'paris' }, left: 0 })
      .refuses('send dispatcher to paris', 'no-action-left')
      .refuses('send medic driving to london', 'no-action-left')
      .asks('actions', { left: 0 });
    scenario({ roles: ['operations-expert', 'medic'], hands: { 'operations-expert': ['lima'] }, left: 1 })
      .does('fly tokyo discarding lima')
      .refuses('build', 'no-action-left')
      .asks('actions', { left: 0 });
  });

  it('BASE-ROL-3 leaves no role action once the draw has begun', () => {
    scenario({
      roles: ['contingency-planner', 'medic'],
      playerDiscard: ['forecast'],
      infectNext: ['lima', 'lagos'],
    })
      .does('end')
      .refuses('store forecast', 'not-now')
      .asks('infections', { left: 2 });
  });

  it('BASE-ROL-4 asks the owner of a pawn whoever would move it, by a role or by an event', () => {
    scenario({
      roles: ['dispatcher', 'medic', 'scientist'],
      at: { scientist: 'paris' },
      hands: { scientist: ['airlift'] },
    })
      .does('send medic to paris')
      .asks('consent', { asked: 2 })
      .as('scientist')
      .refuses('accept', 'not-your-turn')
      .as('medic')
      .does('refuse')
      .at('medic', 'atlanta')
      .as('scientist')
      .does('airlift medic to lima')
      .asks('consent', { asked: 2 })
      .as('dispatcher')
      .refuses('accept', 'not-your-turn')
      .as('medic')
      .does('refuse')
      .at('medic', 'atlanta')
      .hand('scientist', 'airlift')
      .asks('actions', { seat: 1, left: 4 });
  });
});
