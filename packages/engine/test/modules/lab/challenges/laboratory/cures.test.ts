import { describe, expect, it } from 'vitest';
import type { Position, Scenario } from '../../../../scenario/scenario.ts';
import { isWhole, labOf, labTable, lineOf, offered } from '../../../../scenario/labTable.ts';

type Lab = NonNullable<Position['lab']>;
const complete = {
  sequence: 'y4-y',
  colour: 'yellow',
  characterized: 'lima',
  tested: 'bogota',
  cubes: { yellow: 4 },
};
const yellows = ['lagos', 'miami', 'santiago', 'khartoum', 'kinshasa'];
const roles = ['dispatcher', 'medic'];
const table = (position: Partial<Position> = {}): Scenario =>
  labTable({
    roles,
    lab: { research: [complete], drawn: ['k4-k'] },
    hands: { dispatcher: yellows.slice(0, 3) },
    cubes: { lagos: { yellow: 1 } },
    ...position,
  });
const cure = (...cards: readonly string[]): string => `cure yellow with ${cards.join(' ')}`;
const three = cure('lagos', 'miami', 'santiago');

describe('Discover a Cure in the lab', () => {
  it('LAB-CUR-1 LAB-CUR-2 LAB-CUR-6 LAB-CUR-7 LAB-CUR-10 a complete line and three cards; the line is cleared and gets a new card', () => {
    const s = table();
    expect(lineOf(s).complete).toBe(true);
    s.does(three)
      .told(
        { fact: 'cured', colour: 'yellow', seat: 1 },
        { fact: 'lineClosed', sequence: 'y4-y', cards: ['lima', 'bogota'], returned: { yellow: 4 } },
        { fact: 'sequencePlaced', research: 'research-1', card: 'k4-k', by: 'cure' },
      )
      .cure('yellow', 'cured')
      .discarded('lima', 'bogota', 'lagos', 'miami', 'santiago')
      .supply('yellow', 23)
      .asks('actions', { left: 3 });
    expect(lineOf(s)).toMatchObject({ sequence: 'k4-k', complete: false });
    expect(lineOf(s).colour).toBeUndefined();
    expect(labOf(isWhole(s)).sequence).toEqual({ left: 12, discard: ['y4-y'] });
  });

  it('LAB-SC-10 LAB-CUR-4 the Scientist discards two', () => {
    labTable({ lab: { research: [complete] }, hands: { scientist: ['lagos', 'miami'] } })
      .does(cure('lagos', 'miami'))
      .cure('yellow', 'eradicated')
      .hand('scientist');
    const untested = { ...complete, tested: undefined };
    labTable({ lab: { research: [untested] }, hands: { scientist: ['lagos', 'miami'] } }).refuses(
      cure('lagos', 'miami'),
      'line-incomplete',
      'The cure of the yellow disease has not been tested on research-1.',
    );
  });

  it('LAB-CUR-1 LAB-CUR-3 LAB-LAB-1 not while anything is missing, even with five cards', () => {
    const hands = { dispatcher: yellows };
    const five = cure(...yellows);
    const refusal = (lab: Lab): void => {
      const s = table({ lab, hands });
      expect(offered(s, 'cure')).toEqual([]);
      s.refuses(five, 'line-incomplete').refuses(three, 'line-incomplete');
    };
    refusal({ research: [{ sequence: 'y4-y' }] });
    refusal({ research: [{ ...complete, tested: undefined }] });
    refusal({ research: [{ ...complete, cubes: { yellow: 3 } }] });
    refusal({ research: [{ sequence: 'k4-k', colour: 'black', characterized: 'cairo' }] });
    table({ hands }).refuses(five, 'wrong-count').refuses(cure('lagos', 'miami'), 'wrong-count');
  });

  it('LAB-CUR-2 LAB-CUR-5 at any station, for an action, and not as a lab action', () => {
    table({ at: { dispatcher: 'paris' } }).refuses(three, 'no-station');
    table({ at: { dispatcher: 'paris' }, stations: ['atlanta', 'paris'] }).does(three);
    table({ left: 0 }).refuses(three, 'no-action-left');
    const built = table({
      at: { dispatcher: 'khartoum' },
      hands: { dispatcher: [...yellows.slice(0, 3), 'khartoum'] },
    }).does('build');
    built.asks('free-lab').refuses(three);
    expect(offered(built, 'cure')).toEqual([]);
  });

  it('LAB-CUR-4 LAB-COMB-5 every other number starts from three', () => {
    const needs = (s: Scenario): unknown =>
      (s.view().shows['cardsForCure'] as readonly Record<string, number>[]).map((one) => one['yellow']);
    expect(needs(table())).toEqual([3, 3]);
    expect(needs(labTable())).toEqual([2, 3]);
    const breakthrough = labTable({ hands: { scientist: ['sequencing-breakthrough'] } });
    expect(needs(breakthrough.does('sequencing-breakthrough'))).toEqual([1, 2]);
    const complex = table({
      boxes: ['brink', 'lab'],
      challenges: ['virulent-strain', 'lab'],
      strain: 'yellow',
      inForce: ['complex-molecular-structure'],
      hands: { dispatcher: yellows },
    });
    expect(needs(complex)).toEqual([4, 4]);
    complex
      .refuses(three, 'wrong-count')
      .does(cure(...yellows.slice(0, 4)))
      .cure('yellow', 'cured');
  });

  it('LAB-CUR-8 LAB-EVT-19 purple takes any three cards, of no purple city', () => {
    const purple: Partial<Position> = {
      boxes: ['brink', 'lab'],
      lab: {
        research: [
          {
            sequence: 'k4g4-bykrp',
            colour: 'purple',
            characterized: 'milan',
            tested: 'paris',
            cubes: { purple: 4, black: 4 },
          },
        ],
      },
      cubes: { tokyo: { purple: 1 } },
      hands: { dispatcher: ['lagos', 'cairo', 'osaka'] },
    };
    for (const challenges of [
      ['mutation', 'lab'],
      ['worldwide-panic', 'lab'],
    ]) {
      const s = table({ ...purple, challenges });
      expect(s.view().shows['purpleCitiesForCure']).toBe(0);
      s.does('cure purple piece by piece').cure('purple', 'cured').hand('dispatcher');
      isWhole(s).discarded('milan', 'paris', 'lagos', 'cairo', 'osaka');
      const open = { research: [{ ...purple.lab!.research![0]!, tested: undefined }] };
      table({ ...purple, challenges, lab: open }).refuses('cure purple piece by piece', 'line-incomplete');
    }
  });

  it('LAB-CUR-9 LAB-LAB-17 cubes in the lab do not keep a disease alive', () => {
    const s = table({ cubes: {}, lab: { research: [complete], dishes: { growth: { yellow: 3 } } } }).does(
      three,
    );
    s.cure('yellow', 'eradicated');
    expect(labOf(isWhole(s)).dishes['growth']).toEqual({ yellow: 3 });
  });

  it('LAB-SEQ-14 LAB-END-1 the cure that wins draws no card', () => {
    const s = table({ cured: ['blue', 'black', 'red'] })
      .does(three)
      .ends('won');
    expect(lineOf(s).sequence).toBeUndefined();
    expect(labOf(s).sequence).toEqual({ left: 13, discard: ['y4-y'] });
    isWhole(s);
  });

  it('LAB-CUR-7 LAB-SEQ-2 with an empty deck the discard pile is shuffled, the card of the line with it', () => {
    const s = table({ lab: { research: [complete], sequencesLeft: 0 } }).does(three);
    s.told({ fact: 'lineClosed' }, { fact: 'sequenceShuffled' }, { fact: 'sequencePlaced', by: 'cure' });
    expect(labOf(isWhole(s)).sequence).toEqual({ left: 13, discard: [] });
  });

  it('LAB-LAB-2 LAB-LAB-15 LAB-REM-8 two cures at once, and whoever has the cards discovers them', () => {
    const other = {
      sequence: 'k4-k',
      colour: 'black',
      characterized: 'cairo',
      tested: 'delhi',
      cubes: { black: 4 },
    };
    const s = table({
      lab: { research: [complete, other] },
      stations: ['atlanta', 'paris'],
      hands: { dispatcher: [...yellows.slice(0, 3), 'mumbai', 'chennai', 'tehran'] },
    });
    s.does(three, 'cure black with mumbai chennai tehran')
      .cure('yellow', 'cured')
      .cure('black', 'eradicated');
    isWhole(s);
  });
});

describe('the end of a game with the lab', () => {
  const last: Partial<Position> = {
    lab: {},
    hands: {},
    cubes: { paris: { blue: 1 } },
    cured: ['blue', 'yellow', 'black'],
    playerDeckSize: 1,
    drawNext: ['lima'],
  };

  it('LAB-END-2 LAB-SC-16 out of cards the game is won if every disease that ever appeared is cured', () => {
    const s = table(last)
      .does('end')
      .told({ fact: 'over', ending: 'won', winners: [1, 2] })
      .ends('won');
    isWhole(s);
  });

  it('LAB-SC-16 LAB-END-3 not if the disease was on the board, is there, or was removed', () => {
    isWhole(
      table({ ...last, lab: { appeared: ['red'] } })
        .does('end')
        .ends('cards'),
    );
    table({ ...last, cubes: { tokyo: { red: 1 } } })
      .does('end')
      .ends('cards');
    table({ ...last, at: { dispatcher: 'tokyo' }, cubes: { tokyo: { red: 1 } } })
      .does('treat red', 'sample into sample-1', 'end')
      .ends('cards');
    table({ ...last, lab: { dishes: { growth: { red: 1 } }, appeared: ['red'] } })
      .does('end')
      .ends('cards');
  });

  it('LAB-END-3 outbreaks and missing cubes lose all the same', () => {
    table({
      ...last,
      playerDeckSize: 20,
      drawNext: ['lima', 'bogota'],
      outbreaks: 7,
      cubes: { paris: { blue: 3 } },
      infectNext: ['paris'],
    })
      .does('end', 'infect')
      .ends('outbreaks');
  });

  it('LAB-END-5 purple is done while no purple cube is on the board', () => {
    const mutation = { ...last, boxes: ['brink', 'lab'], challenges: ['mutation', 'lab'] };
    table({ ...mutation, lab: { appeared: ['purple'] } })
      .does('end')
      .ends('won');
    table({ ...mutation, cubes: { paris: { purple: 1 } } })
      .does('end')
      .ends('cards');
  });

  it('LAB-END-2 another game that runs out of cards is lost', () => {
    table({ ...last, challenges: [] })
      .does('end')
      .ends('cards');
  });
});
