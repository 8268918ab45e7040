import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician', 'agronomist'];
const MAIL = 'mail-correspondence';
const SEVEN = ['vigo', 'porto', 'leon', 'jaen', 'huelva', 'teruel', 'burgos'];

describe('Mail Correspondence', () => {
  it('IB-EVC-3 exchanges a card of two others who are far from each other', () => {
    iberia({
      roles,
      at: { politician: 'lisboa', agronomist: 'girona' },
      hands: { sailor: [MAIL, 'toledo'], politician: ['cadiz', 'soria'], agronomist: ['evora', 'leon'] },
    })
      .does('mail-correspondence cadiz to agronomist')
      .asks('reply', { seat: 1, card: 'cadiz', player: 3 })
      .waitsFor('sailor')
      .hand('politician', 'cadiz', 'soria')
      .does('reply leon')
      .hand('politician', 'leon', 'soria')
      .hand('agronomist', 'evora', 'cadiz')
      .hand('sailor', 'toledo')
      .discarded(MAIL)
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-3 exchanges cards of any kind, an event for a city or for an event', () => {
    iberia({
      roles,
      hands: { sailor: [MAIL], politician: ['good-season'], agronomist: ['evora', 'new-rails'] },
    })
      .does('mail-correspondence good-season to agronomist', 'reply evora')
      .hand('politician', 'evora')
      .hand('agronomist', 'good-season', 'new-rails')
      .as('agronomist')
      .allows('good-season')
      .asks('actions', { seat: 1 });
    iberia({
      roles,
      hands: { sailor: [MAIL], politician: ['good-season'], agronomist: ['evora', 'new-rails'] },
    })
      .does('mail-correspondence good-season to agronomist', 'reply new-rails')
      .hand('politician', 'new-rails')
      .hand('agronomist', 'good-season', 'evora');
  });

  it('IB-EVC-3 may exchange a card of whoever plays it, in either direction', () => {
    iberia({ roles, hands: { sailor: [MAIL, 'toledo', 'madrid'], politician: ['cadiz'] } })
      .does('mail-correspondence madrid to politician')
      .hand('sailor', 'toledo', 'cadiz')
      .hand('politician', 'madrid')
      .asks('actions', { left: 4 });
    iberia({ roles, hands: { sailor: [MAIL, 'toledo', 'madrid'], politician: ['cadiz'] } })
      .does('mail-correspondence cadiz to sailor')
      .refuses('reply mail-correspondence', 'card-not-held')
      .does('reply toledo')
      .hand('sailor', 'madrid', 'cadiz')
      .hand('politician', 'toledo')
      .discarded(MAIL);
  });

  it('IB-EVC-3 takes the answer from the hand of the player it was sent to', () => {
    const table = iberia({
      roles,
      hands: { sailor: [MAIL, 'toledo'], politician: ['cadiz', 'soria'], agronomist: ['evora', 'leon'] },
    })
      .does('mail-correspondence toledo to politician')
      .refuses('reply evora', 'card-not-held')
      .refuses('reply toledo', 'card-not-held')
      .refuses('reply huesca', 'card-not-held')
      .refuses('enough', 'not-now')
      .as('politician')
      .refuses('reply cadiz', 'not-your-turn');
    expect(table.legal().toSorted()).toEqual(['1: reply cadiz', '1: reply soria']);
  });

  it('IB-EVC-3 never exchanges itself', () => {
    const table = iberia({ roles, hands: { sailor: [MAIL, 'toledo'], politician: ['cadiz'] } }).refuses(
      'mail-correspondence mail-correspondence to politician',
      'being-played',
    );
    expect(
      table
        .legal()
        .filter((text) => text.includes(MAIL))
        .toSorted(),
    ).toEqual(['1: mail-correspondence cadiz to 1', '1: mail-correspondence toledo to 2']);
  });

  it('IB-EVC-3 needs a card in each of two hands', () => {
    iberia({ roles, hands: { sailor: [MAIL, 'toledo'], politician: ['cadiz'] }, playerDiscard: ['soria'] })
      .refuses('mail-correspondence toledo to sailor', 'same-player')
      .refuses('mail-correspondence toledo to agronomist', 'empty-hand')
      .refuses('mail-correspondence soria to politician', 'card-not-held')
      .refuses('mail-correspondence epidemic-1 to politician', 'card-not-held')
      .allows('mail-correspondence toledo to politician');
    const table = iberia({ roles, hands: { sailor: [MAIL], politician: ['cadiz'] } }).refuses(
      'mail-correspondence cadiz to sailor',
      'empty-hand',
    );
    expect(table.legal().join('\n')).not.toContain(MAIL);
  });

  it('IB-EVC-3 leaves both hands as large as they were, so that nobody discards', () => {
    iberia({
      roles,
      hands: { sailor: [MAIL], politician: SEVEN, agronomist: ['cadiz', 'soria'] },
    })
      .does('mail-correspondence cadiz to politician', 'reply vigo')
      .hand('politician', ...SEVEN.slice(1), 'cadiz')
      .hand('agronomist', 'vigo', 'soria')
      .asks('actions', { left: 4 });
  });
});

describe('Mail Correspondence played again', () => {
  const PLANS = 'when-the-plans-were-good';

  it('IB-EVC-3 IB-EVC-15 moves neither itself nor the event that recalls it', () => {
    const table = iberia({
      roles,
      hands: { sailor: [PLANS, 'toledo'], politician: ['cadiz', 'soria'] },
      playerDiscard: [MAIL],
    })
      .does(`${PLANS} ${MAIL}`)
      .asks('recall', { seat: 1, card: MAIL })
      .refuses(`mail-correspondence ${PLANS} to politician`, 'being-played')
      .refuses('mail-correspondence mail-correspondence to politician', 'card-not-held')
      .does('mail-correspondence cadiz to sailor')
      .hand('sailor', 'cadiz')
      .hand('politician', 'soria', 'toledo')
      .discarded(MAIL, PLANS)
      .asks('actions', { left: 4 });
    expect(table.facts.filter(({ fact }) => fact === 'discarded')).toHaveLength(1);
  });

  it('IB-EVC-3 IB-EVC-15 is not recalled when only the recalling event could be exchanged', () => {
    const table = iberia({
      roles,
      hands: { sailor: [PLANS], politician: ['cadiz'] },
      playerDiscard: [MAIL],
    }).refuses(`${PLANS} ${MAIL}`, 'no-effect');
    expect(table.legal().join('\n')).not.toContain(PLANS);
    iberia({
      roles,
      hands: { sailor: [PLANS], politician: ['cadiz'], agronomist: ['evora'] },
      playerDiscard: [MAIL],
    })
      .does(`${PLANS} ${MAIL}`, 'mail-correspondence cadiz to agronomist')
      .hand('politician', 'evora')
      .hand('agronomist', 'cadiz')
      .asks('actions', { left: 4 });
  });
});
