import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const roles = ['operations-expert', 'scientist'];

describe('Outbreaks and protection', () => {
  it('BASE-OUT-13 connected cities under protection get no cube and do not break out in turn', () => {
    scenario({
      roles: ['medic', 'quarantine-specialist'],
      at: { medic: 'paris', 'quarantine-specialist': 'riyadh' }, // she protects Cairo
      infectNext: ['algiers'],
      cured: ['black'],
      cubes: { algiers: { black: 3 }, cairo: { black: 3 } },
    })
      .does('end', 'infect')
      .cubes('paris', 'black', 0)
      .cubes('cairo', 'black', 3)
      .cubes('baghdad', 'black', 0)
      .cubes('madrid', 'black', 1)
      .cubes('istanbul', 'black', 1)
      .outbreaks(1)
      .asks('infections', { left: 1 });
  });

  it('BASE-OUT-14 a prevented outbreak moves no marker and spreads nothing', () => {
    scenario({
      roles: ['quarantine-specialist', 'scientist'],
      at: { 'quarantine-specialist': 'cairo' },
      infectNext: ['algiers'],
      cubes: { algiers: { black: 3 } },
    })
      .does('end', 'infect')
      .cubes('algiers', 'black', 3)
      .cubes('madrid', 'black', 0)
      .cubes('paris', 'black', 0)
      .supply('black', 21)
      .outbreaks(0)
      .asks('infections', { left: 1 });
  });
});

describe('Outbreaks that end the game', () => {
  it('BASE-OUT-15 the eighth outbreak loses in the middle of a chain, before its cubes are placed', () => {
    const s = scenario({
      roles,
      outbreaks: 6,
      infectNext: ['algiers'],
      cubes: { algiers: { black: 3 }, cairo: { black: 3 }, istanbul: { black: 2 } },
    });
    s.does('end', 'infect')
      .cubes('madrid', 'black', 1)
      .cubes('istanbul', 'black', 3)
      .cubes('baghdad', 'black', 0)
      .cubes('khartoum', 'black', 0)
      .outbreaks(8)
      .ends('outbreaks');
  });

  it('BASE-OUT-15 seven outbreaks are not a loss', () => {
    scenario({ roles, outbreaks: 6, infectNext: ['santiago'], cubes: { santiago: { yellow: 3 } } })
      .does('end', 'infect')
      .outbreaks(7)
      .cubes('lima', 'yellow', 1)
      .asks('infections', { left: 1 });
  });

  it('BASE-OUT-18 a cube missing in the middle of a chain loses', () => {
    const position = {
      roles,
      infectNext: ['santiago'],
      cubes: { santiago: { yellow: 3 }, lima: { yellow: 3 } },
    };
    scenario({ ...position, supply: { yellow: 1 } })
      .does('end', 'infect')
      .outbreaks(2)
      .ends('cubes');
    scenario({
      ...position,
      cubes: { ...position.cubes, bogota: {}, 'mexico-city': {} },
      supply: { yellow: 2 },
    })
      .does('end', 'infect')
      .supply('yellow', 0)
      .cubes('bogota', 'yellow', 1)
      .cubes('mexico-city', 'yellow', 1)
      .asks('infections', { left: 1 });
  });

  it('BASE-OUT-18 the first missing cube ends everything: no other city is served after it', () => {
    const cubes = { miami: { yellow: 3 }, atlanta: {}, washington: {}, 'mexico-city': {}, bogota: {} };
    const s = scenario({ roles, infectNext: ['miami'], cubes, supply: { yellow: 1 } });
    s.does('end', 'infect').supply('yellow', 0).infectionDiscard().ends('cubes');
    expect(s.facts.filter(({ fact }) => fact === 'placed')).toHaveLength(1);
    expect(s.facts.filter(({ fact }) => fact === 'over')).toEqual([
      { fact: 'over', ending: 'cubes', winners: [] },
    ]);
    expect(s.facts.at(-1)).toMatchObject({ fact: 'over' });
  });
});

describe('Outbreaks and their card', () => {
  it('BASE-OUT-16 an epidemic breaks out by the same rules: chain, marker, one outbreak for each city', () => {
    scenario({
      roles,
      drawNext: ['epidemic', 'paris'],
      infectLast: ['beijing'],
      cubes: { beijing: { red: 1 }, seoul: { red: 3 }, shanghai: { red: 3 } },
    })
      .does('end')
      .told(
        { fact: 'placed', city: 'beijing', count: 2, now: 3 },
        { fact: 'outbreak', city: 'beijing', total: 1 },
      )
      .cubes('beijing', 'red', 3)
      .cubes('seoul', 'red', 3)
      .cubes('shanghai', 'red', 3)
      .cubes('tokyo', 'red', 2)
      .cubes('hong-kong', 'red', 1)
      .outbreaks(3)
      .asks('before-intensify');
  });

  it('BASE-OUT-16 the next infection card of the turn starts afresh after the epidemic', () => {
    scenario({
      roles,
      drawNext: ['epidemic', 'paris'],
      infectLast: ['santiago'],
      cubes: { santiago: { yellow: 3 } },
    })
      .does('end', 'continue')
      .outbreaks(1)
      .does('infect') // Santiago alone was intensified
      .cubes('lima', 'yellow', 2)
      .outbreaks(2)
      .asks('infections', { left: 1 });
  });

  it('BASE-OUT-17 the card is discarded after the whole chain', () => {
    const s = scenario({
      roles,
      infectNext: ['santiago'],
      cubes: { santiago: { yellow: 3 }, lima: { yellow: 3 } },
    });
    s.does('end', 'infect');
    expect(s.facts.at(-1)).toEqual({ fact: 'infectionDiscarded', city: 'santiago' });
    expect(s.facts.filter(({ fact }) => fact === 'infectionDiscarded')).toHaveLength(1);
    s.outbreaks(2).infectionDiscard('santiago').asks('infections', { left: 1 });
  });

  it('BASE-OUT-17 a chain that loses the game never gets to the discard', () => {
    scenario({ roles, outbreaks: 7, infectNext: ['santiago'], cubes: { santiago: { yellow: 3 } } })
      .does('end', 'infect')
      .infectionDiscard()
      .ends('outbreaks');
  });
});
