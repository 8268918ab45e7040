import { describe, expect, it } from 'vitest';
import { inStep, solo, QUIET } from './table.ts';

const SEVEN = ['lima', 'lagos', 'bogota', 'santiago', 'miami', 'kinshasa', 'khartoum'];

describe('Draw a card', () => {
  it('LAB-SOLO-25 the CDC takes the top card', () => {
    inStep({ drawNext: ['cairo'] })
      .does('draw-card')
      .hand('cdc', 'cairo')
      .hand('scientist')
      .told({ fact: 'drew', seat: 2, count: 1 }, { fact: 'drewCard', seat: 2, card: 'cairo' });
  });

  it('LAB-SOLO-25 resolves an epidemic normally, with the window before Intensify', () => {
    const table = inStep({
      drawNext: ['epidemic'],
      infectLast: ['lagos'],
      infectionDiscard: ['paris'],
      hands: { cdc: ['resilient-population'] },
    });
    table.does('draw-card').cubes('lagos', 'yellow', 3).asks('before-intensify');
    table.does('resilient-population paris').as('scientist').does('continue').asks('cdc', { left: 0 });
    expect(table.view()).toMatchObject({ rateSpace: 2, infectionDiscard: [], infectionRemoved: ['paris'] });
    table.as('cdc').does('rest').asks('actions', { seat: 1 });
  });

  it('LAB-SOLO-25 resolves a Mutation Event, with events in between', () => {
    const table = inStep({
      challenges: ['mutation'],
      drawNext: ['mutation-threatens'],
      infectLast: ['lagos'],
    });
    table
      .does('draw-card')
      .cubes('lagos', 'purple', 3)
      .discarded('mutation-threatens')
      .asks('cdc', { left: 0 });
  });

  it('LAB-SOLO-26 BRINK-ARC-10 the CDC holds at most seven cards, whatever the player’s role is', () => {
    const table = inStep({ role: 'archivist', drawNext: ['cairo'], hands: { cdc: SEVEN } });
    expect(table.view().shows['handLimits']).toEqual([8, 7]);
    table.does('draw-card').asks('hand-limit', { seat: 2 }).waitsFor('cdc');
    table.as('archivist').refuses('discard lima').as('cdc').does('discard lima').asks('cdc', { left: 0 });
    table.discarded('lima').hand('cdc', 'cairo', ...SEVEN.slice(1));
  });

  it('LAB-SOLO-26 after an epidemic of the CDC all hands are counted', () => {
    const table = inStep({ drawNext: ['epidemic'], infectLast: ['lagos'], hands: { cdc: SEVEN } });
    table.does('draw-card').as('scientist').does('continue').asks('cdc', { left: 0 });
  });

  it('LAB-SOLO-27 an empty deck gives none, and is no loss', () => {
    const table = inStep({ playerDeckSize: 0 });
    table.refuses('draw-card', 'deck-empty').does('rest').asks('actions', { seat: 1 });
    solo({ ...QUIET, drawNext: [], playerDeckSize: 2 })
      .does('end')
      .as('cdc')
      .refuses('draw-card', 'deck-empty');
  });
});
