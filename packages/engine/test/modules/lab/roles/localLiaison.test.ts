import { describe, expect, it } from 'vitest';
import { scenario, type Position } from '../../../scenario/scenario.ts';

const boxes = ['lab'];
const roles = ['local-liaison', 'medic', 'scientist'];
const at = { 'local-liaison': 'lima', medic: 'khartoum', scientist: 'cairo' };
const automatic = { consent: 'automatic' };

const liaison = (position: Partial<Position> = {}) => scenario({ boxes, roles, at, ...position });
const passes = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes(' pass '));

describe('Local Liaison', () => {
  it('LAB-LL-1 LAB-LL-2 LAB-LL-6 LAB-SC-14 gives a card of her city’s colour to a player in any city of that colour who agrees', () => {
    const table = liaison({ hands: { 'local-liaison': ['lagos', 'bogota', 'lima', 'paris'] } });
    expect(passes(table.legal()).toSorted()).toEqual([
      '1: pass bogota to 2',
      '1: pass lagos to 2',
      '1: pass lima to 2',
    ]);
    table
      .refuses('pass lagos to scientist', 'not-in-colour', 'Player 3 is not in a yellow city.')
      .does('pass lagos to medic')
      .asks('consent', { asked: 2 })
      .waitsFor('medic')
      .hand('medic')
      .as('medic')
      .does('accept')
      .told({ fact: 'shared', card: 'lagos', from: 1, to: 2 })
      .hand('medic', 'lagos')
      .hand('local-liaison', 'bogota', 'lima', 'paris')
      .asks('actions', { seat: 1, left: 3 })
      .as('local-liaison')
      .refuses('pass bogota to medic', 'once-per-turn');
    expect(passes(table.legal())).toEqual([]);
  });

  it('LAB-LL-3 the colours of card, own city and receiver’s city are one', () => {
    liaison({ hands: { 'local-liaison': ['lagos', 'paris', 'delhi'] } })
      .refuses('pass paris to medic', 'wrong-colour', 'Here you pass yellow cards only.')
      .refuses('pass delhi to scientist', 'wrong-colour')
      .refuses('pass lagos to scientist', 'not-in-colour')
      .refuses('pass lagos to local-liaison', 'same-player');
  });

  it('LAB-LL-4 LAB-ROL-4 once in her turn, never in another’s, and she takes nothing', () => {
    const table = liaison({
      options: { ...automatic, windows: 'possible' },
      hands: { 'local-liaison': ['lagos', 'bogota'], medic: ['santiago'] },
      drawNext: ['paris', 'london', 'essen', 'milan', 'madrid', 'tokyo'],
      infectNext: ['lagos', 'kinshasa', 'khartoum', 'delhi', 'osaka', 'taipei'],
    })
      .refuses('pass santiago to medic', 'card-not-held')
      .does('pass lagos to medic', 'end')
      .refuses('pass bogota to medic', 'not-your-turn')
      .as('medic')
      .refuses('pass santiago to local-liaison', 'wrong-role')
      .does('end')
      .as('scientist')
      .does('end')
      .as('local-liaison')
      .does('pass bogota to medic');
    table.hand('medic', 'santiago', 'lagos', 'bogota', 'essen', 'milan');
  });

  it('LAB-LL-5 the receiver may stand beside her', () => {
    liaison({ at: {}, hands: { 'local-liaison': ['paris'] }, options: automatic })
      .does('pass paris to medic')
      .hand('medic', 'paris');
  });

  it('LAB-LL-6 a refusal costs nothing and does not use it up', () => {
    liaison({ hands: { 'local-liaison': ['lagos', 'bogota'] } })
      .does('pass lagos to medic', '2: refuse')
      .asks('actions', { seat: 1, left: 4 })
      .hand('local-liaison', 'lagos', 'bogota')
      .does('pass bogota to medic', '2: accept')
      .hand('medic', 'bogota');
  });

  it('LAB-LL-6 the receiver’s hand limit counts at once', () => {
    const seven = ['paris', 'london', 'essen', 'milan', 'madrid', 'tokyo', 'osaka'];
    liaison({ hands: { 'local-liaison': ['lagos'], medic: seven } })
      .does('pass lagos to medic', '2: accept')
      .asks('hand-limit', { seat: 2 })
      .as('medic')
      .does('discard paris')
      .hand('medic', 'lagos', ...seven.slice(1))
      .asks('actions', { seat: 1, left: 3 });
  });

  it('LAB-LL-6 gives only shares: the Archivist takes an eighth card', () => {
    const seven = ['paris', 'london', 'essen', 'milan', 'madrid', 'tokyo', 'osaka'];
    scenario({
      boxes: ['brink', 'lab'],
      roles: ['local-liaison', 'archivist'],
      at: { 'local-liaison': 'lima', archivist: 'lagos' },
      hands: { 'local-liaison': ['bogota'], archivist: seven },
      options: automatic,
    })
      .does('pass bogota to archivist')
      .hand('archivist', 'bogota', ...seven)
      .asks('actions', { seat: 1, left: 3 });
  });

  it('LAB-LL-7 shares like anybody besides, as often as she likes', () => {
    liaison({
      at: { 'local-liaison': 'lima', medic: 'lima' },
      hands: { 'local-liaison': ['lima', 'bogota'] },
      options: automatic,
    })
      .does('pass bogota to medic', 'give lima to medic', 'take lima from medic')
      .hand('medic', 'bogota')
      .hand('local-liaison', 'lima')
      .asks('actions', { left: 1 });
  });

  it('LAB-LL-9 passes on no event', () => {
    const table = liaison({ hands: { 'local-liaison': ['airlift', 'lagos'] } });
    table.refuses('pass airlift to medic', 'not-a-city-card');
    expect(passes(table.legal())).toEqual(['1: pass lagos to 2']);
  });

  it('LAB-LL-1 with private hands her question shows the card, and only that one', () => {
    const table = liaison({
      options: { hands: 'private' },
      hands: { 'local-liaison': ['lagos', 'bogota'], medic: ['lima', 'paris'] },
    });
    const known = (role: string, owner: number): readonly string[] =>
      table.view(role).seats[owner]!.hand.filter((card) => table.game.cardIds.includes(card));
    expect(known('scientist', 0)).toEqual([]);
    table.does('pass lagos to medic');
    expect(known('scientist', 0)).toEqual(['lagos']);
    expect(known('medic', 0)).toEqual(['lagos']);
    table.as('medic').does('accept');
    expect(known('scientist', 1)).toEqual(['lagos']);
    expect(known('local-liaison', 1)).toEqual(['lagos']);
    expect(known('scientist', 0)).toEqual([]);
  });

  it('LAB-LL-4 what she is offered does not depend on hidden hands', () => {
    const offered = (medic: readonly string[]): string[] =>
      passes(
        liaison({ options: { hands: 'private' }, hands: { 'local-liaison': ['lagos'], medic } }).legal(
          'local-liaison',
        ),
      );
    expect(offered(['bogota', 'lima'])).toEqual(offered(['paris', 'tokyo']));
  });
});
