import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['politician', 'sailor'];
const COLOURS = ['blue', 'yellow', 'black', 'red'];
const hospitals = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes('hospital'));

describe('build a hospital', () => {
  it('IB-HOS-1 IB-HOS-3 the card of the own city brings the hospital from the supply, for one action', () => {
    iberia({ roles, at: { politician: 'valencia' }, hands: { politician: ['valencia', 'cuenca'] } })
      .hospital('yellow', undefined)
      .does('hospital yellow')
      .told(
        { fact: 'discarded', seat: 1, card: 'valencia', by: 'hospital' },
        { fact: 'hospitalBuilt', colour: 'yellow', city: 'valencia', by: 'hospital' },
      )
      .hospital('yellow', 'valencia')
      .hand('politician', 'cuenca')
      .discarded('valencia')
      .asks('actions', { left: 3 });
  });

  it('IB-HOS-2 IB-HOS-7 in every city only the hospital of its colour can be built, and just one', () => {
    const { game } = iberia({ roles });
    game.cityIds.forEach((city, number) => {
      const own = game.colourIds[game.colourOf[number]!]!;
      const builder = iberia({ roles, at: { politician: city }, hands: { politician: [city] } });
      expect(hospitals(builder.legal())).toEqual([`1: hospital ${own}`]);
      for (const colour of COLOURS) if (colour !== own) builder.refuses(`hospital ${colour}`, 'wrong-colour');
      builder.does(`hospital ${own}`);
      expect(builder.view().shows['hospitals']).toEqual({ [own]: city });
    });
  });

  it('IB-HOS-7 four hospitals of four colours stand in four cities', () => {
    iberia({
      roles,
      at: { politician: 'salamanca' },
      hands: { politician: ['salamanca', 'valladolid', 'madrid'] },
    })
      .does('hospital blue', 'drive madrid', 'hospital red')
      .hospital('blue', 'salamanca')
      .hospital('red', 'madrid')
      .hospital('yellow', undefined)
      .hospital('black', undefined);
  });

  it('IB-HOS-4 a hospital on the board moves, and its old city loses it', () => {
    const game = iberia({
      roles,
      at: { politician: 'valencia' },
      hands: { politician: ['valencia', 'barcelona', 'tarragona', 'teruel', 'cuenca', 'alicante'] },
      hospitals: { yellow: 'cuenca' },
    });
    game
      .does('hospital yellow')
      .told({ fact: 'hospitalBuilt', colour: 'yellow', city: 'valencia', from: 'cuenca', by: 'hospital' })
      .hospital('yellow', 'valencia')
      .asks('actions', { left: 3 })
      .allows('research yellow with barcelona tarragona teruel cuenca alicante')
      .does('drive cuenca')
      .refuses('research yellow with barcelona tarragona teruel cuenca alicante', 'no-hospital');
    expect(game.view().shows['hospitals']).toEqual({ yellow: 'valencia' });
  });

  it('IB-HOS-5 without the card of the own city in the own hand there is no hospital', () => {
    const game = iberia({
      roles,
      at: { politician: 'valencia', sailor: 'valencia' },
      hands: { politician: ['lisboa', 'hospital-founding'], sailor: ['valencia'] },
    }).refuses('hospital yellow', 'card-not-held', 'A hospital here takes the card of Valencia.');
    expect(hospitals(game.legal()).filter((command) => command.includes(': hospital '))).toEqual([]);
    game.hospital('yellow', undefined).hand('sailor', 'valencia').asks('actions', { left: 4 });
  });

  it('IB-HOS-6 the card of another city of the same colour does not build', () => {
    const position = { roles, at: { politician: 'valencia' } };
    const game = iberia({ ...position, hands: { politician: ['cuenca', 'alicante', 'albacete'] } }).refuses(
      'hospital yellow',
      'card-not-held',
      'A hospital here takes the card of Valencia.',
    );
    expect(hospitals(game.legal())).toEqual([]);
    iberia({ ...position, hands: { politician: ['cuenca', 'valencia'] } })
      .does('hospital yellow')
      .hand('politician', 'cuenca');
  });

  it('IB-HOS-8 where the hospital stands it is not built again', () => {
    const game = iberia({
      roles,
      at: { politician: 'valencia' },
      hands: { politician: ['valencia'] },
      hospitals: { yellow: 'valencia' },
    }).refuses('hospital yellow', 'hospital-there', 'Valencia already has its hospital.');
    expect(hospitals(game.legal())).toEqual([]);
    game.hand('politician', 'valencia').hospital('yellow', 'valencia').asks('actions', { left: 4 });
  });

  it('IB-HOS-9 hospitals of other colours are neither moved nor used', () => {
    const others = { blue: 'vigo', black: 'toledo', red: 'madrid' };
    const game = iberia({
      roles,
      at: { politician: 'valencia' },
      hands: { politician: ['valencia'] },
      hospitals: others,
    });
    for (const colour of Object.keys(others)) {
      const sentence = `Valencia is yellow: only the yellow hospital can stand there, not the ${colour} one.`;
      game.refuses(`hospital ${colour}`, 'wrong-colour', sentence);
    }
    game.does('hospital yellow');
    expect(game.view().shows['hospitals']).toEqual({ ...others, yellow: 'valencia' });
  });

  it('IB-HOS-10 a hospital is built and moved after its disease was researched too', () => {
    iberia({
      roles,
      at: { politician: 'valencia' },
      hands: { politician: ['valencia', 'cuenca'] },
      researched: ['yellow'],
    })
      .does('hospital yellow', 'drive cuenca', 'hospital yellow')
      .hospital('yellow', 'cuenca')
      .researched('yellow');
  });

  it('IB-HOS-11 a hospital leaves the cubes, infections and outbreaks of its city as they are', () => {
    iberia({
      roles,
      at: { politician: 'valencia' },
      hands: { politician: ['valencia'] },
      cubes: { valencia: { yellow: 2, red: 1 }, cuenca: { yellow: 3 } },
      infectNext: ['valencia', 'cuenca'],
      infectLast: ['malaga'],
    })
      .does('hospital yellow')
      .cubes('valencia', 'yellow', 2)
      .cubes('valencia', 'red', 1)
      .supply('yellow', 19)
      .tokensLeft(14)
      .does('end', 'infect')
      .cubes('valencia', 'yellow', 3)
      .outbreaks(0)
      .does('infect')
      .outbreaks(2)
      .cubes('valencia', 'yellow', 3)
      .cubes('alicante', 'yellow', 1)
      .cubes('albacete', 'yellow', 2)
      .asks('pause');
  });
});
