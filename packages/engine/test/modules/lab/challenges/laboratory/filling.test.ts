import { describe, expect, it } from 'vitest';
import type { Position, Scenario } from '../../../../scenario/scenario.ts';
import { cubesOf, isWhole, labOf, labTable, lineOf, offered } from '../../../../scenario/labTable.ts';

type Lab = NonNullable<Position['lab']>;
type Line = NonNullable<Lab['research']>[number];
const red: Line = { sequence: 'k3r1g2-kr', colour: 'red', characterized: 'tokyo' };
const black: Line = { sequence: 'k3r1g2-kr', colour: 'black', characterized: 'cairo' };

function table(line: Line, growth: Readonly<Record<string, number>>, more: Partial<Position> = {}): Scenario {
  return labTable({ lab: { research: [line], dishes: { growth } }, ...more });
}

const fills = (s: Scenario): string[] => offered(s, 'fill', 'enough');

describe('cubes go on a Sequence card', () => {
  it('LAB-PRO-7 LAB-PRO-11 LAB-REM-5 each on a circle that takes it, the excess to the supply', () => {
    const s = table(black, { black: 6, red: 2, blue: 1 });
    s.does('apply growth to 1').told({
      fact: 'applied',
      seat: 1,
      from: 'growth',
      research: 'research-1',
      filled: { black: 5, red: 1 },
      returned: { blue: 1, black: 1, red: 1 },
    });
    expect(cubesOf(s)).toEqual({ black: 5, red: 1 });
    expect(lineOf(s).circles).toEqual([
      ...Array.from({ length: 3 }, () => ({ colour: 'black', cube: 'black' })),
      { colour: 'red', cube: 'red' },
      { colour: 'grey', cube: 'black' },
      { colour: 'grey', cube: 'black' },
    ]);
    expect(labOf(s).dishes['growth']).toEqual({});
    isWhole(s).supply('black', 19).supply('red', 23).supply('blue', 24).asks('actions', { left: 3 });
  });

  it('LAB-PRO-11 grey circles take the cure colour only, circles of its own colour come first', () => {
    const s = table(red, { red: 2, black: 1 }).does('apply growth to 1');
    expect(lineOf(s).circles).toEqual([
      { colour: 'black', cube: 'black' },
      { colour: 'black' },
      { colour: 'black' },
      { colour: 'red', cube: 'red' },
      { colour: 'grey', cube: 'red' },
      { colour: 'grey' },
    ]);
  });

  it('LAB-PRO-8 LAB-PRO-15 LAB-REM-3 all of it to one line, and not where no cube fits', () => {
    const s = labTable({
      lab: {
        research: [
          { sequence: 'k4-k', colour: 'black', characterized: 'cairo' },
          { sequence: 'r4-r', colour: 'red', characterized: 'tokyo' },
        ],
        dishes: { growth: { red: 1 }, centrifuge: { red: 1, black: 1 } },
      },
      stations: ['atlanta', 'paris'],
    });
    expect(offered(s, 'apply')).toEqual([
      'apply centrifuge to research-1',
      'apply centrifuge to research-2',
      'apply growth to research-2',
    ]);
    s.refuses('apply growth to 1', 'nothing-fits', 'No cube of the growth dish finds a circle on research-1.')
      .refuses('apply separation to 1', 'empty-dish')
      .does('apply centrifuge to 1')
      .supply('red', 23);
    expect([cubesOf(s), cubesOf(s, 1)]).toEqual([{ black: 1 }, {}]);
  });

  it('LAB-SC-11 LAB-PRO-12 LAB-REM-9 a circle of an eradicated colour takes any cube', () => {
    const sequence = Array.from({ length: 14 }, () => 'k1g1-rk');
    const s = table(
      { colour: 'red', characterized: 'tokyo' },
      { red: 2 },
      { eradicated: ['black'], decks: { sequence } },
    ).does('apply growth to 1');
    expect(lineOf(s).circles).toEqual([
      { colour: 'black', cube: 'red' },
      { colour: 'grey', cube: 'red' },
    ]);
    isWhole(s).asks('actions', { left: 3 });
  });

  it('LAB-PRO-12 LAB-PRO-13 LAB-REM-10 cubes of the eradicated colour still fill its circles, and others too', () => {
    const s = table(red, { black: 2 }, { eradicated: ['black'] }).does('apply growth to 1');
    expect(cubesOf(s)).toEqual({ black: 2 });
    isWhole(s);
  });

  it('LAB-PRO-14 as many cubes as possible: which go on circles that take anything is asked where it matters', () => {
    // Three circles take anything; one red and two grey ones take red. Of five red and two blue cubes one stays out, so a blue one goes there.
    const apply = (): Scenario =>
      table(red, { red: 5, blue: 2 }, { eradicated: ['black'] }).does('apply growth to 1');
    const s = apply();
    isWhole(s).asks('filling', { seat: 1, colour: 'blue' });
    expect(s.view().frames.at(-2)).toMatchObject({ frame: 'placement', research: 'research-1' });
    expect(fills(s)).toEqual(['fill blue', 'fill red']);
    s.refuses('fill yellow', 'no-such-filling').refuses('enough').refuses('end', 'not-now');
    s.does('fill red').asks('actions', { left: 3 });
    expect(cubesOf(s)).toEqual({ blue: 1, red: 5 });
    isWhole(s).supply('blue', 23).supply('red', 19);
    const other = apply().does('fill blue').asks('actions', { left: 3 });
    expect(cubesOf(other)).toEqual({ blue: 2, red: 4 });
    isWhole(other);
  });

  it('LAB-PRO-14 where there is one way, nothing is asked', () => {
    const position = { eradicated: ['black'] };
    const s = table(red, { red: 3, blue: 3 }, position).does('apply growth to 1').asks('actions');
    expect(cubesOf(s)).toEqual({ red: 3, blue: 3 });
    const excess = table(red, { red: 9 }, position).does('apply growth to 1').asks('actions');
    expect(cubesOf(excess)).toEqual({ red: 6 });
  });

  it('LAB-PRO-14 a cube that fits elsewhere may go on a circle that takes anything while there is room', () => {
    const position = { eradicated: ['black'] };
    const s = table(red, { red: 1 }, position).does('apply growth to 1').asks('filling');
    expect(fills(s)).toEqual(['enough', 'fill red']);
    const other = table(red, { red: 1 }, position).does('apply growth to 1', 'fill red').asks('actions');
    expect(lineOf(other).circles[0]).toEqual({ colour: 'black', cube: 'red' });
    s.does('enough').asks('actions');
    expect(lineOf(s).circles[3]).toEqual({ colour: 'red', cube: 'red' });
    isWhole(s);
    isWhole(other);
  });

  it('LAB-PRO-14 each way is said once, and each places as many cubes as any other', () => {
    const results = new Map<string, number>();
    const placed = new Set<number>();
    const follow = (said: readonly string[]): void => {
      const s = table(
        { ...red, sequence: 'k4g4-bykrp' },
        { red: 5, blue: 2, yellow: 2, black: 1 },
        { eradicated: ['black'] },
      ).does('apply growth to 1', ...said);
      const next = fills(s);
      if (next.length > 0) {
        for (const one of next) follow([...said, one]);
        return;
      }
      const cubes = cubesOf(s);
      placed.add(Object.values(cubes).reduce((sum, count) => sum + count));
      const key = ['blue', 'yellow', 'black', 'red'].map((colour) => cubes[colour] ?? 0).join(' ');
      results.set(key, (results.get(key) ?? 0) + 1);
    };
    follow([]);
    expect([...placed]).toEqual([8]);
    expect([...results.values()].every((ways) => ways === 1)).toBe(true);
    // Four circles that take anything, from one red, two blue, two yellow and one black cube: all but 2 of the 6.
    expect(results.size).toBe(8);
  });

  it('LAB-PRO-17 a purple cube fits a grey circle of a purple line or a circle of an eradicated colour, nothing else', () => {
    const purple: Partial<Position> = { boxes: ['brink', 'lab'], challenges: ['mutation', 'lab'] };
    const line: Line = { sequence: 'k4g4-bykrp', colour: 'purple', characterized: 'milan' };
    const s = table(line, { purple: 5, red: 1 }, purple).does('apply growth to 1');
    expect(cubesOf(s)).toEqual({ purple: 4 });
    isWhole(s).supply('purple', 8);
    table(red, { purple: 2 }, purple).refuses('apply growth to 1', 'nothing-fits');
    const any = table(red, { purple: 2 }, { ...purple, eradicated: ['black'] }).does('apply growth to 1');
    expect(cubesOf(any)).toEqual({ purple: 2 });
    isWhole(any);
  });
});
