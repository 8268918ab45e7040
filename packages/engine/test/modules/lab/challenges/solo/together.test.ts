// Pairs of rules that meet in solo mode.
import { describe, expect, it } from 'vitest';
import { view } from '../../../../../src/index.ts';
import { isWhole, lineOf } from '../../../../scenario/labTable.ts';
import { inStep, QUIET, solo } from './table.ts';

const LAB = { challenges: ['lab'] };
const BLACK = {
  sequence: 'k4-k',
  colour: 'black',
  characterized: 'cairo',
  tested: 'delhi',
  cubes: { black: 4 },
};

describe('solo mode with roles', () => {
  it('LAB-SOLO-25 LAB-SOLO-41 a Quarantine Specialist whom the CDC has just assigned protects in the epidemic it draws', () => {
    const position = { drawNext: ['epidemic'], infectLast: ['chicago'], left: 2 };
    inStep(position).does('assign quarantine-specialist', 'draw-card').cubes('chicago', 'blue', 0);
    inStep({ ...position, role: 'quarantine-specialist' })
      .does('assign scientist', 'draw-card')
      .cubes('chicago', 'blue', 3);
  });

  it('LAB-SOLO-41 BRINK-NAS-10 the last cubes that a new Medic sweeps eradicate their disease', () => {
    inStep({ cubes: { atlanta: { blue: 2 } }, cured: ['blue'] })
      .does('assign medic')
      .cure('blue', 'eradicated');
  });

  it('LAB-SOLO-23 LAB-SOLO-24 an exchange takes city cards, the player’s of the colour of the city, at a station', () => {
    const hands = { scientist: ['paris', 'tokyo', 'airlift'], cdc: ['lima', 'london', 'forecast'] };
    inStep({ hands })
      .refuses('exchange forecast for paris', 'not-a-city-card')
      .refuses('exchange lima for airlift', 'not-a-city-card')
      .refuses('exchange lima for tokyo', 'wrong-colour')
      .refuses('exchange paris for lima', 'card-not-held')
      .does('exchange london for paris')
      .hand('scientist', 'london', 'tokyo', 'airlift');
    inStep({ hands, at: { scientist: 'paris' } }).refuses('exchange lima for paris', 'no-station');
    // The colour is that of the city he is in, not of the station he came from.
    inStep({ hands, at: { scientist: 'lima' }, stations: ['atlanta', 'lima'] }).refuses(
      'exchange lima for paris',
      'wrong-colour',
    );
  });

  it('LAB-SOLO-23 BRINK-ARC-1 a full hand exchanges without discarding', () => {
    const eight = ['lima', 'lagos', 'bogota', 'santiago', 'miami', 'kinshasa', 'khartoum', 'paris'];
    const table = inStep({ role: 'archivist', hands: { archivist: eight, cdc: ['tokyo'] } });
    table.does('exchange tokyo for paris').asks('cdc', { left: 0 });
    expect(table.view().seats[0]!.handSize).toBe(8);
  });

  it('BRINK-ARC-10 LAB-SOLO-32 the Archivist takes a card discarded at the start, the Contingency Planner an event of the CDC', () => {
    solo({ role: 'archivist', playerDiscard: ['atlanta', 'cairo'] })
      .does('recall atlanta')
      .hand('archivist', 'atlanta');
    solo({ role: 'contingency-planner', hands: { cdc: ['airlift'] } })
      .as('cdc')
      .does('airlift 1 to paris')
      .as('contingency-planner')
      .does('store airlift');
  });

  it('LAB-SOLO-21 BRINK-NAS-4 New Assignment brings in no role that solo mode does not use', () => {
    const table = solo({ ...LAB, hands: { scientist: ['new-assignment'] } }).does(
      'new-assignment for scientist',
    );
    expect(
      table.legal().filter((text) => /dispatcher|researcher|epidem|liaison|operative|cdc/u.test(text)),
    ).toEqual([]);
  });
});

describe('solo mode with events', () => {
  it('LAB-SOLO-32 BRINK-RVD-5 the CDC sends vaccine after the player’s cure', () => {
    solo({
      hands: { scientist: ['paris', 'london', 'essen', 'milan'], cdc: ['rapid-vaccine-deployment'] },
      cubes: { chicago: { blue: 2 } },
    })
      .does('cure blue with paris london essen milan')
      .as('cdc')
      .does('rapid-vaccine-deployment chicago')
      .asks('vaccination', { seat: 2 });
  });

  it('BRINK-RVD-4 BRINK-RVD-9 what the player cured is no longer fresh in the CDC’s step', () => {
    solo({
      ...QUIET,
      left: 1,
      hands: { scientist: ['paris', 'london', 'essen', 'milan'], cdc: ['rapid-vaccine-deployment'] },
      cubes: { chicago: { blue: 2 } },
    })
      .does('cure blue with paris london essen milan', 'end')
      .asks('cdc')
      .as('cdc')
      .refuses('rapid-vaccine-deployment chicago', 'no-fresh-cure');
  });

  it('LAB-SOLO-26 BRINK-RER-5 both hands may be over the limit: the CDC’s, filled last, is counted first', () => {
    const mine = ['paris', 'milan', 'essen', 'london', 'lima', 'santiago'];
    const table = solo({
      ...QUIET,
      hands: {
        scientist: [...mine, 're-examined-research'],
        cdc: ['tokyo', 'cairo', 'osaka', 'taipei', 'seoul', 'riyadh', 'tehran'],
      },
      playerDiscard: ['delhi'],
    })
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .does('re-examined-research for 2')
      .asks('hand-limit', { seat: 2 });
    table.as('cdc').does('discard delhi').asks('hand-limit', { seat: 1 });
    table
      .as('scientist')
      .does('discard sydney')
      .asks('cdc')
      .hand('scientist', ...mine, 'manila');
  });

  it('LAB-SOLO-32 One Quiet Night in the CDC’s step is for the next infections', () => {
    inStep({
      ...QUIET,
      hands: { cdc: ['one-quiet-night'] },
      drawNext: ['sydney', 'manila', 'tokyo', 'osaka'],
    })
      .does('one-quiet-night', 'rest')
      .as('scientist')
      .does('end')
      .asks('cdc')
      .infectionDiscard();
  });

  it('LAB-BLD-5 LAB-SOLO-26 over its limit the CDC may play a grant, and lay down a card with its lab action', () => {
    const seven = ['lima', 'lagos', 'bogota', 'santiago', 'miami', 'kinshasa', 'government-grant'];
    const table = inStep({
      ...LAB,
      drawNext: ['cairo'],
      hands: { cdc: seven },
      lab: { research: [{ sequence: 'k4-k' }] },
    });
    table.does('draw-card').asks('hand-limit', { seat: 2 }).does('government-grant paris');
    isWhole(table).asks('free-lab', { seat: 2 }).does('characterize 1 with cairo');
    isWhole(table)
      .asks('cdc', { left: 0 })
      .hand('cdc', ...seven.slice(0, 6));
  });

  it('LAB-BLD-2 a grant of the player in the CDC’s step is his lab action, with his cards', () => {
    const table = inStep({
      ...LAB,
      at: { scientist: 'lagos' },
      hands: { scientist: ['government-grant', 'cairo'], cdc: ['delhi'] },
      lab: { research: [{ sequence: 'k4-k' }] },
    })
      .as('scientist')
      .does('government-grant paris')
      .asks('free-lab', { seat: 1 })
      .refuses('characterize 1 with delhi', 'card-not-held');
    table.as('cdc').refuses('characterize 1 with delhi', 'not-your-turn');
    table.as('scientist').does('characterize 1 with cairo').asks('cdc', { seat: 2, left: 1 });
  });
});

describe('solo mode with challenges', () => {
  it('BRINK-GOV-1 BRINK-GOV-6 what the player treated frees his pawn for the CDC too, until the turn ends', () => {
    const position = {
      ...QUIET,
      challenges: ['virulent-strain'],
      strain: 'blue',
      inForce: ['government-interference'],
      cubes: { atlanta: { blue: 2 } },
    };
    const table = solo(position).does('treat blue', 'end').as('cdc').allows('send 1 driving to chicago');
    table.does('rest').as('scientist').refuses('drive chicago', 'bound');
  });

  it('LAB-SOLO-30 LAB-CHA-5 LAB-PRO-6 LAB-CUR-7 the CDC’s lab actions close lines, lose games and bring new cards like any others', () => {
    const closing = inStep({
      ...LAB,
      stations: ['atlanta', 'paris'],
      hands: { cdc: ['mumbai'] },
      lab: { research: [BLACK, { sequence: 'k4g4-bykrp' }] },
    }).does('characterize 2 with mumbai');
    isWhole(closing).discarded('cairo', 'delhi').supply('black', 24);
    inStep({ ...LAB, lab: { dishes: { centrifuge: { red: 3 } } }, supply: { red: 2 } })
      .does('grow centrifuge')
      .ends('cubes');
    const cure = inStep({
      ...LAB,
      hands: { cdc: ['mumbai', 'chennai', 'tehran'] },
      cubes: { moscow: { black: 1 } },
      lab: { research: [BLACK], drawn: ['b4-b'] },
    }).does('cure black with mumbai chennai tehran');
    expect(lineOf(isWhole(cure)).sequence).toBe('b4-b');
  });

  it('LAB-SOLO-30 LAB-PRO-14 which cubes go is asked of the CDC', () => {
    const table = inStep({
      ...LAB,
      eradicated: ['black'],
      lab: {
        research: [{ sequence: 'k3r1g2-kr', colour: 'red', characterized: 'tokyo' }],
        dishes: { growth: { blue: 2, yellow: 2 } },
      },
    }).does('apply growth to 1');
    isWhole(table).asks('filling', { seat: 2 }).waitsFor('cdc');
  });

  it('LAB-SOLO-38 LAB-CHA-6 LAB-TST-6 in Worldwide Panic the CDC works on purple with cards of purple cities', () => {
    inStep({
      challenges: ['worldwide-panic', 'lab'],
      left: 3,
      cubes: { milan: { purple: 1 }, tokyo: { purple: 1 } },
      hands: { cdc: ['milan', 'tokyo', 'cairo'] },
      lab: { research: [{ sequence: 'k4g4-bykrp' }], dishes: { growth: { purple: 1 } } },
    })
      .refuses('characterize 1 with cairo as purple', 'no-cube')
      .does('characterize 1 with milan as purple', 'apply growth to 1')
      .refuses('test 1 with cairo', 'no-cube')
      .does('test 1 with tokyo')
      .asks('testing', { seat: 2 });
  });

  it('LAB-END-2 LAB-SOLO-34 the exception of the lab holds in solo mode with the lab, not without it', () => {
    const last = {
      cured: ['blue', 'yellow', 'black'],
      cubes: { paris: { blue: 1 } },
      playerDeckSize: 1,
      drawNext: ['lima'],
    };
    solo({ ...last, ...LAB })
      .does('end')
      .ends('won');
    solo(last).does('end').ends('cards');
  });

  it('LAB-SOLO-36 with private hands watchers learn of the card that the CDC plays, and of no other', () => {
    const table = inStep({
      ...LAB,
      options: { hands: 'private' },
      hands: { scientist: ['delhi'], cdc: ['cairo', 'mumbai'] },
      lab: { research: [{ sequence: 'k4-k' }] },
    }).does('characterize 1 with cairo');
    expect(view(table.state, 0).seats.map(({ hand }) => hand)).toEqual([[], []]);
    expect(lineOf(table).characterized).toBe('cairo');
    expect(view(table.state, 1).seats[1]!.hand).toEqual(['mumbai']);
  });

  it('LAB-SOLO-25 BASE-END-5 the CDC may draw the last card, and the player then has none to draw', () => {
    const table = inStep({
      ...QUIET,
      playerDeckSize: 1,
      drawNext: ['cairo'],
    }).does('draw-card');
    table.hand('cdc', 'cairo').as('scientist').does('end').ends('cards');
  });
});
