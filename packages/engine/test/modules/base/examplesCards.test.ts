// The worked examples of the catalogue: events, two epidemics and setup.
import { describe, expect, it } from 'vitest';
import { compile, seedFromText, start, view } from '../../../src/index.ts';
import { infectionDeck } from '../../rules/infectionDeck.ts';
import { scenario, type Position } from '../../scenario/scenario.ts';

describe('Worked examples, cards', () => {
  it('BASE-EX-9 an airlift comes too late for the flipped card, but in time for the next one', () => {
    const s = scenario({
      roles: ['quarantine-specialist', 'scientist'],
      at: { 'quarantine-specialist': 'tokyo' },
      hands: { scientist: ['airlift'] },
      infectNext: ['miami', 'lagos'],
      cubes: { miami: { yellow: 3 } },
    });
    s.does('end', 'infect');
    // From the flip to the discard there was no moment at which the game waited.
    expect(s.facts[0]).toMatchObject({ fact: 'infectionDrawn', city: 'miami' });
    expect(s.facts.at(-1)).toMatchObject({ fact: 'infectionDiscarded', city: 'miami' });
    s.outbreaks(1)
      .cubes('atlanta', 'yellow', 1)
      .cubes('washington', 'yellow', 1)
      .cubes('mexico-city', 'yellow', 1)
      .cubes('bogota', 'yellow', 1)
      .as('scientist')
      .does('airlift quarantine-specialist to kinshasa')
      .as('quarantine-specialist')
      .does('accept')
      .at('quarantine-specialist', 'kinshasa')
      .does('infect')
      .cubes('lagos', 'yellow', 0)
      .infectionDiscard('miami', 'lagos')
      .outbreaks(1)
      .asks('pause');
  });

  const twoEpidemics: Position = {
    roles: ['operations-expert', 'scientist'],
    infectionDiscard: ['lima', 'lagos', 'osaka'],
    infectLast: ['santiago', 'milan'],
    drawNext: ['epidemic', 'epidemic', 'paris'],
  };

  it('BASE-EX-10 two epidemics in one draw: the second city is flipped first and breaks out', () => {
    const s = scenario({ ...twoEpidemics, hands: { scientist: ['government-grant'] } });
    const removed = s.view().removed.length;
    s.does('end')
      .cubes('santiago', 'yellow', 3)
      .infectionDiscard('lima', 'lagos', 'osaka', 'santiago')
      .does('continue');
    expect(s.view().rateSpace).toBe(2);
    expect(infectionDeck(s).slice(0, 4).sort()).toEqual(['lagos', 'lima', 'osaka', 'santiago']);
    s.asks('pause').as('scientist').does('government-grant cairo').stations('atlanta', 'cairo').asks('pause');
    s.as('operations-expert')
      .does('continue')
      .cubes('milan', 'blue', 3)
      .infectionDiscard('milan')
      .does('continue');
    expect(s.view().rateSpace).toBe(3);
    expect(infectionDeck(s)[0]).toBe('milan');
    expect(s.view().removed).toHaveLength(removed + 2);
    expect(s.view().playerDiscard).toEqual(['government-grant']);
    s.hand('operations-expert')
      .asks('infections', { left: 2 })
      .does('infect')
      .told({ fact: 'infectionDrawn', city: 'milan' }, { fact: 'outbreak', city: 'milan' })
      .outbreaks(1)
      .asks('infections', { left: 1 });
  });

  it('BASE-EX-10 Resilient Population between the steps of the second epidemic removes the card of Milan', () => {
    const s = scenario({ ...twoEpidemics, hands: { scientist: ['resilient-population'] } });
    s.does('end', 'continue', 'continue').asks('before-intensify');
    s.as('scientist').does('resilient-population milan').infectionDiscard();
    s.as('operations-expert').does('continue').asks('infections', { left: 2 });
    expect(infectionDeck(s)).not.toContain('milan');
    s.does('infect', 'infect')
      .cubes('milan', 'blue', 3)
      .cubes('essen', 'blue', 0)
      .cubes('paris', 'blue', 0)
      .asks('pause');
  });

  it('BASE-EX-10 after the second Intensify the pile is empty and Resilient Population is refused', () => {
    scenario({ ...twoEpidemics, hands: { scientist: ['resilient-population'] } })
      .does('end', 'continue', 'continue', 'continue')
      .infectionDiscard()
      .as('scientist')
      .refuses('resilient-population milan', 'not-discarded')
      .hand('scientist', 'resilient-population')
      .asks('infections', { left: 2 });
  });

  it('BASE-EX-10 One Quiet Night before the infect part prevents the outbreak', () => {
    scenario({ ...twoEpidemics, hands: { scientist: ['one-quiet-night'] } })
      .does('end', 'continue')
      .asks('pause')
      .as('scientist')
      .does('one-quiet-night')
      .as('operations-expert')
      .does('continue', 'continue')
      .told({ fact: 'infectionSkipped', by: 'one-quiet-night' })
      .cubes('milan', 'blue', 3)
      .outbreaks(0)
      .asks('pause');
  });

  it('BASE-EX-11 what lies on the board after setup', () => {
    for (const players of [2, 3, 4]) {
      const compiled = compile({ players });
      if (!compiled.ok) throw new Error(compiled.error.message);
      const game = compiled.value;
      for (let seed = 0; seed < 10; seed++) {
        const seen = view(start(game, seedFromText(`setup ${String(seed)}`)).state, 0);
        const cubes = Object.entries(seen.cubes).map(([city, counts]) => {
          const own = game.colourIds[game.colourOf[game.cityNumbers.get(city)!]!]!;
          expect(Object.keys(counts)).toEqual([own]);
          return counts[own]!;
        });
        expect(cubes.sort((a, b) => a - b)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
        expect(Object.values(seen.supply).reduce((sum, count) => sum + count, 0)).toBe(96 - 18);
        expect([...seen.infectionDiscard].sort()).toEqual(Object.keys(seen.cubes).sort());
        expect(seen).toMatchObject({ infectionDeck: { size: 39 }, shows: { stations: ['atlanta'] } });
      }
    }
  });
});
