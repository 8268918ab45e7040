import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['politician', 'sailor', 'nurse'];
const at = { politician: 'cuenca', sailor: 'vigo', nurse: 'cuenca' };
const SEVEN = ['lisboa', 'porto', 'braga', 'evora', 'leon', 'soria', 'good-season'];

describe('Gifts of the Politician', () => {
  it('IB-EX-112 IB-POL-1 IB-POL-4 gives the card of his city to a far hand, which may then be too full', () => {
    iberia({ roles, at, hands: { politician: ['cuenca'], sailor: SEVEN } })
      .does('send cuenca to sailor')
      .told({ fact: 'shared', card: 'cuenca', from: 1, to: 2 })
      .hand('politician')
      .asks('hand-limit', { seat: 2 })
      .refuses('drive madrid', 'not-your-turn')
      .refuses('end', 'not-your-turn')
      .as('sailor')
      .refuses('discard madrid')
      .allows('discard lisboa', 'good-season')
      .does('discard cuenca')
      .discarded('cuenca')
      .hand('sailor', ...SEVEN)
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-POL-1 gives to anybody anywhere, but not to himself and only what he holds', () => {
    const table = iberia({ roles, at, hands: { politician: ['cuenca'] } });
    const gifts = table.legal().filter((text) => text.includes('send'));
    expect(gifts).toEqual(['1: send cuenca to 2', '1: send cuenca to 3']);
    table
      .refuses('send cuenca to politician', 'same-player')
      .does('send cuenca to sailor')
      .hand('sailor', 'cuenca')
      .asks('actions', { seat: 1, left: 3 })
      .refuses('send cuenca to nurse', 'card-not-held');
  });

  it('IB-POL-2 gives the card of his own city, not that of the receiver nor any other', () => {
    iberia({ roles, at, hands: { politician: ['vigo', 'huesca', 'ring-railroads', 'cuenca'] } })
      .refuses('send vigo to sailor', 'wrong-city')
      .refuses('send huesca to sailor', 'wrong-city')
      .refuses('send good-season to sailor', 'wrong-city')
      .does('send cuenca to sailor')
      .hand('politician', 'vigo', 'huesca', 'ring-railroads');
  });

  it('IB-POL-3 takes no card from a player elsewhere', () => {
    const table = iberia({ roles, at, hands: { sailor: ['cuenca', 'vigo'], nurse: ['soria'] } })
      .refuses('take cuenca from sailor', 'not-together')
      .refuses('take vigo from sailor', 'not-together');
    expect(table.legal().filter((text) => /take|give/u.test(text))).toEqual([]);
    iberia({ roles, at, hands: { nurse: ['cuenca'] } }).allows('take cuenca from nurse');
  });

  it('IB-POL-5 is not agreed to, while sharing in one city still is', () => {
    iberia({ roles, at, hands: { politician: ['cuenca'] } })
      .does('give cuenca to nurse')
      .asks('consent', { asked: 3 })
      .as('nurse')
      .does('refuse')
      .as('politician')
      .does('send cuenca to sailor')
      .asks('actions', { seat: 1, left: 3 })
      .hand('sailor', 'cuenca');
  });
});

describe('Swaps of the Politician', () => {
  const hands = { politician: ['huesca', 'ring-railroads'] };
  const playerDiscard = ['cuenca', 'leon', 'good-season'];

  it('IB-EX-111 IB-POL-6 IB-POL-7 IB-POL-11 swaps a card for that of his city, then that of his city for another', () => {
    const table = iberia({ roles, at, hands, playerDiscard })
      .does('swap huesca for cuenca')
      .told({ fact: 'discarded', card: 'huesca' }, { fact: 'tookFromDiscard', seat: 1, card: 'cuenca' })
      .hand('politician', 'cuenca', 'ring-railroads')
      .asks('actions', { left: 3 });
    expect([...table.view().playerDiscard].sort()).toEqual(['good-season', 'huesca', 'leon']);
    table
      .does('swap cuenca for leon')
      .hand('politician', 'leon', 'ring-railroads')
      .asks('actions', { left: 2 });
    expect([...table.view().playerDiscard].sort()).toEqual(['cuenca', 'good-season', 'huesca']);
  });

  it('IB-EX-111 IB-POL-8 IB-POL-9 refuses a swap without the card of his city, and any event', () => {
    iberia({ roles, at, hands, playerDiscard })
      .refuses('swap huesca for leon', 'wrong-city')
      .refuses('swap cuenca for leon', 'card-not-held')
      .refuses('swap good-season for cuenca', 'not-a-city-card')
      .refuses('swap huesca for ring-railroads', 'not-a-city-card')
      .allows('swap huesca for cuenca');
    iberia({ roles, at, hands: { politician: ['cuenca', 'ring-railroads'] }, playerDiscard: ['good-season'] })
      .refuses('swap cuenca for ring-railroads', 'not-a-city-card')
      .refuses('swap good-season for ring-railroads', 'not-a-city-card');
  });

  it('IB-POL-7 it is the city where he is that counts, not where he was', () => {
    iberia({ roles, at: { ...at, politician: 'madrid' }, hands, playerDiscard })
      .refuses('swap huesca for cuenca', 'wrong-city')
      .does('drive cuenca', 'swap huesca for cuenca')
      .hand('politician', 'cuenca', 'ring-railroads');
  });

  it('IB-POL-10 needs a city card in the hand and one in the discard pile', () => {
    iberia({ roles, at, hands: { politician: ['ring-railroads'] }, playerDiscard })
      .refuses('swap huesca for cuenca', 'card-not-held')
      .refuses('swap good-season for cuenca', 'not-a-city-card');
    const table = iberia({ roles, at, hands, playerDiscard: ['good-season'] })
      .refuses('swap huesca for cuenca', 'not-discarded')
      .refuses('swap huesca for ring-railroads', 'not-a-city-card');
    expect(table.legal().filter((text) => text.includes('swap'))).toEqual([]);
    iberia({ roles, at, hands: { politician: ['huesca'], sailor: ['cuenca'] } }).refuses(
      'swap huesca for cuenca',
      'not-discarded',
    );
    iberia({ roles, at, hands: { politician: ['cuenca'], sailor: ['vigo'] }, playerDiscard: ['leon'] })
      .refuses('swap cuenca for vigo', 'not-discarded')
      .refuses('swap cuenca for soria', 'not-discarded')
      .allows('swap cuenca for leon');
  });

  it('IB-POL-11 a full hand stays as full as it was', () => {
    const seven = ['huesca', ...SEVEN.slice(0, 6)];
    iberia({ roles, at, hands: { politician: seven }, playerDiscard: ['cuenca'] })
      .does('swap huesca for cuenca')
      .hand('politician', 'cuenca', ...SEVEN.slice(0, 6))
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-POL-12 finds a card below others that were discarded later', () => {
    iberia({ roles, at, hands: { politician: ['huesca', 'cuenca', 'valencia'] }, playerDiscard: ['leon'] })
      .does('purify r17 with valencia', 'hospital yellow')
      .discarded('leon', 'valencia', 'cuenca')
      .allows('swap huesca for cuenca')
      .does('swap huesca for cuenca', 'swap cuenca for leon')
      .hand('politician', 'leon')
      .discarded('huesca', 'valencia', 'cuenca');
  });

  it('IB-POL-13 does both again and again, each for an action', () => {
    iberia({
      roles,
      at,
      hands: { politician: ['huesca', 'soria'] },
      playerDiscard: ['cuenca'],
    })
      .does('swap huesca for cuenca', 'swap cuenca for huesca', 'swap huesca for cuenca')
      .does('send cuenca to sailor')
      .hand('politician', 'soria')
      .asks('actions', { left: 0 });
    iberia({ roles, at, hands: { politician: ['cuenca', 'teruel'] } })
      .does('send cuenca to sailor', 'drive teruel', 'send teruel to sailor')
      .hand('sailor', 'cuenca', 'teruel')
      .asks('actions', { left: 1 });
  });

  it('IB-POL-1 IB-POL-6 needs an action for either', () => {
    const cards = ['huesca', 'cuenca'];
    iberia({ roles, at, left: 0, hands: { politician: cards }, playerDiscard: ['leon'] })
      .refuses('swap cuenca for leon', 'no-action-left')
      .refuses('send cuenca to sailor', 'no-action-left');
    iberia({ roles, at, left: 0, hands, playerDiscard }).refuses('swap huesca for cuenca', 'no-action-left');
  });

  it('IB-POL-14 nobody else gives a card to a player elsewhere or swaps', () => {
    iberia({
      roles: ['sailor', 'politician'],
      at: { sailor: 'cuenca', politician: 'vigo' },
      hands: { sailor: ['cuenca', 'huesca'], politician: ['vigo'] },
      playerDiscard: ['leon'],
    })
      .refuses('send cuenca to politician', 'wrong-role')
      .refuses('swap cuenca for leon', 'wrong-role')
      .as('politician')
      .refuses('send vigo to sailor', 'not-your-turn')
      .refuses('swap vigo for leon', 'not-your-turn');
  });
});
