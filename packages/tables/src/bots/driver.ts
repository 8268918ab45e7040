// Lets the bots of a table act: whenever the table has changed, they are asked until the game waits for a person.
import { formatWords } from '@cordon/engine';
import { PASS, Table as Players, sightOf, toCommand } from '@cordon/engine/inner';
import type { Claim } from '../fair/queue.ts';
import { randomWords } from '../platform.ts';
import { numberOf } from '../tables/draft.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import { Refusal } from '../tables/refusal.ts';
import { needPlaying, needPosition } from '../tables/rights.ts';
import type { Table } from '../tables/table.ts';
import { claimOfTable } from './claims.ts';
import type { Decider } from './decider.ts';

/** What a bot is being asked, and how to call it off. */
interface Asking {
  /** Counted from 0. */
  readonly seat: number;
  readonly table: Table;
  readonly cancel: () => void;
}

const UNKNOWN = (): undefined => undefined;

export class BotDriver {
  readonly #decider: Decider;
  readonly #claimOf: (table: Table) => Claim;
  readonly #trouble: (error: unknown, table: string) => void;
  /** What the bots of a table remember: what they passed on and what they proposed. */
  readonly #players = new WeakMap<LiveTable, { readonly game: Table['game']; readonly players: Players }>();
  readonly #driving = new Map<LiveTable, Promise<void>>();
  /** Tables that changed while their bots were being asked. */
  readonly #again = new Set<LiveTable>();
  readonly #asking = new Map<LiveTable, Asking>();
  /** Tables that are gone for good. */
  readonly #stopped = new WeakSet<LiveTable>();
  #closed = false;

  /** `addressOf`: where a guest comes from, if this process knows. */
  constructor(
    decider: Decider,
    trouble: (error: unknown, table: string) => void,
    addressOf: (guest: string) => string | undefined = UNKNOWN,
  ) {
    this.#decider = decider;
    this.#claimOf = (table) => claimOfTable(table, addressOf);
    this.#trouble = trouble;
  }

  /** The table has changed, or somebody thinks its bots should be woken. A bot that thinks about what has passed is stopped. */
  wake(live: LiveTable, table: Table): void {
    const asking = this.#asking.get(live);
    if (asking !== undefined && !isStillAsked(asking, table)) this.#callOff(live);
    if (
      this.#closed ||
      table.status !== 'playing' ||
      table.stopped !== undefined ||
      !table.seats.some(({ kind }) => kind === 'bot')
    )
      return;
    this.#again.add(live);
    if (!this.#driving.has(live)) this.#driving.set(live, this.#drive(live));
  }

  /** The table is gone: no bot thinks about it any more, and none acts there. */
  stop(live: LiveTable): void {
    this.#stopped.add(live);
    this.#again.delete(live);
    this.#callOff(live);
  }

  /** Stops all who think; no bot acts any more once the promise is fulfilled. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const live of this.#asking.keys()) this.#callOff(live);
    await Promise.all(this.#driving.values());
  }

  #callOff(live: LiveTable): void {
    this.#asking.get(live)?.cancel();
    this.#asking.delete(live);
  }

  async #drive(live: LiveTable): Promise<void> {
    try {
      while (this.#again.delete(live)) await this.#askAll(live);
    } catch (error) {
      this.#again.delete(live);
      if (!(error instanceof Refusal)) this.#trouble(error, live.id);
    } finally {
      this.#driving.delete(live);
    }
  }

  /** Asks bots until there is none left to ask. */
  async #askAll(live: LiveTable): Promise<void> {
    while (!this.#closed && !this.#stopped.has(live)) {
      const table = await this.#readLatest(live);
      if (table.status !== 'playing' || table.stopped !== undefined || !(await this.#askOne(live, table)))
        return;
    }
  }

  /** The table as it is at this moment: one that changes while it is handed over is read again. */
  async #readLatest(live: LiveTable): Promise<Table> {
    this.#again.delete(live);
    const table = await live.read();
    return this.#again.has(live) ? this.#readLatest(live) : table;
  }

  /** Asks one bot; false when there is none to ask. */
  async #askOne(live: LiveTable, table: Table): Promise<boolean> {
    const players = this.#playersOf(live, table);
    const bots = table.seats.map((seat) => (seat.kind === 'bot' ? seat.bot : undefined));
    const question = players.question((seat) => bots[seat] !== undefined);
    if (question === undefined) return false;
    const { seat, offers } = question;
    const asked = {
      bot: bots[seat]!,
      config: table.game.config,
      seat,
      sight: sightOf(table.state, seat).table.cells,
      offers: offers.items.slice(0, offers.count),
      random: randomWords(4),
    };
    const deciding = this.#decider.decide(asked, this.#claimOf(table));
    this.#asking.set(live, { seat, table, cancel: deciding.cancel });
    const choice = await deciding.choice.finally(() => this.#asking.delete(live));
    if (choice === undefined || this.#closed || this.#stopped.has(live)) return true;
    players.follow(table.state);
    players.answer(seat, choice);
    if (choice !== PASS) await this.#play(live, table, seat + 1, choice);
    return true;
  }

  #playersOf(live: LiveTable, { game, state }: Table): Players {
    let known = this.#players.get(live);
    if (known?.game !== game) {
      known = { game, players: new Players(state) };
      this.#players.set(live, known);
    }
    known.players.follow(state);
    return known.players;
  }

  async #play(
    live: LiveTable,
    { game, position, seats }: Table,
    seat: number,
    choice: number,
  ): Promise<void> {
    const command = formatWords(game, toCommand(game, choice));
    try {
      await live.act((now) => {
        needPlaying(now);
        needPosition(now, position);
        if (now.seats[seat - 1] !== seats[seat - 1]) throw new Refusal('stale', 'The bot got up.');
        return { entries: [{ entry: 'played', seat, command }], answer: numberOf };
      });
    } catch (error) {
      // Somebody else was faster: the bots look again at what the table is now.
      if (!(error instanceof Refusal) || error.code !== 'stale') throw error;
    }
  }
}

/** Whether a bot that was asked at one moment would be asked the same at another. */
function isStillAsked({ seat, table }: Asking, now: Table): boolean {
  return now.status === 'playing' && now.position === table.position && now.seats[seat] === table.seats[seat];
}
