// Holds the log of one table against what its clients sent, what was acknowledged, and what they were told.
import type { SeatBoard } from '@cordon/protocol';
import { Authors } from './authors.ts';
import { sumOf, type Counts } from './counts.ts';
import { difference } from './difference.ts';
import type { Row } from './logs.ts';
import type { Player } from './player.ts';
import type { Record, Sent } from './record.ts';
import { Replay } from './replay.ts';
import { isWrittenAt } from './written.ts';

/** What was true of a table's clients before its log was read: the log must say all of it. */
export interface Testimony {
  readonly acknowledged: readonly Sent[];
  readonly players: readonly {
    readonly player: Player;
    /** How many entries it had been told. */
    readonly told: number;
    readonly board: SeatBoard | undefined;
  }[];
}

export class Judge {
  readonly #record: Record;
  readonly #counts: Counts;
  readonly #replay = new Replay();
  readonly authors: Authors;
  readonly #believed = new Set<Sent>();
  /** How many of the entries of each client have been compared. */
  readonly #compared = new Map<Player, number>();
  readonly #recalled: { readonly player: Player; readonly number: number; readonly heard: string }[] = [];
  /** How many requests had been acknowledged at all tables when the log last grew. */
  grew: number;

  constructor(record: Record, seats: readonly string[], counts: Counts) {
    this.#record = record;
    this.#counts = counts;
    this.grew = sumOf(counts.acknowledged);
    this.authors = new Authors(record, seats);
  }

  /** How many entries the log had when it was last read. */
  get length(): number {
    return this.#replay.steps.length;
  }

  /** Taken before the log is read. */
  testify(players: readonly Player[]): Testimony {
    const acknowledged = this.#record.sent.filter(
      (sent) => sent.number !== undefined && !this.#believed.has(sent),
    );
    return {
      acknowledged,
      players: players.map((player) => ({ player, told: player.entries.length, board: player.board })),
    };
  }

  /** Everything that the log as it is now contradicts. */
  hear(rows: readonly Row[], { acknowledged, players }: Testimony): string[] {
    const faults = this.#follow(rows);
    if (faults.length > 0) return faults;
    faults.push(...this.#judgeRecalled());
    for (const sent of acknowledged) {
      this.#believed.add(sent);
      if (!isWrittenAt(rows, sent))
        faults.push(`acknowledged but not in the log: ${describe(sent)}, the log has ${around(rows, sent)}`);
    }
    for (const { player, told, board } of players) {
      faults.push(...this.#compare(player, told));
      if (told === rows.length && faults.length === 0) faults.push(...this.#compareBoard(player, board));
    }
    return faults;
  }

  /** The log only ever grows: what was read before is there unchanged, and numbers run without a gap. */
  #follow(rows: readonly Row[]): string[] {
    const { steps } = this.#replay;
    for (const [index, { row }] of steps.entries()) {
      const now = rows[index];
      if (now?.body !== row.body || now.at !== row.at || now.number !== row.number)
        return [`entry ${String(row.number)} was ${row.body} and is now ${now?.body ?? 'gone'}`];
    }
    if (rows.length > steps.length) this.grew = sumOf(this.#counts.acknowledged);
    for (const row of rows.slice(steps.length)) {
      if (row.number !== steps.length + 1)
        return [`entry ${String(row.number)} follows entry ${String(steps.length)}`];
      const fault = this.#add(row);
      if (fault !== undefined) return [`entry ${String(row.number)}, ${row.body}: ${fault}`];
    }
    return [];
  }

  /** Says what is wrong with the next entry. */
  #add(row: Row): string | undefined {
    try {
      return this.authors.hear(this.#replay.add(row), row.number);
    } catch (error) {
      return `it cannot be played again: ${String(error)}`;
    }
  }

  #compare(player: Player, told: number): string[] {
    const { steps } = this.#replay;
    if (told > steps.length)
      return [`${player.name} was told ${String(told)} entries, the log has ${String(steps.length)}`];
    for (let number = (this.#compared.get(player) ?? 0) + 1; number <= told; number++) {
      const heard: unknown = JSON.parse(player.entries[number - 1]!);
      this.#counts.entriesCompared++;
      const found = difference(heard, this.#replay.meaning(number, player.seat, heard));
      if (found !== undefined)
        return [`${player.name} was told something else than what entry ${String(number)} means: ${found}`];
    }
    this.#compared.set(player, told);
    return [];
  }

  /** An entry was told otherwise to somebody who came later; judged when the log is read next. */
  recall(player: Player, number: number, heard: string): void {
    this.#recalled.push({ player, number, heard });
  }

  /** Of a game between sides more is told once it is over. */
  #judgeRecalled(): string[] {
    return this.#recalled.splice(0).flatMap(({ player: { name, seat, entries }, number, heard }) => {
      const one: unknown = JSON.parse(heard);
      const isMeant =
        number <= this.length && difference(one, this.#replay.meaning(number, seat, one)) === undefined;
      if (isMeant) return [];
      return [`${name} was told ${entries[number - 1]!}; somebody who comes now is told ${heard}`];
    });
  }

  #compareBoard(player: Player, board: SeatBoard | undefined): string[] {
    const meant: unknown = JSON.parse(JSON.stringify(this.#replay.board(player.seat) ?? {}));
    this.#counts.boardsCompared++;
    const found = difference(board ?? {}, meant);
    return found === undefined
      ? []
      : [
          `${player.name} sees another board than the one its ${String(this.length)} entries lead to: ${found}`,
        ];
  }
}

const describe = ({ act, seat, number }: Sent): string =>
  `${JSON.stringify(act)} of seat ${String(seat)} at number ${String(number)}`;

const around = (rows: readonly Row[], { number = 0 }: Sent): string =>
  JSON.stringify(rows.slice(Math.max(0, number - 3), number + 2));
