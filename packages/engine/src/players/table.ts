// Lets players act at a table: each sees its own sight and its own commands, and whoever is not asked may interrupt.
import { kindOf, seatOf } from '../kernel/command.ts';
import { invites } from '../kernel/events.ts';
import { makeOffers } from '../kernel/offers.ts';
import { anyOf } from '../kernel/points.ts';
import { legalInto, seatAsked } from '../kernel/run.ts';
import { sightInto } from '../kernel/sight.ts';
import { blankState } from '../kernel/state.ts';
import type { Offers, Packed, Seat, State } from '../kernel/types.ts';
import { PASS, type Player } from './player.ts';

/** What one player is asked next. The offers are good until the next question; they hold PASS for whoever may also wait. */
export interface Question {
  readonly seat: Seat;
  readonly offers: Offers;
}

export class Table {
  #state: State;
  readonly #all = makeOffers();
  readonly #own = makeOffers();
  /** Holds the sight of whoever looks. */
  readonly #seen: State;
  /** What was proposed in this turn: nobody asks for the same thing twice, else two stubborn players would never end. */
  readonly #proposed = new Set<Packed>();
  #turns = 0;
  /** For each seat the news when it last had nothing to say unasked: it is asked again when there is other news or a turn begins. */
  readonly #passed: Int32Array;

  constructor(state: State) {
    this.#state = state;
    this.#seen = blankState(state.game);
    this.#passed = new Int32Array(state.game.shape.seats).fill(-1);
  }

  /** Forgets what was proposed and passed: another turn begins, or another game. */
  reset(): void {
    this.#proposed.clear();
    this.#passed.fill(-1);
    this.#turns = 0;
  }

  /** The same game stands at another state from now on. */
  follow(state: State): void {
    this.#state = state;
  }

  /**
   * The next command of the table: an interruption, or the answer of the seat that is asked; PASS if that seat has no
   * player. Each player has four words of a generator of its own.
   */
  next(players: readonly (Player | undefined)[], randoms: readonly Int32Array[]): Packed {
    for (;;) {
      const question = this.question((seat) => players[seat] !== undefined);
      if (question === undefined) return PASS;
      const { seat, offers } = question;
      const look = () => sightInto(this.#seen, this.#state, seat);
      const command = players[seat]!.choose(look, offers, randoms[seat]!);
      this.answer(seat, command);
      if (command !== PASS) return command;
    }
  }

  /** Whom to ask next among the seats that players hold; nobody if the game waits for another seat or is over. */
  question(isPlayed: (seat: Seat) => boolean): Question | undefined {
    const s = this.#state;
    if (s.turnsDone !== this.#turns) this.reset();
    this.#turns = s.turnsDone;
    legalInto(s, this.#all);
    const asked = seatAsked(s);
    const seats = this.#passed.length;
    const from = firstToInterrupt(s);
    for (let i = 0; i < seats; i++) {
      const seat = (from + i) % seats;
      if (seat === asked || !isPlayed(seat) || this.#passed[seat] === newsIn(s)) continue;
      const offers = this.#offersOf(seat, 'unasked');
      if (offers.count > 1) return { seat, offers };
      this.#passed[seat] = newsIn(s);
    }
    if (s.over !== 0 || !isPlayed(asked)) return undefined;
    return { seat: asked, offers: this.#offersOf(asked, 'asked') };
  }

  /** Notes what a player answered. */
  answer(seat: Seat, command: Packed): void {
    if (command === PASS) this.#passed[seat] = newsIn(this.#state);
    else if (this.#state.game.kinds[kindOf(command)]!.asks !== undefined) this.#proposed.add(command);
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

/** Where several seats act in one turn, theirs comes first, then the others clockwise; else the order is that of the seats. LAB-TEAM-31 */
function firstToInterrupt({ game, turn }: State): Seat {
  const isShared = game.turnWith.some((first, seat) => first !== seat);
  return isShared ? game.turnWith[turn]! : 0;
}

/** A number that changes when something comes up, and when something happens that an event answers. */
function newsIn(s: State): number {
  return 2 * s.reveals + (anyOf(s, invites) ? 1 : 0);
}
