import { describe, expect, it } from 'vitest';
import { compile, seedFromText, start, view } from '../../../../src/index.ts';
import { changeRole } from '../../../../src/rules/changeRole.ts';
import { scenario } from '../../../scenario/scenario.ts';

const he = 'containment-specialist';
const boxes = ['brink'];
const roles = [he, 'medic'];

describe('Containment Specialist', () => {
  it('BRINK-CON-1 BRINK-CON-3 removes one cube of every colour with two or more where he enters', () => {
    scenario({ boxes, roles, cubes: { chicago: { blue: 3, red: 2, black: 1 } } })
      .does('drive chicago')
      .told(
        { fact: 'moved', seat: 1, to: 'chicago' },
        { fact: 'removed', city: 'chicago', colour: 'blue', count: 1, now: 2, by: he },
        { fact: 'removed', city: 'chicago', colour: 'red', count: 1, now: 1, by: he },
      )
      .cubes('chicago', 'blue', 2)
      .cubes('chicago', 'red', 1)
      .cubes('chicago', 'black', 1)
      .supply('blue', 22)
      .supply('red', 23)
      .asks('actions', { left: 3 });
  });

  it('BRINK-CON-3 BRINK-CON-4 BRINK-CON-7 BRINK-SC-4 acts again when he comes back, down to one cube', () => {
    scenario({
      boxes,
      roles,
      left: 5,
      at: { [he]: 'baghdad' },
      cubes: { istanbul: { black: 3, blue: 2, red: 1 }, cairo: { black: 1 } },
    })
      .does('drive istanbul')
      .cubes('istanbul', 'black', 2)
      .cubes('istanbul', 'blue', 1)
      .cubes('istanbul', 'red', 1)
      .does('drive cairo')
      .cubes('cairo', 'black', 1)
      .does('drive istanbul')
      .cubes('istanbul', 'black', 1)
      .cubes('istanbul', 'blue', 1)
      .cubes('istanbul', 'red', 1)
      .supply('black', 22)
      .supply('blue', 23)
      .asks('actions', { left: 2 })
      .does('drive cairo', 'drive istanbul')
      .cubes('istanbul', 'black', 1)
      .supply('black', 22);
  });

  it('BRINK-CON-5 never removes a last cube, so a cured disease stays on the board', () => {
    scenario({ boxes, roles, cured: ['blue'], cubes: { chicago: { blue: 2 } } })
      .does('drive chicago', 'drive atlanta', 'drive chicago')
      .cubes('chicago', 'blue', 1)
      .cure('blue', 'cured');
  });

  it('BRINK-CON-2 acts in the turns of others and whoever moves him, without an action', () => {
    const cubes = { kolkata: { black: 3 }, lima: { yellow: 2 } };
    scenario({ boxes, roles, turn: 'medic', cubes, hands: { medic: ['airlift'] } })
      .does(`airlift ${he} to kolkata`)
      .as(he)
      .does('accept')
      .cubes('kolkata', 'black', 2)
      .asks('actions', { seat: 2, left: 4 });
    scenario({ boxes, roles: [he, 'dispatcher'], turn: 'dispatcher', cubes, hands: { dispatcher: ['lima'] } })
      .does(`send ${he} direct to lima`)
      .as(he)
      .does('accept')
      .cubes('lima', 'yellow', 1)
      .asks('actions', { seat: 2, left: 3 });
  });

  it('BRINK-CON-2 changes nothing where he does not agree to be moved', () => {
    scenario({
      boxes,
      roles,
      turn: 'medic',
      cubes: { kolkata: { black: 3 } },
      hands: { medic: ['airlift'] },
    })
      .does(`airlift ${he} to kolkata`)
      .as(he)
      .does('refuse')
      .cubes('kolkata', 'black', 3)
      .hand('medic', 'airlift');
  });

  it('BRINK-CON-6 acts where a flight ends alone', () => {
    scenario({
      boxes,
      roles,
      cubes: { atlanta: { blue: 2 }, chicago: { blue: 3 }, lima: { yellow: 3 }, tokyo: { red: 3 } },
      hands: { [he]: ['lima', 'atlanta'] },
      stations: ['atlanta', 'tokyo'],
    })
      .does('direct lima')
      .cubes('lima', 'yellow', 2)
      .cubes('atlanta', 'blue', 2)
      .cubes('chicago', 'blue', 3);
    scenario({ boxes, roles, cubes: { tokyo: { red: 3 } }, stations: ['atlanta', 'tokyo'] })
      .does('shuttle tokyo')
      .cubes('tokyo', 'red', 2);
  });

  it('BRINK-CON-8 does nothing at setup, when his turn begins or while he stays', () => {
    const compiled = compile({ boxes, players: 2, roles });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const seeds = Array.from({ length: 60 }, (_, index) => seedFromText(`contain ${String(index)}`));
    const full = seeds
      .map((seed) => view(start(compiled.value, seed).state, 0))
      .filter(({ cubes }) => (cubes['atlanta']?.['blue'] ?? 0) > 0)
      .map(({ cubes }) => cubes['atlanta']!['blue']!);
    expect(new Set(full)).toEqual(new Set([1, 2, 3]));
    scenario({
      boxes,
      roles,
      turn: 'medic',
      at: { medic: 'lima' },
      cubes: { atlanta: { blue: 3 } },
      drawNext: ['paris', 'cairo'],
      infectNext: ['lagos', 'osaka'],
    })
      .does('end', 'infect', 'infect', 'continue')
      .asks('actions', { seat: 1 })
      .cubes('atlanta', 'blue', 3);
  });

  it('BRINK-CON-8 does nothing to cubes that come to him, nor when he comes into play where cubes are', () => {
    scenario({
      boxes,
      roles,
      cubes: { atlanta: { blue: 1 } },
      drawNext: ['paris', 'cairo'],
      infectNext: ['atlanta', 'osaka'],
    })
      .does('end', 'infect')
      .cubes('atlanta', 'blue', 2);
    const s = scenario({ boxes, roles: ['scientist', 'medic'], cubes: { atlanta: { blue: 3 } } });
    changeRole(s.state, 0, s.game.roleIds.indexOf(he));
    s.cubes('atlanta', 'blue', 3).does('drive chicago', 'drive atlanta').cubes('atlanta', 'blue', 2);
  });

  it('BRINK-CON-9 does not treat: Improved Sanitation adds nothing', () => {
    scenario({
      boxes: ['brink', 'lab'],
      roles,
      cubes: { chicago: { blue: 3 }, atlanta: { blue: 3 } },
      hands: { medic: ['improved-sanitation'] },
    })
      .as('medic')
      .does('improved-sanitation')
      .as(he)
      .does('treat blue')
      .cubes('atlanta', 'blue', 1)
      .does('drive chicago')
      .cubes('chicago', 'blue', 2);
  });

  it('BRINK-CON-10 keeps neither cubes nor outbreaks away', () => {
    scenario({
      boxes,
      roles,
      at: { [he]: 'santiago' },
      cubes: { santiago: { yellow: 3 } },
      drawNext: ['paris', 'cairo'],
      infectNext: ['santiago', 'osaka'],
    })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('santiago', 'yellow', 3)
      .cubes('lima', 'yellow', 1);
  });
});
