import { describe, it } from 'vitest';
import { changeRole } from '../../src/rules/changeRole.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const position = {
  boxes: ['brink'],
  roles: ['operations-expert', 'archivist'],
  hands: { 'operations-expert': ['lima', 'osaka', 'cairo'] },
  drawNext: ['paris', 'milan', 'essen', 'london'],
};

const become = ({ state, game }: Scenario, role: string): void =>
  changeRole(state, 0, game.roleIds.indexOf(role));

const passTurn = (s: Scenario): Scenario => s.does('end', 'infect', 'infect', 'continue');

describe('an ability for once a turn', () => {
  it('BRINK-ROL-1 LAB-ROL-4 is there once in every turn of its owner', () => {
    const s = scenario(position)
      .does('fly tokyo discarding lima', 'build')
      .refuses('fly paris discarding osaka', 'once-per-turn');
    passTurn(s).as('archivist');
    passTurn(s).as('operations-expert').does('fly paris discarding osaka').at('operations-expert', 'paris');
  });

  it('BRINK-ROL-2 is not renewed by leaving the role and taking it back', () => {
    const s = scenario(position).does('fly tokyo discarding lima', 'build');
    become(s, 'medic');
    become(s, 'operations-expert');
    s.refuses('fly paris discarding osaka', 'once-per-turn');
  });

  it('BRINK-ROL-2 is renewed with the turn although nobody has the role when it begins', () => {
    const s = scenario(position).does('fly tokyo discarding lima', 'build');
    become(s, 'medic');
    passTurn(s).as('archivist');
    passTurn(s).as('operations-expert');
    become(s, 'operations-expert');
    s.does('fly paris discarding osaka').at('operations-expert', 'paris');
  });
});
