import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['politician', 'sailor'];
const purifies = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes(' purify '));

describe('purify water', () => {
  it('IB-PUR-1 IB-PUR-4 IB-PUR-8 one card of a border colour puts two tokens into one region, for one action', () => {
    iberia({ roles, at: { politician: 'barcelona' }, hands: { politician: ['valencia', 'huesca'] } })
      .refuses('purify r08 r12 with valencia')
      .refuses('purify r08 with valencia huesca')
      .does('purify r12 with valencia')
      .told(
        { fact: 'discarded', seat: 1, card: 'valencia', by: 'purify' },
        { fact: 'waterPurified', region: 'barcelona-teruel', count: 2, now: 2, by: 'purify' },
      )
      .tokens('barcelona-teruel', 2)
      .tokens('girona', 0)
      .tokens('palma-de-mallorca', 0)
      .tokensLeft(12)
      .hand('politician', 'huesca')
      .discarded('valencia')
      .asks('actions', { left: 3 });
  });

  it('IB-PUR-1 IB-PUR-7 the colour has to be on the border of that region', () => {
    const game = iberia({ roles, hands: { politician: ['vigo', 'granada', 'alicante'] } });
    const legal = new Set(purifies(game.legal()));
    const blue = ['madrid-salamanca-valladolid', 'caceres-madrid'];
    const black = ['caceres-madrid', 'ciudad-real-madrid-toledo', 'albacete-madrid'];
    const yellow = ['madrid-soria', 'madrid-teruel', 'albacete-madrid'];
    expect(legal).toEqual(
      new Set([
        ...blue.map((region) => `1: purify ${region} with vigo`),
        ...black.map((region) => `1: purify ${region} with granada`),
        ...yellow.map((region) => `1: purify ${region} with alicante`),
      ]),
    );
    game
      .refuses(
        'purify r11 with vigo',
        'wrong-colour',
        'No blue city borders the region Madrid–Soria, and the blue disease is not researched.',
      )
      .refuses('purify r14 with granada', 'wrong-colour')
      .refuses('purify r20 with alicante', 'wrong-colour')
      .tokensLeft(14)
      .asks('actions', { left: 4 });
  });

  it('IB-PUR-2 IB-REM-2 a card of a researched colour serves in every region next to the pawn', () => {
    const around = [
      'madrid-soria',
      'madrid-salamanca-valladolid',
      'madrid-teruel',
      'caceres-madrid',
      'ciudad-real-madrid-toledo',
      'albacete-madrid',
    ];
    const position = { roles, hands: { politician: ['vigo'] } };
    for (const region of around) {
      iberia({ ...position, researched: ['blue'] })
        .does(`purify ${region} with vigo`)
        .tokens(region, 2)
        .tokensLeft(12)
        .hand('politician')
        .asks('actions', { left: 3 });
    }
    iberia({ ...position, researched: ['yellow', 'black', 'red'] }).refuses(
      'purify r11 with vigo',
      'wrong-colour',
    );
  });

  it('IB-PUR-3 only regions that touch the city of the pawn can be purified', () => {
    const around = ['girona', 'barcelona-teruel', 'palma-de-mallorca'];
    const game = iberia({
      roles,
      at: { politician: 'barcelona', sailor: 'madrid' },
      hands: { politician: ['valencia'] },
      researched: ['yellow'],
    });
    for (const [number, region] of game.game.regionIds.entries()) {
      if (around.includes(region)) game.allows(`purify ${region} with valencia`);
      else {
        const sentence = `The region ${game.game.regionNames[number]!} does not touch Barcelona.`;
        game.refuses(`purify ${region} with valencia`, 'region-elsewhere', sentence);
      }
    }
    expect(purifies(game.legal())).toHaveLength(around.length);
  });

  it('IB-PUR-5 the city of the pawn counts as a border city', () => {
    iberia({ roles, at: { politician: 'huesca' }, hands: { politician: ['soria'] } })
      .does('purify r08 with soria')
      .tokens('girona', 2);
    iberia({ roles, at: { politician: 'salamanca' }, hands: { politician: ['salamanca'] } })
      .does('purify r13 with salamanca')
      .tokens('madrid-salamanca-valladolid', 2);
  });

  it('IB-PUR-6 the city that gives the colour may be far across the region', () => {
    iberia({ roles, at: { politician: 'barcelona' }, hands: { politician: ['soria'] } })
      .refuses('drive huesca', 'not-connected')
      .does('purify r08 with soria')
      .tokens('girona', 2);
  });

  it('IB-PUR-7 a wrong card, an event and a card of another hand are refused with the reason', () => {
    iberia({
      roles,
      at: { politician: 'barcelona', sailor: 'barcelona' },
      hands: { politician: ['granada', 'purify-water'], sailor: ['valencia'] },
    })
      .refuses(
        'purify r16 with granada',
        'wrong-colour',
        'No black city borders the region Palma de Mallorca, and the black disease is not researched.',
      )
      .refuses('purify r16 with purify-water', 'not-a-city-card', 'Water is purified with a city card.')
      .refuses('purify r16 with valencia', 'card-not-held', 'You do not hold valencia.')
      .tokens('palma-de-mallorca', 0)
      .hand('politician', 'granada', 'purify-water')
      .asks('actions', { left: 4 });
  });

  it('IB-PUR-9 with no token left in the supply water is not purified', () => {
    const position = { roles, at: { politician: 'barcelona' }, hands: { politician: ['valencia'] } };
    const game = iberia({ ...position, tokensLeft: 0 }).refuses(
      'purify r08 with valencia',
      'no-tokens-left',
      'No purification token is left in the supply.',
    );
    expect(purifies(game.legal())).toEqual([]);
    game.hand('politician', 'valencia').does('drive girona').asks('actions', { left: 3 });
  });

  it('IB-PUR-10 a single token that is left is placed, for a whole card and a whole action', () => {
    iberia({
      roles,
      at: { politician: 'barcelona' },
      hands: { politician: ['valencia', 'cuenca'] },
      tokensLeft: 1,
    })
      .does('purify r08 with valencia')
      .told({ fact: 'waterPurified', region: 'girona', count: 1, now: 1 })
      .tokens('girona', 1)
      .tokensLeft(0)
      .discarded('valencia')
      .asks('actions', { left: 3 })
      .refuses('purify r08 with cuenca', 'no-tokens-left');
  });

  it('IB-PUR-11 a region takes all fourteen tokens', () => {
    iberia({
      roles,
      at: { politician: 'barcelona' },
      hands: { politician: ['valencia', 'cuenca', 'teruel'] },
      tokens: { 'palma-de-mallorca': 8 },
    })
      .does('purify r16 with valencia', 'purify r16 with cuenca', 'purify r16 with teruel')
      .tokens('palma-de-mallorca', 14)
      .tokensLeft(0);
  });
});
