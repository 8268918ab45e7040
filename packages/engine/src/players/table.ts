// Lets players act at a table: each sees its own sight and its own commands, and whoever is not asked may interrupt.
import { kindOf, seatOf } from '../kernel/command.ts';
import { makeOffers } from '../kernel/offers.ts';
import { legalInto, play, seatAsked } from '../kernel/run.ts';
import { sightOf } from '../kernel/sight.ts';
import type { Offers, Packed, Seat, State } from '../kernel/types.ts';
import { PASS, type Player } from './player.ts';

export class Table {
  readonly #state: State;
  readonly #all = makeOffers();
  readonly #own = makeOffers();
  /** What was proposed in this turn: nobody asks for the same thing twice. */
  readonly #proposed = new Set<Packed>();
  /** For each seat the reveals when it last had nothing to say unasked. */
  readonly #passed: Int32Array;

  constructor(state: State) {
    this.#state = state;
    this.#passed = new Int32Array(state.game.shape.seats).fill(-1);
  }

  /** Forgets what was proposed and passed: the state holds another game now. */
  reset(): void {
    this.#proposed.clear();
    this.#passed.fill(-1);
  }

  /** The next command of the table: an interruption, or the answer of the seat that is asked. PASS if that seat has no player. */
  next(players: readonly (Player | undefined)[], randoms: readonly Int32Array[]): Packed {
    const s = this.#state;
    legalInto(s, this.#all);
    const asked = seatAsked(s);
    for (let seat = 0; seat < players.length; seat++) {
      const player = players[seat];
      if (seat === asked || player === undefined || this.#passed[seat] === s.reveals) continue;
      const offers = this.#offersOf(seat, 'unasked');
      if (offers.count === 1) continue;
      const command = player.choose(() => sightOf(s, seat), offers, randoms[seat]!);
      if (command !== PASS) return command;
      this.#passed[seat] = s.reveals;
    }
    const player = players[asked];
    if (player === undefined) return PASS;
    return player.choose(() => sightOf(s, asked), this.#offersOf(asked, 'asked'), randoms[asked]!);
  }

  play(command: Packed): void {
    const s = this.#state;
    if (s.game.kinds[kindOf(command)]!.asks !== undefined) this.#proposed.add(command);
    const turns = s.turnsDone;
    play(s, command);
    if (s.turnsDone !== turns) this.#proposed.clear();
  }

  #offersOf(seat: Seat, how: 'asked' | 'unasked'): Offers {
    const own = this.#own;
    own.clear();
    if (how === 'unasked') own.add(PASS);
    for (let i = 0; i < this.#all.count; i++) {
      const command = this.#all.items[i]!;
      if (seatOf(command) === seat && !this.#proposed.has(command)) own.add(command);
    }
    return own;
  }
}
