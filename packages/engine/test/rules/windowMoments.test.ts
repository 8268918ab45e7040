// When events may be played and when not.
import { describe, expect, it } from 'vitest';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const roles = ['operations-expert', 'scientist'];
const hands = {
  'operations-expert': ['airlift'],
  scientist: ['government-grant', 'one-quiet-night', 'forecast'],
};
const EVENTS = ['airlift', 'government-grant', 'one-quiet-night', 'forecast', 'resilient-population'];

/** Both players could play what they hold. */
function open(s: Scenario): Scenario {
  return s.allows('1: airlift 2 to cairo', '2: government-grant cairo', '2: one-quiet-night', '2: forecast');
}

/** The events that could be played now, by name. */
function playable(s: Scenario): string[] {
  const words = new Set(s.legal().map((text) => text.split(' ')[1]!));
  return EVENTS.filter((event) => words.has(event));
}

describe('Moments for events', () => {
  it('BASE-EVT-9 around actions: before the first, between two, after the last before drawing', () => {
    const s = open(scenario({ roles, hands }).asks('actions', { left: 4 }));
    open(s.does('drive chicago').asks('actions', { left: 3 }));
    open(s.does('drive atlanta', 'drive chicago', 'drive atlanta').asks('actions', { left: 0 }));
  });

  it('BASE-EVT-6 BASE-EVT-9 around infection cards: before the first, between two, after the last', () => {
    const s = scenario({ roles, hands, drawNext: ['paris', 'lima'], infectNext: ['essen', 'osaka'] });
    open(s.does('end').asks('infections', { left: 2 }));
    open(s.does('infect').asks('infections', { left: 1 }));
    open(s.does('infect').asks('pause'));
    open(s.does('continue').asks('actions', { seat: 2, left: 4 }));
  });

  it('BASE-EVT-6 an event between two infection cards changes what the second one does', () => {
    scenario({
      roles: ['quarantine-specialist', 'scientist'],
      hands: { 'quarantine-specialist': ['airlift'] },
      infectNext: ['essen', 'osaka'],
    })
      .does('end', 'infect')
      .cubes('essen', 'blue', 1)
      .does('airlift quarantine-specialist to taipei', 'infect')
      .cubes('osaka', 'red', 0)
      .asks('pause');
  });

  it('BASE-EVT-9 when over the hand limit, whoever is over it', () => {
    const seven = ['paris', 'essen', 'milan', 'london', 'madrid', 'chicago', 'tokyo'];
    const s = scenario({ roles, hands: { ...hands, 'operations-expert': ['airlift', ...seven.slice(1)] } });
    open(s.does('end').asks('hand-limit', { seat: 1 }));
  });

  it('BASE-EVT-4 BASE-EVT-5 BASE-EVT-10 inside an epidemic only Resilient Population, even if drawn with it', () => {
    for (const drawNext of [
      ['epidemic', 'airlift'],
      ['airlift', 'epidemic'],
    ]) {
      const s = scenario({
        roles,
        hands: { scientist: EVENTS.slice(1) },
        drawNext,
        infectLast: ['santiago'],
        infectionDiscard: ['lima'],
      });
      s.does('end').hand('operations-expert', 'airlift').asks('before-intensify');
      expect(playable(s)).toEqual(['resilient-population']);
      s.refuses('airlift operations-expert to cairo', 'not-now')
        .refuses('2: one-quiet-night', 'not-now')
        .refuses('2: forecast', 'not-now')
        .refuses('2: government-grant cairo', 'not-now')
        .does('continue')
        .allows(
          'airlift operations-expert to cairo',
          '2: one-quiet-night',
          '2: forecast',
          '2: government-grant cairo',
        )
        .asks('infections');
    }
  });

  it('BASE-EVT-4 BASE-EVT-5 a flipped card and its whole chain are one step: nobody can step in', () => {
    const s = scenario({
      roles,
      hands: { scientist: EVENTS },
      infectNext: ['santiago', 'essen'],
      cubes: { santiago: { yellow: 3 }, lima: { yellow: 3 }, bogota: { yellow: 3 } },
    });
    s.does('end', 'infect').outbreaks(3).infectionDiscard('santiago').asks('infections', { left: 1 });
    expect(s.facts[0]).toMatchObject({ fact: 'infectionDrawn', city: 'santiago' });
    expect(s.facts.at(-1)).toMatchObject({ fact: 'infectionDiscarded', city: 'santiago' });
    expect(playable(s)).toEqual(EVENTS);
  });

  it('BASE-EVT-7 between two epidemics of one draw every event may be played, also one that changes the second', () => {
    const s = scenario({
      roles: ['quarantine-specialist', 'scientist'],
      hands: { scientist: EVENTS, 'quarantine-specialist': [] },
      drawNext: ['epidemic', 'epidemic'],
      infectLast: ['santiago', 'milan'],
      options: { consent: 'automatic' },
    });
    s.does('end').asks('before-intensify').does('continue').asks('pause');
    expect(playable(s)).toEqual(EVENTS.slice(0, 4)); // the infection discard pile is empty
    s.as('scientist')
      .does('airlift quarantine-specialist to paris')
      .as('quarantine-specialist')
      .does('continue')
      .cubes('milan', 'blue', 0)
      .asks('before-intensify');
  });

  it('BASE-EVT-8 both cards of a draw come in one step, so nothing can be played between them', () => {
    const s = scenario({ roles, hands, drawNext: ['resilient-population', 'lima'] });
    s.does('end').asks('infections', { left: 2 });
    expect(s.facts.map(({ fact }) => fact)).toEqual(['drew', 'drewCard', 'drewCard']);
  });

  it('BASE-EVT-8 a first card that is an epidemic does not begin before the second card is drawn', () => {
    scenario({ roles, drawNext: ['epidemic', 'lima'], infectLast: ['santiago'] })
      .does('end')
      .told({ fact: 'epidemicDrawn' }, { fact: 'drewCard', card: 'lima' }, { fact: 'rateMoved' })
      .asks('before-intensify');
  });

  it('BASE-EVT-7 BASE-EVT-9 a table that stops only where somebody could play loses none of these moments', () => {
    const position = {
      roles,
      options: { windows: 'possible' },
      drawNext: ['epidemic', 'epidemic'],
      infectLast: ['santiago', 'milan'],
    };
    const s = scenario({ ...position, hands: { scientist: ['airlift'] } });
    s.does('end').asks('pause').does('continue').asks('infections', { left: 2 });
    s.does('infect').asks('infections', { left: 1 }).does('infect').asks('pause');
    scenario({ ...position, hands: { scientist: ['resilient-population'] } })
      .does('end')
      .asks('before-intensify');
    scenario(position).does('end').outbreaks(2).asks('actions', { seat: 2, left: 4 });
  });
});
