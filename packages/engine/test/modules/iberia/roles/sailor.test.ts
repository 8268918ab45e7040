import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician', 'rural-doctor'];
const at = { sailor: 'valencia', politician: 'valencia', 'rural-doctor': 'valencia' };

describe('Sailor', () => {
  it('IB-EX-109 IB-SAI-1 IB-SAI-4 IB-SAI-6 sails without a card and takes the Nurse along', () => {
    const table = iberia({
      roles: ['sailor', 'nurse'],
      at: { sailor: 'valencia', nurse: 'valencia' },
      hands: { nurse: ['vigo'] },
      prevention: 'r16',
    })
      .does('sail vigo with nurse')
      .at('sailor', 'vigo')
      .at('nurse', 'vigo')
      .asks('prevention', { seat: 2 })
      .as('nurse')
      .does('prevent r10')
      .prevention('r10')
      .hand('nurse', 'vigo')
      .asks('actions', { seat: 1, left: 3 });
    expect(table.view().playerDiscard).toEqual([]);
  });

  it('IB-SAI-1 IB-SAI-2 pays one action and no card, though he holds one of the colour', () => {
    iberia({ roles, at, hands: { sailor: ['vigo', 'lisboa'] } })
      .refuses('ship vigo discarding lisboa', 'no-card-needed')
      .does('sail vigo')
      .told({ fact: 'moved', seat: 1, from: 'valencia', to: 'vigo', by: 'ship' })
      .hand('sailor', 'vigo', 'lisboa')
      .asks('actions', { left: 3 })
      .does('sail cadiz', 'sail gijon', 'sail valencia')
      .asks('actions', { left: 0 })
      .refuses('sail vigo', 'no-action-left');
    iberia({ roles, at, left: 0 }).refuses('sail vigo with politician', 'no-action-left');
  });

  it('IB-SAI-2 needs a port where he is and another one where he goes', () => {
    iberia({ roles, at: { ...at, sailor: 'madrid' } }).refuses('sail vigo', 'no-port');
    iberia({ roles, at })
      .refuses('sail madrid', 'no-port')
      .refuses('sail cuenca', 'no-port')
      .refuses('sail valencia', 'already-there')
      .allows('sail vigo');
  });

  it('IB-SAI-3 reaches ports of every colour with an empty hand', () => {
    const { game } = iberia({ roles });
    const table = iberia({ roles, at }).hand('sailor');
    const ports = table
      .legal()
      .map((text) => /^1: sail ([a-z-]+)$/u.exec(text)?.[1])
      .filter((port) => port !== undefined);
    const colours = ports.map((port) => game.colourIds[game.colourOf[game.cityNumbers.get(port)!]!]);
    expect(ports).toHaveLength(18);
    expect(new Set(colours)).toEqual(new Set(game.colourIds));
    table.does('sail gijon', 'sail huelva', 'sail porto', 'sail alicante').at('sailor', 'alicante');
  });

  it('IB-SAI-4 may take another pawn or nobody', () => {
    const table = iberia({ roles, at })
      .does('sail cadiz with rural-doctor')
      .at('sailor', 'cadiz')
      .at('rural-doctor', 'cadiz')
      .at('politician', 'valencia')
      .does('sail vigo')
      .at('sailor', 'vigo')
      .at('rural-doctor', 'cadiz');
    expect(table.facts).toEqual([{ fact: 'moved', seat: 1, from: 'cadiz', to: 'vigo', by: 'ship' }]);
  });

  it('IB-SAI-5 takes one pawn, never two', () => {
    const table = iberia({ roles, at }).refuses('sail cadiz with politician with rural-doctor');
    const voyages = table.legal().filter((text) => text.includes('sail'));
    expect(voyages).toContain('1: sail cadiz with 3');
    for (const voyage of voyages) expect(voyage).toMatch(/^1: sail [a-z-]+( with [23])?$/u);
    table.does('sail cadiz with politician').at('politician', 'cadiz').at('rural-doctor', 'valencia');
  });

  it('IB-SAI-6 the passenger is not asked and pays neither action nor card', () => {
    iberia({ roles, at, hands: { politician: ['cadiz', 'vigo'] }, options: { windows: 'possible' } })
      .does('sail cadiz with politician')
      .asks('actions', { seat: 1, left: 3 })
      .hand('politician', 'cadiz', 'vigo')
      .does('end')
      .asks('actions', { seat: 2, left: 4 });
  });

  it('IB-SAI-7 takes nobody along by carriage or train', () => {
    iberia({ roles, at, rails: ['cuenca-valencia'] })
      .refuses('train cuenca with politician', 'wrong-role')
      .refuses('drive tarragona with politician')
      .does('train cuenca')
      .at('politician', 'valencia')
      .does('drive valencia', 'drive tarragona')
      .at('sailor', 'tarragona')
      .at('politician', 'valencia');
  });

  it('IB-SAI-8 takes only a pawn from his own city', () => {
    iberia({ roles, at: { ...at, politician: 'cadiz' } })
      .refuses('sail vigo with politician', 'not-together')
      .refuses('sail cadiz with politician', 'not-together')
      .refuses('sail vigo with sailor', 'own-pawn')
      .does('sail cadiz', 'sail vigo with politician')
      .at('politician', 'vigo');
  });

  it('IB-SAI-9 the others pay with a card on their turns, beside the Sailor too', () => {
    iberia({ roles: ['politician', 'sailor'], at, hands: { politician: ['lisboa'] } })
      .refuses('sail vigo', 'wrong-role')
      .refuses('sail vigo with sailor', 'wrong-role')
      .does('ship vigo discarding lisboa')
      .at('politician', 'vigo')
      .at('sailor', 'valencia')
      .discarded('lisboa')
      .refuses('ship valencia discarding lisboa', 'card-not-held');
  });
});
