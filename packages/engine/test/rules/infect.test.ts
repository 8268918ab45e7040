import { describe, expect, it } from 'vitest';
import { compile, seedFromText, start, view } from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';
import { infectionDeck } from './infectionDeck.ts';

const roles = ['operations-expert', 'scientist'];

describe('Infections', () => {
  it('BASE-INF-1 as many cards as the rate says are flipped from the top, no more and no fewer', () => {
    for (const [space, rate] of [2, 2, 2, 3, 3, 4, 4].entries()) {
      const s = scenario({
        roles,
        rateSpace: space + 1,
        infectNext: ['essen', 'lagos', 'cairo', 'osaka', 'lima'],
      });
      const deck = infectionDeck(s);
      s.does('end').asks('infections', { left: rate });
      for (let flipped = 0; flipped < rate; flipped++) s.does('infect');
      s.infectionDiscard(...deck.slice(0, rate))
        .asks('pause')
        .refuses('infect', 'not-now');
      expect(infectionDeck(s)).toEqual(deck.slice(rate));
    }
  });

  it('BASE-INF-2 BASE-INF-9 a card is resolved with its outbreaks and discarded before the next is flipped', () => {
    const s = scenario({ roles, infectNext: ['santiago', 'essen'], cubes: { santiago: { yellow: 3 } } });
    s.does('end', 'infect')
      .told(
        { fact: 'infectionDrawn', city: 'santiago', from: 'top' },
        { fact: 'outbreak', city: 'santiago' },
        { fact: 'placed', city: 'lima' },
        { fact: 'infectionDiscarded', city: 'santiago' },
      )
      .infectionDiscard('santiago')
      .cubes('essen', 'blue', 0);
    expect(s.facts).not.toContainEqual(expect.objectContaining({ fact: 'infectionDrawn', city: 'essen' }));
    s.asks('infections', { left: 1 }).does('infect').infectionDiscard('santiago', 'essen').asks('pause');
  });

  it('BASE-INF-3 one cube of the colour of the city, taken from the supply', () => {
    scenario({ roles, infectNext: ['essen', 'osaka'], cubes: { osaka: { red: 2 } } })
      .does('end', 'infect')
      .cubes('essen', 'blue', 1)
      .supply('blue', 23)
      .does('infect')
      .cubes('osaka', 'red', 3)
      .supply('red', 21)
      .supply('yellow', 24)
      .outbreaks(0)
      .asks('pause');
  });

  it('BASE-INF-4 on three cubes no fourth is placed; an outbreak of that colour occurs', () => {
    scenario({ roles, infectNext: ['santiago'], cubes: { santiago: { yellow: 3 } } })
      .does('end', 'infect')
      .told({ fact: 'outbreak', city: 'santiago', colour: 'yellow' })
      .cubes('santiago', 'yellow', 3)
      .cubes('lima', 'yellow', 1)
      .supply('yellow', 20)
      .outbreaks(1)
      .asks('infections', { left: 1 });
  });

  it('BASE-INF-5 three cubes of another colour do not make an outbreak', () => {
    scenario({ roles, infectNext: ['santiago'], cubes: { santiago: { yellow: 2, blue: 3, red: 1 } } })
      .does('end', 'infect')
      .cubes('santiago', 'yellow', 3)
      .cubes('santiago', 'blue', 3)
      .cubes('lima', 'blue', 0)
      .outbreaks(0)
      .asks('infections', { left: 1 });
  });

  it('BASE-INF-6 BASE-INF-9 an eradicated disease: no cube, the card is discarded and counts as flipped', () => {
    scenario({ roles, infectNext: ['santiago', 'lima', 'essen'], eradicated: ['yellow'] })
      .does('end', 'infect')
      .cubes('santiago', 'yellow', 0)
      .supply('yellow', 24)
      .asks('infections', { left: 1 })
      .does('infect')
      .infectionDiscard('santiago', 'lima')
      .cubes('essen', 'blue', 0)
      .outbreaks(0)
      .asks('pause');
  });

  it('BASE-INF-7 a cured disease that is not eradicated infects and breaks out as before', () => {
    scenario({
      roles,
      infectNext: ['lagos', 'santiago'],
      cured: ['yellow'],
      cubes: { santiago: { yellow: 3 } },
    })
      .does('end', 'infect')
      .cubes('lagos', 'yellow', 1)
      .does('infect')
      .cubes('lima', 'yellow', 1)
      .outbreaks(1)
      .asks('pause');
  });

  it('BASE-INF-8 BASE-INF-9 a protected city: no cube and no outbreak, the card is discarded', () => {
    scenario({
      roles: ['medic', 'quarantine-specialist'],
      at: { medic: 'lagos', 'quarantine-specialist': 'lima' },
      infectNext: ['santiago', 'lagos'],
      cubes: { santiago: { yellow: 3 } },
      cured: ['yellow'],
    })
      .does('end', 'infect')
      .told({ fact: 'prevented', city: 'santiago', by: 'quarantine-specialist' })
      .cubes('santiago', 'yellow', 3)
      .cubes('lima', 'yellow', 0)
      .does('infect')
      .told({ fact: 'prevented', city: 'lagos', by: 'medic' })
      .cubes('lagos', 'yellow', 0)
      .outbreaks(0)
      .infectionDiscard('santiago', 'lagos')
      .asks('pause');
  });

  it('BASE-INF-13 should the deck run out, the shuffled discard pile becomes the new deck', () => {
    const pile = ['lima', 'lagos', 'osaka'];
    const s = scenario({ roles, infectNext: ['essen'], infectionDeckSize: 1, infectionDiscard: pile });
    s.does('end', 'infect')
      .infectionDiscard(...pile, 'essen')
      .asks('infections', { left: 1 })
      .does('infect');
    expect(s.view().infectionDiscard).toHaveLength(1);
    expect([...infectionDeck(s), ...s.view().infectionDiscard].sort()).toEqual([...pile, 'essen'].sort());
    s.asks('pause');
  });

  it('BASE-INF-13 the deck cannot run out: at most 36 flips between two reshuffles, with the piles that are dealt', () => {
    const flips: number[] = [];
    for (const players of [2, 3, 4]) {
      for (const epidemics of [4, 5, 6]) {
        const compiled = compile({ players, epidemics });
        if (!compiled.ok) throw new Error(compiled.error.message);
        const game = compiled.value;
        const piles = view(start(game, seedFromText('piles')).state, 0).playerDeck.groups.map(
          ({ size }) => size,
        );
        // The worst case: an epidemic on top of its pile, the next one at the bottom of the pile below.
        for (let pile = 1; pile <= epidemics; pile++) {
          const apart = piles[pile - 1]! + (piles[pile] ?? 1) - 1;
          flips.push(Math.ceil(apart / 2) * game.rates[pile]!);
        }
        expect(game.shape.infectionCards - 1).toBeGreaterThan(Math.max(...flips)); // one may be removed by an event
      }
    }
    expect(Math.max(...flips)).toBe(36);
  });
});
