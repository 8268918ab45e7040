import { describe, expect, it } from 'vitest';
import { scenario } from '../../scenario/scenario.ts';

const roles = ['researcher', 'medic'];
const five = ['paris', 'milan', 'essen', 'london', 'madrid'];
const cureBlue = `cure blue with ${five.join(' ')}`;
const cures = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes('cure '));

describe('discover a cure', () => {
  it('BASE-CUR-1 five cards of one colour at a station cure its disease for one action', () => {
    scenario({ roles, hands: { researcher: [...five, 'tokyo'] }, cubes: { paris: { blue: 1 } } })
      .cure('blue', 'none')
      .does(cureBlue)
      .cure('blue', 'cured')
      .cure('yellow', 'none')
      .cure('black', 'none')
      .cure('red', 'none')
      .hand('researcher', 'tokyo')
      .discarded(...five)
      .asks('actions', { left: 3 });
  });

  it('BASE-CUR-2 the colour of the city with the station does not matter', () => {
    for (const city of ['lima', 'cairo', 'tokyo', 'atlanta']) {
      scenario({
        roles,
        at: { researcher: city },
        stations: [city],
        hands: { researcher: five },
        cubes: { milan: { blue: 2 } },
      })
        .does(cureBlue)
        .cure('blue', 'cured')
        .asks('actions', { left: 3 });
    }
  });

  it('BASE-CUR-3 there is no cure away from a station', () => {
    const game = scenario({
      roles,
      at: { researcher: 'chicago', medic: 'atlanta' },
      hands: { researcher: five },
    }).refuses(cureBlue, 'no-station');
    expect(cures(game.legal())).toEqual([]);
    game
      .cure('blue', 'none')
      .hand('researcher', ...five)
      .asks('actions', { left: 4 });
  });

  it('BASE-CUR-4 four cards are too few, and a fifth in another hand does not help', () => {
    const game = scenario({ roles, hands: { researcher: five.slice(0, 4), medic: ['madrid'] } })
      .refuses(`cure blue with ${five.slice(0, 4).join(' ')}`, 'wrong-count')
      .refuses(cureBlue, 'card-not-held');
    expect(cures(game.legal())).toEqual([]);
    game.cure('blue', 'none').hand('medic', 'madrid').asks('actions', { left: 4 });
  });

  it('BASE-CUR-4 a card of another colour does not count', () => {
    const hand = [...five.slice(0, 4), 'tokyo', 'lima', 'cairo'];
    const game = scenario({ roles, hands: { researcher: hand } })
      .refuses('cure blue with paris milan essen london tokyo')
      .refuses('cure red with paris milan essen london tokyo');
    expect(cures(game.legal())).toEqual([]);
    game.hand('researcher', ...hand).asks('actions', { left: 4 });
  });

  it('BASE-CUR-4 the Scientist needs four, and three are too few for her', () => {
    const position = { roles: ['scientist', 'medic'], cubes: { paris: { blue: 1 } } };
    scenario({ ...position, hands: { scientist: five.slice(0, 4) } })
      .does(`cure blue with ${five.slice(0, 4).join(' ')}`)
      .cure('blue', 'cured')
      .hand('scientist')
      .asks('actions', { left: 3 });
    scenario({ ...position, hands: { scientist: five.slice(0, 3), medic: five.slice(3) } })
      .refuses(`cure blue with ${five.slice(0, 3).join(' ')}`, 'wrong-count')
      .refuses(`cure blue with ${five.slice(0, 4).join(' ')}`, 'card-not-held')
      .cure('blue', 'none')
      .asks('actions', { left: 4 });
  });

  it('BASE-CUR-5 exactly five cards go, and who has more chooses which', () => {
    const seven = [...five, 'chicago', 'atlanta'];
    const position = { roles, hands: { researcher: seven }, cubes: { paris: { blue: 1 } } };
    const game = scenario(position)
      .refuses(`cure blue with ${seven.join(' ')}`, 'wrong-count')
      .refuses(`cure blue with ${seven.slice(1).join(' ')}`, 'wrong-count');
    expect(cures(game.legal())).toHaveLength(21);
    for (const kept of [
      ['chicago', 'atlanta'],
      ['paris', 'atlanta'],
      ['essen', 'madrid'],
    ]) {
      const given = seven.filter((card) => !kept.includes(card));
      scenario(position)
        .does(`cure blue with ${given.join(' ')}`)
        .hand('researcher', ...kept)
        .discarded(...given)
        .asks('actions', { left: 3 });
    }
    game.hand('researcher', ...seven).asks('actions', { left: 4 });
  });

  it('BASE-CUR-5 even the Scientist may not give a fifth card', () => {
    scenario({ roles: ['scientist', 'medic'], hands: { scientist: five }, cubes: { paris: { blue: 1 } } })
      .refuses(cureBlue, 'wrong-count')
      .does('cure blue with paris milan essen madrid')
      .hand('scientist', 'london')
      .asks('actions', { left: 3 });
  });

  it('BASE-CUR-6 a cured or eradicated disease is not cured again', () => {
    for (const found of [{ cured: ['blue'], cubes: { paris: { blue: 1 } } }, { eradicated: ['blue'] }]) {
      const game = scenario({ roles, hands: { researcher: five }, ...found }).refuses(
        cureBlue,
        'already-cured',
      );
      expect(cures(game.legal())).toEqual([]);
      game.hand('researcher', ...five).asks('actions', { left: 4 });
    }
  });

  it('BASE-CUR-7 events count for no colour', () => {
    const hand = [...five.slice(0, 4), 'airlift', 'forecast', 'one-quiet-night'];
    const game = scenario({ roles, hands: { researcher: hand } });
    for (const event of hand.slice(4)) game.refuses(`cure blue with paris milan essen london ${event}`);
    expect(cures(game.legal())).toEqual([]);
    game.hand('researcher', ...hand).asks('actions', { left: 4 });
  });

  it('BASE-CUR-8 a disease without a cube on the board is eradicated with its cure', () => {
    const position = { roles, hands: { researcher: five } };
    scenario({ ...position, cubes: { tokyo: { red: 1 } } })
      .does(cureBlue)
      .told({ fact: 'cured', colour: 'blue', seat: 1 }, { fact: 'eradicated', colour: 'blue' })
      .cure('blue', 'eradicated')
      .cure('yellow', 'none')
      .asks('actions', { left: 3 });
    scenario({ ...position, cubes: { tokyo: { blue: 1 } } })
      .does(cureBlue)
      .cure('blue', 'cured')
      .cubes('tokyo', 'blue', 1)
      .asks('actions', { left: 3 });
  });

  it('BASE-CUR-9 the fourth cure wins at once, a third does not', () => {
    const game = scenario({
      roles,
      left: 1,
      hands: { researcher: five },
      cured: ['red', 'black'],
      eradicated: ['yellow'],
      cubes: { paris: { blue: 3 }, tokyo: { red: 3 }, cairo: { black: 1 } },
      playerDeckSize: 0,
      outbreaks: 7,
    })
      .does(cureBlue)
      .told({ fact: 'cured', colour: 'blue', seat: 1 }, { fact: 'over', ending: 'won', winners: [1, 2] })
      .refuses('end', 'game-over')
      .ends('won');
    expect(game.legal()).toEqual([]);
    scenario({ roles, hands: { researcher: five }, cured: ['red', 'black'], cubes: { paris: { blue: 3 } } })
      .does(cureBlue)
      .asks('actions', { left: 3 });
  });
});
