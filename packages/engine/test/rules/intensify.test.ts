import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import { infectionDeck } from './infectionDeck.ts';

const roles = ['operations-expert', 'scientist'];
const drawNext = ['epidemic', 'paris'];
const pile = ['lima', 'lagos', 'osaka', 'essen', 'cairo'];

describe('Epidemic, intensify', () => {
  it('BASE-EPI-10 BASE-EPI-11 only the discard pile goes on top; the deck beneath keeps its order', () => {
    const s = scenario({ roles, drawNext, infectLast: ['santiago'], infectionDiscard: pile });
    const before = infectionDeck(s);
    s.does('end', 'continue').infectionDiscard();
    const after = infectionDeck(s);
    expect(after.slice(0, 6).sort()).toEqual([...pile, 'santiago'].sort());
    expect(after.slice(6)).toEqual(before.slice(0, -1));
    s.asks('infections', { left: 2 });
  });

  it('BASE-EPI-10 the pile is shuffled: over many shuffles every card comes to every place', () => {
    const seen = new Map<string, Set<number>>();
    for (let chance = 1; chance <= 200; chance++) {
      const s = scenario({ roles, drawNext, infectLast: ['santiago'], infectionDiscard: pile });
      s.state.random.set([chance, chance * 7919, chance * 104_729, chance * 1_299_709]);
      s.does('end', 'continue').asks('infections');
      for (const [at, city] of infectionDeck(s).slice(0, 6).entries()) {
        seen.set(city, (seen.get(city) ?? new Set()).add(at));
      }
    }
    expect([...seen.keys()].sort()).toEqual([...pile, 'santiago'].sort());
    for (const places of seen.values()) expect(places.size).toBe(6);
  });

  it('BASE-EPI-13 the resolved epidemic leaves the game and is not on the discard pile', () => {
    const s = scenario({ roles, drawNext, infectLast: ['santiago'] });
    const isEpidemic = (card: string): boolean => card.startsWith('epidemic');
    const before = s.view().removed.filter(isEpidemic);
    s.does('end');
    const drawn = String(s.facts.find(({ fact }) => fact === 'epidemicDrawn')?.['card']);
    s.does('continue').told({ fact: 'removedFromGame', card: drawn }).asks('infections');
    expect(s.view().removed.filter(isEpidemic).sort()).toEqual([...before, drawn].sort());
    expect(s.view().playerDiscard).toEqual([]);
    s.hand('operations-expert', 'paris');
  });
});

describe('Two epidemics in one draw', () => {
  const both = { roles, drawNext: ['epidemic', 'epidemic'], infectLast: ['santiago', 'milan'] };

  it('BASE-EPI-14 all three steps of the first come before the second begins', () => {
    const s = scenario({ ...both, infectionDiscard: ['lima'] });
    s.does('end').cubes('santiago', 'yellow', 3).cubes('milan', 'blue', 0).asks('before-intensify');
    expect(s.view().rateSpace).toBe(2);
    s.does('continue')
      .told({ fact: 'intensified', count: 2 })
      .infectionDiscard()
      .cubes('milan', 'blue', 0)
      .asks('pause');
    expect(infectionDeck(s).slice(0, 2).sort()).toEqual(['lima', 'santiago']);
    expect(s.view().rateSpace).toBe(2);
    s.does('continue').cubes('milan', 'blue', 3).infectionDiscard('milan').asks('before-intensify');
    expect(s.view().rateSpace).toBe(3);
    s.does('continue').told({ fact: 'intensified', count: 1 }).asks('infections', { left: 2 });
  });

  it('BASE-EPI-15 BASE-EPI-16 the second city lies alone on top, is flipped first and breaks out', () => {
    const s = scenario({ ...both, infectionDiscard: ['lima', 'lagos', 'osaka'] });
    s.does('end', 'continue', 'continue').infectionDiscard('milan').does('continue');
    expect(infectionDeck(s)[0]).toBe('milan');
    expect(infectionDeck(s).slice(1, 5).sort()).toEqual(['lagos', 'lima', 'osaka', 'santiago']);
    s.does('infect')
      .told(
        { fact: 'infectionDrawn', city: 'milan', from: 'top' },
        { fact: 'outbreak', city: 'milan', total: 1 },
      )
      .cubes('milan', 'blue', 3)
      .cubes('istanbul', 'blue', 1)
      .outbreaks(1)
      .asks('infections', { left: 1 });
  });

  it('BASE-EPI-16 no outbreak follows where an event, a role or eradication stands in the way', () => {
    const flow = ['end', 'continue', 'continue', 'continue'];
    scenario({ ...both, hands: { scientist: ['airlift'] }, roles: ['quarantine-specialist', 'scientist'] })
      .does(...flow)
      .cubes('milan', 'blue', 3)
      .as('scientist')
      .does('airlift quarantine-specialist to istanbul')
      .as('quarantine-specialist')
      .does('accept', 'infect')
      .told({ fact: 'infectionDrawn', city: 'milan', from: 'top' }, { fact: 'prevented', city: 'milan' })
      .outbreaks(0)
      .asks('infections', { left: 1 });
    scenario({ ...both, eradicated: ['blue'] })
      .does(...flow, 'infect')
      .told({ fact: 'infectionDrawn', city: 'milan', from: 'top' })
      .cubes('milan', 'blue', 0)
      .outbreaks(0)
      .asks('infections', { left: 1 });
  });
});
