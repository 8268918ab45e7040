import { describe, expect, it } from 'vitest';
import type { Position } from '../../../../scenario/scenario.ts';
import { cubesOf, isWhole, labOf, labTable, lineOf, offered } from '../../../../scenario/labTable.ts';

const pair = { sequence: 'k3r1g2-kr' };
const any = { sequence: 'k4g4-bykrp' };
const table = (position: Partial<Position> = {}) => labTable({ lab: { research: [pair] }, ...position });

describe('Characterize a Disease', () => {
  it('LAB-CHA-1 LAB-CHA-3 LAB-LAB-16 a city card makes its colour the cure colour, and lies on the lab board', () => {
    const s = table({ hands: { scientist: ['cairo', 'tokyo'] } })
      .does('characterize 1 with cairo')
      .told({ fact: 'characterized', seat: 1, research: 'research-1', card: 'cairo', colour: 'black' })
      .hand('scientist', 'tokyo')
      .asks('actions', { left: 3 });
    expect(lineOf(s)).toMatchObject({ sequence: 'k3r1g2-kr', colour: 'black', characterized: 'cairo' });
    expect(s.view().playerDiscard).toEqual([]);
    expect(s.legal().some((command) => command.includes('cairo'))).toBe(false);
    isWhole(s);
  });

  it('LAB-CHA-2 only a colour that the Sequence card shows', () => {
    const s = table({ hands: { scientist: ['cairo', 'tokyo', 'paris', 'airlift'] } });
    expect(offered(s, 'characterize')).toEqual([
      'characterize research-1 with cairo',
      'characterize research-1 with tokyo',
    ]);
    s.refuses(
      'characterize 1 with paris',
      'no-vial-shown',
      'The Sequence card on research-1 shows no blue vial.',
    )
      .refuses('characterize 1 with airlift', 'not-a-city-card')
      .refuses('characterize 1 with osaka', 'card-not-held')
      .refuses('characterize 1 with cairo as black', 'own-colour')
      .refuses('characterize 1 with cairo as red', 'wrong-colour')
      .refuses('characterize 2 with cairo', 'no-sequence');
  });

  it('LAB-CHA-4 LAB-REM-4 no cube goes on a card that is not characterised', () => {
    const dishes = { growth: { black: 2 } };
    table({ lab: { research: [pair], dishes }, hands: { scientist: ['cairo'] } })
      .refuses('apply growth to 1', 'not-characterized')
      .does('characterize 1 with cairo')
      .allows('apply growth to 1');
  });

  it('LAB-CHA-5 LAB-CLO-1 LAB-CLO-2 LAB-SC-9 the same disease on another line closes the first one', () => {
    const s = table({
      lab: {
        research: [
          { sequence: 'k4-k', colour: 'black', characterized: 'cairo', tested: 'delhi', cubes: { black: 2 } },
          any,
        ],
      },
      stations: ['atlanta', 'paris'],
      hands: { scientist: ['mumbai'] },
    })
      .supply('black', 22)
      .does('characterize 2 with mumbai')
      .told(
        { fact: 'characterized', research: 'research-2', colour: 'black' },
        {
          fact: 'lineClosed',
          research: 'research-1',
          sequence: 'k4-k',
          cards: ['cairo', 'delhi'],
          returned: { black: 2 },
        },
      )
      .discarded('cairo', 'delhi')
      .supply('black', 24);
    expect(lineOf(s)).toEqual({ circles: [], complete: false });
    expect(lineOf(s, 1)).toMatchObject({ colour: 'black', characterized: 'mumbai' });
    expect(cubesOf(s, 1)).toEqual({});
    expect(labOf(s).sequence).toMatchObject({ left: 12, discard: ['k4-k'] });
    isWhole(s).allows('sequence');
  });

  it('LAB-CHA-6 LAB-CHA-9 LAB-LAB-6 purple is characterised with the card of a purple city, whatever its colour', () => {
    const purple: Partial<Position> = {
      boxes: ['brink', 'lab'],
      lab: { research: [any, { sequence: 'b3k1g2-bk' }] },
      stations: ['atlanta', 'paris'],
      cubes: { milan: { purple: 1 } },
      hands: { scientist: ['milan', 'cairo'] },
    };
    for (const challenges of [
      ['mutation', 'lab'],
      ['worldwide-panic', 'lab'],
    ]) {
      const s = table({ ...purple, challenges });
      expect(offered(s, 'characterize')).toEqual([
        'characterize research-1 with cairo',
        'characterize research-1 with milan',
        'characterize research-1 with milan as purple',
        'characterize research-2 with cairo',
        'characterize research-2 with milan',
      ]);
      s.refuses('characterize 1 with cairo as purple', 'no-cube')
        .refuses('characterize 2 with milan as purple', 'no-vial-shown')
        .does('characterize 1 with milan as purple');
      expect(lineOf(s)).toMatchObject({ colour: 'purple', characterized: 'milan' });
      isWhole(s);
    }
    const without = table({ ...purple, boxes: ['lab'], cubes: {} });
    expect(without.legal().some((command) => command.includes('purple'))).toBe(false);
  });

  it('LAB-CHA-9 where no card of the deck shows a purple vial, any card will do', () => {
    const sequence = Array.from({ length: 14 }, () => 'k4-k');
    table({
      boxes: ['brink', 'lab'],
      challenges: ['mutation', 'lab'],
      decks: { sequence },
      lab: {},
      cubes: { milan: { purple: 1 } },
      hands: { scientist: ['milan'] },
    })
      .refuses('characterize 1 with milan', 'no-vial-shown')
      .does('characterize 1 with milan as purple');
  });

  it('LAB-CHA-7 LAB-CHA-10 not a disease that is cured; a card that shows only such vials has to be swapped', () => {
    const s = table({ cured: ['black', 'red'], hands: { scientist: ['cairo', 'tokyo'] } });
    expect(offered(s, 'characterize')).toEqual([]);
    s.refuses('characterize 1 with cairo', 'already-cured').allows('sequence');
  });

  it('LAB-CHA-8 a line is characterised once', () => {
    table({ hands: { scientist: ['cairo', 'tokyo', 'delhi'] } })
      .does('characterize 1 with cairo')
      .refuses('characterize 1 with tokyo', 'characterized', 'research-1 is already characterised: black.')
      .refuses('characterize 1 with delhi', 'characterized');
  });
});
