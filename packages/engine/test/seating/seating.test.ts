// Seats that are no players: without pawn or turn, spoken for by another seat, seen by a partner, of another side.
import { describe, expect, it } from 'vitest';
import {
  apply,
  compile,
  factsFor,
  legal,
  resample,
  restore,
  seedFromText,
  sight,
  snapshot,
  undoLimit,
  view,
  waitsFor,
  whyNot,
  whyNoUndo,
  type Command,
  type Fact,
  type State,
  type View,
} from '../../src/index.ts';
import { choose, guestGame, GUEST_TABLES, started, type GuestTable } from './guests.ts';

const COMMANDS = 60;
/** The roles that move other pawns, or hand cards to players elsewhere. */
const ROLES = {
  base: ['dispatcher', 'researcher', 'contingency-planner'],
  iberia: ['railwayman', 'sailor', 'politician'],
};
const SEATS = [1, 2, 3, 4];

/** Plays at random and looks at every position on the way. */
function playThrough(
  table: GuestTable,
  seed: string,
  look: (state: State, facts: readonly Fact[]) => void,
): void {
  const options = table.game === 'base' ? { hands: 'private' } : {};
  const game = guestGame(table, { roles: ROLES[table.game], options });
  const random = seedFromText(seed);
  const state = started(game, seed);
  look(state, []);
  for (let i = 0; i < COMMANDS && state.over === 0; i++) {
    const facts = apply(state, choose(random, legal(state)));
    if (!facts.ok) throw new Error(facts.error.message);
    look(state, facts.value);
  }
}

const handOf = ({ seats }: View, seat: number): View['seats'][number] => seats[seat - 1]!;
const pawnsNamed = (command: Command): unknown => (command as { readonly pawn?: unknown }).pawn;

describe.each(GUEST_TABLES)('$game with $challenge', (table) => {
  const { guest, speaker, partner, rival } = table;

  it('lays out who has turns, pawns, roles and hands', () => {
    const game = guestGame(table);
    const others = SEATS.filter((seat) => seat !== guest).map((seat) => seat - 1);
    expect([...game.turnOrder]).toEqual(others);
    expect([...game.pawnSeats]).toEqual(others);
    expect(game.speakers[guest - 1]).toBe(speaker - 1);
    expect(game.sides[rival - 1]).toBe(1);
    expect(game.sees[partner - 1]).toBe((1 << (partner - 1)) | (1 << (speaker - 1)));
    expect(game.sees[speaker - 1]! & (1 << (guest - 1))).not.toBe(0);
    const { seats } = view(started(game, 'layout'), guest);
    expect(seats[guest - 1]).toMatchObject({ role: 'observer', handSize: 4 });
    expect(seats[guest - 1]!.city).toBeUndefined();
    expect(new Set(seats.map(({ role }) => role)).size).toBe(4);
    for (const seat of others) expect(seats[seat]!.handSize).toBe(3);
  });

  it('gives chosen roles to the players in order', () => {
    const pool = guestGame(table).config.pool.slice(0, 3);
    const { seats } = view(started(guestGame(table, { roles: pool }), 'roles'), 0);
    const others = seats.filter(({ seat }) => seat !== guest);
    expect(others.map(({ role }) => role)).toEqual(pool);
  });

  it('plays: turns pass the guest by, no pawn of theirs is offered, and nobody stumbles', () => {
    const turns = new Set<number>();
    const kinds = new Set<string>();
    for (const seed of ['one', 'two', 'three']) {
      playThrough(table, seed, (state) => {
        turns.add(state.turn + 1);
        const commands = legal(state);
        expect(state.over !== 0 || commands.some(({ seat }) => seat === waitsFor(state))).toBe(true);
        for (const command of commands) {
          expect(pawnsNamed(command)).not.toBe(guest);
          if (command.seat === guest) kinds.add(command.kind);
        }
      });
    }
    expect(turns).toEqual(new Set(SEATS.filter((seat) => seat !== guest)));
    expect(kinds.size).toBeGreaterThan(0);
  });

  it('says why not, for every kind and every seat', () => {
    const state = started(guestGame(table), 'why');
    const kinds = [...state.game.kindsByName.keys()];
    const refusals = SEATS.flatMap((seat) => kinds.map((kind) => whyNot(state, seat, kind)?.message ?? ''));
    expect(refusals.filter((message) => /undefined|NaN/u.test(message))).toEqual([]);
  });

  it('shows the guest’s and the partner’s hand to those who see them, and tells nobody else', () => {
    playThrough(table, 'hands', (state, facts) => {
      const [own, same, other, outside] = [speaker, guest, partner, rival].map((seat) => view(state, seat));
      expect({ ...same, viewer: 0 }).toEqual({ ...own, viewer: 0 });
      for (const seen of [handOf(own!, guest), handOf(own!, partner), handOf(other!, speaker)])
        expect(seen.hand).toHaveLength(seen.handSize);
      expect(handOf(outside!, rival).hand).toHaveLength(handOf(outside!, rival).handSize);
      const drawn = state.game.openHands ? [] : facts.filter(({ fact }) => fact === 'drewCard');
      for (const fact of drawn) {
        const seenBy = state.game.seenBy[Number(fact['seat']) - 1]!;
        const hearers = SEATS.filter((seat) => factsFor([fact], seat).length > 0);
        expect(hearers).toEqual(SEATS.filter((seat) => (seenBy & (1 << (seat - 1))) !== 0));
      }
    });
  });

  it('deals hidden cards anew within what a seat knows, and its commands stay the same', () => {
    const random = seedFromText('anew');
    let positions = 0;
    playThrough(table, 'anew', (state) => {
      if (positions++ % 5 !== 0) return;
      expect(restore(state.game, snapshot(state))).toMatchObject({ ok: true });
      for (const seat of SEATS) {
        const drawn = resample(sight(state, seat), random);
        expect({ ...view(drawn, seat), viewer: 0 }).toEqual({ ...view(state, seat), viewer: 0 });
        expect(legal(drawn, seat)).toEqual(legal(state, seat));
      }
    });
  });

  it('lets one person take back what either of their seats did, and nobody else', () => {
    const game = guestGame(table);
    const [moves, reveals] = [
      [rival, speaker, guest],
      [0, 0, 0, 0],
    ];
    for (const seat of [speaker, guest]) {
      expect(undoLimit(moves, reveals, seat, game)).toBe(1);
      expect(whyNoUndo(moves, 1, seat, 1, game)).toBeUndefined();
    }
    for (const seat of [partner, rival]) {
      expect(undoLimit(moves, reveals, seat, game)).toBe(3);
      expect(whyNoUndo(moves, 3, seat, 2, game)).toMatch(/nothing to undo/u);
    }
    expect(undoLimit(moves, reveals, speaker)).toBe(3);
  });

  it('refuses what names a pawn that is not there', () => {
    const state = started(guestGame(table), 'refused');
    const kinds = [...state.game.kindsByName.values()].filter(({ operands }) => 'pawn' in operands);
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) {
      const words: Record<string, unknown> = { kind: kind.name, seat: waitsFor(state), pawn: guest };
      for (const [name, type] of Object.entries(kind.operands))
        if (type === 'city') words[name] = state.game.cityIds[0];
      const refused = apply(state, words as unknown as Command);
      expect(refused.ok ? 'allowed' : refused.error.message).not.toMatch(/undefined|allowed/u);
    }
  });
});

it.each(['base', 'iberia'])('%s: every player has a seat, a pawn, turns and secrets of their own', (id) => {
  const compiled = compile({ game: id, players: 4 });
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { turnOrder, pawnSeats, speakers, sees, seenBy, sides, ownRoles, shape } = compiled.value;
  const seats = [0, 1, 2, 3];
  expect(shape.seats).toBe(4);
  for (const list of [turnOrder, pawnSeats, speakers]) expect([...list]).toEqual(seats);
  for (const list of [sees, seenBy]) expect([...list]).toEqual(seats.map((seat) => 1 << seat));
  expect([...sides]).toEqual([0, 0, 0, 0]);
  expect([...ownRoles]).toEqual([-1, -1, -1, -1]);
});
