import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('drive or ferry', () => {
  it('BASE-MOV-1 goes along a line to the next city and costs no card', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      hands: { medic: ['paris', 'milan', 'algiers'] },
    })
      .does('drive milan')
      .at('medic', 'milan')
      .at('scientist', 'atlanta')
      .hand('medic', 'paris', 'milan', 'algiers')
      .does('drive paris', 'drive algiers')
      .at('medic', 'algiers')
      .hand('medic', 'paris', 'milan', 'algiers')
      .asks('actions', { left: 1 });
  });

  it('BASE-MOV-2 a city without a line, two lines away, or the city itself is refused', () => {
    scenario({ roles: ['medic', 'scientist'], at: { medic: 'paris' }, hands: { medic: ['tokyo'] } })
      .refuses('drive tokyo', 'not-connected')
      .refuses('drive istanbul', 'not-connected')
      .refuses('drive new-york', 'not-connected')
      .refuses('drive paris', 'already-there')
      .at('medic', 'paris')
      .hand('medic', 'tokyo')
      .asks('actions', { left: 4 });
  });

  it('BASE-MOV-3 lines across the edge of the board are driven like any other, both ways', () => {
    for (const [west, east] of [
      ['san-francisco', 'tokyo'],
      ['san-francisco', 'manila'],
      ['los-angeles', 'sydney'],
    ] as const) {
      scenario({ roles: ['medic', 'scientist'], at: { medic: west } })
        .does(`drive ${east}`)
        .at('medic', east)
        .does(`drive ${west}`)
        .at('medic', west)
        .asks('actions', { left: 2 });
    }
  });

  it('BASE-MOV-3 outbreaks cross the edge of the board', () => {
    scenario({ roles: ['medic', 'scientist'], cubes: { sydney: { red: 3 } }, infectNext: ['sydney'] })
      .does('end', 'infect')
      .cubes('los-angeles', 'red', 1)
      .cubes('jakarta', 'red', 1)
      .cubes('manila', 'red', 1)
      .cubes('sydney', 'red', 3)
      .outbreaks(1)
      .asks('infections', { left: 1 });
  });

  it('BASE-MOV-3 the quarantine reaches across the edge of the board', () => {
    scenario({
      roles: ['quarantine-specialist', 'scientist'],
      at: { 'quarantine-specialist': 'los-angeles' },
      infectNext: ['sydney', 'osaka'],
    })
      .does('end', 'infect')
      .cubes('sydney', 'red', 0)
      .does('infect')
      .cubes('osaka', 'red', 1)
      .asks('pause');
  });

  it('BASE-MOV-13 any number of pawns stand in one city', () => {
    const roles = ['medic', 'scientist', 'researcher', 'dispatcher'];
    const game = scenario({
      roles,
      at: { medic: 'milan', scientist: 'paris', researcher: 'paris', dispatcher: 'paris' },
    });
    game.does('drive paris');
    expect(game.view().seats.map((seat) => seat.city)).toEqual(['paris', 'paris', 'paris', 'paris']);
    game.asks('actions', { left: 3 });
  });
});
