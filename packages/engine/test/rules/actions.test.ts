import { describe, expect, it } from 'vitest';
import { scenario, type Position } from '../scenario/scenario.ts';

/** Positions in which every kind of action is possible for the first role. */
const rich: readonly (readonly [Position, readonly string[]])[] = [
  [
    {
      roles: ['operations-expert', 'scientist'],
      hands: { 'operations-expert': ['atlanta', 'paris', 'milan', 'essen', 'london'] },
      stations: ['atlanta', 'cairo'],
      cubes: { atlanta: { blue: 1 } },
    },
    [
      'drive chicago',
      'direct paris',
      'charter tokyo',
      'shuttle cairo',
      'treat blue',
      'give atlanta to scientist',
      'fly lima discarding milan',
      'cure blue with atlanta paris milan essen london',
    ],
  ],
  [
    {
      roles: ['contingency-planner', 'researcher'],
      at: { 'contingency-planner': 'paris', researcher: 'paris' },
      hands: { 'contingency-planner': ['paris'], researcher: ['tokyo'] },
      playerDiscard: ['airlift'],
    },
    ['build', 'take tokyo from researcher', 'store airlift'],
  ],
  [
    {
      roles: ['dispatcher', 'medic'],
      at: { medic: 'cairo' },
      hands: { dispatcher: ['cairo', 'lima'] },
      stations: ['cairo', 'tokyo'],
    },
    [
      'send dispatcher to cairo',
      'send medic to atlanta',
      'send medic driving to algiers',
      'send medic direct to lima',
      'send medic charter to osaka',
      'send medic shuttle to tokyo',
    ],
  ],
];

describe('four actions', () => {
  it('BASE-TRN-2 a player may stop after no, one, two, three or four actions', () => {
    const path = ['drive chicago', 'drive montreal', 'drive new-york', 'drive london'];
    for (let count = 0; count <= path.length; count++) {
      scenario({ roles: ['medic', 'scientist'], drawNext: ['cairo', 'delhi'] })
        .does(...path.slice(0, count))
        .asks('actions', { left: 4 - count })
        .does('end')
        .hand('medic', 'cairo', 'delhi')
        .asks('infections');
    }
  });

  it('BASE-TRN-3 after four actions only the end of the part is left', () => {
    const turn = scenario({ roles: ['medic', 'scientist'] })
      .does('drive chicago', 'drive atlanta', 'drive chicago', 'drive atlanta')
      .refuses('drive chicago', 'no-action-left')
      .asks('actions', { left: 0 });
    expect(turn.legal()).toEqual(['1: end']);
  });

  it('BASE-TRN-3 a fifth action of any kind is refused where a fourth is allowed', () => {
    const kinds = new Set<string>();
    for (const [position, actions] of rich) {
      scenario({ ...position, left: 1 }).allows(...actions);
      const spent = scenario({ ...position, left: 0 });
      for (const action of actions) spent.refuses(action, 'no-action-left');
      spent.asks('actions', { left: 0 });
      for (const action of actions)
        kinds.add(
          action
            .replace(/send \S+ /u, 'send ')
            .split(' ')
            .slice(0, 2)
            .join(' '),
        );
    }
    expect(kinds.size).toBeGreaterThanOrEqual(16);
  });

  it('BASE-TRN-6 actions that roles add or change cost one of the four like any other', () => {
    for (const [position, actions] of rich) {
      for (const action of actions) {
        scenario({ ...position, options: { consent: 'automatic' } })
          .does(action)
          .asks('actions', { left: 3 });
      }
    }
  });

  it('BASE-TRN-6 an ability changes an action for its owner only', () => {
    const position = { at: { 'operations-expert': 'cairo', scientist: 'cairo' }, stations: ['atlanta'] };
    scenario({ roles: ['operations-expert', 'scientist'], ...position })
      .does('build')
      .stations('atlanta', 'cairo')
      .asks('actions', { left: 3 });
    scenario({ roles: ['scientist', 'operations-expert'], ...position })
      .refuses('build', 'card-not-held')
      .refuses('fly lima discarding paris', 'wrong-role')
      .asks('actions', { left: 4 });
  });

  it('BASE-TRN-4 unused actions are lost, for the next player and for the own next turn', () => {
    scenario({ roles: ['medic', 'scientist'], options: { windows: 'possible' } })
      .does('drive chicago', 'end')
      .asks('actions', { seat: 2, left: 4 })
      .as('scientist')
      .does('end')
      .asks('actions', { seat: 1, left: 4 })
      .as('medic')
      .does('drive atlanta', 'drive chicago', 'drive atlanta', 'drive chicago')
      .refuses('drive atlanta', 'no-action-left')
      .asks('actions', { seat: 1, left: 0 });
  });

  it('BASE-TRN-5 one action may be repeated, each time for one action', () => {
    scenario({ roles: ['scientist', 'medic'], cubes: { atlanta: { blue: 3, red: 1 } } })
      .does('treat blue')
      .asks('actions', { left: 3 })
      .does('treat blue')
      .asks('actions', { left: 2 })
      .does('treat blue')
      .cubes('atlanta', 'blue', 0)
      .asks('actions', { left: 1 });
  });

  it('BASE-TRN-5 actions of different kinds may come in any order', () => {
    const orders = [
      ['treat blue', 'give atlanta to medic', 'drive chicago', 'direct cairo'],
      ['give atlanta to medic', 'treat blue', 'direct cairo', 'drive algiers'],
      ['drive chicago', 'drive atlanta', 'give atlanta to medic', 'treat blue'],
    ];
    for (const order of orders) {
      scenario({
        roles: ['scientist', 'medic'],
        options: { consent: 'automatic' },
        hands: { scientist: ['atlanta', 'cairo'] },
        cubes: { atlanta: { blue: 1 } },
      })
        .does(...order)
        .cubes('atlanta', 'blue', 0)
        .asks('actions', { left: 0 });
    }
  });
});
