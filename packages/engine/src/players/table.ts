// Lets players act at a table: each sees its own sight and its own commands, and whoever is not asked may interrupt.
import { kindOf, seatOf } from '../kernel/command.ts';
import { makeOffers } from '../kernel/offers.ts';
import { legalInto, seatAsked } from '../kernel/run.ts';
import { sightInto } from '../kernel/sight.ts';
import { blankState } from '../kernel/state.ts';
import type { Offers, Packed, Seat, State } from '../kernel/types.ts';
import { PASS, type Player } from './player.ts';

export class Table {
  readonly #state: State;
  readonly #all = makeOffers();
  readonly #own = makeOffers();
  /** Holds the sight of whoever looks. */
  readonly #seen: State;
  /** What was proposed in this turn: nobody asks for the same thing twice, else two stubborn players would never end. */
  readonly #proposed = new Set<Packed>();
  #turns = 0;
  /** For each seat the reveals when it last had nothing to say unasked: it is asked again when there is news. */
  readonly #passed: Int32Array;

  constructor(state: State) {
    this.#state = state;
    this.#seen = blankState(state.game);
    this.#passed = new Int32Array(state.game.shape.seats).fill(-1);
  }

  /** Forgets what was proposed and passed: the state holds another game now. */
  reset(): void {
    this.#proposed.clear();
    this.#passed.fill(-1);
    this.#turns = 0;
  }

  /**
   * The next command of the table: an interruption, or the answer of the seat that is asked; PASS if that seat has no
   * player. Each player has four words of a generator of its own.
   */
  next(players: readonly (Player | undefined)[], randoms: readonly Int32Array[]): Packed {
    const s = this.#state;
    if (s.turnsDone !== this.#turns) this.#proposed.clear();
    this.#turns = s.turnsDone;
    legalInto(s, this.#all);
    const command = this.#choice(players, randoms);
    if (command !== PASS && s.game.kinds[kindOf(command)]!.asks !== undefined) this.#proposed.add(command);
    return command;
  }

  #choice(players: readonly (Player | undefined)[], randoms: readonly Int32Array[]): Packed {
    const s = this.#state;
    const asked = seatAsked(s);
    for (let seat = 0; seat < players.length; seat++) {
      const other = players[seat];
      if (seat === asked || other === undefined || this.#passed[seat] === s.reveals) continue;
      const offers = this.#offersOf(seat, 'unasked');
      const command =
        offers.count === 1
          ? PASS
          : other.choose(() => sightInto(this.#seen, s, seat), offers, randoms[seat]!);
      if (command !== PASS) return command;
      this.#passed[seat] = s.reveals;
    }
    const player = players[asked];
    if (player === undefined) return PASS;
    return player.choose(
      () => sightInto(this.#seen, s, asked),
      this.#offersOf(asked, 'asked'),
      randoms[asked]!,
    );
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
