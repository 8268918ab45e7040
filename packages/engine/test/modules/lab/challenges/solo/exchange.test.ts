import { describe, it } from 'vitest';
import { inStep } from './table.ts';

describe('Exchange information', () => {
  it('LAB-SOLO-22 LAB-SOLO-23 LAB-SC-15 a card of the CDC for one of the player that has the colour of his city', () => {
    const table = inStep({
      hands: { scientist: ['paris', 'lima', 'airlift'], cdc: ['osaka', 'london', 'forecast'] },
    });
    table.refuses('exchange osaka for lima', 'wrong-colour').allows('exchange london for paris');
    table.refuses('exchange osaka for airlift', 'not-a-city-card');
    table.refuses('exchange forecast for paris', 'not-a-city-card');
    table
      .refuses('exchange cairo for paris', 'card-not-held')
      .refuses('exchange osaka for essen', 'card-not-held');
    table.does('exchange osaka for paris');
    table.hand('scientist', 'osaka', 'lima', 'airlift').hand('cdc', 'paris', 'london', 'forecast');
    table.told(
      { fact: 'shared', card: 'osaka', from: 2, to: 1 },
      { fact: 'shared', card: 'paris', from: 1, to: 2 },
    );
  });

  it('LAB-SOLO-23 changes no size of a hand, so that full hands may exchange', () => {
    const full = ['paris', 'essen', 'milan', 'madrid', 'london', 'montreal', 'chicago'];
    const other = ['lima', 'lagos', 'bogota', 'santiago', 'miami', 'kinshasa', 'khartoum'];
    inStep({ hands: { scientist: full, cdc: other } })
      .does('exchange lima for paris')
      .asks('cdc', { left: 0 });
  });

  it('LAB-SOLO-24 not away from a station, nor without such a card on both sides', () => {
    const hands = { scientist: ['paris'], cdc: ['osaka'] };
    inStep({ hands, at: { scientist: 'chicago' } }).refuses('exchange osaka for paris', 'no-station');
    inStep({ hands, at: { scientist: 'chicago' }, stations: ['atlanta', 'chicago'] }).allows(
      'exchange osaka for paris',
    );
    inStep({ hands: { scientist: ['lima'], cdc: ['osaka'] } }).refuses(
      'exchange osaka for lima',
      'wrong-colour',
    );
    inStep({ hands: { scientist: ['paris'], cdc: ['airlift'] } }).refuses(
      'exchange airlift for paris',
      'not-a-city-card',
    );
  });
});
