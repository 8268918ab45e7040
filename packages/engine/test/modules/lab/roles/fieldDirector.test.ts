import { answer } from '../../../../src/kernel/points.ts';
import { describe, expect, it } from 'vitest';
import { priced } from '../../../../src/index.ts';
import { worldGame } from '../../../../src/modules/world.ts';
import { treatCost } from '../../../../src/rules/treat.ts';
import { madeUpGame } from '../../../kernel/madeUp.ts';
import { arrange } from '../../../scenario/arrange.ts';
import { scenario, type Position } from '../../../scenario/scenario.ts';

const boxes = ['lab'];
const roles = ['field-director', 'medic'];
const automatic = { consent: 'automatic' };

const director = (position: Partial<Position> = {}) => scenario({ boxes, roles, ...position });
const leads = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes('lead'));

describe('Field Director treating', () => {
  it('LAB-FD-1 treats in a connected city for one action', () => {
    director({ cubes: { chicago: { blue: 2 }, atlanta: { blue: 1 } } })
      .does('treat blue in chicago')
      .told({ fact: 'removed', city: 'chicago', colour: 'blue', count: 1, now: 1, by: 'treat' })
      .cubes('chicago', 'blue', 1)
      .cubes('atlanta', 'blue', 1)
      .supply('blue', 22)
      .at('field-director', 'atlanta')
      .asks('actions', { left: 3 });
  });

  it('LAB-FD-2 takes all cubes of a cured colour there, and eradicates with the last', () => {
    director({ cubes: { chicago: { blue: 3, black: 1 } }, cured: ['blue'] })
      .does('treat blue in chicago')
      .cubes('chicago', 'blue', 0)
      .cubes('chicago', 'black', 1)
      .cure('blue', 'eradicated')
      .asks('actions', { left: 3 });
  });

  it('LAB-FD-2 takes one more with Improved Sanitation', () => {
    director({ cubes: { chicago: { blue: 3 } }, hands: { medic: ['improved-sanitation'] } })
      .does('2: improved-sanitation', 'treat blue in chicago')
      .cubes('chicago', 'blue', 1)
      .asks('actions', { left: 3 });
  });

  it('LAB-FD-2 costs there what treating costs, and is not offered without so many actions', () => {
    const dearer = { id: 'dearer', points: [answer(treatCost, (_s, _seat, cost) => cost + 1)] };
    const modules = [...worldGame.modules, dearer];
    const game = madeUpGame('dearer', { ...worldGame, modules }, { boxes, roles, players: 2 });
    const at = { 'field-director': 'atlanta', medic: 'atlanta' };
    const treatments = (left: number): unknown[] =>
      priced(arrange(game, { boxes, roles, at, left, cubes: { chicago: { blue: 1 } } }))
        .filter(({ command }) => command.kind === 'treat-near')
        .map(({ price }) => price.actions);
    expect([treatments(2), treatments(1)]).toEqual([[2], []]);
  });

  it('LAB-FD-3 still treats in his own city, and nowhere farther than one line away', () => {
    const table = director({
      cubes: { atlanta: { blue: 1 }, montreal: { blue: 1 }, washington: { yellow: 1 }, chicago: { red: 1 } },
    });
    expect(table.legal().filter((command) => command.includes('treat'))).toEqual([
      '1: treat blue',
      '1: treat red in chicago',
      '1: treat yellow in washington',
    ]);
    table
      .refuses('treat blue in montreal', 'not-connected')
      .refuses('treat blue in tokyo', 'not-connected')
      .refuses('treat blue in chicago', 'no-cube', 'There is no blue cube in Chicago.')
      .refuses('treat blue in atlanta', 'already-there', 'In Atlanta, where you are, say “treat blue”.')
      .does('treat blue')
      .cubes('atlanta', 'blue', 0)
      .asks('actions', { left: 3 });
  });

  it('LAB-FD-1 is his alone, and needs an action', () => {
    director({ turn: 'medic', cubes: { chicago: { blue: 1 } } })
      .as('medic')
      .refuses('treat blue in chicago', 'wrong-role')
      .as('field-director')
      .refuses('treat blue in chicago', 'not-your-turn');
    director({ left: 0, cubes: { chicago: { blue: 1 } } }).refuses('treat blue in chicago', 'no-action-left');
  });
});

describe('Field Director leading', () => {
  it('LAB-FD-4 LAB-FD-6 moves another pawn along a line, for nothing, if its owner agrees', () => {
    director()
      .does('lead medic to chicago')
      .asks('consent', { asked: 2 })
      .waitsFor('medic')
      .at('medic', 'atlanta')
      .as('medic')
      .does('accept')
      .told({ fact: 'moved', seat: 2, from: 'atlanta', to: 'chicago', by: 'drive' })
      .at('medic', 'chicago')
      .at('field-director', 'atlanta')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('LAB-FD-6 a refusal changes nothing and does not use it up', () => {
    director()
      .does('lead medic to chicago', '2: refuse')
      .at('medic', 'atlanta')
      .asks('actions', { seat: 1, left: 4 })
      .does('lead medic to miami', '2: accept')
      .at('medic', 'miami')
      .refuses('lead medic to atlanta', 'once-per-turn');
  });

  it('LAB-FD-5 the pawn stands in his city or a connected one, and goes anywhere connected to where it is', () => {
    director({ at: { medic: 'chicago' }, options: automatic })
      .allows('lead medic to los-angeles', 'lead medic to atlanta', 'lead medic to montreal')
      .refuses('lead medic to miami', 'not-connected')
      .refuses('lead medic to chicago', 'already-there')
      .does('lead medic to los-angeles')
      .at('medic', 'los-angeles');
    const far = director({ at: { medic: 'montreal' } }).refuses('lead medic to chicago', 'too-far');
    expect(leads(far.legal())).toEqual([]);
  });

  it('LAB-FD-7 LAB-PIL-8 never moves the Pilot', () => {
    const table = director({ roles: ['field-director', 'pilot', 'medic'] });
    expect(leads(table.legal()).every((command) => command.includes('lead 3'))).toBe(true);
    table.refuses('lead pilot to chicago', 'never-led').allows('lead medic to chicago');
  });

  it('LAB-FD-8 neither his own pawn, nor twice in a turn, nor by flight', () => {
    const table = director({
      roles: ['field-director', 'medic', 'scientist'],
      stations: ['atlanta', 'tokyo'],
      hands: { 'field-director': ['atlanta', 'lima'] },
      options: automatic,
    })
      .refuses('lead field-director to chicago', 'own-pawn')
      .refuses('lead medic to tokyo', 'not-connected')
      .refuses('lead medic to lima', 'not-connected')
      .does('lead medic to chicago')
      .refuses('lead medic to atlanta', 'once-per-turn')
      .refuses('lead scientist to chicago', 'once-per-turn');
    expect(leads(table.legal())).toEqual([]);
  });

  it('LAB-FD-8 LAB-ROL-4 again in his next turn, and never in the turn of another', () => {
    const table = director({
      options: { ...automatic, windows: 'possible' },
      drawNext: ['paris', 'london', 'essen', 'milan'],
      infectNext: ['lagos', 'kinshasa', 'khartoum', 'delhi'],
    })
      .does('lead medic to chicago', 'end')
      .asks('actions', { seat: 2 })
      .refuses('lead medic to atlanta', 'not-your-turn')
      .as('medic')
      .refuses('lead field-director to chicago', 'wrong-role');
    expect(leads(table.legal())).toEqual([]);
    table.does('end').as('field-director').asks('actions', { seat: 1 }).does('lead medic to atlanta');
    table.at('medic', 'atlanta');
  });

  it('LAB-FD-9 both abilities in one turn', () => {
    director({ options: automatic, cubes: { chicago: { blue: 2 } } })
      .does('treat blue in chicago', 'lead medic to chicago', 'treat blue in chicago')
      .cubes('chicago', 'blue', 0)
      .at('medic', 'chicago')
      .asks('actions', { left: 2 });
  });

  it('LAB-FD-10 the Medic sweeps where he is led to, in the turn of another', () => {
    director({ options: automatic, cured: ['blue'], cubes: { chicago: { blue: 2 }, paris: { blue: 1 } } })
      .does('lead medic to chicago')
      .told({ fact: 'moved', seat: 2 }, { fact: 'removed', city: 'chicago', by: 'medic' })
      .cubes('chicago', 'blue', 0);
  });

  it('LAB-FD-11 before, between and after actions, with none left too, until the draw begins', () => {
    for (const left of [4, 2, 0])
      director({ left, options: automatic })
        .does('lead medic to chicago')
        .at('medic', 'chicago')
        .asks('actions', { left });
    const table = director({ left: 0, hands: { medic: ['airlift'] }, drawNext: ['epidemic', 'paris'] });
    expect(leads(table.legal())).not.toEqual([]);
    table.does('end').refuses('lead medic to chicago');
    expect(leads(table.legal())).toEqual([]);
  });

  it('LAB-FD-10 leads the Dispatcher, the Contingency Planner and the rest alike', () => {
    for (const role of ['dispatcher', 'contingency-planner', 'quarantine-specialist', 'local-liaison'])
      director({ roles: ['field-director', role] })
        .does(`lead ${role} to chicago`, '2: accept')
        .at(role, 'chicago');
  });
});
