import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../../../../src/index.ts';
import { mutationTable, panicTable } from './tables.ts';

/** Purple only in Osaka and Lima; the payer is at the station of Atlanta. */
const cubes = { osaka: { purple: 1 }, lima: { purple: 1 } };
const five = ['lima', 'paris', 'delhi', 'cairo', 'madrid'];
const BEGIN = 'cure purple piece by piece';

describe('the purple cure', () => {
  it('BRINK-MCU-1 BRINK-SC-34 five city cards of any colours with one of a purple city', () => {
    const s = mutationTable({ cubes, hands: { 'operations-expert': five } });
    expect(s.view().shows['purpleCitiesForCure']).toBe(1);
    s.does(BEGIN)
      .cure('purple', 'cured')
      .hand('operations-expert')
      .discarded(...five)
      .asks('actions', { left: 3 });
    const choice = mutationTable({
      cubes,
      hands: { 'operations-expert': [...five, 'osaka', 'bogota'] },
    }).does(BEGIN);
    expect(restore(choice.game, snapshot(choice.state)).ok).toBe(true);
    choice
      .does('pay madrid', 'pay paris', 'pay lima', 'pay cairo')
      .refuses('pay bogota', 'out-of-order')
      .does('pay osaka')
      .cure('purple', 'cured')
      .hand('operations-expert', 'delhi', 'bogota');
  });

  it('BRINK-MCU-1 BRINK-SC-34 the Scientist needs four', () => {
    const scientist = { roles: ['scientist', 'dispatcher'], cubes };
    mutationTable({ ...scientist, hands: { scientist: ['lima', 'paris', 'delhi', 'cairo'] } })
      .does(BEGIN)
      .cure('purple', 'cured');
    mutationTable({ ...scientist, hands: { scientist: ['bogota', 'paris', 'delhi', 'cairo'] } }).refuses(
      BEGIN,
      'cure-unpaid',
    );
  });

  it('BRINK-MCU-2 BRINK-SC-34 not without a purple city, with an event, with too few cards, or away from a station', () => {
    const without = ['bogota', 'paris', 'delhi', 'cairo', 'madrid'];
    mutationTable({ cubes, hands: { 'operations-expert': without } }).refuses(
      BEGIN,
      'cure-unpaid',
      'This cure takes 5 city cards of any colours, at least 1 of them of cities with a purple cube.',
    );
    mutationTable({ hands: { 'operations-expert': five } }).refuses(BEGIN, 'cure-unpaid');
    const events = ['lima', 'paris', 'delhi', 'cairo', 'airlift'];
    mutationTable({ cubes, hands: { 'operations-expert': events } }).refuses(BEGIN, 'cure-unpaid');
    mutationTable({ cubes, hands: { 'operations-expert': [...five, 'osaka', 'airlift'] } })
      .does(BEGIN)
      .refuses('pay airlift', 'not-a-city-card')
      .refuses('pay bogota', 'card-not-held');
    mutationTable({
      cubes,
      at: { 'operations-expert': 'paris' },
      hands: { 'operations-expert': five },
    }).refuses(BEGIN, 'no-station');
    mutationTable({ cubes, cured: ['purple'], hands: { 'operations-expert': five } }).refuses(
      BEGIN,
      'already-cured',
    );
    mutationTable({ cubes, hands: { 'operations-expert': five } }).refuses(
      'cure purple with lima, paris, delhi, cairo, madrid',
      undefined,
      'The cards of “cure” must be different city cards of one colour.',
    );
  });

  it('BRINK-MCU-2 whoever has passed every purple city but one must pay that one', () => {
    mutationTable({ cubes, hands: { 'operations-expert': [...five, 'bogota'] } })
      .does(BEGIN, 'pay madrid', 'pay paris')
      .refuses('pay cairo', 'rest-unpaid');
  });

  it('BRINK-MCU-3 LAB-EVT-19 BRINK-SC-34 with Sequencing Breakthrough four cards, still with a purple city', () => {
    const hands = (cards: readonly string[]) => ({
      'operations-expert': cards,
      dispatcher: ['sequencing-breakthrough'],
    });
    mutationTable({ cubes, hands: hands(['lima', 'paris', 'delhi', 'cairo']) })
      .does('2: sequencing-breakthrough', BEGIN)
      .cure('purple', 'cured');
    mutationTable({ cubes, hands: hands(['bogota', 'paris', 'delhi', 'cairo']) })
      .does('2: sequencing-breakthrough')
      .refuses(BEGIN, 'cure-unpaid');
    panicTable({ cubes, hands: hands(['lima', 'osaka', 'delhi', 'cairo']) })
      .does('2: sequencing-breakthrough', BEGIN)
      .cure('purple', 'cured');
    panicTable({ cubes, hands: hands(['lima', 'paris', 'delhi', 'cairo']) })
      .does('2: sequencing-breakthrough')
      .refuses(BEGIN, 'cure-unpaid');
  });

  it('BRINK-FOP-6 BRINK-FOP-10 BRINK-SC-34 three purple samples replace two cards, never the purple city', () => {
    const operative = { roles: ['field-operative', 'dispatcher'], cubes, samples: { purple: 3 } };
    mutationTable({ ...operative, hands: { 'field-operative': ['lima', 'paris', 'delhi'] } })
      .does(BEGIN)
      .cure('purple', 'cured')
      .supply('purple', 10);
    mutationTable({ ...operative, hands: { 'field-operative': ['bogota', 'paris', 'delhi'] } }).refuses(
      BEGIN,
      'cure-unpaid',
    );
    mutationTable({
      ...operative,
      samples: { purple: 2 },
      hands: { 'field-operative': ['lima', 'paris', 'delhi'] },
    }).refuses(BEGIN, 'cure-unpaid');
  });

  it('BRINK-CUR-5 the Virologist may pay pairs for cards, but never for the purple city', () => {
    const s = mutationTable({
      roles: ['virologist', 'dispatcher'],
      cubes,
      hands: { virologist: ['paris', 'milan', 'lima', 'delhi', 'cairo', 'tokyo'] },
    })
      .does(BEGIN, 'pay paris and milan')
      .cure('purple', 'cured')
      .hand('virologist');
    expect(s.view().playerDiscard).toHaveLength(6);
    mutationTable({
      roles: ['virologist', 'dispatcher'],
      cubes,
      hands: { virologist: ['bogota', 'lima', 'paris', 'delhi', 'cairo', 'tokyo'] },
    })
      .does(BEGIN)
      .refuses('pay lima and bogota', 'rest-unpaid');
  });

  it('BRINK-MCU-4 cured without a cube on the board it is eradicated; without a cure it is not, and Mutation cards bring it back', () => {
    const position = {
      at: { 'operations-expert': 'lima' },
      cubes: { lima: { purple: 1 } },
      infectNext: ['mutation-1', 'cairo'],
      infectLast: ['osaka'],
    };
    mutationTable({ ...position, cured: ['purple'] })
      .does('treat purple')
      .cure('purple', 'eradicated')
      .does('end', 'infect')
      .cubes('osaka', 'purple', 0);
    mutationTable(position)
      .does('treat purple')
      .cure('purple', 'none')
      .does('end', 'infect')
      .cubes('osaka', 'purple', 1);
  });
});

describe('the purple cure in Worldwide Panic', () => {
  it('LAB-WP-7 LAB-WP-8 BRINK-SC-34 takes two purple cities among five cards', () => {
    const table = (hand: readonly string[]) => panicTable({ cubes, hands: { 'operations-expert': hand } });
    table(['lima', 'osaka', 'delhi', 'cairo', 'madrid']).does(BEGIN).cure('purple', 'cured');
    table(five).refuses(
      BEGIN,
      'cure-unpaid',
      'This cure takes 5 city cards of any colours, at least 2 of them of cities with a purple cube.',
    );
    table(['bogota', 'paris', 'delhi', 'cairo', 'madrid']).refuses(BEGIN, 'cure-unpaid');
    const s = table(['lima', 'osaka', 'delhi', 'cairo', 'madrid', 'paris']);
    expect(s.view().shows['purpleCitiesForCure']).toBe(2);
    // Of what is left two have to be Lima and Osaka: one choice remains, and Lima goes by itself.
    s.does(BEGIN, 'pay madrid', 'pay paris')
      .hand('operations-expert', 'cairo', 'delhi', 'osaka')
      .does('pay delhi')
      .cure('purple', 'cured')
      .hand('operations-expert', 'cairo');
  });
});
