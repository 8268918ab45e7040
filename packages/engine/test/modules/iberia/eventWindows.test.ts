// A whole turn with every choice of challenges: between each two of its parts, and within each as far as nothing is being
// resolved, somebody who holds an event gets to play it.
import { describe, expect, it } from 'vitest';
import { legal, type Fact } from '../../../src/index.ts';
import { iberia, type IberianScenario } from '../../scenario/iberia.ts';

const INFLUX = 'influx-of-patients';
const HISTORICAL = 'historical-diseases';
const CHALLENGES: readonly (readonly string[])[] = [[], [INFLUX], [HISTORICAL], [INFLUX, HISTORICAL]];
const WINDOWS = ['always', 'possible'];
const TABLES = CHALLENGES.flatMap((challenges) => WINDOWS.map((windows) => ({ challenges, windows })));

const EVENT = 'travel-day-and-night';

/** Two hospitals have patients, one of whom makes his overflow; the draw brings two epidemics, the infections an outbreak. */
function turnWith(challenges: readonly string[], windows: string, hand: readonly string[]): IberianScenario {
  return iberia({
    roles: ['sailor', 'politician'],
    challenges,
    options: {
      windows,
      ...(challenges.includes(HISTORICAL) ? { diseases: 'malaria+typhus+cholera+yellow-fever' } : {}),
    },
    hands: { politician: hand },
    hospitals: { yellow: 'cuenca', red: 'burgos' },
    cubes: { cuenca: { yellow: 3 }, teruel: { yellow: 1 }, soria: { red: 1 }, porto: { blue: 3 } },
    drawNext: ['epidemic', 'epidemic'],
    infectLast: ['huesca', 'granada'],
    infectNext: ['porto'],
  });
}

const NEWS: Readonly<Record<string, (fact: Fact) => string | undefined>> = {
  cubeMoved: (fact) => (fact['by'] === 'hospital' ? `patient ${String(fact['colour'])}` : undefined),
  hospitalOverflowed: () => 'overflow',
  drew: () => 'draw',
  intensified: () => 'epidemic',
  infectionDiscarded: () => 'infection',
  turnBegan: () => 'turn',
};

/**
 * Ends the actions and answers everything with the first command that is no event, until the next turn begins. Gives back
 * what happened, and a bar for each time at which the event could be played.
 */
function walk(s: IberianScenario): string[] {
  const found: string[] = [];
  s.does('end');
  for (;;) {
    for (const fact of s.facts) {
      const news = NEWS[fact.fact]?.(fact);
      // The card of an epidemic is part of it.
      if (news === 'infection' && s.facts.some(({ fact: other }) => other === 'rateMoved')) continue;
      if (news !== undefined) found.push(news);
    }
    const commands = legal(s.state);
    if (commands.some(({ kind }) => kind === EVENT)) found.push('|');
    if (found.includes('turn')) return found;
    s.does(s.legal().find((text) => !text.includes(EVENT))!);
  }
}

const PATIENTS = ['patient yellow', 'overflow', '|', 'patient red', '|'];
const REST = ['draw', 'epidemic', '|', 'epidemic', '|', 'infection', '|', 'infection', '|', 'turn', '|'];

describe.each(TABLES)('A turn with challenges $challenges, windows $windows', ({ challenges, windows }) => {
  it('IB-EVT-11 IB-INX-50 has a moment for events between each two of its parts', () => {
    const patients = challenges.includes(INFLUX) ? PATIENTS : [];
    expect(walk(turnWith(challenges, windows, [EVENT]))).toEqual([...patients, ...REST]);
  });

  it('IB-EVT-11 IB-INX-50 stops there without an event only if the table wants it', () => {
    const s = turnWith(challenges, windows, []);
    const stops = new Set<string>();
    s.does('end');
    while (s.view().turn === 1) {
      stops.add(s.view().frames.at(-1)!.frame);
      s.does(s.legal()[0]!);
    }
    const stopped = ['pause', 'infections'].filter((frame) => stops.has(frame));
    expect(stopped).toEqual(windows === 'always' ? ['pause', 'infections'] : []);
  });
});

describe('The moment after a patient', () => {
  const position = {
    roles: ['sailor', 'politician'],
    challenges: [INFLUX],
    hospitals: { yellow: 'cuenca', red: 'burgos' },
    cubes: { valencia: { yellow: 1 }, soria: { red: 1 } },
    hands: { politician: ['hospital-founding', 'purify-water'] },
  };

  it('IB-INX-50 lets an event change what the next hospital and the draw find', () => {
    const s = iberia({ ...position, drawNext: ['epidemic', 'vigo'], infectLast: ['huesca'] });
    s.does('end').cubes('cuenca', 'yellow', 1).cubes('soria', 'red', 1).asks('pause').waitsFor('sailor');
    s.does('2: hospital-founding red in soria').cubes('soria', 'red', 0).does('continue');
    // Nobody is left to move to the red hospital, so the draw followed at once.
    s.told({ fact: 'drew' }).cubes('burgos', 'red', 0).cubes('huesca', 'red', 3);
  });

  it('IB-INX-50 comes after the whole chain that a patient sets off, never within it', () => {
    const s = iberia({ ...position, cubes: { ...position.cubes, cuenca: { yellow: 3 } } });
    s.does('end', 'admit yellow').asks('overflow').refuses('2: purify-water r16', 'not-now');
    s.does(...Array.from({ length: 4 }, () => 'evacuate madrid'))
      .asks('pause')
      .allows('2: purify-water r16');
  });

  it('IB-INX-50 IB-INX-21 there is none in a turn in which nobody moves', () => {
    iberia({ ...position, cubes: {} })
      .does('end')
      .asks('infections');
  });
});
