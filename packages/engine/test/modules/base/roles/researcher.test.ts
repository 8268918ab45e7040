import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

describe('Researcher', () => {
  it('BASE-RES-1 BASE-RES-4 gives any city card to a player in her city, for one action', () => {
    scenario({ roles: ['researcher', 'medic'], hands: { researcher: ['lima', 'tokyo'], medic: ['osaka'] } })
      .allows('give tokyo to medic')
      .does('give lima to medic')
      .asks('consent', { asked: 2 })
      .hand('medic', 'osaka')
      .as('medic')
      .does('accept')
      .hand('medic', 'osaka', 'lima')
      .hand('researcher', 'tokyo')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-RES-1 gives only what she holds', () => {
    scenario({ roles: ['researcher', 'medic'], hands: { researcher: ['lima'], medic: ['osaka'] } })
      .refuses('give tokyo to medic', 'card-not-held')
      .refuses('give osaka to medic', 'card-not-held')
      .refuses('give lima to researcher', 'same-player')
      .asks('actions', { left: 4 });
  });

  it('BASE-RES-2 BASE-RES-4 lets another player take any city card from her on his turn, with his action', () => {
    scenario({ roles: ['medic', 'researcher'], hands: { researcher: ['lima', 'tokyo'] } })
      .allows('take tokyo from researcher')
      .does('take lima from researcher')
      .asks('consent', { asked: 2 })
      .as('researcher')
      .does('accept')
      .hand('medic', 'lima')
      .hand('researcher', 'tokyo')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-RES-4 changes nothing when the other refuses, whoever began', () => {
    scenario({ roles: ['researcher', 'medic'], hands: { researcher: ['lima'] } })
      .does('give lima to medic')
      .refuses('accept', 'not-your-turn')
      .as('medic')
      .does('refuse')
      .hand('researcher', 'lima')
      .hand('medic')
      .asks('actions', { seat: 1, left: 4 });
    scenario({ roles: ['medic', 'researcher'], hands: { researcher: ['lima'] } })
      .does('take lima from researcher')
      .as('researcher')
      .does('refuse')
      .hand('researcher', 'lima')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-RES-3 takes from others, and gets from others, only the card of the city', () => {
    scenario({ roles: ['researcher', 'medic'], hands: { medic: ['lima', 'atlanta'] } })
      .refuses('take lima from medic', 'wrong-city')
      .does('take atlanta from medic')
      .as('medic')
      .does('accept')
      .hand('researcher', 'atlanta')
      .asks('actions', { left: 3 });
    const table = scenario({ roles: ['medic', 'researcher'], hands: { medic: ['lima', 'atlanta'] } })
      .refuses('give lima to researcher', 'wrong-city')
      .allows('give atlanta to researcher');
    expect(table.legal().filter((command) => /give|take/u.test(command))).toEqual(['1: give atlanta to 2']);
    table.asks('actions', { left: 4 });
  });

  it('BASE-RES-3 gives a third player no free choice towards anybody but her', () => {
    scenario({
      roles: ['medic', 'researcher', 'scientist'],
      hands: { medic: ['lima'], researcher: ['osaka'], scientist: ['tokyo'] },
    })
      .refuses('give lima to scientist', 'wrong-city')
      .refuses('take tokyo from scientist', 'wrong-city')
      .allows('take osaka from researcher')
      .asks('actions', { left: 4 });
  });

  it('BASE-RES-4 needs both pawns in one city', () => {
    scenario({
      roles: ['researcher', 'medic'],
      at: { medic: 'chicago' },
      hands: { researcher: ['lima', 'chicago'] },
    })
      .refuses('give lima to medic', 'not-together')
      .refuses('give chicago to medic', 'not-together')
      .does('drive chicago', 'give lima to medic')
      .asks('consent', { asked: 2 });
    scenario({
      roles: ['medic', 'researcher'],
      at: { medic: 'chicago' },
      hands: { researcher: ['lima', 'chicago'] },
    })
      .refuses('take lima from researcher', 'not-together')
      .asks('actions', { left: 4 });
  });

  it('BASE-RES-5 never passes an event', () => {
    const hands = { researcher: ['forecast', 'lima'] };
    const gifts = scenario({ roles: ['researcher', 'medic'], hands }).refuses(
      'give forecast to medic',
      'not-a-city-card',
    );
    expect(gifts.legal().filter((command) => /give/u.test(command))).toEqual(['1: give lima to 2']);
    gifts.asks('actions', { left: 4 });
    const requests = scenario({ roles: ['medic', 'researcher'], hands }).refuses(
      'take forecast from researcher',
      'not-a-city-card',
    );
    expect(requests.legal().filter((command) => /take/u.test(command))).toEqual(['1: take lima from 2']);
    requests.asks('actions', { left: 4 });
  });

  it('BASE-RES-6 makes the receiver go down to seven before anything else happens', () => {
    const six = ['paris', 'london', 'essen', 'milan', 'madrid', 'chicago'];
    scenario({
      roles: ['researcher', 'medic'],
      options: { consent: 'automatic' },
      hands: { researcher: ['lima', 'tokyo'], medic: [...six, 'government-grant'] },
    })
      .does('give lima to medic')
      .asks('hand-limit', { seat: 2 })
      .waitsFor('medic')
      .refuses('drive chicago', 'not-your-turn')
      .refuses('end', 'not-your-turn')
      .refuses('discard tokyo', 'not-your-turn')
      .as('medic')
      .does('government-grant tokyo')
      .hand('medic', ...six, 'lima')
      .asks('actions', { seat: 1, left: 3 })
      .as('researcher')
      .does('give tokyo to medic')
      .as('medic')
      .refuses('discard osaka', 'not-now')
      .does('discard tokyo')
      .hand('medic', ...six, 'lima')
      .asks('actions', { seat: 1, left: 2 });
  });

  it('BASE-RES-6 holds for the player who takes from her as well', () => {
    const seven = ['paris', 'london', 'essen', 'milan', 'madrid', 'chicago', 'osaka'];
    scenario({ roles: ['medic', 'researcher'], hands: { researcher: ['lima'], medic: seven } })
      .does('take lima from researcher')
      .as('researcher')
      .does('accept')
      .asks('hand-limit', { seat: 1 })
      .as('medic')
      .refuses('drive chicago', 'not-now')
      .does('discard osaka')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-RES-2 BASE-RES-7 passes nothing to or from her on the turn of a third player', () => {
    const table = scenario({
      roles: ['scientist', 'researcher', 'medic'],
      hands: { researcher: ['lima', 'tokyo'], medic: ['atlanta'] },
    })
      .as('researcher')
      .refuses('give lima to medic', 'not-your-turn')
      .refuses('give lima to scientist', 'not-your-turn')
      .refuses('take atlanta from medic', 'not-your-turn')
      .as('medic')
      .refuses('take lima from researcher', 'not-your-turn')
      .refuses('give atlanta to researcher', 'not-your-turn');
    expect(table.legal('researcher')).toEqual([]);
    expect(table.legal('medic')).toEqual([]);
    table.as('scientist').allows('take lima from researcher').asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-RES-2 BASE-RES-4 with private hands may be asked for a card she has not; she can only refuse, at no cost', () => {
    const table = scenario({
      roles: ['medic', 'researcher', 'scientist'],
      options: { hands: 'private' },
      hands: { medic: ['osaka'], researcher: ['lima', 'tokyo'], scientist: ['paris'] },
      playerDiscard: ['delhi'],
    })
      .allows('take lima from researcher', 'take paris from researcher', 'take cairo from researcher')
      .refuses('take osaka from researcher', 'card-not-held')
      .refuses('take delhi from researcher', 'card-not-held')
      .does('take paris from researcher')
      .asks('consent', { asked: 2 })
      .as('researcher');
    expect(table.legal('researcher')).toEqual(['2: refuse']);
    table
      .refuses('accept', 'not-now')
      .does('refuse')
      .hand('researcher', 'lima', 'tokyo')
      .hand('scientist', 'paris');
    table.asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-RES-1 BASE-RES-4 with private hands shows the card that changes hands, and no other', () => {
    const table = scenario({
      roles: ['medic', 'researcher', 'scientist'],
      options: { hands: 'private' },
      hands: { researcher: ['lima', 'tokyo'] },
    });
    expect(table.view('medic').seats[1]).toMatchObject({ handSize: 2, hand: [] });
    table
      .does('take lima from researcher')
      .as('researcher')
      .does('accept')
      .hand('medic', 'lima')
      .asks('actions', { left: 3 });
    expect(table.view('scientist').seats[0]).toMatchObject({ handSize: 1, hand: ['lima'] });
    expect(table.view('medic').seats[1]).toMatchObject({ handSize: 1, hand: [] });
  });

  it('BASE-RES-4 with private hands and automatic consent refuses by itself what she does not hold', () => {
    scenario({
      roles: ['medic', 'researcher'],
      options: { hands: 'private', consent: 'automatic' },
      hands: { researcher: ['lima', 'tokyo'] },
    })
      .does('take paris from researcher')
      .told({ fact: 'answered', seat: 2, answer: 'refused' })
      .hand('medic')
      .asks('actions', { seat: 1, left: 4 })
      .does('take lima from researcher')
      .hand('medic', 'lima')
      .asks('actions', { seat: 1, left: 3 });
  });
});
