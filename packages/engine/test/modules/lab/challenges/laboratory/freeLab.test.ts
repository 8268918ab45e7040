import { describe, expect, it } from 'vitest';
import type { Position, Scenario } from '../../../../scenario/scenario.ts';
import { isWhole, labOf, labTable, lineOf, offered } from '../../../../scenario/labTable.ts';

const LAB = ['characterize', 'centrifuge', 'separate', 'grow', 'apply', 'test', 'sequence', 'skip-lab'];
const lab: Position['lab'] = {
  research: [{ sequence: 'k4g4-bykrp' }],
  dishes: { 'sample-1': { red: 1 }, centrifuge: { black: 1 } },
};
const all = [
  'centrifuge sample-1 keeping red',
  'characterize research-1 with cairo',
  'grow centrifuge',
  'separate sample-1',
  'sequence',
];
const table = (position: Partial<Position> = {}): Scenario =>
  labTable({ lab, at: { scientist: 'lima' }, hands: { scientist: ['lima', 'cairo'] }, ...position });

describe('lab actions', () => {
  it('LAB-LAB-11 LAB-LAB-12 LAB-LAB-13 LAB-REM-1 at any station, for an action each', () => {
    const away = table();
    expect(offered(away, ...LAB)).toEqual([]);
    away
      .refuses('characterize 1 with cairo', 'no-station', 'There is no research station in Lima.')
      .refuses('grow centrifuge', 'no-station')
      .refuses('sequence', 'no-station');
    const s = table({ stations: ['atlanta', 'lima'] });
    expect(offered(s, ...LAB)).toEqual([
      ...all.slice(0, 2),
      'characterize research-1 with lima',
      ...all.slice(2),
    ]);
    s.does('characterize 1 with cairo', 'grow centrifuge', 'separate sample-1').asks('actions', { left: 1 });
    s.does('apply growth to 1').asks('actions', { left: 0 }).refuses('sequence', 'no-action-left');
    expect(offered(s, ...LAB)).toEqual([]);
    isWhole(s);
  });

  it('LAB-LAB-10 LAB-LAB-14 the turn goes on as ever, and knowledge is shared as ever', () => {
    table({ at: {}, hands: { scientist: ['atlanta', 'cairo'] }, infectNext: ['paris', 'milan'] })
      .does('give atlanta to medic')
      .asks('consent')
      .as('medic')
      .does('accept')
      .hand('medic', 'atlanta')
      .as('scientist')
      .refuses('give cairo to medic')
      .does('end')
      .hand('scientist', 'cairo', 'san-francisco', 'chicago');
  });
});

describe('the free lab action after building', () => {
  it('LAB-BLD-1 LAB-BLD-3 LAB-BLD-6 at once, one, free, or none; nothing comes between', () => {
    const s = table({ hands: { scientist: ['lima', 'cairo', 'airlift'] } }).does('build');
    isWhole(s).asks('free-lab', { seat: 1 });
    expect(
      s
        .legal()
        .map((command) => command.replace('1: ', ''))
        .toSorted(),
    ).toEqual([...all, 'skip-lab'].toSorted());
    s.refuses('airlift 2 to paris', 'not-now')
      .refuses('end', 'not-now')
      .refuses('drive bogota', 'no-lab-action');
    s.refuses('characterize 1 with paris', 'card-not-held').refuses('apply growth to 1', 'empty-dish');
    s.does('characterize 1 with cairo').asks('actions', { left: 3 });
    expect(lineOf(s).colour).toBe('black');
    s.does('grow centrifuge').asks('actions', { left: 2 });
    table().does('build', 'skip-lab').asks('actions', { left: 3 });
  });

  it('LAB-BLD-2 LAB-SC-12 LAB-LAB-13 whoever plays Government Grant has it, wherever they are and whoever’s turn it is', () => {
    const s = table({
      turn: 'medic',
      at: { scientist: 'lagos' },
      hands: { scientist: ['government-grant', 'cairo'], medic: ['delhi'] },
    })
      .as('scientist')
      .does('government-grant delhi')
      .stations('atlanta', 'delhi')
      .asks('free-lab', { seat: 1 })
      .waitsFor('scientist');
    expect(offered(isWhole(s), ...LAB)).toEqual([...all, 'skip-lab']);
    s.as('medic').refuses('skip-lab', 'not-your-turn').as('scientist');
    s.does('characterize 1 with cairo').asks('actions', { seat: 2, left: 4 }).discarded('government-grant');
    isWhole(s).hand('scientist').waitsFor('medic');
    const again = table({
      turn: 'medic',
      at: { scientist: 'lagos' },
      hands: { scientist: ['government-grant'] },
    });
    again.as('scientist').does('government-grant delhi', 'sequence').asks('sequencing', { seat: 1 });
    isWhole(again).does('drop-sequence').asks('actions', { seat: 2, left: 4 });
  });

  it('LAB-BLD-2 between two infections too, where there are no actions to spend', () => {
    const s = table({
      hands: { scientist: ['government-grant'] },
      infectNext: ['paris', 'milan'],
    }).does('end');
    s.asks('infections').does('government-grant paris', 'grow centrifuge').asks('infections');
    expect(labOf(isWhole(s)).dishes['growth']).toEqual({ black: 2 });
  });

  it('LAB-BLD-4 LAB-CLO-4 after a build without a card, and after one that moves a station, which closes no line', () => {
    labTable({ roles: ['operations-expert', 'medic'], at: { 'operations-expert': 'lima' }, lab })
      .does('build')
      .asks('free-lab', { seat: 1 });
    const stations = ['atlanta', 'paris', 'cairo', 'delhi', 'tokyo', 'lagos'];
    const research = [...lab.research!, { sequence: 'r4-r' }];
    const s = table({ stations, lab: { ...lab, research } }).does('build from paris');
    isWhole(s).asks('free-lab').does('skip-lab');
    expect([lineOf(s).sequence, lineOf(s, 1).sequence]).toEqual(['k4g4-bykrp', 'r4-r']);
  });
});
