// What happened in a run, in numbers.

export interface Counts {
  /** By what the server was doing when it was killed. */
  readonly kills: Record<string, number>;
  /** Acknowledged requests by type. */
  readonly acknowledged: Record<string, number>;
  readonly refused: Record<string, number>;
  /** Requests whose answers got lost. */
  readonly unanswered: Record<string, number>;
  /** Milliseconds from losing a connection to being up to date again by number. */
  readonly resumed: number[];
  /** Milliseconds from the kill of a process to its next serving. */
  readonly down: number[];
  /** Commands that were sent again after a lost answer, word by word. */
  sentAgain: number;
  /** Of those, how many were then acknowledged. */
  doneAgain: number;
  /** And how many the server refused because the first try had been written. */
  refusedAgain: number;
  /** Commands that seemed not to be written when the client came back, and were after all. */
  late: number;
  entriesCompared: number;
  boardsCompared: number;
  /** Entries that clients who never were there before were told at the end. */
  entriesReadAnew: number;
  /** Tables that were made though the answer got lost, so that nobody plays there. */
  tablesLeftBehind: number;
  /** What strangers asked in vain, by type. */
  readonly turnedAway: Record<string, number>;
  /** Clients that knew more than a backup that was put back: those the server was still behind, and those it had overtaken. */
  readonly cameBack: { ahead: number; overtaken: number };
  /** Tables whose bots went on though another table could not be read. */
  wokenBesideUnreadable: number;
  audits: number;
}

export function makeCounts(): Counts {
  return {
    kills: {},
    acknowledged: {},
    refused: {},
    unanswered: {},
    resumed: [],
    down: [],
    sentAgain: 0,
    doneAgain: 0,
    refusedAgain: 0,
    late: 0,
    entriesCompared: 0,
    boardsCompared: 0,
    entriesReadAnew: 0,
    tablesLeftBehind: 0,
    turnedAway: {},
    cameBack: { ahead: 0, overtaken: 0 },
    wokenBesideUnreadable: 0,
    audits: 0,
  };
}

export function countUp(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
