import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['sailor', 'agronomist', 'railwayman'];
const at = { sailor: 'cordoba', agronomist: 'cordoba', railwayman: 'jaen' };
const shares = (commands: readonly string[]): string[] =>
  commands.filter((command) => /\b(?:give|take)/u.test(command));

describe('share knowledge', () => {
  it('IB-SHK-1 gives the card of the common city for one action', () => {
    iberia({ roles, at, hands: { sailor: ['cordoba', 'soria'], agronomist: ['vigo'] } })
      .does('give cordoba to agronomist')
      .as('agronomist')
      .does('accept')
      .told({ fact: 'shared', card: 'cordoba', from: 1, to: 2 })
      .hand('sailor', 'soria')
      .hand('agronomist', 'vigo', 'cordoba')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-SHK-2 IB-REM-4 takes the card of the common city for one action', () => {
    iberia({ roles, at, hands: { sailor: ['soria'], agronomist: ['cordoba', 'vigo'] } })
      .refuses('take vigo from agronomist', 'wrong-city')
      .does('take cordoba from agronomist')
      .as('agronomist')
      .does('accept')
      .told({ fact: 'shared', card: 'cordoba', from: 2, to: 1 })
      .hand('sailor', 'soria', 'cordoba')
      .hand('agronomist', 'vigo')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-SHK-3 the other player is asked, and a refusal costs and changes nothing', () => {
    for (const [hands, command] of [
      [{ sailor: ['cordoba'], agronomist: ['vigo'] }, 'give cordoba to agronomist'],
      [{ sailor: ['vigo'], agronomist: ['cordoba'] }, 'take cordoba from agronomist'],
    ] as const) {
      iberia({ roles, at, hands })
        .does(command)
        .waitsFor('agronomist')
        .asks('consent', { asked: 2 })
        .hand('sailor', ...hands.sailor)
        .refuses('accept', 'not-your-turn')
        .refuses('drive jaen', 'not-your-turn')
        .as('agronomist')
        .allows('accept', 'refuse')
        .does('refuse')
        .hand('sailor', ...hands.sailor)
        .hand('agronomist', ...hands.agronomist)
        .asks('actions', { seat: 1, left: 4 });
    }
  });

  it('IB-SHK-4 pawns in different cities share nothing, not even the card of either city', () => {
    const hands = { sailor: ['cordoba', 'jaen'], railwayman: ['granada'], agronomist: ['soria'] };
    const game = iberia({ roles, at, hands })
      .refuses('give cordoba to railwayman', 'not-together', 'Player 3 is in Jaén, not in Córdoba.')
      .refuses('give jaen to railwayman', 'not-together')
      .refuses('take granada from railwayman', 'not-together');
    expect(shares(game.legal())).toEqual(['1: give cordoba to 2']);
    game
      .does('drive jaen')
      .allows('give jaen to railwayman')
      .refuses('give cordoba to agronomist', 'not-together');
  });

  it('IB-SHK-5 only the card that names the common city changes hands', () => {
    const hands = { sailor: ['jaen', 'granada'], agronomist: ['sevilla', 'soria'] };
    const sentence = 'Only the card of Córdoba, where both pawns are, can be shared.';
    const game = iberia({ roles, at, hands })
      .refuses('give jaen to agronomist', 'wrong-city', sentence)
      .refuses('take sevilla from agronomist', 'wrong-city', sentence)
      .refuses('give cordoba to agronomist', 'card-not-held', 'Player 1 does not hold cordoba.')
      .refuses('take cordoba from agronomist', 'card-not-held', 'Player 2 does not hold cordoba.');
    expect(shares(game.legal())).toEqual([]);
    game.asks('actions', { left: 4 });
  });

  it('IB-SHK-6 events are not shared', () => {
    const hands = { sailor: ['good-season', 'cordoba'], agronomist: ['new-rails'] };
    const game = iberia({ roles, at, hands })
      .refuses('give good-season to agronomist', 'not-a-city-card', 'Only city cards can be shared.')
      .refuses('take new-rails from agronomist', 'not-a-city-card');
    expect(shares(game.legal())).toEqual(['1: give cordoba to 2']);
    game.hand('agronomist', 'new-rails');
  });

  it('IB-SHK-7 one action moves one card one way', () => {
    iberia({ roles, at, hands: { sailor: ['cordoba', 'jaen'], agronomist: ['sevilla'] } })
      .refuses('give cordoba jaen to agronomist')
      .does('give cordoba to agronomist')
      .as('agronomist')
      .does('accept')
      .hand('sailor', 'jaen')
      .hand('agronomist', 'sevilla', 'cordoba')
      .as('sailor')
      .does('take cordoba from agronomist')
      .as('agronomist')
      .does('accept')
      .hand('sailor', 'jaen', 'cordoba')
      .hand('agronomist', 'sevilla')
      .asks('actions', { left: 2 });
  });

  it('IB-SHK-10 two players who are not active share nothing', () => {
    const together = { sailor: 'madrid', agronomist: 'cordoba', railwayman: 'cordoba' };
    const game = iberia({ roles, at: together, hands: { agronomist: ['cordoba'] } })
      .as('agronomist')
      .refuses('give cordoba to railwayman', 'not-your-turn')
      .as('railwayman')
      .refuses('take cordoba from agronomist', 'not-your-turn')
      .as('sailor')
      .refuses('take cordoba from agronomist', 'not-together')
      .hand('agronomist', 'cordoba');
    expect(shares(game.legal())).toEqual([]);
    iberia({ roles, turn: 'agronomist', at: together, hands: { agronomist: ['cordoba'] } }).allows(
      'give cordoba to railwayman',
    );
  });
});

describe('an eighth card by sharing', () => {
  const seven = ['vigo', 'porto', 'braga', 'soria', 'madrid', 'leon', 'good-season'];

  it('IB-SHK-8 IB-REM-5 the receiver of a gift comes down to seven before anything else', () => {
    iberia({ roles, at, hands: { sailor: ['cordoba'], agronomist: seven } })
      .does('give cordoba to agronomist')
      .as('agronomist')
      .does('accept')
      .waitsFor('agronomist')
      .asks('hand-limit', { seat: 2 })
      .as('sailor')
      .refuses('drive jaen', 'not-your-turn')
      .refuses('end', 'not-your-turn')
      .as('agronomist')
      .does('discard vigo')
      .discarded('vigo')
      .hand('agronomist', 'cordoba', ...seven.slice(1))
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-SHK-8 an event may be played instead of a discard', () => {
    iberia({ roles, at, hands: { sailor: ['cordoba'], agronomist: seven } })
      .does('give cordoba to agronomist')
      .as('agronomist')
      .does('accept', 'good-season')
      .hand('agronomist', 'cordoba', ...seven.slice(0, 6))
      .discarded('good-season')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-SHK-8 IB-REM-5 who takes an eighth card discards too; a seventh is no matter', () => {
    iberia({ roles, at, hands: { sailor: seven, agronomist: ['cordoba'] } })
      .does('take cordoba from agronomist')
      .as('agronomist')
      .does('accept')
      .asks('hand-limit', { seat: 1 })
      .as('sailor')
      .refuses('drive jaen', 'not-now')
      .does('discard leon')
      .asks('actions', { seat: 1, left: 3 });
    iberia({ roles, at, hands: { sailor: seven.slice(1), agronomist: ['cordoba'] } })
      .does('take cordoba from agronomist')
      .as('agronomist')
      .does('accept')
      .hand('sailor', 'cordoba', ...seven.slice(1))
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-SHK-9 the card just received may be the one to go', () => {
    iberia({ roles, at, hands: { sailor: ['cordoba'], agronomist: seven } })
      .does('give cordoba to agronomist')
      .as('agronomist')
      .does('accept', 'discard cordoba')
      .hand('agronomist', ...seven)
      .discarded('cordoba')
      .asks('actions', { seat: 1, left: 3 });
  });
});
