import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['politician', 'sailor'];
const YELLOW = ['barcelona', 'tarragona', 'teruel', 'alicante', 'cartagena'];
const RED = ['madrid', 'soria', 'burgos', 'leon', 'gijon'];
const words = `research yellow with ${YELLOW.join(' ')}`;
const ready = {
  roles,
  at: { politician: 'cuenca' },
  hands: { politician: YELLOW },
  hospitals: { yellow: 'cuenca' },
};
const researches = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes('research'));

describe('research a disease', () => {
  it('IB-RES-1 IB-RES-2 five cards of the colour of the hospital research its disease, for one action', () => {
    const game = iberia({ ...ready, hands: { politician: [...YELLOW, 'vigo'] } })
      .researched()
      .does(words)
      .told({ fact: 'researched', colour: 'yellow', seat: 1 })
      .researched('yellow')
      .hand('politician', 'vigo')
      .asks('actions', { left: 3 });
    expect([...game.view().playerDiscard].sort()).toEqual([...YELLOW].sort());
  });

  it('IB-RES-1 with more than five cards the player chooses which five go', () => {
    const game = iberia({ ...ready, hands: { politician: [...YELLOW, 'girona'] } }).refuses(
      `${words} girona`,
      'wrong-count',
      'Research takes exactly 5 yellow cards.',
    );
    expect(researches(game.legal())).toHaveLength(6);
    game
      .does('research yellow with tarragona teruel alicante cartagena girona')
      .hand('politician', 'barcelona')
      .researched('yellow');
  });

  it('IB-RES-3 without a hospital in the city there is no research', () => {
    for (const hospitals of [{}, { yellow: 'valencia' }, { red: 'madrid', blue: 'vigo', black: 'toledo' }]) {
      const game = iberia({ ...ready, hospitals }).refuses(
        words,
        'no-hospital',
        'There is no hospital in Cuenca.',
      );
      expect(researches(game.legal())).toEqual([]);
      game.researched().hand('politician', ...YELLOW);
    }
  });

  it('IB-RES-4 cards of another colour than the hospital here are refused, wherever theirs stands', () => {
    for (const hospitals of [{ yellow: 'cuenca' }, { yellow: 'cuenca', red: 'madrid' }]) {
      const game = iberia({ ...ready, hands: { politician: RED }, hospitals }).refuses(
        `research red with ${RED.join(' ')}`,
        'wrong-colour',
        'The hospital in Cuenca is yellow: no other disease is researched there.',
      );
      expect(researches(game.legal())).toEqual([]);
      game.researched().hand('politician', ...RED);
    }
    iberia({ ...ready, at: {}, hands: { politician: RED }, hospitals: { red: 'madrid' } })
      .does(`research red with ${RED.join(' ')}`)
      .researched('red');
  });

  it('IB-RES-4 cards of two colours research nothing', () => {
    iberia({ ...ready, hands: { politician: [...YELLOW.slice(1), 'madrid'] } })
      .refuses(`research yellow with ${YELLOW.slice(1).join(' ')} madrid`)
      .researched();
  });

  it.each([
    ['agronomist'],
    ['nurse'],
    ['politician'],
    ['railwayman'],
    ['royal-academy-scientist'],
    ['rural-doctor'],
    ['sailor'],
  ])('IB-RES-5 four cards are too few for every role: %s', (role) => {
    const other = role === 'sailor' ? 'nurse' : 'sailor';
    const position = { ...ready, roles: [role, other], at: { [role]: 'cuenca' } };
    const four = iberia({ ...position, hands: { [role]: [...YELLOW.slice(1), ...RED.slice(2)] } });
    for (let count = 1; count <= 4; count++) {
      const cards = YELLOW.slice(1, 1 + count).join(' ');
      four.refuses(`research yellow with ${cards}`, 'wrong-count', 'Research takes exactly 5 yellow cards.');
    }
    expect(researches(four.legal())).toEqual([]);
    iberia({ ...position, hands: { [role]: YELLOW } })
      .does(words)
      .researched('yellow');
  });

  it('IB-RES-6 a disease is researched once', () => {
    const game = iberia({ ...ready, researched: ['yellow'] }).refuses(
      words,
      'already-researched',
      'The yellow disease is already researched.',
    );
    expect(researches(game.legal())).toEqual([]);
    game.hand('politician', ...YELLOW).asks('actions', { left: 4 });
  });

  it('IB-RES-7 all five cards come from the own hand', () => {
    const game = iberia({
      ...ready,
      at: { politician: 'cuenca', sailor: 'cuenca' },
      hands: { politician: YELLOW.slice(0, 4), sailor: YELLOW.slice(4) },
    }).refuses(words, 'card-not-held', 'All yellow cards for research come from the own hand.');
    expect(researches(game.legal())).toEqual([]);
    game.hand('sailor', ...YELLOW.slice(4)).researched();
  });

  it('IB-RES-8 IB-RES-11 cubes and the hospital stay where they are', () => {
    iberia({ ...ready, cubes: { cuenca: { yellow: 3 }, madrid: { yellow: 1 } } })
      .does(words)
      .cubes('cuenca', 'yellow', 3)
      .cubes('madrid', 'yellow', 1)
      .supply('yellow', 20)
      .hospital('yellow', 'cuenca');
  });

  it('IB-RES-9 infections, outbreaks and epidemics still place cubes of a researched colour', () => {
    const position = {
      roles,
      researched: ['yellow'],
      drawNext: ['epidemic', 'vigo'],
      infectLast: ['girona'],
    };
    iberia({ ...position, cubes: { cuenca: { yellow: 3 } }, infectNext: ['cuenca'] })
      .does('end')
      .cubes('girona', 'yellow', 3);
    iberia({
      ...position,
      drawNext: ['vigo', 'soria'],
      cubes: { cuenca: { yellow: 3 } },
      infectNext: ['alicante', 'cuenca'],
    })
      .does('end', 'infect')
      .cubes('alicante', 'yellow', 1)
      .does('infect')
      .outbreaks(1)
      .cubes('madrid', 'yellow', 1)
      .cubes('valencia', 'yellow', 1);
  });

  it('IB-RES-10 cards of a researched colour purify water in any region next to the pawn', () => {
    const position = {
      ...ready,
      at: { politician: 'salamanca' },
      hands: { politician: ['vigo', ...YELLOW, 'girona'] },
      hospitals: { yellow: 'cuenca' },
    };
    iberia(position).refuses('purify r13 with girona', 'wrong-colour');
    const game = iberia({ ...position, at: { politician: 'cuenca' } })
      .does(words, 'drive madrid', 'drive salamanca')
      .researched('yellow');
    for (const region of ['r04', 'r09', 'r13', 'r15', 'r18']) game.allows(`purify ${region} with girona`);
    game.does('purify r13 with girona').tokens('r13', 2);
  });

  it('IB-RES-12 the fourth disease researched wins at once, the third does not', () => {
    for (const researched of [
      ['blue', 'black'],
      ['blue', 'red'],
      ['black', 'red'],
    ])
      iberia({ ...ready, researched })
        .does(words)
        .researched('yellow', ...researched)
        .ends('running');
    iberia({ ...ready, researched: ['blue', 'black', 'red'], cubes: { madrid: { yellow: 3 } } })
      .does(words)
      .ends('won')
      .refuses('end', 'game-over');
  });
});
