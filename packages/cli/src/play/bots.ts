// Computer players at the table: which seats, and what they do next.
import { BOTS as NAMES, makeBot } from '@cordon/bots';
import { seedOfSeries, type State, type Command } from '@cordon/engine';
import { PASS, seedRandom, Table, toCommand, type Player } from '@cordon/engine/inner';
import { Trouble } from '../trouble.ts';
import type { Session } from './session.ts';

const known = new Map<string, Player>();

/** The same player for the same name: seats that plan alike share their plans. */
export function playerNamed(name: string): Player {
  const player = known.get(name) ?? makeBot(name);
  if (player === undefined) throw new Trouble(`There is no player “${name}”; there are ${NAMES.join(', ')}.`);
  known.set(name, player);
  return player;
}

/** “2,3=greedy” or “2=random,3=greedy”: a seat without a name has that of the next one, or is greedy. */
export function readBots(text: string | undefined, seats: number): (Player | undefined)[] {
  const players = Array.from({ length: seats }, (): Player | undefined => undefined);
  if (text === undefined) return players;
  let name = 'greedy';
  for (const part of text.split(',').toReversed()) {
    const [seat = '', kind = name] = part.split('=').map((word) => word.trim());
    const number = /^\d+$/u.test(seat) ? Number(seat) : 0;
    if (number < 1 || number > seats) {
      throw new Trouble(
        `--bots takes seats from 1 to ${String(seats)}, as in 2,3=greedy; “${part}” is none.`,
      );
    }
    name = kind;
    players[number - 1] = playerNamed(kind);
  }
  return players;
}

/** Far from the numbers of any series of games. */
const BOTS = 0xb07;

export class Bots {
  readonly players: readonly (Player | undefined)[];
  #state: State | undefined;
  #table: Table | undefined;

  constructor(players: readonly (Player | undefined)[]) {
    this.players = players;
  }

  has(seat: number): boolean {
    return this.players[seat - 1] !== undefined;
  }

  /** What a computer player wants to do now, asked or not; undefined if none does. */
  next(session: Session): Command | undefined {
    if (this.players.every((player) => player === undefined)) return undefined;
    const own = seedOfSeries(session.seed, BOTS);
    const randoms = this.players.map((_, seat) => {
      const random = new Int32Array(4);
      seedRandom(random, seedOfSeries(own, session.commands.length * this.players.length + seat));
      return random;
    });
    const packed = this.#tableOf(session.state).next(this.players, randoms);
    return packed === PASS ? undefined : toCommand(session.game, packed);
  }

  #tableOf(state: State): Table {
    if (this.#table === undefined || this.#state !== state) {
      this.#state = state;
      this.#table = new Table(state);
    }
    return this.#table;
  }
}
