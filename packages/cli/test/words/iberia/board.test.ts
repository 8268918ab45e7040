import { describe, expect, it } from 'vitest';
import { boardLines, turnLines } from '../../../src/words/board.ts';
import { cityLines } from '../../../src/words/city.ts';
import { cityName, lineEnds, regionName } from '../../../src/words/names.ts';
import { regionLines } from '../../../src/words/regions.ts';
import { BOTH, Table } from './table.ts';

const linesOf = (table: Table): string[] => turnLines(table.game, table.view);

describe('the board of Iberia', () => {
  it('starts without anything on it, the pawns beside it', () => {
    const lines = linesOf(new Table({ players: 3 }));
    expect(lines).toContain('Researched 0 of 4: blue, yellow, black and red open.');
    expect(lines).toContain('Hospitals: blue, yellow, black and red not built.');
    expect(lines).toContain('Purified water: nowhere, 14 tokens left.');
    expect(lines).toContain('Railroads: none, 20 rails left.');
    expect(lines.filter((line) => line.includes(' not on the board yet, 3 cards: '))).toHaveLength(3);
  });

  it('shows tokens under hospitals and the diseases in play where they are part of the game', () => {
    const lines = linesOf(new Table({ challenges: BOTH, options: { diseases: 'typhus+cholera' } }));
    expect(lines).toContain('Hospitals: blue, yellow, black and red not built (2 tokens under each).');
    expect(lines).toContain('Purified water: nowhere, 6 tokens left.');
    expect(lines.filter((line) => /^(?:Malaria|Typhus|Cholera|Yellow Fever) /u.test(line))).toEqual([
      expect.stringMatching(/^Typhus \(red\): /u),
      expect.stringMatching(/^Cholera \(blue\): /u),
    ]);
  });

  it('shows rails, hospitals and water as they come, and what is left', () => {
    const table = new Table({ challenges: BOTH, roles: ['agronomist', 'sailor'] }).begins();
    const rail = lineEnds(table.game, table.does('rail').line);
    expect(linesOf(table)).toContain(`Railroads, 19 rails left: ${rail.join(' – ')}.`);
    const { colour } = table.does('hospital');
    const here = table.view.seats[table.view.turn - 1]!.city!;
    expect(linesOf(table).find((line) => line.startsWith('Hospitals'))).toMatch(
      new RegExp(`^Hospitals: ${colour} in ${cityName(table.game, here)}; .* not built`, 'u'),
    );
    const region = table.does('purify').region;
    expect(linesOf(table)).toContain(
      `Purified water, 6 tokens left: 2 tokens in ${regionName(table.game, region)}.`,
    );
  });

  it('names the region that the prevention token keeps safe', () => {
    const table = new Table({ roles: ['nurse', 'sailor'] }).begins();
    const region = String(table.view.shows['prevention']);
    expect(linesOf(table)).toContain(
      `Prevention token in ${regionName(table.game, region)}: no cube comes to these cities.`,
    );
    expect(regionLines(table.game, table.view, region)).toEqual([
      `  ${regionName(table.game, region)}: the prevention token`,
    ]);
  });

  it('lists ports and dotted lines where the whole board is asked for', () => {
    const table = new Table({});
    const fixed = boardLines(table.game, table.view).slice(linesOf(table).length);
    expect(fixed).toEqual([
      expect.stringMatching(/^Ports: blue A Coruña, .*; yellow .*; black .*; red Gijón, Santander and/u),
      expect.stringMatching(/^Lines that take no rail: Huesca – Andorra la Vella, .*Gibraltar – Cádiz\.$/u),
    ]);
  });
});

describe('regions and cities', () => {
  const { game, view } = new Table({});

  it('lists all regions, one, or those around a city', () => {
    expect(regionLines(game, view, '')).toHaveLength(34);
    expect(regionLines(game, view, 'R10')).toEqual(['  porto-vigo (r10: Vigo, Braga and Porto)']);
    expect(regionLines(game, view, 'zarag')).toHaveLength(7);
    expect(regionLines(game, view, 'zarag')[0]).toBe('Around Zaragoza:');
    expect(regionLines(game, view, 'paris')).toEqual([
      expect.stringContaining('no region and no city “paris”'),
    ]);
  });

  it('tells of a city its port and its regions', () => {
    expect(cityLines(game, view, 'vigo', [])).toContain('It has a port.');
    expect(cityLines(game, view, 'madrid', [])).not.toContain('It has a port.');
    expect(cityLines(game, view, 'gibraltar', [])).toContain(
      'Regions around it: cadiz (r34: Sevilla, Málaga, Gibraltar and Cádiz).',
    );
  });
});
