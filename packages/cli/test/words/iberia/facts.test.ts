import { describe, expect, it } from 'vitest';
import type { Fact } from '@cordon/engine';
import { tell } from '../../../src/words/facts.ts';
import { Table } from './table.ts';

const { game } = new Table({});
const sentences = (...facts: readonly Fact[]): string[] => tell(game, ['nurse', 'sailor'], facts);

const placed = (city: string, now: number, cause: 'infection' | 'epidemic' | 'outbreak' | 'extra'): Fact => ({
  fact: 'placed',
  city,
  colour: 'yellow',
  count: 1,
  now,
  cause,
});
const spent = (city: string, now: number): Fact => ({
  fact: 'tokenSpent',
  region: 'palma-de-mallorca',
  city,
  colour: 'yellow',
  now,
});
const R16 = 'palma-de-mallorca (r16: Barcelona, Palma de Mallorca, Valencia and Tarragona)';

describe('facts of Iberia as sentences', () => {
  it.each<[Fact, string]>([
    [
      { fact: 'firstPlayer', seat: 2, card: 'cadiz' },
      'Player 2 (Sailor) begins, holding the oldest city: Cádiz (1104 BC).',
    ],
    [
      { fact: 'firstPlayer', seat: 1, card: 'madrid' },
      'Player 1 (Nurse) begins, holding the oldest city: Madrid (AD 871).',
    ],
    [{ fact: 'pawnPlaced', seat: 1, city: 'vigo' }, 'Player 1 (Nurse) starts in Vigo.'],
    [
      { fact: 'railLaid', line: 'madrid-toledo', left: 19, by: 'rail' },
      'A rail joins Madrid and Toledo, 19 rails left.',
    ],
    [
      { fact: 'hospitalBuilt', colour: 'red', city: 'madrid', from: 'leon', by: 'hospital' },
      'The red hospital stands in Madrid, moved from León.',
    ],
    [{ fact: 'researched', colour: 'red', seat: 1 }, 'The red disease is RESEARCHED by Player 1 (Nurse).'],
    [
      { fact: 'waterPurified', region: 'porto-vigo', count: 2, now: 3, by: 'purify' },
      '2 purification tokens for region porto-vigo (r10: Vigo, Braga and Porto), now 3.',
    ],
    [
      { fact: 'preventionMoved', seat: 1, region: 'porto-vigo' },
      'The prevention token lies in region porto-vigo (r10: Vigo, Braga and Porto): no cube comes to these cities.',
    ],
    [{ fact: 'actionsGranted', seat: 2, count: 2 }, 'Player 2 (Sailor) has 2 more actions.'],
    [{ fact: 'stayed', seat: 2 }, 'Player 2 (Sailor) stays.'],
    [
      { fact: 'goodSeasonBegan' },
      'The next infections will turn over one card only, from the bottom of the deck.',
    ],
    [
      { fact: 'tokensReleased', colour: 'red', count: 2 },
      '2 purification tokens from under the red hospital can now be used.',
    ],
    [
      { fact: 'hospitalOverflowed', city: 'madrid', colour: 'red', total: 3 },
      'The red hospital in Madrid has OVERFLOWED, which counts as an outbreak: 3 of 8.',
    ],
    [
      { fact: 'cubeMoved', colour: 'red', from: 'burgos', to: 'soria', by: 'hospital' },
      'A red patient moves towards the hospital, from Burgos to Soria.',
    ],
    [
      { fact: 'cubeMoved', colour: 'red', from: 'burgos', to: 'soria', by: 'overflow' },
      'A red patient is sent away, from Burgos to Soria.',
    ],
    [
      { fact: 'removed', city: 'soria', colour: 'red', count: 1, now: 3, by: 'overflow' },
      'There is no room left in Soria: the cube goes to the supply.',
    ],
    [
      { fact: 'removed', city: 'soria', colour: 'red', count: 2, now: 0, by: 'hospital' },
      'The new hospital clears Soria: 2 red cubes removed.',
    ],
    [
      { fact: 'removed', city: 'soria', colour: 'red', count: 1, now: 1, by: 'science-triumph' },
      '1 red cube removed from Soria by Science Triumph, 1 left.',
    ],
    [
      { fact: 'removed', city: 'soria', colour: 'red', count: 1, now: 1, by: 'treat' },
      '1 red cube removed from Soria, 1 left.',
    ],
    [
      { fact: 'tookFromDiscard', seat: 1, card: 'soria', by: 'swap' },
      'Player 1 (Nurse) takes Soria from the discard pile.',
    ],
    [
      { fact: 'moved', seat: 2, from: 'vigo', to: 'cadiz', by: 'ship' },
      'Player 2 (Sailor) takes a ship from Vigo to Cádiz.',
    ],
    [
      { fact: 'moved', seat: 2, from: 'vigo', to: 'braga', by: 'drive' },
      'Player 2 (Sailor) travels from Vigo to Braga.',
    ],
    [
      { fact: 'lookedAt', seat: 1, deck: 'player', count: 3 },
      'Player 1 (Nurse) looks at the top 3 player cards.',
    ],
    [
      { fact: 'eventPlayed', seat: 1, card: 'when-the-plans-were-good' },
      'Player 1 (Nurse) plays When the Plans Were Good.',
    ],
  ])('tells %j', (fact, words) => {
    expect(sentences(fact)).toEqual([words]);
  });

  it('tells the diseases in play with their effects', () => {
    expect(sentences({ fact: 'diseasesInPlay', diseases: ['malaria', 'yellow-fever'] })).toEqual([
      expect.stringMatching(/^Malaria \(black\): an infection card puts two cubes/u),
      expect.stringMatching(/^Yellow Fever \(yellow\): a cube that comes to a port/u),
    ]);
  });

  it('tells cards given up for one thing in one sentence', () => {
    const discarded = (card: string, by: string): Fact => ({ fact: 'discarded', seat: 1, card, by });
    expect(
      sentences(discarded('soria', 'research'), discarded('leon', 'research'), discarded('vigo', 'ship')),
    ).toEqual(['Player 1 (Nurse) discards Soria and León.', 'Player 1 (Nurse) discards Vigo.']);
  });

  it('tells which token kept a cube away, after the card', () => {
    expect(
      sentences({ fact: 'infectionDrawn', city: 'valencia', from: 'top' }, spent('valencia', 1), {
        fact: 'infectionDiscarded',
        city: 'valencia',
      }),
    ).toEqual([
      'Infection card Valencia.',
      `A token of region ${R16} keeps a yellow cube away from Valencia, 1 left there.`,
    ]);
  });

  it('tells an outbreak with yellow fever and tokens, each city with its last count', () => {
    expect(
      sentences(
        { fact: 'infectionDrawn', city: 'valencia', from: 'top' },
        { fact: 'outbreak', city: 'valencia', colour: 'yellow', depth: 0, total: 1 },
        placed('cuenca', 1, 'outbreak'),
        placed('tarragona', 1, 'outbreak'),
        spent('palma-de-mallorca', 0),
        placed('barcelona', 2, 'extra'),
        placed('tarragona', 2, 'extra'),
        { fact: 'infectionDiscarded', city: 'valencia' },
      ),
    ).toEqual([
      'Infection card Valencia.',
      'OUTBREAK in Valencia, 1 of 8. Cubes there now, yellow: Cuenca 1 and Tarragona 2.',
      'Yellow fever reaches Barcelona, now 2; Tarragona, now 2.',
      `A token of region ${R16} keeps a yellow cube away from Palma de Mallorca, none left there.`,
    ]);
  });

  it('goes on after a question without naming the card again', () => {
    const discarded: Fact = { fact: 'infectionDiscarded', city: 'valencia' };
    expect(sentences(placed('valencia', 2, 'epidemic'), discarded)).toEqual([
      '1 yellow cube in Valencia, now 2.',
    ]);
    expect(sentences(placed('cuenca', 3, 'outbreak'), discarded)).toEqual([
      'The outbreak goes on. Cubes there now, yellow: Cuenca 3.',
    ]);
    const outbreak: Fact = { fact: 'outbreak', city: 'cuenca', colour: 'yellow', depth: 1, total: 5 };
    expect(sentences(outbreak, placed('teruel', 1, 'outbreak'), discarded)).toEqual([
      'OUTBREAK in Cuenca, 5 of 8. Cubes there now, yellow: Teruel 1.',
    ]);
  });

  it('tells cards of two infections apart', () => {
    const drawn = (city: string): Fact => ({ fact: 'infectionDrawn', city, from: 'top' });
    const kept: Fact = {
      fact: 'prevented',
      city: 'teruel',
      colour: 'yellow',
      by: 'nurse',
      cause: 'infection',
    };
    expect(sentences(drawn('cuenca'), placed('cuenca', 1, 'infection'), drawn('teruel'), kept)).toEqual([
      'Infection card Cuenca: 1 yellow cube, now 1.',
      'Infection card Teruel: no cube, thanks to the Nurse.',
    ]);
  });
});
