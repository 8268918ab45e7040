import { describe, expect, it } from 'vitest';
import { legal, view } from '../../../../src/index.ts';
import { Table } from '../../../kernel/support.ts';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['nurse', 'politician'];
const REQUEST = { game: 'iberia', players: 2, epidemics: 4, roles } as const;

describe('Where the Nurse puts her token', () => {
  it('IB-EX-106 IB-NUR-7 IB-NUR-9 a move asks for a region next to her new city', () => {
    iberia({ roles, at: { nurse: 'barcelona' }, prevention: 'r08' })
      .does('drive tarragona')
      .asks('prevention', { seat: 1 })
      .refuses('prevent r08', 'region-elsewhere')
      .refuses('drive valencia', 'not-now')
      .refuses('end', 'not-now')
      .allows('prevent r12', 'prevent r16', 'prevent r17')
      .does('prevent r16')
      .told({ fact: 'preventionMoved', seat: 1, region: 'palma-de-mallorca' })
      .prevention('r16')
      .asks('actions', { left: 3 });
  });

  it('IB-EX-106 IB-NUR-8 the token may stay where it touches her new city too', () => {
    iberia({ roles, at: { nurse: 'barcelona' }, prevention: 'r16' })
      .does('drive tarragona')
      .asks('prevention', { seat: 1 })
      .does('prevent r16')
      .prevention('r16')
      .asks('actions', { left: 3 });
  });

  it('IB-NUR-7 IB-NUR-9 moves at once where her new city touches one region only', () => {
    iberia({ roles, at: { nurse: 'barcelona' }, prevention: 'r12' })
      .does('drive girona')
      .prevention('r08')
      .asks('actions', { left: 3 });
  });

  it('IB-NUR-7 asks after a train and after a ship as well', () => {
    iberia({
      roles,
      at: { nurse: 'barcelona' },
      hands: { nurse: ['lisboa'] },
      rails: ['barcelona-tarragona', 'tarragona-valencia'],
      prevention: 'r08',
    })
      .does('train valencia')
      .asks('prevention', { seat: 1 })
      .refuses('prevent r08', 'region-elsewhere')
      .does('prevent r25')
      .prevention('r25')
      .does('ship vigo discarding lisboa')
      .asks('prevention', { seat: 1 })
      .refuses('prevent r25', 'region-elsewhere')
      .does('prevent r05')
      .prevention('r05')
      .asks('actions', { left: 2 });
  });

  it('IB-NUR-10 without a move the token stays', () => {
    iberia({ roles, at: { nurse: 'barcelona' }, prevention: 'r08', cubes: { barcelona: { yellow: 1 } } })
      .refuses('prevent r16', 'not-now')
      .refuses('prevent r20', 'not-now')
      .does('treat yellow')
      .refuses('prevent r16', 'not-now')
      .does('rail barcelona-tarragona')
      .refuses('prevent r12', 'not-now')
      .prevention('r08')
      .does('drive tarragona', 'prevent r12')
      .refuses('prevent r16', 'not-now')
      .prevention('r12');
  });

  it('IB-NUR-12 is placed again after each step; the infections meet the last place', () => {
    iberia({
      roles,
      at: { nurse: 'barcelona' },
      prevention: 'r08',
      infectNext: ['teruel', 'alicante'],
    })
      .does('drive tarragona', 'prevent r12', 'drive valencia')
      .refuses('prevent r12', 'region-elsewhere')
      .does('prevent r25')
      .prevention('r25')
      .does('end', 'infect')
      .cubes('teruel', 'yellow', 1)
      .does('infect')
      .cubes('alicante', 'yellow', 0);
  });
});

/** A table at which the Nurse has chosen her city and is asked for a region. */
function atHerChoice(fits: (table: Table) => boolean): Table {
  return Table.find(REQUEST, (table) => {
    table.does('start');
    return table.offered('prevent') !== undefined && fits(table);
  });
}

const regionsOf = (table: Table, city: string): string[] =>
  Array.from(
    table.game.regionsOf[table.game.cityNumbers.get(city)!]!,
    (region) => table.game.regionIds[region]!,
  );

const citiesOf = (table: Table, region: string): string[] =>
  Array.from(table.game.citiesOf[table.game.regionIds.indexOf(region)]!, (city) => table.game.cityIds[city]!);

describe('The token of the Nurse in setup', () => {
  it('IB-NUR-1 is placed next to her city once her pawn stands there', () => {
    const table = atHerChoice(() => true);
    const before = view(table.state, 0);
    expect(before.shows).not.toHaveProperty('prevention');
    expect(before).toMatchObject({ waitsFor: 1, seats: [{ role: 'nurse' }, { role: 'politician' }] });
    expect(before.seats[1]!.city).toBeUndefined();
    const offered = legal(table.state).map((command) => ('region' in command ? command.region : ''));
    expect(offered).toEqual(regionsOf(table, before.seats[0]!.city!));
    table.does('prevent');
    expect(view(table.state, 0)).toMatchObject({ waitsFor: 2, shows: { prevention: offered[0] } });
  });

  it('IB-NUR-17 takes no cube away from the cities infected in setup', () => {
    const infected = (table: Table): string[] => Object.keys(view(table.state, 0).cubes);
    const table = atHerChoice((other) => {
      const [city] = view(other.state, 0).seats.map((seat) => seat.city);
      return citiesOf(other, regionsOf(other, city!)[0]!).some((near) => infected(other).includes(near));
    });
    const { cubes } = view(table.state, 0);
    table.does('prevent');
    const after = view(table.state, 0);
    expect(after.cubes).toEqual(cubes);
    const border = citiesOf(table, after.shows['prevention'] as string);
    expect(border.some((city) => infected(table).includes(city))).toBe(true);
    const counts = Object.values(after.cubes).flatMap((city) => Object.values(city));
    expect(counts.sort((a, b) => a - b)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
  });
});
