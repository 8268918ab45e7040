// The last purple cube goes at an odd moment, or somebody else's cure is the last one.
import { describe, expect, it } from 'vitest';
import type { Position, Scenario } from '../../../../scenario/scenario.ts';
import { mutationTable } from './tables.ts';

const FOUR = ['blue', 'yellow', 'black', 'red'];
const standing = { paris: { blue: 1 }, bogota: { yellow: 1 }, cairo: { black: 1 }, tokyo: { red: 1 } };
const reds = ['tokyo', 'seoul', 'beijing', 'manila', 'taipei'];

/** Four cures, and one purple cube in Osaka. */
const last = (position: Partial<Position> = {}): Scenario =>
  mutationTable({ cured: FOUR, cubes: { ...standing, osaka: { purple: 1 } }, ...position });

describe('the last purple cube', () => {
  it('BRINK-MCU-6 BRINK-MOB-7 goes with Mobile Hospital, asked for or not', () => {
    const position = { at: { 'operations-expert': 'tokyo' }, hands: { dispatcher: ['mobile-hospital'] } };
    last(position).does('2: mobile-hospital', 'drive osaka').ends('won');
    last({ ...position, cubes: { ...standing, osaka: { purple: 1, red: 1 } } })
      .does('2: mobile-hospital', 'drive osaka', 'remove purple')
      .ends('won');
  });

  it('BRINK-MCU-6 goes with Improved Sanitation, the Field Director next door and the Medic’s treatment', () => {
    last({
      cubes: { ...standing, osaka: { purple: 2 } },
      at: { 'operations-expert': 'osaka' },
      hands: { dispatcher: ['improved-sanitation'] },
    })
      .does('2: improved-sanitation', 'treat purple')
      .ends('won');
    last({ roles: ['field-director', 'medic'], at: { 'field-director': 'tokyo' } })
      .does('treat purple in osaka')
      .ends('won');
    last({
      roles: ['medic', 'dispatcher'],
      cubes: { ...standing, osaka: { purple: 3 } },
      at: { medic: 'osaka' },
    })
      .does('treat purple')
      .ends('won')
      .refuses('end');
  });

  it('BRINK-CON-5 never goes with the Containment Specialist', () => {
    last({
      roles: ['containment-specialist', 'dispatcher'],
      cubes: { ...standing, osaka: { purple: 2 } },
      at: { 'containment-specialist': 'tokyo' },
    })
      .does('drive osaka')
      .cubes('osaka', 'purple', 1)
      .ends('running');
  });

  it('BRINK-MCU-6 BRINK-RMT-5 BRINK-MEV-4 goes with Remote Treatment at every moment for events', () => {
    const hand = ['lima', 'lagos', 'miami', 'delhi', 'milan', 'madrid', 'remote-treatment'];
    last({ hands: { 'operations-expert': hand }, drawNext: ['essen', 'london'] })
      .does('end')
      .asks('hand-limit')
      .does('remote-treatment purple from osaka', 'clear red from tokyo')
      .ends('won');
    const other = { hands: { dispatcher: ['remote-treatment'] } };
    last({ ...other, drawNext: ['mutation-intensifies', 'epidemic'] })
      .does('end')
      .asks('pause')
      .does('2: remote-treatment red from tokyo', '2: clear purple from osaka')
      .ends('won');
    last({ ...other, infectNext: ['lagos', 'kinshasa'] })
      .does('end', 'infect', 'infect')
      .asks('pause')
      .does('2: remote-treatment purple from osaka', '2: clear red from tokyo')
      .ends('won');
  });
});

describe('cures that do not end the game, and those that do', () => {
  it('BRINK-MCU-8 BRINK-RVD-7 BRINK-RVD-10 the fourth cure with purple on the board leaves a window for its own colour', () => {
    mutationTable({
      cured: FOUR.slice(0, 3),
      cubes: { ...standing, osaka: { purple: 1 } },
      hands: { 'operations-expert': reds, dispatcher: ['rapid-vaccine-deployment'] },
    })
      .does(`cure red with ${reds.join(' ')}`)
      .ends('running')
      .allows('2: rapid-vaccine-deployment tokyo')
      .refuses('2: rapid-vaccine-deployment osaka');
  });

  it('BRINK-RVD-10 BRINK-MCU-4 a vaccine right after the purple cure eradicates it', () => {
    mutationTable({
      cubes: { lima: { purple: 2 }, santiago: { purple: 1 } },
      hands: {
        'operations-expert': ['lima', 'paris', 'delhi', 'cairo', 'madrid'],
        dispatcher: ['rapid-vaccine-deployment'],
      },
    })
      .does('cure purple piece by piece', '2: rapid-vaccine-deployment lima')
      .does('2: vaccinate lima', '2: vaccinate santiago')
      .cure('purple', 'eradicated')
      .ends('running');
  });

  it('BRINK-MCU-4 BRINK-MCU-8 BASE-MED-3 BRINK-NAS-10 the Medic eradicates purple with three others cured: the game goes on', () => {
    const position = { cured: ['blue', 'yellow', 'black', 'purple'] };
    mutationTable({
      ...position,
      roles: ['medic', 'dispatcher'],
      at: { medic: 'tokyo' },
      cubes: { ...standing, osaka: { purple: 2 } },
    })
      .does('drive osaka')
      .cure('purple', 'eradicated')
      .ends('running');
    mutationTable({
      ...position,
      at: { 'operations-expert': 'osaka' },
      cubes: { osaka: { purple: 2 } },
      hands: { 'operations-expert': ['new-assignment'] },
    })
      .does('new-assignment for 1', 'become medic')
      .cure('purple', 'eradicated')
      .ends('running');
  });

  it('BRINK-MCU-5 BASE-MED-5 the fifth cure with the Medic on purple is told once', () => {
    const s = mutationTable({
      roles: ['scientist', 'medic'],
      cured: FOUR,
      at: { medic: 'lima' },
      cubes: { lima: { purple: 2 } },
      hands: { scientist: ['lima', 'paris', 'delhi', 'cairo'] },
    })
      .does('cure purple piece by piece')
      .ends('won');
    expect(s.facts.filter(({ fact }) => fact === 'over')).toHaveLength(1);
  });
});
