import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('who acts, and what it costs', () => {
  it('BASE-TRN-7 a card for an action leaves the own hand and lies open for everybody', () => {
    const game = scenario({
      roles: ['scientist', 'medic'],
      options: { hands: 'private' },
      hands: { scientist: ['paris', 'cairo'], medic: ['tokyo'] },
    })
      .does('direct paris')
      .hand('scientist', 'cairo')
      .hand('medic', 'tokyo');
    for (const viewer of [undefined, 'scientist', 'medic']) {
      expect(game.view(viewer).playerDiscard).toEqual(['paris']);
    }
    game.asks('actions', { left: 3 });
  });

  it('BASE-TRN-7 cards of the other hands never pay', () => {
    const blue = ['milan', 'essen', 'london', 'madrid', 'montreal'];
    scenario({ roles: ['researcher', 'medic'], hands: { medic: ['atlanta', 'paris', ...blue] } })
      .refuses('direct paris', 'card-not-held')
      .refuses('charter tokyo', 'card-not-held')
      .refuses(`cure blue with ${blue.join(' ')}`, 'card-not-held')
      .does('drive chicago')
      .refuses('build', 'card-not-held')
      .hand('medic', 'atlanta', 'paris', ...blue)
      .asks('actions', { left: 3 });
  });

  it('BASE-TRN-10 the others have no action, only their answers, their discards and their events', () => {
    const game = scenario({
      roles: ['scientist', 'researcher', 'medic'],
      at: { scientist: 'paris', researcher: 'paris', medic: 'paris' },
      hands: {
        scientist: ['paris'],
        researcher: ['milan', 'essen', 'london', 'madrid', 'new-york', 'montreal', 'chicago'],
        medic: ['one-quiet-night', 'tokyo'],
      },
      cubes: { paris: { blue: 3 } },
    });
    expect(game.legal('researcher')).toEqual([]);
    expect(game.legal('medic')).toEqual(['3: one-quiet-night']);
    game.as('medic');
    for (const action of ['drive milan', 'direct tokyo', 'treat blue', 'end', 'take milan from researcher']) {
      game.refuses(action, 'not-your-turn');
    }
    game.as('scientist').does('give paris to researcher');
    expect(game.legal()).toEqual(['2: accept', '2: refuse']);
    game.as('researcher').does('accept').waitsFor('researcher');
    expect(game.legal('researcher').every((command) => command.startsWith('2: discard '))).toBe(true);
    expect(game.legal('researcher')).toHaveLength(8);
    game.does('discard paris').asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-TRN-11 whatever the others advise, every action is the choice of the active player', () => {
    const game = scenario({ roles: ['medic', 'scientist', 'dispatcher'], at: { medic: 'paris' } });
    const choices = ['drive london', 'drive madrid', 'drive essen', 'drive milan', 'drive algiers', 'end'];
    for (const choice of choices) {
      game.as('medic').allows(choice);
      game.as('scientist').refuses(choice, 'not-your-turn');
      game.as('dispatcher').refuses(choice, 'not-your-turn');
    }
    game.refuses('send medic driving to london', 'not-your-turn').at('medic', 'paris');
    game.waitsFor('medic').asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-TRN-12 a table may show all cards to everybody at every difficulty', () => {
    const hands = { medic: ['paris', 'airlift'], scientist: ['tokyo'], researcher: ['lima', 'cairo'] };
    for (const epidemics of [4, 5, 6]) {
      const roles = Object.keys(hands);
      const game = scenario({ roles, hands, epidemics, options: { hands: 'open' } });
      for (const viewer of roles) {
        const { seats } = game.view(viewer);
        expect(seats.map((seat) => new Set(seat.hand))).toEqual(
          Object.values(hands).map((hand) => new Set(hand)),
        );
        expect(seats.map((seat) => seat.hand.length)).toEqual([2, 1, 2]);
      }
      game.asks('actions', { seat: 1, left: 4 });
    }
  });

  it('BASE-TRN-14 illegal commands change nothing and cost neither action nor card', () => {
    const game = scenario({
      roles: ['scientist', 'medic'],
      hands: { scientist: ['paris', 'airlift'], medic: ['tokyo'] },
      cubes: { atlanta: { blue: 1 } },
    });
    const illegal = [
      'drive paris',
      'drive atlanta',
      'drive nowhere',
      'direct tokyo',
      'direct airlift',
      'charter lima',
      'shuttle cairo',
      'build',
      'treat red',
      'give paris to medic',
      'take tokyo from medic',
      'cure blue with paris',
      'airlift scientist to atlanta',
      'one-quiet-night',
      'discard paris',
      'accept',
      'infect',
      'dance',
    ];
    for (const command of illegal) game.refuses(command);
    expect(game.facts).toEqual([]);
    game
      .hand('scientist', 'paris', 'airlift')
      .hand('medic', 'tokyo')
      .at('scientist', 'atlanta')
      .cubes('atlanta', 'blue', 1)
      .asks('actions', { seat: 1, left: 4 });
  });
});
