import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const roles = ['operations-expert', 'scientist'];

describe('Outbreaks', () => {
  it('BASE-OUT-1 BASE-OUT-2 BASE-OUT-3 the marker moves first, then each connected city gets one cube of the colour', () => {
    const s = scenario({
      roles,
      infectNext: ['algiers'],
      cubes: { algiers: { black: 3 }, paris: { blue: 1 } },
    });
    s.does('end', 'infect');
    const told = s.facts.filter(({ fact }) => fact === 'outbreak' || fact === 'placed');
    expect(told[0]).toMatchObject({ fact: 'outbreak', city: 'algiers', total: 1 });
    expect(told.slice(1).map(({ city, colour, count }) => [city, colour, count])).toEqual(
      expect.arrayContaining([
        ['madrid', 'black', 1],
        ['paris', 'black', 1],
        ['istanbul', 'black', 1],
        ['cairo', 'black', 1],
      ]),
    );
    expect(s.view().cubes).toEqual({
      algiers: { black: 3 },
      madrid: { black: 1 },
      paris: { blue: 1, black: 1 },
      istanbul: { black: 1 },
      cairo: { black: 1 },
    });
    s.outbreaks(1).supply('black', 17).supply('blue', 23).asks('infections', { left: 1 });
  });

  it('BASE-OUT-2 an outbreak crosses the edge of the board', () => {
    scenario({ roles, infectNext: ['sydney'], cubes: { sydney: { red: 3 } } })
      .does('end', 'infect')
      .cubes('los-angeles', 'red', 1)
      .cubes('jakarta', 'red', 1)
      .cubes('manila', 'red', 1)
      .supply('red', 18)
      .asks('infections', { left: 1 });
  });

  it('BASE-OUT-4 BASE-OUT-5 BASE-OUT-6 a full neighbour breaks out after the current outbreak is done, not back', () => {
    const s = scenario({
      roles,
      infectNext: ['santiago'],
      cubes: { santiago: { yellow: 3 }, lima: { yellow: 3 } },
    });
    s.does('end', 'infect')
      .told(
        { fact: 'outbreak', city: 'santiago', depth: 0, total: 1 },
        { fact: 'outbreak', city: 'lima', depth: 1, total: 2 },
        { fact: 'placed', city: 'bogota', from: 'lima' },
      )
      .cubes('santiago', 'yellow', 3)
      .cubes('lima', 'yellow', 3)
      .cubes('mexico-city', 'yellow', 1)
      .cubes('bogota', 'yellow', 1)
      .supply('yellow', 16)
      .outbreaks(2)
      .asks('infections', { left: 1 });
  });

  it('BASE-OUT-4 all neighbours of the first city are served before the chain goes on', () => {
    const s = scenario({
      roles,
      infectNext: ['algiers'],
      cubes: { algiers: { black: 3 }, cairo: { black: 3 } },
    });
    s.does('end', 'infect');
    const steps = s.facts.filter(({ fact }) => fact === 'outbreak' || fact === 'placed');
    const second = steps.findIndex(({ fact, city }) => fact === 'outbreak' && city === 'cairo');
    expect(
      steps
        .slice(1, second)
        .map(({ city }) => String(city))
        .sort(),
    ).toEqual(['istanbul', 'madrid', 'paris']);
    expect(
      steps
        .slice(second + 1)
        .map(({ city }) => String(city))
        .sort(),
    ).toEqual(['baghdad', 'istanbul', 'khartoum', 'riyadh']);
    s.cubes('istanbul', 'black', 2).outbreaks(2).asks('infections', { left: 1 });
  });

  it('BASE-OUT-7 once for each card: the next card of the same part may break the same cities out again', () => {
    scenario({
      roles,
      infectNext: ['santiago', 'lima'],
      cubes: { santiago: { yellow: 3 }, lima: { yellow: 3 } },
    })
      .does('end', 'infect')
      .outbreaks(2)
      .cubes('bogota', 'yellow', 1)
      .does('infect')
      .told({ fact: 'outbreak', city: 'lima', depth: 0 }, { fact: 'outbreak', city: 'santiago', depth: 1 })
      .outbreaks(4)
      .cubes('bogota', 'yellow', 2)
      .asks('pause');
  });

  it('BASE-OUT-8 a city that waits for its outbreak and is hit again is not queued twice', () => {
    const s = scenario({
      roles,
      infectNext: ['beijing'],
      cubes: { beijing: { red: 3 }, seoul: { red: 3 }, shanghai: { red: 3 } }, // Seoul and Shanghai hit each other
    });
    s.does('end', 'infect').cubes('seoul', 'red', 3).cubes('shanghai', 'red', 3).outbreaks(3);
    const struck = s.facts.filter(({ fact }) => fact === 'outbreak').map(({ city }) => String(city));
    expect(struck.sort()).toEqual(['beijing', 'seoul', 'shanghai']);
    s.cubes('tokyo', 'red', 2).asks('infections', { left: 1 });
  });

  it('BASE-OUT-9 a city raised to three within the chain breaks out when the chain hits it again', () => {
    scenario({
      roles,
      infectNext: ['beijing'],
      cubes: { beijing: { red: 3 }, seoul: { red: 3 }, shanghai: { red: 2 } },
    })
      .does('end', 'infect')
      .told({ fact: 'placed', city: 'shanghai', now: 3 }, { fact: 'outbreak', city: 'shanghai', total: 3 })
      .cubes('shanghai', 'red', 3)
      .cubes('tokyo', 'red', 2)
      .cubes('taipei', 'red', 1)
      .outbreaks(3)
      .asks('infections', { left: 1 });
  });

  it('BASE-OUT-11 only the colour that caused it spreads; three cubes of another colour nearby do nothing', () => {
    scenario({
      roles,
      infectNext: ['algiers'],
      cubes: { algiers: { black: 3, yellow: 3 }, paris: { blue: 3 }, madrid: { yellow: 3 } },
    })
      .does('end', 'infect')
      .cubes('algiers', 'yellow', 3)
      .cubes('paris', 'blue', 3)
      .cubes('paris', 'black', 1)
      .cubes('madrid', 'yellow', 3)
      .cubes('madrid', 'black', 1)
      .cubes('cairo', 'yellow', 0)
      .supply('yellow', 18)
      .outbreaks(1)
      .asks('infections', { left: 1 });
  });

  it('BASE-OUT-12 three of each of four colours fit in a city, and its own card brings only its own colour', () => {
    scenario({
      roles,
      infectNext: ['paris', 'algiers'],
      cubes: { paris: { blue: 2, yellow: 3, black: 3, red: 3 }, algiers: { black: 3 } },
    })
      .does('end', 'infect')
      .cubes('paris', 'blue', 3)
      .outbreaks(0)
      .does('infect')
      .told(
        { fact: 'outbreak', city: 'algiers', colour: 'black' },
        { fact: 'outbreak', city: 'paris', colour: 'black' },
      )
      .cubes('essen', 'black', 1)
      .cubes('essen', 'blue', 0)
      .cubes('paris', 'yellow', 3)
      .cubes('paris', 'red', 3)
      .outbreaks(2)
      .asks('pause');
  });
});
