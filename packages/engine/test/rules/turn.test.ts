import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const quiet = { infectNext: ['lima', 'lagos', 'osaka', 'essen'], drawNext: ['cairo', 'delhi'] };

describe('the three parts of a turn', () => {
  it('BASE-TRN-1 actions come first, then the draw, then the infections', () => {
    const turn = scenario({ roles: ['medic', 'scientist'], ...quiet })
      .refuses('infect', 'not-now')
      .refuses('continue', 'not-now')
      .hand('medic')
      .does('drive chicago', 'end')
      .told({ fact: 'drew', seat: 1, count: 2 })
      .hand('medic', 'cairo', 'delhi')
      .cubes('lima', 'yellow', 0)
      .asks('infections', { left: 2 })
      .refuses('end', 'not-now')
      .refuses('continue', 'not-now')
      .does('infect')
      .cubes('lima', 'yellow', 1)
      .cubes('lagos', 'yellow', 0)
      .asks('infections', { left: 1 })
      .does('infect')
      .cubes('lagos', 'yellow', 1)
      .asks('pause')
      .refuses('infect', 'not-now');
    expect(turn.view().turn).toBe(1);
    turn.does('continue').hand('medic', 'cairo', 'delhi').asks('actions', { seat: 2, left: 4 });
  });

  it('BASE-TRN-1 keeps the order when nothing can interrupt and the turn runs to its end by itself', () => {
    scenario({ roles: ['medic', 'scientist'], options: { windows: 'possible' }, ...quiet })
      .does('end')
      .told(
        { fact: 'drew', seat: 1, count: 2 },
        { fact: 'infectionDrawn', city: 'lima', from: 'top' },
        { fact: 'infectionDrawn', city: 'lagos', from: 'top' },
        { fact: 'turnBegan', seat: 2, turn: 2 },
      )
      .infectionDiscard('lima', 'lagos')
      .asks('actions', { seat: 2, left: 4 });
  });

  it('BASE-TRN-8 who does nothing still draws two cards and infects, and cannot skip a card', () => {
    scenario({ roles: ['medic', 'scientist'], ...quiet })
      .does('end')
      .hand('medic', 'cairo', 'delhi')
      .refuses('continue', 'not-now')
      .does('infect')
      .refuses('continue', 'not-now')
      .does('infect')
      .infectionDiscard('lima', 'lagos')
      .asks('pause');
  });

  it('BASE-TRN-8 only an event cancels the infections, and it leaves the draw alone', () => {
    scenario({ roles: ['medic', 'scientist'], hands: { scientist: ['one-quiet-night'] }, ...quiet })
      .as('scientist')
      .does('one-quiet-night')
      .as('medic')
      .does('end')
      .told({ fact: 'drew', seat: 1, count: 2 }, { fact: 'infectionSkipped', by: 'one-quiet-night' })
      .hand('medic', 'cairo', 'delhi')
      .infectionDiscard()
      .cubes('lima', 'yellow', 0)
      .asks('pause');
  });

  it('BASE-TRN-9 no action is possible once the cards are drawn, wherever the turn stops', () => {
    const hands = { medic: ['paris', 'milan', 'essen', 'london', 'madrid', 'atlanta'] };
    const actions = ['drive chicago', 'direct paris', 'charter tokyo', 'treat blue'];
    const turn = scenario({
      roles: ['medic', 'scientist'],
      hands,
      cubes: { atlanta: { blue: 1 } },
      drawNext: ['epidemic', 'epidemic'],
      infectLast: ['tokyo', 'osaka'],
    });
    turn.allows(...actions).does('end');
    for (const frame of ['before-intensify', 'pause', 'before-intensify']) {
      turn.asks(frame);
      for (const action of actions) turn.refuses(action, 'not-now');
      turn.does('continue');
    }
    for (const frame of ['infections', 'infections', 'pause']) {
      turn.asks(frame);
      for (const action of actions) turn.refuses(action, 'not-now');
      turn.does(frame === 'pause' ? 'continue' : 'infect');
    }
    turn
      .hand('medic', ...hands.medic)
      .at('medic', 'atlanta')
      .asks('actions', { seat: 2 });
  });

  it('BASE-TRN-9 an action that would empty an overfull hand comes too late', () => {
    scenario({
      roles: ['medic', 'scientist'],
      hands: { medic: ['paris', 'milan', 'essen', 'london', 'madrid', 'atlanta'] },
      drawNext: ['cairo', 'delhi'],
    })
      .does('end')
      .refuses('direct paris', 'not-now')
      .refuses('charter tokyo', 'not-now')
      .asks('hand-limit', { seat: 1 });
  });
});

describe('the order of play', () => {
  it('BASE-TRN-13 the player to the left follows, round and round, once the infection cards are discarded', () => {
    const roles = ['medic', 'scientist', 'researcher', 'dispatcher'];
    const game = scenario({ roles, turn: 'researcher', options: { windows: 'possible' }, epidemics: 4 });
    const order: number[] = [];
    for (let turn = 0; turn < 9; turn++) {
      const seat = game.view().turn;
      order.push(seat);
      game.asks('actions', { seat, left: 4 }).waitsFor(roles[seat - 1]!);
      game.as(roles[seat - 1]!).does('end');
      expect(game.view().infectionDiscard).toHaveLength((turn + 1) * 2);
    }
    expect(order).toEqual([3, 4, 1, 2, 3, 4, 1, 2, 3]);
    game.asks('actions', { seat: 4, left: 4 });
  });

  it('BASE-TRN-13 the turn is not over while an infection card is still to be resolved', () => {
    scenario({ roles: ['medic', 'scientist'], ...quiet })
      .does('end', 'infect')
      .as('scientist')
      .refuses('drive chicago', 'not-your-turn')
      .as('medic')
      .does('infect')
      .infectionDiscard('lima', 'lagos')
      .does('continue')
      .as('scientist')
      .does('drive chicago')
      .asks('actions', { seat: 2, left: 3 });
  });
});
