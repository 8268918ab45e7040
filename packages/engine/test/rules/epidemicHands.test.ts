// The hand limit while an epidemic of the draw is unfinished: nobody discards, and nothing opens up.
import { describe, expect, it } from 'vitest';
import { iberia } from '../scenario/iberia.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const SEVEN = ['paris', 'essen', 'milan', 'london', 'madrid', 'chicago', 'washington'];
const OTHERS = ['airlift', 'forecast', 'government-grant', 'one-quiet-night'];
const draw = { drawNext: ['epidemic', 'tokyo'], infectLast: ['santiago'], infectionDiscard: ['lima'] };

/** The draw of the first seat stands before Intensify; whoever holds what, only the card for this moment can be played. */
function onlyBeforeIntensify(s: Scenario): Scenario {
  s.asks('before-intensify')
    .refuses('discard paris', 'not-now')
    .refuses('2: airlift 2 to cairo', 'not-now')
    .refuses('2: forecast', 'not-now')
    .refuses('2: government-grant cairo', 'not-now')
    .refuses('2: one-quiet-night', 'not-now');
  return s;
}

describe('Hand limit during an epidemic', () => {
  it('BASE-HND-3 BASE-EVT-5 BASE-EVC-10 a card played before Intensify brings up no hand limit and no other event', () => {
    const roles = ['operations-expert', 'scientist'];
    const hands = { 'operations-expert': SEVEN, scientist: [...OTHERS, 'resilient-population'] };
    const s = scenario({ roles, hands, ...draw }).does('end');
    onlyBeforeIntensify(s).does('2: resilient-population lima');
    expect(onlyBeforeIntensify(s).legal()).toEqual(['1: continue']);
    s.does('continue')
      .told({ fact: 'intensified', count: 1 })
      .asks('hand-limit', { seat: 1 })
      .allows('2: airlift 2 to cairo', '2: one-quiet-night')
      .does('discard paris')
      .asks('infections');
  });

  it('BASE-HND-3 BASE-HND-9 nor does the stored card of the Contingency Planner', () => {
    const roles = ['contingency-planner', 'scientist'];
    for (const turn of roles) {
      const hands = turn === 'scientist' ? { scientist: SEVEN } : { 'contingency-planner': SEVEN };
      const seat = roles.indexOf(turn) + 1;
      const s = scenario({ roles, turn, hands, stored: 'resilient-population', ...draw });
      s.does('end', '1: resilient-population santiago').asks('before-intensify');
      expect(s.legal()).toEqual([`${String(seat)}: continue`]);
      s.does('continue').asks('hand-limit', { seat });
    }
  });

  it('BASE-HND-3 the drawer may play the card out of the hand itself, and is asked for one card less', () => {
    const roles = ['operations-expert', 'scientist'];
    const hands = { 'operations-expert': [...SEVEN.slice(1), 'resilient-population'] };
    scenario({ roles, hands, ...draw })
      .does('end', 'resilient-population lima', 'continue')
      .asks('infections');
  });

  it('BASE-HND-3 BASE-EVT-7 with two epidemics neither window brings up a limit', () => {
    const roles = ['operations-expert', 'contingency-planner'];
    const s = scenario({
      roles,
      hands: { 'operations-expert': SEVEN, 'contingency-planner': ['resilient-population'] },
      drawNext: ['epidemic', 'epidemic'],
      infectLast: ['santiago', 'milan'],
    });
    s.does('end', '2: resilient-population santiago', 'continue').asks('pause');
    s.does('continue').asks('before-intensify').does('continue').asks('infections');
  });

  it('BASE-HND-3 BASE-EVC-10 a table that stops only where somebody could play goes on by itself', () => {
    scenario({
      roles: ['operations-expert', 'scientist'],
      hands: { 'operations-expert': SEVEN, scientist: ['resilient-population'] },
      options: { windows: 'possible' },
      ...draw,
    })
      .does('end', '2: resilient-population lima')
      .told({ fact: 'infectionRemoved' }, { fact: 'intensified' })
      .asks('hand-limit', { seat: 1 });
  });
});

describe('Cards that change hands between two epidemics', () => {
  const six = ['porto', 'braga', 'evora', 'lisboa', 'coimbra', 'caceres'];
  const roles = ['sailor', 'politician', 'agronomist'];
  const position = { roles, drawNext: ['epidemic', 'epidemic'], infectLast: ['huesca', 'valencia'] };

  it('IB-HND-4 IB-EVT-5 the limit of the player who draws waits for the last epidemic', () => {
    const hands = { sailor: six, politician: ['vigo', 'leon', 'telegraph-message', 'new-rails'] };
    const s = iberia({ ...position, hands })
      .does('end')
      .asks('pause');
    s.does('2: telegraph-message vigo to 1', '2: wire leon').hand('sailor', ...six, 'vigo', 'leon');
    s.asks('pause').refuses('discard vigo', 'not-now').allows('2: new-rails');
    s.does('continue').cubes('valencia', 'yellow', 3).asks('hand-limit', { seat: 1 });
    s.does('discard vigo').asks('infections');
  });

  it('IB-HND-3 IB-EVT-5 the limit of anybody else counts at once, while nothing is being resolved', () => {
    const hands = { sailor: ['vigo', 'leon'], politician: six, agronomist: ['telegraph-message'] };
    const s = iberia({ ...position, hands })
      .does('end')
      .asks('pause');
    s.does('3: telegraph-message vigo to 2', '3: wire leon').asks('hand-limit', { seat: 2 });
    s.cubes('valencia', 'yellow', 0)
      .does('2: discard vigo')
      .asks('pause')
      .does('continue')
      .asks('infections');
  });
});
