// Calls the clients of all tables before their logs, again and again, and once more at the end.
import { sumOf, type Counts } from './counts.ts';
import type { Faults } from './faults.ts';
import { Judge } from './judge.ts';
import { isAtRest, waitsForBot, type Party } from './party.ts';
import type { Place } from './place.ts';

/** A table where nothing happens while so many requests are acknowledged at others has been forgotten by somebody. */
const LONGEST_PAUSE = 2000;

export class Court {
  readonly #place: Place;
  readonly #counts: Counts;
  readonly #faults: Faults;
  readonly #cases = new Map<Party, Judge>();
  /** Tables whose people have left: nothing changes there any more. */
  readonly #closed = new Set<Party>();

  constructor(place: Place, counts: Counts, faults: Faults) {
    this.#place = place;
    this.#counts = counts;
    this.#faults = faults;
  }

  open(party: Party): void {
    this.#cases.set(party, new Judge(party.record, party.plan.seats, this.#counts));
    void party.over.then(() => this.#closed.add(party));
  }

  get parties(): readonly Party[] {
    return [...this.#cases.keys()];
  }

  /** Those whose people have not left. */
  get inUse(): readonly Party[] {
    return this.parties.filter((party) => !this.#closed.has(party));
  }

  judgeOf(party: Party): Judge {
    return this.#cases.get(party)!;
  }

  /** Lets every client look again at what it should do. */
  stir(): void {
    for (const { players } of this.#cases.keys()) for (const player of players) player.stir();
  }

  /** Whether all clients of all tables know the same and wait for nothing, not for a bot either. */
  get isAtRest(): boolean {
    return this.parties.every(
      (party) => this.#closed.has(party) || (isAtRest(party.players, party.record) && !waitsForBot(party)),
    );
  }

  /** Holds the logs of the tables in use against their clients; says how many entries there are. */
  async audit(): Promise<number> {
    this.#counts.audits++;
    return this.#hear(this.inUse);
  }

  /** Clients that had not been told all of their table's log when it was last read. */
  behind(): string[] {
    return this.inUse.flatMap((party) => {
      const { length } = this.#cases.get(party)!;
      return party.players.flatMap(({ name, entries }) =>
        entries.length < length
          ? [`${name} was told ${String(entries.length)} entries, the log has ${String(length)}`]
          : [],
      );
    });
  }

  /** All tables there ever were, when no server runs any more. */
  async conclude(): Promise<void> {
    await this.#hear(this.parties);
    const known = new Set(this.parties.map(({ table }) => table));
    const strange = (await this.#place.logs.tables()).filter((table) => !known.has(table));
    if (strange.length > (this.#counts.unanswered['create'] ?? 0))
      this.#faults.tell(`tables that nobody made: ${strange.join()}`);
    this.#counts.tablesLeftBehind = strange.length;
    for (const [{ table, players }, judge] of this.#cases) {
      const faults = judge.authors.conclude();
      const last = judge.authors.lastOfPeople;
      for (const { name, entries } of players)
        if (entries.length < last)
          faults.push(
            `${name} knows ${String(entries.length)} entries, and no bot made entry ${String(last)}`,
          );
      const late = judge.authors.late();
      this.#counts.late += late.length;
      // With one process nothing is written any more once it is dead.
      if (this.#place.store === 'sqlite' && late.length > 0) faults.push(`written late: ${late.join()}`);
      this.#tell(table, faults);
    }
  }

  unanswered(): { readonly written: number; readonly unwritten: number } {
    const all = [...this.#cases.values()].map(({ authors }) => authors.unanswered());
    return {
      written: all.reduce((sum, { written }) => sum + written, 0),
      unwritten: all.reduce((sum, { unwritten }) => sum + unwritten, 0),
    };
  }

  async #hear(parties: readonly Party[]): Promise<number> {
    const heard = parties.map((party) => {
      const judge = this.#cases.get(party)!;
      return { party, judge, testimony: judge.testify(party.players) };
    });
    const logs = await this.#place.logs.read(parties.map(({ table }) => table));
    let entries = 0;
    for (const { party, judge, testimony } of heard) {
      const rows = logs.get(party.table) ?? [];
      entries += rows.length;
      this.#tell(party.table, judge.hear(rows, testimony));
      const silent = sumOf(this.#counts.acknowledged) - judge.grew;
      if (silent > LONGEST_PAUSE && !this.#closed.has(party))
        this.#tell(party.table, [`nothing happened while ${String(silent)} requests were acknowledged`]);
    }
    return entries;
  }

  #tell(table: string, faults: readonly string[]): void {
    for (const fault of faults) this.#faults.tell(`table ${table}: ${fault}`);
  }
}
