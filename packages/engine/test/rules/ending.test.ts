import { describe, expect, it } from 'vitest';
import { ENDINGS } from '../../src/index.ts';
import { scenario, type Position } from '../scenario/scenario.ts';

const roles = ['scientist', 'operations-expert'];
const FOUR_BLUE = ['paris', 'essen', 'milan', 'london'];
const CURE = 'cure blue with paris essen milan london';
const threeCured: Position = { roles, hands: { scientist: FOUR_BLUE }, cured: ['red', 'yellow', 'black'] };
const EVENTS = ['airlift', 'government-grant', 'one-quiet-night', 'forecast', 'resilient-population'];

describe('The end of the game', () => {
  it('BASE-END-1 the fourth cure wins at once: nothing is drawn and nobody is infected', () => {
    const cubes = { tokyo: { blue: 1 } };
    const s = scenario({ ...threeCured, cubes, drawNext: ['epidemic', 'epidemic'], infectNext: ['essen'] });
    const before = s.view().playerDeck.size;
    s.does(CURE).cure('blue', 'cured').hand('scientist').ends('won');
    expect(s.view()).toMatchObject({
      rateSpace: 1,
      turn: 1,
      infectionDiscard: [],
      playerDeck: { size: before },
    });
  });

  it('BASE-END-1 the third cure does not win', () => {
    scenario({ ...threeCured, cured: ['red', 'yellow'] })
      .does(CURE)
      .asks('actions', { left: 3 });
  });

  it('BASE-END-2 a board full of cubes, seven outbreaks, an empty deck and no eradication do not matter', () => {
    const s = scenario({
      ...threeCured,
      outbreaks: 7,
      rateSpace: 7,
      playerDeckSize: 0,
      supply: { blue: 0, red: 0, yellow: 0, black: 0 },
    });
    s.does(CURE).cure('blue', 'cured').cure('red', 'cured').ends('won');
  });

  it('BASE-END-2 eradicated diseases count as cured ones', () => {
    scenario({ ...threeCured, cured: ['red'], eradicated: ['yellow', 'black'] })
      .does(CURE)
      .ends('won');
  });

  it('BASE-END-3 BASE-END-4 BASE-END-5 the three losses, each told by its own cause', () => {
    scenario({ roles, outbreaks: 7, infectNext: ['lima'], cubes: { lima: { yellow: 3 } } })
      .does('end', 'infect')
      .told({ fact: 'over', ending: 'outbreaks', winners: [] })
      .ends('outbreaks');
    scenario({ roles, infectNext: ['lima'], supply: { yellow: 0 } })
      .does('end', 'infect')
      .told({ fact: 'over', ending: 'cubes', winners: [] })
      .ends('cubes');
    scenario({ roles, playerDeckSize: 1 })
      .does('end')
      .told({ fact: 'over', ending: 'cards', winners: [] })
      .ends('cards');
  });

  it('BASE-END-5 BASE-END-6 an empty deck is no loss before the actions are done', () => {
    scenario({ roles, playerDeckSize: 0 })
      .does('drive chicago', 'drive atlanta', 'drive chicago', 'drive atlanta')
      .asks('actions', { left: 0 })
      .does('end')
      .ends('cards');
  });

  it('BASE-END-6 there is one way to win and three to lose; nothing else that looks bad ends the game', () => {
    expect(ENDINGS).toEqual(['running', 'won', 'outbreaks', 'cubes', 'cards']);
    const s = scenario({
      roles,
      outbreaks: 6,
      rateSpace: 7,
      drawNext: ['epidemic', 'epidemic'],
      playerDeckSize: 2,
      infectionDeckSize: 4,
      infectNext: ['essen', 'osaka', 'cairo', 'lima'],
      infectionDiscard: ['milan', 'tokyo', 'delhi', 'bogota'],
      supply: { blue: 6, red: 6, yellow: 6, black: 6 },
    });
    s.does('end', 'continue', 'continue', 'continue').asks('infections', { left: 4 });
    expect(s.view().playerDeck.size).toBe(0);
    s.hand('scientist').hand('operations-expert').asks('infections');
  });

  it('BASE-END-7 BASE-END-8 after any loss no event undoes it and every command is refused', () => {
    const hands = { scientist: EVENTS };
    const losses: readonly (readonly [Position, readonly string[]])[] = [
      [
        { roles, hands, outbreaks: 7, infectNext: ['lima'], cubes: { lima: { yellow: 3 } } },
        ['end', 'infect'],
      ],
      [{ roles, hands, infectNext: ['lima'], supply: { yellow: 0 } }, ['end', 'infect']],
      [{ roles, hands, playerDeckSize: 1 }, ['end']],
    ];
    for (const [position, commands] of losses) {
      const s = scenario({ ...position, infectionDiscard: ['osaka'] });
      s.does(...commands);
      expect(s.view().ending).not.toBe('running');
      expect(s.legal()).toEqual([]);
      s.refuses('government-grant cairo', 'game-over')
        .refuses('one-quiet-night', 'game-over')
        .refuses('resilient-population osaka', 'game-over')
        .refuses('forecast', 'game-over')
        .refuses('airlift scientist to cairo', 'game-over')
        .ends(s.view().ending);
    }
  });

  it('BASE-END-8 after a win every command is refused too', () => {
    const s = scenario({ ...threeCured, cubes: { atlanta: { blue: 1 } } });
    s.does(CURE).ends('won');
    for (const command of [
      'drive chicago',
      'treat blue',
      'build',
      'end',
      'continue',
      'infect',
      'accept',
      'refuse',
    ]) {
      s.refuses(command, 'game-over').refuses(`2: ${command}`, 'game-over');
    }
    expect(s.legal()).toEqual([]);
  });

  it('BASE-END-9 the eighth outbreak is the cause even if its cubes are missing too', () => {
    scenario({
      roles,
      outbreaks: 7,
      infectNext: ['lima'],
      cubes: { lima: { yellow: 3 } },
      supply: { yellow: 0 },
    })
      .does('end', 'infect')
      .outbreaks(8)
      .ends('outbreaks');
  });

  it('BASE-END-9 with six outbreaks before, the missing cube is the cause', () => {
    scenario({
      roles,
      outbreaks: 6,
      infectNext: ['lima'],
      cubes: { lima: { yellow: 3 } },
      supply: { yellow: 0 },
    })
      .does('end', 'infect')
      .outbreaks(7)
      .ends('cubes');
  });
});
