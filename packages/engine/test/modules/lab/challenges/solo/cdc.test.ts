// What the CDC does without a pawn: cures, events, and whatever it is selected for.
import { describe, expect, it } from 'vitest';
import { inStep, QUIET, solo } from './table.ts';

const BLUE = ['paris', 'london', 'essen', 'milan', 'madrid', 'new-york'];
const cureWith = (count: number): string => `cure blue with ${BLUE.slice(0, count).join(' ')}`;

describe('Discover a cure', () => {
  it('LAB-SOLO-28 with five cards of a colour of the CDC, wherever the pawn is', () => {
    const table = inStep({ hands: { cdc: BLUE }, at: { scientist: 'lagos' } });
    table
      .refuses(cureWith(4), 'wrong-count')
      .does(cureWith(5))
      .cure('blue', 'eradicated')
      .hand('cdc', 'new-york');
    table.told({ fact: 'cured', colour: 'blue', seat: 2 });
    inStep({ hands: { cdc: BLUE }, cured: ['blue'] }).refuses(cureWith(5), 'already-cured');
  });

  it('LAB-SOLO-17 the player’s own cure is that of the base game: at a station, with his cards and his role', () => {
    const table = solo({ hands: { scientist: BLUE }, at: { scientist: 'lagos' } });
    table.refuses(cureWith(4), 'no-station');
    solo({ hands: { scientist: BLUE } })
      .does(cureWith(4))
      .cure('blue', 'eradicated');
  });

  it('LAB-SOLO-37 BRINK-CMS-4 takes one card more or fewer by the cards in force, but no ability of the player’s role counts', () => {
    const needed = (position: Parameters<typeof inStep>[0]): number =>
      (inStep(position).view().shows['cardsForCure'] as readonly Record<string, number>[])[1]!['blue']!;
    for (const role of ['scientist', 'virologist', 'field-operative']) expect(needed({ role })).toBe(5);
    const complex = {
      challenges: ['virulent-strain'],
      strain: 'blue',
      inForce: ['complex-molecular-structure'],
    };
    expect(needed(complex)).toBe(6);
    inStep({ ...complex, hands: { cdc: BLUE } })
      .refuses(cureWith(5), 'wrong-count')
      .does(cureWith(6));
    const virologist = inStep({
      role: 'virologist',
      hands: { cdc: [...BLUE.slice(0, 4), 'lima', 'lagos'] },
    });
    virologist.refuses('cure blue piece by piece', 'no-other-payment');
    const operative = inStep({
      role: 'field-operative',
      samples: { blue: 3 },
      hands: { cdc: BLUE.slice(0, 3) },
    });
    operative.refuses('cure blue piece by piece', 'no-other-payment');
  });

  it('LAB-SOLO-37 LAB-EVT-21 Sequencing Breakthrough counts for the next cure, the CDC’s included', () => {
    const table = inStep({
      left: 2,
      hands: {
        scientist: ['sequencing-breakthrough'],
        cdc: [...BLUE.slice(0, 4), 'lima', 'lagos', 'bogota'],
      },
    });
    table.as('scientist').does('sequencing-breakthrough').as('cdc').does(cureWith(4));
    table.cure('blue', 'eradicated').discarded('sequencing-breakthrough');
    table.refuses('cure yellow with lima lagos bogota', 'wrong-count');
  });

  it.each([
    ['mutation', 1],
    ['worldwide-panic', 2],
  ])('LAB-SOLO-38 cures purple with its own cards, in %s with %i of purple cities', (challenge, cities) => {
    const cards = ['paris', 'london', 'lima', 'tokyo', 'cairo', 'delhi'];
    const cubes = { paris: { purple: 1 }, lima: { purple: cities - 1 } };
    const table = inStep({ challenges: [challenge], hands: { cdc: cards }, cubes });
    table.does('cure purple piece by piece').asks('cure-payment', { seat: 2, colour: 'purple', left: 5 });
    while (table.view().frames.at(-1)!.frame === 'cure-payment')
      table.does(table.legal('cdc').find((text) => text.startsWith('2: pay'))!);
    table.cure('purple', 'cured').asks('cdc', { left: 0 });
    expect(table.view().seats[1]!.handSize).toBe(1);
    inStep({ challenges: [challenge], hands: { cdc: cards } }).refuses(
      'cure purple piece by piece',
      'cure-unpaid',
    );
  });

  it('BRINK-RVD-9 opens the window of Rapid Vaccine Deployment until the step ends', () => {
    const position = {
      ...QUIET,
      hands: { scientist: ['rapid-vaccine-deployment'], cdc: BLUE },
      cubes: { montreal: { blue: 2 }, chicago: { blue: 1 } },
    };
    const table = inStep(position).does(cureWith(5)).asks('cdc', { left: 0 });
    table.as('scientist').does('rapid-vaccine-deployment montreal').asks('vaccination', { seat: 1 });
    table.does('vaccinate montreal', 'vaccinate chicago').cure('blue', 'eradicated');
    const late = inStep({ ...position, options: { windows: 'always' } })
      .does(cureWith(5), 'rest')
      .as('scientist');
    late.asks('actions', { seat: 1 }).refuses('rapid-vaccine-deployment montreal', 'no-fresh-cure');
    const next = inStep({ ...position, left: 2 })
      .does(cureWith(5), 'draw-card')
      .as('scientist');
    next.refuses('rapid-vaccine-deployment montreal', 'no-fresh-cure');
  });
});

describe('events', () => {
  it('LAB-SOLO-32 BRINK-EVT-8 the CDC plays its own at any time for events, the player his in its step', () => {
    const hands = { scientist: ['government-grant'], cdc: ['airlift', 'forecast', 'one-quiet-night'] };
    const table = solo({ drawNext: ['sydney', 'manila'], infectNext: ['jakarta', 'bangkok'], hands });
    table.as('cdc').does('airlift 1 to tokyo').at('scientist', 'tokyo').as('scientist').does('end');
    table.asks('infections').as('cdc').does('forecast').asks('forecast', { seat: 2 }).waitsFor('cdc');
    while (table.view().frames.at(-1)!.frame === 'forecast') table.does(table.legal('cdc')[0]!);
    table.as('scientist').does('infect', 'infect').asks('cdc').does('government-grant paris');
    table.stations('atlanta', 'paris').as('cdc').does('one-quiet-night').asks('cdc', { left: 1 });
    table.does('rest').as('scientist').asks('actions', { left: 4 });
  });

  it('LAB-SOLO-33 BRINK-RER-5 BRINK-SC-16 Re-examined Research may select the CDC, which chooses and is held to its limit', () => {
    const seven = ['paris', 'lagos', 'bogota', 'santiago', 'miami', 'kinshasa', 'khartoum'];
    const hands = { scientist: ['re-examined-research'], cdc: seven };
    const table = solo({ hands, playerDiscard: ['lima', 'airlift', 'osaka'] });
    table.does('re-examined-research for 2').asks('re-examination', { seat: 2 }).waitsFor('cdc').as('cdc');
    table
      .refuses('retrieve airlift', 'not-a-city-card')
      .does('retrieve osaka')
      .asks('hand-limit', { seat: 2 });
    table
      .does('discard paris')
      .hand('cdc', 'osaka', ...seven.slice(1))
      .asks('actions', { seat: 1, left: 4 });
    solo({ hands, playerDiscard: ['airlift'] }).refuses('re-examined-research for 2', 'not-discarded');
  });

  it('LAB-SOLO-20 New Assignment never selects the CDC', () => {
    const table = inStep({ hands: { cdc: ['new-assignment'] } });
    table
      .refuses('new-assignment for 2', 'fixed-role')
      .does('new-assignment for 1')
      .asks('assignment', { seat: 1 });
    table.as('scientist').refuses('become cdc', 'role-taken').does('become medic').asks('cdc', { left: 1 });
  });

  it.each(['infection-zone-ban', 'improved-sanitation', 'commercial-travel-ban'])(
    'LAB-SOLO-40 %s lasts through the CDC’s step, until the player’s next turn begins',
    (event) => {
      const table = solo({ ...QUIET, hands: { cdc: [event] } })
        .as('cdc')
        .does(event)
        .as('scientist')
        .does('end');
      expect(table.asks('cdc').view().shows['reminders']).toEqual([{ card: event, seat: 1 }]);
      table.as('cdc').does('rest').told({ fact: 'eventEnded', card: event });
      expect(table.asks('actions').view().shows['reminders']).toEqual([]);
    },
  );

  it('LAB-SOLO-40 Infection Zone Ban holds for an epidemic that the CDC draws', () => {
    const table = inStep({
      hands: { cdc: ['infection-zone-ban'] },
      drawNext: ['epidemic'],
      infectLast: ['lagos'],
      cubes: { lagos: { yellow: 3 }, kinshasa: { yellow: 3 } },
    });
    table.does('infection-zone-ban', 'draw-card').outbreaks(1);
  });

  it('BRINK-CTB-10 Commercial Travel Ban is for this turn’s infections, and in vain in the CDC’s step', () => {
    inStep({ hands: { cdc: ['commercial-travel-ban'] } }).refuses('commercial-travel-ban', 'no-effect');
    const table = solo({ ...QUIET, hands: { cdc: ['commercial-travel-ban'] }, rateSpace: 7 });
    table.as('cdc').does('commercial-travel-ban').as('scientist').does('end').asks('cdc');
    table.infectionDiscard('jakarta');
  });

  it('BRINK-CTB-10 BASE-EVT-15 nor does Commercial Travel Ban do anything where no infections come, after One Quiet Night', () => {
    const hands = { scientist: ['one-quiet-night'], cdc: ['commercial-travel-ban'] };
    const table = solo({ ...QUIET, hands })
      .as('cdc')
      .allows('commercial-travel-ban');
    table.as('scientist').does('one-quiet-night').as('cdc').refuses('commercial-travel-ban', 'no-effect');
  });

  it('LAB-SOLO-26 LAB-SOLO-33 an event of the CDC may fill the player’s hand in its step: he discards at once', () => {
    const seven = ['paris', 'lagos', 'bogota', 'santiago', 'miami', 'kinshasa', 'khartoum'];
    const table = inStep({
      playerDiscard: ['osaka', 'tokyo'],
      hands: { scientist: seven, cdc: ['re-examined-research'] },
    });
    table.does('re-examined-research for 1').asks('re-examination', { seat: 1 }).as('scientist');
    table
      .does('retrieve osaka')
      .asks('hand-limit', { seat: 1 })
      .does('discard osaka')
      .asks('cdc', { left: 1 });
  });
});
