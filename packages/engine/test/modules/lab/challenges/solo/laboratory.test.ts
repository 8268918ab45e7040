// Solo mode with the Lab challenge: the CDC works in the lab too.
import { describe, expect, it } from 'vitest';
import { inStep, solo } from './table.ts';

const LAB = { challenges: ['lab'] };
const LINE = { sequence: 'k4-k', colour: 'black', characterized: 'cairo', cubes: { black: 4 } };

describe('the CDC in the lab', () => {
  it('LAB-SOLO-30 does one lab action in its step, without pawn or station, with its own cards', () => {
    const position = {
      ...LAB,
      lab: { research: [{ sequence: 'k4-k' }] },
      at: { scientist: 'lagos' },
      hands: { scientist: ['delhi'], cdc: ['cairo'] },
    };
    const table = inStep(position).refuses('characterize research-1 with delhi', 'card-not-held');
    table
      .does('characterize research-1 with cairo')
      .hand('cdc')
      .hand('scientist', 'delhi')
      .asks('cdc', { left: 0 });
    table.told({ fact: 'characterized', seat: 2, research: 'research-1', card: 'cairo', colour: 'black' });
    table.refuses('sequence', 'no-action-left');
    solo(position).refuses('characterize research-1 with delhi', 'no-station');
  });

  it('LAB-SOLO-30 what lab actions ask is asked of the CDC', () => {
    const test = inStep({
      ...LAB,
      lab: { research: [LINE] },
      hands: { cdc: ['delhi'] },
      cubes: { karachi: { black: 1 }, mumbai: { black: 2 } },
    });
    test.does('test research-1 with delhi').asks('testing', { seat: 2, colour: 'black' }).waitsFor('cdc');
    test.does('test-in mumbai').cubes('mumbai', 'black', 1).asks('cdc', { left: 0 });
    const sequence = inStep({ ...LAB, stations: ['atlanta', 'paris'] })
      .does('sequence')
      .asks('sequencing', { seat: 2 });
    sequence.does('drop-sequence').asks('cdc', { left: 0 });
    const dishes = inStep({ ...LAB, lab: { dishes: { 'sample-1': { red: 1 } } } });
    expect(dishes.legal('cdc').some((text) => text.startsWith('2: separate sample-1'))).toBe(true);
    // The questions of a lab action belong to its one action.
    expect(
      dishes.does('separate sample-1').asks('cdc', { left: 0 }).view().shows['laboratory'],
    ).toMatchObject({
      dishes: { separation: { red: 1 } },
    });
  });

  it('LAB-SOLO-31 LAB-SOLO-37 cures with a complete line and three cards, four with Complex Molecular Structure', () => {
    const cards = ['delhi', 'mumbai', 'karachi', 'algiers'];
    const tested = { ...LINE, tested: 'tehran' };
    const position = { ...LAB, hands: { cdc: cards }, at: { scientist: 'lagos' } };
    inStep({ ...position, lab: { research: [LINE] } }).refuses(
      'cure black with delhi mumbai karachi',
      'line-incomplete',
    );
    const table = inStep({ ...position, lab: { research: [tested] } });
    table.refuses('cure black with delhi mumbai', 'wrong-count').does('cure black with delhi mumbai karachi');
    table.cure('black', 'eradicated').hand('cdc', 'algiers').discarded('cairo', 'tehran', 'delhi');
    const complex = inStep({
      ...position,
      challenges: ['lab', 'virulent-strain'],
      strain: 'black',
      inForce: ['complex-molecular-structure'],
      lab: { research: [tested] },
    });
    complex
      .refuses('cure black with delhi mumbai karachi', 'wrong-count')
      .does(`cure black with ${cards.join(' ')}`);
  });

  it('LAB-BLD-5 a Government Grant that the CDC plays gives it the free lab action, whoever’s turn it is', () => {
    const position = {
      ...LAB,
      lab: { research: [{ sequence: 'k4-k' }] },
      hands: { scientist: ['delhi'], cdc: ['cairo', 'government-grant'] },
    };
    for (const table of [solo(position).as('cdc'), inStep(position)]) {
      const [left] = table
        .view()
        .frames.slice(-1)
        .map((frame) => frame['left']);
      table.does('government-grant paris').asks('free-lab', { seat: 2 }).waitsFor('cdc');
      table.as('scientist').refuses('characterize research-1 with delhi').as('cdc');
      table.does('characterize research-1 with cairo').hand('cdc').discarded('government-grant');
      expect(table.view().frames.at(-1)!['left']).toBe(left);
    }
  });

  it('LAB-SOLO-30 with Borrowed Time works in the lab three times', () => {
    const table = inStep({
      ...LAB,
      hands: { cdc: ['borrowed-time'] },
      lab: { dishes: { 'sample-1': { red: 1 }, 'sample-2': { blue: 1 } } },
    });
    table.does('borrowed-time', 'sequence', 'drop-sequence').asks('cdc', { left: 2 });
    table.does('separate sample-1', 'send 1 driving to chicago').asks('cdc', { left: 0 });
  });
});
