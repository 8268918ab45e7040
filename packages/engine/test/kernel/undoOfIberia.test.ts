import { describe, expect, it } from 'vitest';
import { apply, legal, undo, view, type Command, type GameRecord } from '../../src/index.ts';
import { Table } from './support.ts';

const refused = { ok: false, error: { code: 'nothing-to-undo' } } as const;

/** How many commands are left; undefined: it is refused. */
function left(record: GameRecord, seat: number, to?: number): number | undefined {
  const undone = to === undefined ? undo(record, seat) : undo(record, seat, to);
  return undone.ok ? undone.value.commands.length : undefined;
}

function send(table: Table, command: Command): void {
  const applied = apply(table.state, command);
  if (!applied.ok) throw new Error(applied.error.message);
  table.commands.push(command);
}

const cityOf = (table: Table, seat: number): string => view(table.state, 0).seats[seat - 1]!.city!;

/** The Sailor's way to a city, if there is one. */
const sailTo = (table: Table, to: string): Command | undefined =>
  legal(table.state).find((command) => command.kind === 'sail' && command.to === to);

/** A table with these roles at which the first has the first turn. */
const beginning = (roles: readonly string[]): Table =>
  Table.find(
    { game: 'iberia', players: roles.length, roles },
    (table) => table.does(...roles.map(() => 'start')).active === 1,
  );

describe('undo in Iberia', () => {
  it('takes back a first city until the next player has chosen', () => {
    const table = new Table(
      { game: 'iberia', players: 3, roles: ['sailor', 'politician', 'railwayman'] },
      'undo',
    );
    table.does('start');
    expect(left(table.record(), 1)).toBe(0);
    table.does('start');
    expect(undo(table.record(), 1)).toMatchObject(refused);
    expect(left(table.record(), 2)).toBe(1);
  });

  it('takes back rails, tokens and moves of this turn one by one or all at once', () => {
    const table = beginning(['agronomist', 'politician']);
    const before = table.commands.length;
    table.does('rail', 'purify-one', 'drive');
    expect(left(table.record(), 1)).toBe(before + 2);
    expect(left(table.record(), 1, before)).toBe(before);
    expect(left(table.record(), 1, before - 1)).toBeUndefined();
  });

  it('never goes past the look of the Royal Academy Scientist, but the order can be taken back', () => {
    const table = beginning(['royal-academy-scientist', 'sailor']);
    const before = table.commands.length;
    table.does('drive', 'study');
    expect(undo(table.record(), 1)).toMatchObject(refused);
    table.does('order', 'order');
    expect(left(table.record(), 1, before + 2)).toBe(before + 2);
    expect(left(table.record(), 1, before + 1)).toBeUndefined();
  });

  it('never goes past the answer of a passenger, neither yes nor no', () => {
    const request = {
      game: 'iberia',
      players: 2,
      roles: ['sailor', 'politician'],
      options: { passengers: 'ask' },
    };
    for (const answer of ['accept', 'refuse']) {
      const table = Table.find(request, (other) => {
        other.does('start', 'start');
        return other.active === 1 && sailTo(other, cityOf(other, 2)) !== undefined;
      });
      send(table, sailTo(table, cityOf(table, 2))!);
      send(table, { ...table.offered('sail')!, pawn: 2 } as Command);
      expect(left(table.record(), 1)).toBe(3);
      table.does(answer);
      expect(undo(table.record(), 1)).toMatchObject(refused);
      expect(left(table.record(), 2)).toBe(answer === 'accept' ? 4 : undefined);
    }
  });

  it('takes back which region pays for a cube, but not the card that asked for it', () => {
    const request = { game: 'iberia', players: 2, roles: ['agronomist', 'sailor'] };
    const table = Table.find(request, (other) => {
      other.does('start', 'start');
      while (other.offered('purify-one') !== undefined && other.commands.length < 12) {
        // A token in each region around the pawn.
        const regions = legal(other.state).filter(({ kind }) => kind === 'purify-one');
        send(other, regions[other.commands.length % regions.length]!);
      }
      if (other.offered('end') === undefined || other.active !== 1) return false;
      other.does('end');
      while (other.offered('infect') !== undefined && other.offered('pay') === undefined)
        other.does('infect');
      return other.offered('pay') !== undefined;
    });
    const asked = table.commands.length;
    expect(undo(table.record(), 1)).toMatchObject(refused);
    table.does('pay');
    expect(left(table.record(), 1)).toBe(asked);
    expect(left(table.record(), 1, asked - 1)).toBeUndefined();
  });
});
