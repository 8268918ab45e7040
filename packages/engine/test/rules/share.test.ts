import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const together = { roles: ['medic', 'scientist', 'dispatcher'], at: { medic: 'paris', scientist: 'paris' } };

describe('share knowledge', () => {
  it('BASE-SHR-1 BASE-SHR-5 BASE-SHR-6 gives the card of the common city for one action if the other accepts', () => {
    scenario({ ...together, hands: { medic: ['paris', 'milan'], scientist: ['tokyo'] } })
      .does('give paris to scientist')
      .waitsFor('scientist')
      .asks('consent', { asked: 2 })
      .hand('medic', 'paris', 'milan')
      .as('scientist')
      .does('accept')
      .told({ fact: 'shared', card: 'paris', from: 1, to: 2 })
      .hand('medic', 'milan')
      .hand('scientist', 'tokyo', 'paris')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-SHR-2 BASE-SHR-5 BASE-SHR-6 takes the card of the common city for one action if the other accepts', () => {
    scenario({ ...together, hands: { medic: ['milan'], scientist: ['paris', 'tokyo'] } })
      .does('take paris from scientist')
      .hand('scientist', 'paris', 'tokyo')
      .as('scientist')
      .does('accept')
      .told({ fact: 'shared', card: 'paris', from: 2, to: 1 })
      .hand('medic', 'milan', 'paris')
      .hand('scientist', 'tokyo')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-SHR-3 players in different cities share nothing, not even the card of either city', () => {
    const game = scenario({
      ...together,
      at: { medic: 'paris', scientist: 'milan' },
      hands: { medic: ['paris', 'milan', 'atlanta'], scientist: ['london'] },
    })
      .refuses('give paris to scientist', 'not-together')
      .refuses('give milan to scientist', 'not-together')
      .refuses('give atlanta to dispatcher', 'not-together')
      .refuses('take london from scientist', 'not-together');
    expect(game.legal().filter((command) => /give|take/u.test(command))).toEqual([]);
    game.does('drive milan').allows('give milan to scientist').asks('actions', { left: 3 });
  });

  it('BASE-SHR-4 only the card of the common city can pass', () => {
    const game = scenario({
      ...together,
      hands: { medic: ['milan', 'essen'], scientist: ['london', 'tokyo'] },
    })
      .refuses('give milan to scientist', 'wrong-city')
      .refuses('take london from scientist', 'wrong-city')
      .refuses('take paris from scientist', 'card-not-held')
      .refuses('give paris to scientist', 'card-not-held')
      .refuses('give paris to medic', 'same-player');
    expect(game.legal().filter((command) => /give|take/u.test(command))).toEqual([]);
    game.asks('actions', { left: 4 });
  });

  it('BASE-SHR-4 any card passes when it comes from the Researcher, but not when it goes to her', () => {
    const position = {
      at: { medic: 'paris', researcher: 'paris' },
      hands: { medic: ['milan'], researcher: ['tokyo'] },
    };
    scenario({ roles: ['medic', 'researcher'], ...position })
      .refuses('give milan to researcher', 'wrong-city')
      .does('take tokyo from researcher')
      .as('researcher')
      .does('accept')
      .hand('medic', 'milan', 'tokyo')
      .asks('actions', { seat: 1, left: 3 });
    scenario({ roles: ['researcher', 'medic'], ...position })
      .refuses('take milan from medic', 'wrong-city')
      .allows('give tokyo to medic')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-SHR-5 a refusal costs nothing and changes nothing', () => {
    for (const [hands, command] of [
      [{ medic: ['paris'], scientist: ['tokyo'] }, 'give paris to scientist'],
      [{ medic: ['tokyo'], scientist: ['paris'] }, 'take paris from scientist'],
    ] as const) {
      scenario({ ...together, hands })
        .does(command)
        .refuses('accept', 'not-your-turn')
        .refuses('drive milan', 'not-your-turn')
        .as('dispatcher')
        .refuses('accept', 'not-your-turn')
        .as('scientist')
        .allows('accept', 'refuse')
        .does('refuse')
        .hand('medic', ...hands.medic)
        .hand('scientist', ...hands.scientist)
        .asks('actions', { seat: 1, left: 4 });
    }
  });

  it('BASE-SHR-6 the receiver gives nothing back, and a second card takes a second action', () => {
    scenario({
      roles: ['researcher', 'medic'],
      options: { consent: 'automatic' },
      hands: { researcher: ['tokyo', 'osaka'], medic: ['atlanta'] },
    })
      .refuses('give tokyo osaka to medic')
      .does('give tokyo to medic')
      .hand('researcher', 'osaka')
      .hand('medic', 'atlanta', 'tokyo')
      .asks('actions', { left: 3 })
      .does('give osaka to medic')
      .hand('researcher')
      .hand('medic', 'atlanta', 'tokyo', 'osaka')
      .asks('actions', { left: 2 });
  });

  it('BASE-SHR-7 events never change hands, not even those of the Researcher', () => {
    const game = scenario({
      roles: ['researcher', 'medic'],
      hands: { researcher: ['airlift'], medic: ['forecast'] },
    })
      .refuses('give airlift to 2', 'not-a-city-card')
      .refuses('take forecast from medic', 'not-a-city-card');
    expect(game.legal().filter((command) => /give|take/u.test(command))).toEqual([]);
    scenario({ roles: ['medic', 'researcher'], hands: { researcher: ['airlift'] } })
      .refuses('take airlift from 2', 'not-a-city-card')
      .asks('actions', { left: 4 });
    game.asks('actions', { left: 4 });
  });

  it('BASE-SHR-8 the active player spends the action, and two others cannot exchange cards', () => {
    scenario({
      roles: ['dispatcher', 'medic', 'scientist'],
      at: { medic: 'paris', scientist: 'paris' },
      hands: { medic: ['paris'] },
    })
      .as('medic')
      .refuses('give paris to scientist', 'not-your-turn')
      .as('scientist')
      .refuses('take paris from medic', 'not-your-turn')
      .as('dispatcher')
      .refuses('take paris from medic', 'not-together')
      .hand('medic', 'paris')
      .asks('actions', { seat: 1, left: 4 });
    scenario({ ...together, left: 1, hands: { scientist: ['paris'] } })
      .does('take paris from scientist')
      .as('scientist')
      .does('accept')
      .as('medic')
      .refuses('give paris to scientist', 'no-action-left')
      .asks('actions', { seat: 1, left: 0 });
  });
});

describe('an eighth card by sharing', () => {
  const seven = ['milan', 'essen', 'london', 'madrid', 'new-york', 'one-quiet-night', 'chicago'];

  it('BASE-SHR-9 the receiver of a gift discards before anything else happens', () => {
    scenario({ ...together, hands: { medic: ['paris'], scientist: seven } })
      .does('give paris to scientist')
      .as('scientist')
      .does('accept')
      .waitsFor('scientist')
      .asks('hand-limit', { seat: 2 })
      .as('medic')
      .refuses('drive milan', 'not-your-turn')
      .refuses('end', 'not-your-turn')
      .refuses('discard milan', 'not-your-turn')
      .as('scientist')
      .does('discard milan')
      .discarded('milan')
      .hand('scientist', 'paris', ...seven.slice(1))
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-SHR-9 the receiver may play an event instead of discarding', () => {
    scenario({ ...together, hands: { medic: ['paris'], scientist: seven } })
      .does('give paris to scientist')
      .as('scientist')
      .does('accept', 'one-quiet-night')
      .hand('scientist', 'paris', ...seven.filter((card) => card !== 'one-quiet-night'))
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-SHR-9 the active player discards when he takes an eighth card, and not with a seventh', () => {
    scenario({ ...together, hands: { medic: seven, scientist: ['paris'] } })
      .does('take paris from scientist')
      .as('scientist')
      .does('accept')
      .asks('hand-limit', { seat: 1 })
      .as('medic')
      .refuses('drive milan', 'not-now')
      .does('discard paris')
      .hand('medic', ...seven)
      .asks('actions', { seat: 1, left: 3 });
    scenario({ ...together, hands: { medic: seven.slice(1), scientist: ['paris'] } })
      .does('take paris from scientist')
      .as('scientist')
      .does('accept')
      .hand('medic', 'paris', ...seven.slice(1))
      .asks('actions', { seat: 1, left: 3 });
  });
});
