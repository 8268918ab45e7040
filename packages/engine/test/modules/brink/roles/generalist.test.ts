import { describe, it } from 'vitest';
import { changeRole } from '../../../../src/rules/changeRole.ts';
import { scenario } from '../../../scenario/scenario.ts';

const boxes = ['brink'];
const drawNext = ['paris', 'cairo', 'essen', 'milan'];
const FIVE = ['drive chicago', 'drive atlanta', 'drive chicago', 'drive atlanta', 'drive chicago'];

/** The turn before hers, so that hers begins as in a game. */
const before = () =>
  scenario({ boxes, roles: ['medic', 'generalist'], drawNext, hands: { medic: ['borrowed-time'] } })
    .does('end', 'infect', 'infect', 'continue')
    .as('generalist');

describe('Generalist', () => {
  it('BRINK-GEN-1 has five actions in her turn and no sixth', () => {
    before()
      .asks('actions', { seat: 2, left: 5 })
      .does(...FIVE)
      .asks('actions', { seat: 2, left: 0 })
      .refuses('drive atlanta', 'no-action-left');
  });

  it('BRINK-GEN-2 loses what she does not use, and gives nobody else an action', () => {
    before()
      .does('drive chicago', 'end', 'infect', 'infect', 'continue')
      .asks('actions', { seat: 1, left: 4 })
      .as('medic')
      .does('end', 'infect', 'infect', 'continue')
      .asks('actions', { seat: 2, left: 5 });
  });

  it('BRINK-GEN-2 does any of the ordinary actions as her fifth', () => {
    scenario({
      boxes,
      roles: ['generalist', 'medic'],
      left: 1,
      cubes: { atlanta: { blue: 1 } },
      hands: { generalist: ['lima', 'atlanta'] },
    }).allows('treat blue', 'direct lima', 'charter tokyo', 'drive miami', 'give atlanta to medic');
  });

  it('BRINK-GEN-3 BRINK-SC-9 has seven with Borrowed Time, even after the fifth', () => {
    before()
      .does(...FIVE)
      .as('medic')
      .does('borrowed-time')
      .as('generalist')
      .asks('actions', { seat: 2, left: 2 })
      .does('drive atlanta', 'drive chicago')
      .refuses('drive atlanta', 'no-action-left');
  });

  it('BRINK-SC-9 Borrowed Time comes too late when the draw has begun', () => {
    const drawing = before().does('end').asks('infections').as('medic');
    drawing.refuses('borrowed-time', 'actions-over').as('generalist').does('infect');
    drawing.as('medic').refuses('borrowed-time', 'actions-over');
    scenario({
      boxes,
      roles: ['generalist', 'medic'],
      drawNext: ['epidemic', 'paris'],
      infectLast: ['santiago'],
      hands: { medic: ['borrowed-time'] },
    })
      .does('end')
      .asks('before-intensify')
      .as('medic')
      .refuses('borrowed-time');
  });

  it('BRINK-GEN-2 is a role of a turn that begins: who takes it later has what is left', () => {
    const s = scenario({ boxes, roles: ['medic', 'scientist'], turn: 'scientist', drawNext });
    changeRole(s.state, 0, s.game.roleIds.indexOf('generalist'));
    s.asks('actions', { seat: 2, left: 4 })
      .does('end', 'infect', 'infect', 'continue')
      .asks('actions', { seat: 1, left: 5 });
  });
});
