// Roles that name another player mean one with a pawn: whoever has none is not moved, led, flown or given a card by them.
import { describe, expect, it } from 'vitest';
import { apply, gamesThereAre, legal, view, type Command } from '../../src/index.ts';
import { chanceFrom, pick } from '../properties/play.ts';
import { GUEST_TABLES, guestGame, started, type GuestTable } from './guests.ts';

const PLAYERS = 3;
const MOVES = 60;

const { roles: OF_BASE, boxes: BOXES } = gamesThereAre()[0]!;
const TABLES = GUEST_TABLES.filter(({ game }) => game === 'base');

/** Three roles at a time, until each of the game and its boxes has had a table. */
function companies(): string[][] {
  const all = [...OF_BASE, ...BOXES.flatMap((box) => box.roles)];
  return Array.from({ length: Math.ceil(all.length / PLAYERS) }, (_, table) =>
    Array.from({ length: PLAYERS }, (__, seat) => all[(table * PLAYERS + seat) % all.length]!),
  );
}

/** Operands that are seats: a pawn, or a player. */
function namesGuest(command: Command, { guest }: GuestTable): boolean {
  return ('pawn' in command && command.pawn === guest) || ('player' in command && command.player === guest);
}

/** How a role would name the guest, with a city card of its own hand if it takes one. */
const NAMING: Readonly<Record<string, (seat: number, guest: number, card: string) => Command>> = {
  'field-director': (seat, pawn) => ({ kind: 'lead', seat, pawn, to: 'chicago' }),
  pilot: (seat, pawn) => ({ kind: 'pilot', seat, to: 'london', pawn }),
  'local-liaison': (seat, player, card) => ({ kind: 'pass-on', seat, card, player }),
};

describe.each(TABLES)('a guest without a pawn, $challenge', (table) => {
  it('is named by no command that may be said', () => {
    for (const roles of companies()) {
      const game = guestGame(table, { boxes: BOXES.map(({ id }) => id), roles });
      const chance = chanceFrom(roles.join(' '));
      const state = started(game, roles.join(' '));
      for (let move = 0; move < MOVES && state.over === 0; move++) {
        const commands = legal(state);
        expect(commands.filter((command) => namesGuest(command, table))).toEqual([]);
        expect(apply(state, pick(commands, chance)).ok).toBe(true);
      }
    }
  });

  it('is refused to the roles of In the Lab for want of a pawn', () => {
    const roles = Object.keys(NAMING);
    const game = guestGame(table, { boxes: ['lab'], roles });
    const reasons = new Map<string, string | undefined>();
    for (let seed = 0; reasons.size < roles.length; seed++) {
      const state = started(game, `guest ${String(seed)}`);
      const seat = state.turn + 1;
      const { role, hand } = view(state, seat).seats[seat - 1]!;
      const card = hand.find((id) => game.cityNumbers.has(id))!;
      const applied = apply(state, NAMING[role]!(seat, table.guest, card));
      reasons.set(role, applied.ok ? undefined : applied.error.reason);
    }
    expect([...reasons.values()]).toEqual(['no-pawn', 'no-pawn', 'no-pawn']);
  });
});
