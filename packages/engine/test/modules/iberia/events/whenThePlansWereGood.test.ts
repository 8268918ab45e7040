import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';
import { holding, OTHERS, PLANS, PLAYS, stage } from './plays.ts';

const roles = ['sailor', 'politician', 'agronomist'];
const SIX = ['vigo', 'porto', 'leon', 'jaen', 'huelva', 'teruel'];

describe('When the Plans Were Good', () => {
  it.each(OTHERS)(
    'IB-EVC-15 does exactly what the recalled event does, and both end in the discard pile',
    (event) => {
      const played = holding(event, { playerDiscard: [PLANS] }).does(...PLAYS[event]!);
      const [command, ...answers] = PLAYS[event]!;
      const recalled = stage({ hands: { politician: [PLANS] }, playerDiscard: [event] })
        .as('politician')
        .does(`${PLANS} ${event}`);
      // An event that can be played in one way only is not asked about.
      if (command !== event)
        recalled.asks('recall', { seat: 2, card: event }).waitsFor('politician').does(command);
      recalled.does(...answers).discarded(PLANS, event);
      expect(recalled.view()).toEqual(played.view());
    },
  );

  it('IB-EVC-15 recalls any event of the pile that is of use, and nothing else', () => {
    const table = stage({
      hands: { sailor: [PLANS, 'new-rails'] },
      playerDiscard: ['good-season', 'second-chance', 'soria', 'one-more-day'],
    })
      .refuses(`${PLANS} soria`, 'not-an-event')
      .refuses(`${PLANS} epidemic-1`, 'not-an-event')
      .refuses(`${PLANS} new-rails`, 'not-discarded')
      .refuses(`${PLANS} ships-arrive`, 'not-discarded')
      .refuses(`${PLANS} ${PLANS}`, 'not-discarded')
      .refuses(`${PLANS} second-chance`, 'no-effect');
    expect(table.legal().filter((text) => text.includes(PLANS))).toEqual([
      `1: ${PLANS} good-season`,
      `1: ${PLANS} one-more-day`,
    ]);
  });

  it('IB-EVC-15 is of no use without an event in the pile', () => {
    const table = iberia({ roles, hands: { sailor: [PLANS] }, playerDiscard: ['soria'] });
    expect(table.legal().join('\n')).not.toContain(PLANS);
    table.refuses(`${PLANS} good-season`, 'not-discarded').hand('sailor', PLANS);
  });

  it.each([
    ['mail-correspondence', {}],
    ['new-rails', { railsLeft: 0 }],
    ['overseas-migration', {}],
    ['purify-water', { tokensLeft: 0 }],
    ['ring-railroads', { railsLeft: 0 }],
    ['science-triumph', {}],
    ['second-chance', {}],
    ['telegraph-message', {}],
  ])('IB-EVC-15 recalls no event that could do nothing now', (event, more) => {
    const table = iberia({ roles, hands: { sailor: [PLANS] }, playerDiscard: [event], ...more }).refuses(
      `${PLANS} ${event}`,
      'no-effect',
    );
    expect(table.legal().join('\n')).not.toContain(PLANS);
    table.hand('sailor', PLANS).discarded(event);
  });

  it('IB-EVC-15 recalls no One More Day after the actions', () => {
    const table = iberia({
      roles,
      hands: { sailor: [PLANS] },
      playerDiscard: ['one-more-day'],
      drawNext: ['burgos', 'huesca'],
    })
      .allows(`${PLANS} one-more-day`)
      .does('end')
      .asks('infections')
      .refuses(`${PLANS} one-more-day`, 'no-effect');
    expect(table.legal()).toEqual(['1: infect']);
  });

  it('IB-EVC-15 recalls Good Season before its first card and not while it is in force', () => {
    const table = iberia({
      roles,
      hands: { sailor: [PLANS] },
      playerDiscard: ['good-season'],
      drawNext: ['burgos', 'huesca'],
      infectNext: ['jaen', 'evora'],
      infectLast: ['braga'],
      goodSeason: true,
    }).refuses(`${PLANS} good-season`, 'no-effect');
    table.does('end', 'infect').infectionDiscard('braga').does(`${PLANS} good-season`);
    expect(table.view().shows['goodSeason']).toBe(true);
    table.discarded(PLANS, 'good-season').asks('pause');
  });

  it('IB-EVC-15 asks again when the owner of a pawn does not agree to the recalled event', () => {
    iberia({ roles, hands: { sailor: [PLANS, 'soria'] }, playerDiscard: ['travel-day-and-night'] })
      .does(`${PLANS} travel-day-and-night`, 'travel-day-and-night politician to vigo')
      .asks('consent', { asked: 2 })
      .as('politician')
      .does('refuse')
      .at('politician', 'madrid')
      .asks('recall', { seat: 1, card: 'travel-day-and-night' })
      .waitsFor('sailor')
      .hand('sailor', PLANS, 'soria')
      .as('sailor')
      .does('travel-day-and-night sailor to vigo')
      .at('sailor', 'vigo')
      .hand('sailor', 'soria')
      .discarded(PLANS, 'travel-day-and-night')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-15 finishes a recalled Ships Arrive of which one owner will have nothing', () => {
    iberia({ roles, hands: { sailor: [PLANS] }, playerDiscard: ['ships-arrive'] })
      .does(`${PLANS} ships-arrive`, 'ships-arrive politician to cadiz')
      .as('politician')
      .does('accept')
      .as('sailor')
      .does('bring agronomist')
      .as('agronomist')
      .does('refuse')
      .as('sailor')
      .does('enough')
      .at('politician', 'cadiz')
      .at('agronomist', 'madrid')
      .discarded(PLANS, 'ships-arrive')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-15 plays the recalled event at once: nothing else comes between', () => {
    const table = iberia({
      roles,
      hands: { sailor: [PLANS, 'new-rails'], politician: ['good-season'] },
      playerDiscard: ['travel-day-and-night', 'purify-water'],
    })
      .does(`${PLANS} travel-day-and-night`)
      .refuses('new-rails', 'not-now')
      .refuses('end', 'not-now')
      .refuses('purify-water r20', 'card-not-held')
      .refuses('travel-day-and-night sailor to madrid', 'already-there')
      .as('politician')
      .refuses('good-season', 'not-now')
      .refuses('travel-day-and-night politician to vigo', 'card-not-held');
    expect(table.legal()).toHaveLength(3 * 47);
  });

  it('IB-EVC-15 IB-EVC-10 does not count itself in a hand of seven after a recalled Second Chance', () => {
    iberia({ roles, hands: { sailor: [PLANS, ...SIX] }, playerDiscard: ['second-chance', 'madrid'] })
      .does(`${PLANS} second-chance`)
      .hand('sailor', ...SIX, 'madrid')
      .discarded(PLANS, 'second-chance')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-15 IB-EVC-2 is spent before anybody discards after a recalled Telegraph Message', () => {
    const table = iberia({
      roles,
      hands: { sailor: [PLANS, 'cadiz', 'soria'], politician: SIX },
      playerDiscard: ['telegraph-message'],
    })
      .does(`${PLANS} telegraph-message`, 'telegraph-message cadiz to politician', 'wire soria')
      .discarded(PLANS, 'telegraph-message')
      .asks('hand-limit', { seat: 2 })
      .refuses(`${PLANS} telegraph-message`, 'card-not-held');
    expect(table.legal()).toHaveLength(8);
    table
      .as('politician')
      .does('discard cadiz')
      .hand('politician', ...SIX, 'soria')
      .hand('sailor')
      .asks('actions', { seat: 1, left: 4 });
  });
});
