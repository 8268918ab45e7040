import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

const FOUR = ['paris', 'london', 'essen', 'milan'];
const WITH_FOUR = `cure blue with ${FOUR.join(' ')}`;

describe('Scientist', () => {
  it('BASE-SCI-1 cures with four cards of the colour', () => {
    scenario({
      roles: ['scientist', 'medic'],
      hands: { scientist: [...FOUR, 'lima'] },
      cubes: { tokyo: { blue: 1 } },
    })
      .does(WITH_FOUR)
      .cure('blue', 'cured')
      .hand('scientist', 'lima')
      .discarded(...FOUR)
      .asks('actions', { left: 3 });
  });

  it('BASE-SCI-1 BASE-SCI-3 takes exactly four, of her choice: neither three nor five', () => {
    const table = scenario({ roles: ['scientist', 'medic'], hands: { scientist: [...FOUR, 'madrid'] } })
      .refuses(`${WITH_FOUR} madrid`, 'wrong-count')
      .refuses('cure blue with paris london essen', 'wrong-count')
      .allows('cure blue with madrid london essen milan');
    expect(table.legal().filter((command) => command.includes('cure'))).toHaveLength(5);
    table.does(WITH_FOUR).hand('scientist', 'madrid').asks('actions', { left: 3 });
    const three = scenario({
      roles: ['scientist', 'medic'],
      hands: { scientist: ['paris', 'london', 'essen'] },
    });
    expect(three.legal().filter((command) => command.includes('cure'))).toEqual([]);
    three.refuses('cure blue with paris london essen', 'wrong-count').asks('actions', { left: 4 });
  });

  it('BASE-SCI-2 makes no cure of another player cheaper, whoever the cards came from', () => {
    scenario({
      roles: ['medic', 'scientist'],
      hands: { medic: ['paris', 'london', 'essen'], scientist: ['atlanta'] },
    })
      .does('take atlanta from scientist')
      .as('scientist')
      .does('accept')
      .as('medic')
      .hand('medic', 'paris', 'london', 'essen', 'atlanta')
      .refuses('cure blue with paris london essen atlanta', 'wrong-count')
      .cure('blue', 'none')
      .asks('actions', { left: 3 });
    scenario({ roles: ['medic', 'scientist'], hands: { medic: [...FOUR, 'madrid'] } })
      .refuses(WITH_FOUR, 'wrong-count')
      .does(`${WITH_FOUR} madrid`)
      .cure('blue', 'eradicated')
      .asks('actions', { left: 3 });
  });

  it('BASE-SCI-3 still needs a station, one colour and her own hand', () => {
    scenario({ roles: ['scientist', 'medic'], at: { scientist: 'paris' }, hands: { scientist: FOUR } })
      .refuses(WITH_FOUR, 'no-station')
      .asks('actions', { left: 4 });
    scenario({
      roles: ['scientist', 'medic'],
      hands: { scientist: ['paris', 'london', 'essen', 'lima', 'forecast'], medic: ['milan'] },
    })
      .refuses(WITH_FOUR, 'card-not-held')
      .refuses('cure blue with paris london essen lima')
      .refuses('cure blue with paris london essen forecast')
      .cure('blue', 'none')
      .asks('actions', { left: 4 });
    scenario({ roles: ['scientist', 'medic'], hands: { scientist: FOUR }, cured: ['blue'] })
      .refuses(WITH_FOUR, 'already-cured')
      .hand('scientist', ...FOUR)
      .asks('actions', { left: 4 });
  });
});
