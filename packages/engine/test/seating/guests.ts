// Two challenges that nobody can choose: made-up seats that differ from players in every way a seat can.
import { compileGame } from '../../src/kernel/compile.ts';
import type { Challenge, GameDefinition } from '../../src/kernel/definition.ts';
import { below } from '../../src/kernel/random.ts';
import { startInto } from '../../src/kernel/start.ts';
import { blankState } from '../../src/kernel/state.ts';
import { after } from '../../src/kernel/steps.ts';
import type { Card, Role, Seat, SetupStep, State } from '../../src/kernel/types.ts';
import { iberiaGame } from '../../src/modules/iberia/iberia.ts';
import { worldGame } from '../../src/modules/world.ts';
import { isEpidemic, putInHand } from '../../src/ops/cards.ts';
import { drawPlayerCard, swapInDeck } from '../../src/ops/decks.ts';
import { seedFromText, type ConfigRequest, type Game } from '../../src/index.ts';

const observer: Role = { kind: 'role', id: 'observer' };

/** Draws the topmost card of a sort into a hand. */
function drawSort(s: State, seat: Seat, isWanted: (card: Card) => boolean): void {
  const { cards, size } = s.playerDeck;
  const at = cards.subarray(0, size).findLastIndex(isWanted);
  if (at < 0) return;
  swapInDeck(s.playerDeck, at, size - 1);
  putInHand(s, seat, drawPlayerCard(s), 0);
}

/** A hand for the guest once the deck is built. */
function withGuestHand(seat: Seat): NonNullable<Challenge['setup']> {
  const guest: SetupStep = {
    name: 'guest',
    run(s) {
      drawSort(s, seat, (card) => card >= s.game.firstEvent && !isEpidemic(s, card));
      for (let i = 0; i < 3; i++) drawSort(s, seat, (card) => card < s.game.firstEvent);
    },
  };
  return (usual) => after('deck', usual, guest);
}

/**
 * Behind three players a guest without pawn and turn, for whom the first player speaks. The first two players see each other's hands;
 * the third is a side alone.
 */
const guestBehind: Challenge = {
  id: 'guest-behind',
  modules: [],
  setup: withGuestHand(3),
  options: [],
  parts: (usual) => usual,
  seats: ([first, second, third]) => [
    { ...first!, sees: [1] },
    { ...second!, sees: [0] },
    { ...third!, side: 1 },
    { takesTurns: false, hasPawn: false, speaker: 0, sees: [], side: 0, role: observer },
  ],
};

/** The same guest sits before the players, so that no seat has the number of its player. */
const guestBefore: Challenge = {
  id: 'guest-before',
  modules: [],
  setup: withGuestHand(0),
  options: [],
  parts: (usual) => usual,
  seats: ([first, second, third]) => [
    { takesTurns: false, hasPawn: false, speaker: 1, sees: [], side: 0, role: observer },
    { ...first!, speaker: 1, sees: [2] },
    { ...second!, speaker: 2, sees: [1] },
    { ...third!, speaker: 3, side: 1 },
  ],
};

const DEFINITIONS: Readonly<Record<'base' | 'iberia', GameDefinition>> = {
  base: worldGame,
  iberia: iberiaGame,
};

export interface GuestTable {
  readonly game: 'base' | 'iberia';
  readonly challenge: 'guest-behind' | 'guest-before';
  /** Seats counted from 1. */
  readonly guest: number;
  readonly speaker: number;
  readonly partner: number;
  readonly rival: number;
}

const behind = { challenge: 'guest-behind', guest: 4, speaker: 1, partner: 2, rival: 3 } as const;
const before = { challenge: 'guest-before', guest: 1, speaker: 2, partner: 3, rival: 4 } as const;
export const GUEST_TABLES: readonly GuestTable[] = [
  { game: 'base', ...behind },
  { game: 'base', ...before },
  { game: 'iberia', ...behind },
  { game: 'iberia', ...before },
];

export function guestGame({ game, challenge }: GuestTable, request: ConfigRequest = {}): Game {
  const definition = DEFINITIONS[game];
  const challenges = [...definition.challenges, guestBehind, guestBefore];
  const compiled = compileGame(
    { ...definition, challenges },
    { game, players: 3, epidemics: 5, ...request, challenges: [challenge] },
  );
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

export function started(game: Game, seed: string): State {
  const state = blankState(game);
  startInto(state, seedFromText(seed));
  return state;
}

/** One of so many, by a generator of the test. */
export function choose<Item>(random: Int32Array, items: readonly Item[]): Item {
  return items[below(random, items.length)]!;
}
