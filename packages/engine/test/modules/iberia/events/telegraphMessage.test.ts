import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician', 'agronomist'];
const SIX = ['vigo', 'porto', 'leon', 'jaen', 'huelva', 'teruel'];

describe('Telegraph Message', () => {
  it('IB-EVC-2 gives one card of another player to a third, wherever they are', () => {
    iberia({
      roles,
      at: { politician: 'lisboa', agronomist: 'girona' },
      hands: { sailor: ['telegraph-message'], politician: ['cadiz', 'soria'], agronomist: ['evora'] },
    })
      .does('telegraph-message cadiz to agronomist')
      .hand('agronomist', 'evora', 'cadiz')
      .asks('second-card', { seat: 1, giver: 2, player: 3 })
      .waitsFor('sailor')
      .does('enough')
      .hand('politician', 'soria')
      .hand('agronomist', 'evora', 'cadiz')
      .hand('sailor')
      .discarded('telegraph-message')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-2 gives two cards at most, the second from the same giver to the same receiver', () => {
    const table = iberia({
      roles,
      hands: {
        sailor: ['telegraph-message', 'madrid'],
        politician: ['cadiz', 'soria', 'toledo', 'good-season'],
        agronomist: ['evora'],
      },
    })
      .does('telegraph-message cadiz to agronomist')
      .refuses('wire evora', 'card-not-held')
      .refuses('wire madrid', 'card-not-held')
      .refuses('wire cadiz', 'card-not-held')
      .refuses('wire good-season', 'not-a-city-card');
    expect(table.legal().toSorted()).toEqual(['1: enough', '1: wire soria', '1: wire toledo']);
    table
      .does('wire soria')
      .told({ fact: 'shared', card: 'soria', from: 2, to: 3 })
      .hand('politician', 'toledo', 'good-season')
      .hand('agronomist', 'evora', 'cadiz', 'soria')
      .discarded('telegraph-message')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-2 asks for no second card where the giver has none', () => {
    iberia({
      roles,
      hands: { politician: ['telegraph-message', 'cadiz', 'good-season'], agronomist: ['evora'] },
    })
      .as('politician')
      .does('telegraph-message cadiz to sailor')
      .hand('sailor', 'cadiz')
      .hand('politician', 'good-season')
      .discarded('telegraph-message')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-2 gives city cards that are in a hand, to somebody else', () => {
    const table = iberia({
      roles,
      hands: { sailor: ['telegraph-message'], politician: ['cadiz', 'good-season'] },
      playerDiscard: ['soria'],
    })
      .refuses('telegraph-message good-season to agronomist', 'not-a-city-card')
      .refuses('telegraph-message telegraph-message to agronomist', 'not-a-city-card')
      .refuses('telegraph-message soria to agronomist', 'card-not-held')
      .refuses('telegraph-message toledo to agronomist', 'card-not-held')
      .refuses('telegraph-message cadiz to politician', 'same-player');
    expect(
      table
        .legal()
        .filter((text) => text.includes('telegraph'))
        .toSorted(),
    ).toEqual(['1: telegraph-message cadiz to 1', '1: telegraph-message cadiz to 3']);
  });

  it('IB-EVC-2 is of no use while nobody holds a city card', () => {
    const table = iberia({ roles, hands: { sailor: ['telegraph-message'], politician: ['good-season'] } });
    expect(table.legal().join('\n')).not.toContain('telegraph-message');
    table.refuses('telegraph-message cadiz to politician', 'card-not-held');
  });

  it('IB-EVC-2 brings the receiver down to the limit at once', () => {
    iberia({
      roles,
      hands: { sailor: ['telegraph-message', 'cadiz', 'soria'], politician: [...SIX, 'toledo'] },
    })
      .does('telegraph-message cadiz to politician', 'wire soria')
      .discarded('telegraph-message')
      .asks('hand-limit', { seat: 2 })
      .waitsFor('politician')
      .refuses('end', 'not-your-turn')
      .as('politician')
      .does('discard toledo')
      .asks('hand-limit', { seat: 2 })
      .does('discard vigo')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-2 leaves a receiver with seven cards alone', () => {
    iberia({ roles, hands: { sailor: ['telegraph-message', 'cadiz'], politician: SIX } })
      .does('telegraph-message cadiz to politician')
      .hand('politician', ...SIX, 'cadiz')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-2 does not count itself when whoever plays it receives the cards', () => {
    iberia({ roles, hands: { sailor: ['telegraph-message', ...SIX], politician: ['cadiz', 'soria'] } })
      .does('telegraph-message cadiz to sailor')
      .asks('second-card')
      .does('enough')
      .hand('sailor', ...SIX, 'cadiz')
      .asks('actions', { left: 4 });
    iberia({ roles, hands: { sailor: ['telegraph-message', ...SIX], politician: ['cadiz', 'soria'] } })
      .does('telegraph-message cadiz to sailor', 'wire soria')
      .discarded('telegraph-message')
      .asks('hand-limit', { seat: 1 })
      .refuses('discard telegraph-message')
      .does('discard vigo')
      .asks('actions', { left: 4 });
  });
});
