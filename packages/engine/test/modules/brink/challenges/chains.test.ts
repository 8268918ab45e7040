// The engine and a plain account of the rules agree on random boards.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../properties/configurations.ts';
import { chanceFrom } from '../../../properties/play.ts';
import { scenario } from '../../../scenario/scenario.ts';
import { Account, Lost } from './account.ts';
import { settingOf, type Setting } from './boards.ts';

const BOARDS = 400;
const game = gameOf({ boxes: ['brink', 'lab'], challenges: ['virulent-strain'], epidemics: 7 });

function told({ house, board, centre, cause }: Setting): string {
  try {
    new Account(house, board).infect(centre, cause);
    return 'running';
  } catch (error) {
    if (error instanceof Lost) return error.message;
    throw error;
  }
}

describe('chains with Highly Contagious, Slippery Slope, Chronic Effect and Infection Zone Ban', () => {
  it(`LAB-VS-4 LAB-VS-8 BRINK-SLI-1 come out as a plain account says, on ${String(BOARDS)} boards`, () => {
    const chance = chanceFrom('chains');
    const seen = { endings: new Set<string>(), longest: 0 };
    for (let number = 0; number < BOARDS; number++) {
      const setting = settingOf(game, chance);
      const table = scenario(setting.position);
      if (setting.house.ban) table.does('infection-zone-ban');
      table.does('end');
      if (setting.cause === 'infection') table.does('infect');
      const ending = told(setting);
      const { state } = table;
      const about = `board ${String(number)}: ${JSON.stringify(setting.position)}`;
      expect(table.view().ending, about).toBe(ending);
      expect(state.outbreaks, about).toBe(setting.board.outbreaks);
      seen.endings.add(ending);
      seen.longest = Math.max(seen.longest, state.outbreaks);
      // Where a cube is missing, the board is as it was when that was found out.
      expect(Array.from(state.supply), about).toEqual(setting.board.supply);
      expect(Array.from(state.cubes), about).toEqual(setting.board.cubes.flat());
    }
    expect([...seen.endings].toSorted()).toEqual(['cubes', 'outbreaks', 'running']);
    expect(seen.longest).toBe(8);
  });
});
