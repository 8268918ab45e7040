import { describe, expect, it } from 'vitest';
import { scenario, type Position } from '../../../scenario/scenario.ts';

const SEVEN = ['paris', 'lima', 'cairo', 'delhi', 'osaka', 'tokyo', 'sydney'];

const table = (position: Partial<Position>): ReturnType<typeof scenario> =>
  scenario({ boxes: ['brink'], roles: ['scientist', 'medic'], ...position });

describe('Borrowed Time', () => {
  it('BRINK-BOR-1 BRINK-BOR-3 BRINK-EVT-1 gives the active player two more actions, whoever plays it, without asking', () => {
    table({ hands: { medic: ['borrowed-time'] } })
      .as('medic')
      .does('borrowed-time')
      .told({ fact: 'eventPlayed', seat: 2, card: 'borrowed-time' })
      .hand('medic')
      .asks('actions', { seat: 1, left: 6 });
  });

  it('BRINK-BOR-2 BRINK-BOR-4 can be played after the last action; unused actions are lost', () => {
    const played = table({ hands: { scientist: ['borrowed-time'] }, left: 0 })
      .refuses('drive chicago', 'no-action-left')
      .does('borrowed-time')
      .asks('actions', { left: 2 })
      .does('drive chicago')
      .asks('actions', { left: 1 })
      .does('end', 'infect', 'infect', 'continue')
      .asks('actions', { seat: 2, left: 4 });
    expect(played.view().playerDiscard).toContain('borrowed-time');
  });

  it('BRINK-BOR-4 leaves what is possible once per turn as it was', () => {
    scenario({
      boxes: ['brink'],
      roles: ['archivist', 'medic'],
      hands: { archivist: ['borrowed-time'] },
      playerDiscard: ['atlanta', 'chicago'],
    })
      .does('recall atlanta', 'borrowed-time', 'drive chicago')
      .refuses('recall chicago', 'once-per-turn');
  });

  it('BRINK-SC-9 BRINK-BOR-2 BRINK-EVT-7 gives the Generalist seven actions, and is refused once the draw begins', () => {
    const generalist: Partial<Position> = {
      roles: ['generalist', 'medic'],
      hands: { medic: ['borrowed-time'] },
    };
    const moves = ['drive chicago', 'drive atlanta', 'drive chicago', 'drive atlanta', 'drive chicago'];
    table({ ...generalist, left: 5 })
      .does(...moves)
      .refuses('drive atlanta', 'no-action-left')
      .as('medic')
      .does('borrowed-time')
      .as('generalist')
      .does('drive atlanta', 'drive chicago')
      .refuses('drive atlanta', 'no-action-left');
    table({ ...generalist, left: 0, drawNext: ['epidemic', 'epidemic'], infectLast: ['lima', 'cairo'] })
      .does('end')
      .asks('before-intensify')
      .as('medic')
      .refuses('borrowed-time', 'not-now')
      .as('generalist')
      .does('continue')
      .asks('pause')
      .as('medic')
      .refuses('borrowed-time', 'actions-over');
    table(generalist)
      .does('end')
      .asks('infections')
      .as('medic')
      .refuses('borrowed-time', 'actions-over')
      .as('generalist')
      .does('infect', 'infect')
      .asks('pause')
      .as('medic')
      .refuses('borrowed-time', 'actions-over');
  });

  it('BRINK-BOR-2 BRINK-EVT-1 is offered while a hand is over its limit in the action part, not in that of the draw', () => {
    const hands = { medic: SEVEN, scientist: ['atlanta', 'borrowed-time'] };
    table({ hands })
      .does('give atlanta to medic')
      .as('medic')
      .does('accept')
      .asks('hand-limit', { seat: 2 })
      .as('scientist')
      .does('borrowed-time')
      .as('medic')
      .does('discard paris')
      .asks('actions', { seat: 1, left: 5 });
    table({ hands: { scientist: [...SEVEN.slice(1), 'borrowed-time'] }, drawNext: ['paris', 'madrid'] })
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .refuses('borrowed-time', 'actions-over');
  });

  it('BRINK-EVT-1 is refused while somebody is asked for consent', () => {
    table({ hands: { scientist: ['atlanta', 'borrowed-time'] } })
      .does('give atlanta to medic')
      .asks('consent')
      .refuses('borrowed-time', 'not-now');
  });

  it('BRINK-BOR-5 BRINK-EVT-3 BRINK-EVT-6 adds two more when the Contingency Planner plays it again, then leaves the game', () => {
    const twice = scenario({
      boxes: ['brink'],
      roles: ['contingency-planner', 'medic'],
      hands: { medic: ['borrowed-time'] },
    })
      .as('medic')
      .does('borrowed-time')
      .as('contingency-planner')
      .does('store borrowed-time')
      .asks('actions', { left: 5 })
      .does('borrowed-time')
      .asks('actions', { left: 7 });
    expect(twice.view().removed).toContain('borrowed-time');
    expect(twice.view().playerDiscard).not.toContain('borrowed-time');
  });
});
