import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

describe('One Quiet Night', () => {
  it('BASE-EVC-4 BASE-EVC-6 skips the whole next infect part, then the following one is normal', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['one-quiet-night'] },
      rateSpace: 4,
      infectNext: ['lima', 'lagos', 'osaka', 'paris'],
    })
      .as('researcher')
      .does('one-quiet-night')
      .hand('researcher')
      .discarded('one-quiet-night')
      .asks('actions', { seat: 1, left: 4 });
    expect(table.view().shows['quietNight']).toBe(true);
    table.as('scientist').does('end').told({ fact: 'infectionSkipped', by: 'one-quiet-night' }).asks('pause');
    expect(table.view().infectionDeck.size).toBe(48);
    expect(table.view().cubes).toEqual({});
    expect(table.view().shows).not.toHaveProperty('quietNight');
    table
      .does('continue')
      .asks('actions', { seat: 2 })
      .as('researcher')
      .does('end')
      .asks('infections', { left: 3 })
      .does('infect')
      .cubes('lima', 'yellow', 1)
      .infectionDiscard('lima')
      .asks('infections', { left: 2 });
  });

  it('BASE-EVC-4 cancels no other part of the turn: two cards are drawn', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['one-quiet-night'] },
      drawNext: ['paris', 'lima'],
    })
      .does('one-quiet-night', 'end')
      .hand('scientist', 'paris', 'lima')
      .refuses('infect', 'not-now')
      .asks('pause');
  });

  it('BASE-EVC-4 may wait until the draw is known, as long as no infection card is flipped', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['one-quiet-night'] },
      drawNext: ['epidemic', 'paris'],
      infectLast: ['cairo'],
    })
      .does('end', 'continue')
      .as('researcher')
      .does('one-quiet-night');
    expect(table.view().infectionDiscard).toEqual([]);
    expect(table.legal()).not.toContain('1: infect');
    table
      .as('scientist')
      .refuses('infect')
      .does('continue')
      .outbreaks(0)
      .asks('actions', { seat: 2, left: 4 });
  });

  it('BASE-EVC-4 may be played by the player who has just drawn it', () => {
    const table = scenario({ roles: ['scientist', 'researcher'], drawNext: ['one-quiet-night', 'paris'] });
    table.does('end', 'one-quiet-night');
    expect(table.legal()).not.toContain('1: infect');
    expect(table.view().infectionDeck.size).toBe(48);
    table.does('continue').asks('actions', { seat: 2, left: 4 });
  });

  it('BASE-EVC-5 leaves an epidemic whole: Increase, Infect and Intensify are done', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['one-quiet-night'] },
      cubes: { lima: { yellow: 1 } },
      infectionDiscard: ['lima', 'lagos'],
      drawNext: ['epidemic', 'paris'],
      infectLast: ['cairo'],
      rateSpace: 3,
    })
      .does('one-quiet-night', 'end')
      .asks('before-intensify')
      .cubes('cairo', 'black', 3)
      .infectionDiscard('lima', 'lagos', 'cairo')
      .does('continue')
      .told({ fact: 'intensified', count: 3 }, { fact: 'infectionSkipped', by: 'one-quiet-night' })
      .infectionDiscard()
      .cubes('lima', 'yellow', 1)
      .outbreaks(0)
      .asks('pause');
    expect(table.view()).toMatchObject({ rateSpace: 4, rate: 3, infectionDeck: { size: 48 } });
  });

  it('BASE-EVC-6 BASE-EVC-7 counts for the next turn when an infection card is already flipped', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['one-quiet-night'] },
      infectNext: ['lima', 'lagos', 'osaka', 'delhi'],
    })
      .does('end', 'infect', 'one-quiet-night')
      .asks('infections', { left: 1 })
      .does('infect')
      .cubes('lagos', 'yellow', 1)
      .asks('pause')
      .does('continue')
      .as('researcher')
      .does('end')
      .told({ fact: 'infectionSkipped', by: 'one-quiet-night' })
      .cubes('osaka', 'red', 0)
      .does('continue')
      .as('scientist')
      .does('end', 'infect')
      .cubes('osaka', 'red', 1)
      .asks('infections', { left: 1 });
  });

  it('BASE-EVC-7 counts for the next turn when it is played after the last infection card', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['one-quiet-night'] },
      infectNext: ['lima', 'lagos', 'osaka'],
    })
      .does('end', 'infect', 'infect')
      .as('researcher')
      .does('one-quiet-night')
      .asks('pause')
      .as('scientist')
      .does('continue')
      .as('researcher')
      .does('end')
      .cubes('osaka', 'red', 0)
      .asks('pause');
  });

  it('BASE-EVC-8 is refused a second time while the first is pending', () => {
    scenario({ roles: ['contingency-planner', 'medic'], hands: { medic: ['one-quiet-night'] } })
      .as('medic')
      .does('one-quiet-night')
      .as('contingency-planner')
      .does('store one-quiet-night')
      .refuses('one-quiet-night', 'already-pending')
      .does('end')
      .told({ fact: 'infectionSkipped', by: 'one-quiet-night' })
      .does('one-quiet-night', 'continue')
      .as('medic')
      .does('end')
      .told({ fact: 'infectionSkipped', by: 'one-quiet-night' })
      .asks('pause');
  });
});
