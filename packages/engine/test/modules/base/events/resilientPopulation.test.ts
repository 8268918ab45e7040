import { describe, expect, it } from 'vitest';
import { scenario, type Scenario } from '../../../scenario/scenario.ts';

/** Every infection card that still lies in the deck, whatever its set. */
const inDeck = (table: Scenario): string[] => Object.values(table.view().infectionDeck.sets).flat();

describe('Resilient Population', () => {
  it('BASE-EVC-9 takes any one card of the discard pile, not only the top one, out of the game', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['resilient-population'] },
      infectionDiscard: ['lima', 'lagos', 'osaka'],
      drawNext: ['epidemic', 'paris'],
      infectLast: ['cairo'],
    })
      .as('researcher')
      .allows('resilient-population lima', 'resilient-population osaka')
      .does('resilient-population lagos')
      .infectionDiscard('lima', 'osaka')
      .hand('researcher')
      .discarded('resilient-population')
      .asks('actions', { seat: 1, left: 4 });
    expect(table.view().infectionDeck.size).toBe(45);
    table.as('scientist').does('end', 'continue').infectionDiscard();
    expect(table.view().infectionDeck.size).toBe(47);
    expect(inDeck(table)).toEqual(expect.arrayContaining(['lima', 'osaka', 'cairo']));
    expect(inDeck(table)).not.toContain('lagos');
    table.asks('infections', { left: 2 });
  });

  it('BASE-EVC-9 is refused for a card that is not in the pile, or when the pile is empty', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['resilient-population'] },
      infectionDiscard: ['lima'],
    })
      .refuses('resilient-population lagos', 'not-discarded')
      .refuses('resilient-population san-francisco', 'not-discarded')
      .hand('scientist', 'resilient-population')
      .asks('actions', { left: 4 });
    const empty = scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['resilient-population'] },
    });
    expect(empty.legal().filter((command) => command.includes('resilient'))).toEqual([]);
    empty.refuses('resilient-population lima', 'not-discarded').asks('actions', { left: 4 });
  });

  it('BASE-EVC-10 may remove the card just drawn, between Infect and Intensify', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['resilient-population'] },
      infectionDiscard: ['lima'],
      drawNext: ['epidemic', 'paris'],
      infectLast: ['cairo'],
    })
      .does('end')
      .asks('before-intensify')
      .cubes('cairo', 'black', 3)
      .infectionDiscard('lima', 'cairo')
      .as('researcher')
      .does('resilient-population cairo')
      .infectionDiscard('lima')
      .asks('before-intensify')
      .as('scientist')
      .does('continue')
      .told({ fact: 'intensified', count: 1 })
      .cubes('cairo', 'black', 3)
      .does('infect')
      .infectionDiscard('lima')
      .asks('infections', { left: 1 });
    expect(inDeck(table)).not.toContain('cairo');
  });

  it('BASE-EVC-10 may be played although it was drawn together with the epidemic', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      drawNext: ['epidemic', 'resilient-population'],
      infectLast: ['cairo'],
    })
      .does('end')
      .asks('before-intensify')
      .does('resilient-population cairo', 'continue')
      .told({ fact: 'intensified', count: 0 })
      .discarded('resilient-population')
      .asks('infections', { left: 2 });
  });

  it('BASE-EVC-10 is the only event allowed inside an epidemic', () => {
    const others = ['airlift', 'forecast', 'government-grant', 'one-quiet-night'];
    const table = scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: others, researcher: ['resilient-population'] },
      drawNext: ['epidemic', 'paris'],
      infectLast: ['cairo'],
    })
      .allows('airlift scientist to lima', 'forecast', 'government-grant lima', 'one-quiet-night')
      .does('end')
      .asks('before-intensify')
      .refuses('airlift scientist to lima', 'not-now')
      .refuses('forecast', 'not-now')
      .refuses('government-grant lima', 'not-now')
      .refuses('one-quiet-night', 'not-now');
    expect(table.legal()).toEqual(['1: continue', '2: resilient-population cairo']);
    table
      .does('continue')
      .allows('airlift scientist to lima', 'forecast', 'government-grant lima')
      .as('researcher')
      .refuses('resilient-population cairo', 'not-discarded')
      .asks('infections', { left: 2 });
  });

  it('BASE-EVC-10 keeps the second of two epidemics from breaking out at once', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['resilient-population'] },
      drawNext: ['epidemic', 'epidemic'],
      infectionDiscard: ['lima', 'lagos'],
      infectLast: ['santiago', 'milan'],
    })
      .does('end', 'continue')
      .asks('pause')
      .does('continue')
      .infectionDiscard('milan')
      .as('researcher')
      .does('resilient-population milan')
      .as('scientist')
      .does('continue', 'infect', 'infect')
      .cubes('milan', 'blue', 3)
      .cubes('istanbul', 'blue', 0)
      .asks('pause');
  });

  it('BASE-EVC-11 leaves the city open to outbreaks of its neighbours', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['resilient-population'] },
      cubes: { lima: { yellow: 1 }, santiago: { yellow: 3 } },
      infectionDiscard: ['lima'],
      infectNext: ['santiago', 'osaka'],
    })
      .does('resilient-population lima', 'end', 'infect')
      .cubes('lima', 'yellow', 2)
      .outbreaks(1)
      .infectionDiscard('santiago')
      .asks('infections', { left: 1 });
  });
});
