import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

describe('Consent to the Dispatcher', () => {
  it('BASE-DSP-4 BASE-DSP-10 asks the owner of the pawn first, then pays and moves', () => {
    scenario({ roles: ['dispatcher', 'medic', 'scientist'], hands: { dispatcher: ['tokyo'] } })
      .does('send medic direct to tokyo')
      .asks('consent', { asked: 2, price: { actions: 1, cards: ['tokyo'] } })
      .waitsFor('medic')
      .at('medic', 'atlanta')
      .hand('dispatcher', 'tokyo')
      .refuses('accept', 'not-your-turn')
      .refuses('drive chicago', 'not-your-turn')
      .as('medic')
      .refuses('drive chicago', 'not-now')
      .does('accept')
      .told({ fact: 'answered', seat: 2, answer: 'accepted' }, { fact: 'moved', seat: 2, to: 'tokyo' })
      .at('medic', 'tokyo')
      .hand('dispatcher')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-DSP-4 spends neither action nor card when the owner refuses, for every kind of move', () => {
    const table = scenario({
      roles: ['dispatcher', 'medic', 'scientist'],
      at: { scientist: 'paris' },
      stations: ['atlanta', 'tokyo'],
      hands: { dispatcher: ['atlanta', 'lima'] },
    });
    const moves = [
      'to paris',
      'driving to chicago',
      'direct to lima',
      'charter to delhi',
      'shuttle to tokyo',
    ];
    for (const move of moves) {
      table.as('dispatcher').does(`send medic ${move}`).asks('consent', { asked: 2 });
      table.as('medic').does('refuse').at('medic', 'atlanta').asks('actions', { seat: 1, left: 4 });
    }
    expect(table.view().playerDiscard).toEqual([]);
    table.hand('dispatcher', 'atlanta', 'lima').asks('actions', { left: 4 });
  });

  it('BASE-DSP-4 does not ask the owner of the pawn that is joined', () => {
    scenario({ roles: ['dispatcher', 'medic', 'scientist'], at: { scientist: 'paris' } })
      .does('send medic to paris')
      .asks('consent', { asked: 2 })
      .as('scientist')
      .refuses('refuse', 'not-your-turn')
      .as('medic')
      .does('accept')
      .at('medic', 'paris')
      .asks('actions', { seat: 1, left: 3 });
  });
});
