import { describe, expect, it } from 'vitest';
import type { Position } from '../../../../scenario/scenario.ts';
import { isWhole, labTable, lineOf, offered } from '../../../../scenario/labTable.ts';

const line = { sequence: 'k4-k', colour: 'black', characterized: 'cairo', cubes: { black: 1 } };
const table = (position: Partial<Position> = {}) =>
  labTable({
    lab: { research: [line] },
    hands: { scientist: ['delhi', 'mumbai', 'paris', 'airlift'] },
    cubes: { moscow: { black: 2 }, tehran: { black: 1 } },
    ...position,
  });

describe('Test a Cure', () => {
  it('LAB-TST-1 LAB-TST-3 LAB-REM-7 a card of the cure colour; then a cube of it leaves any city for the supply', () => {
    const s = table();
    expect(offered(s, 'test')).toEqual(['test research-1 with delhi', 'test research-1 with mumbai']);
    s.refuses('test 1 with paris', 'wrong-colour', 'This test takes a black card.')
      .refuses('test 1 with airlift', 'not-a-city-card')
      .refuses('test 1 with chennai', 'card-not-held')
      .does('test 1 with delhi')
      .told({ fact: 'tested', seat: 1, research: 'research-1', card: 'delhi' })
      .asks('testing', { seat: 1, colour: 'black' })
      .hand('scientist', 'mumbai', 'paris', 'airlift')
      .refuses('test-in paris', 'no-cube');
    expect(offered(isWhole(s), 'test-in')).toEqual(['test-in moscow', 'test-in tehran']);
    s.does('test-in tehran')
      .told({ fact: 'removed', city: 'tehran', colour: 'black', count: 1, now: 0, by: 'test' })
      .supply('black', 21)
      .asks('actions', { left: 3 });
    expect(lineOf(s)).toMatchObject({ tested: 'delhi' });
    expect(s.view().playerDiscard).toEqual([]);
    isWhole(s);
  });

  it('LAB-TST-2 LAB-REM-6 not before a cube lies on the Sequence card', () => {
    table({ lab: { research: [{ ...line, cubes: {} }] } }).refuses('test 1 with delhi', 'no-cube-on-line');
    table({ lab: { research: [{ sequence: 'k4-k' }] } }).refuses('test 1 with delhi', 'not-characterized');
  });

  it('LAB-TST-3 a single city is not asked for, and a disease may be gone by that', () => {
    table({ cubes: { tehran: { black: 1 } } })
      .does('test 1 with delhi')
      .cubes('tehran', 'black', 0)
      .asks('actions');
  });

  it('LAB-TST-4 without a cube of the colour on the board the test still counts', () => {
    const s = table({ cubes: { paris: { blue: 1 } } })
      .does('test 1 with delhi')
      .asks('actions', { left: 3 });
    expect(lineOf(s).tested).toBe('delhi');
    isWhole(s);
  });

  it('LAB-TST-5 a line is tested once', () => {
    table({ cubes: {} }).does('test 1 with delhi').refuses('test 1 with mumbai', 'tested');
  });

  const purple: Partial<Position> = {
    boxes: ['brink', 'lab'],
    lab: {
      research: [{ sequence: 'k4g4-bykrp', colour: 'purple', characterized: 'milan', cubes: { purple: 1 } }],
    },
    cubes: { paris: { purple: 1 }, lima: { purple: 1 } },
    hands: { scientist: ['paris', 'delhi'] },
  };

  it('LAB-TST-6 in Worldwide Panic purple is tested with the card of a purple city, and its cube may be elsewhere', () => {
    const s = table({ ...purple, challenges: ['worldwide-panic', 'lab'] });
    expect(offered(s, 'test')).toEqual(['test research-1 with paris']);
    s.refuses('test 1 with delhi', 'no-cube')
      .does('test 1 with paris', 'test-in lima')
      .cubes('paris', 'purple', 1);
  });

  it('LAB-TST-7 in Mutation any city card tests purple', () => {
    const s = table({ ...purple, challenges: ['mutation', 'lab'] });
    expect(offered(s, 'test')).toEqual(['test research-1 with delhi', 'test research-1 with paris']);
    s.does('test 1 with delhi', 'test-in paris').cubes('paris', 'purple', 0);
    isWhole(s);
  });
});
