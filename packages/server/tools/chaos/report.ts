// The results of a run for people and for docs/results.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { sumOf } from './counts.ts';
import type { Outcome } from './storm.ts';

export function summary(seed: number, { counts, unanswered, tables, seconds, faults }: Outcome) {
  return {
    machine: `${String(availableParallelism())} cores, Node ${process.versions.node}`,
    date: new Date().toISOString().slice(0, 10),
    seed,
    seconds: Math.round(seconds),
    kills: { total: sumOf(counts.kills), ...counts.kills },
    tables,
    commandsAcknowledged: counts.acknowledged['play'] ?? 0,
    acknowledged: { total: sumOf(counts.acknowledged), ...counts.acknowledged },
    refused: counts.refused,
    unanswered: {
      total: sumOf(counts.unanswered),
      ...counts.unanswered,
      foundInTheLog: unanswered.written + counts.tablesLeftBehind,
      notInTheLog: unanswered.unwritten + (counts.unanswered['create'] ?? 0) - counts.tablesLeftBehind,
      writtenAfterTheClientCameBack: counts.late,
      sentAgain: { total: counts.sentAgain, done: counts.doneAgain, refusedAsWritten: counts.refusedAgain },
    },
    reconnects: counts.resumed.length,
    reconnectMilliseconds: spread(counts.resumed),
    downMilliseconds: spread(counts.down),
    checks: {
      audits: counts.audits,
      entriesCompared: counts.entriesCompared,
      boardsCompared: counts.boardsCompared,
      entriesReadAnew: counts.entriesReadAnew,
      looksOfStrangersRefused: { total: sumOf(counts.turnedAway), ...counts.turnedAway },
      clientsThatKnewMoreThanABackup: counts.cameBack,
      tablesWithBotsBesideAnUnreadableOne: counts.wokenBesideUnreadable,
    },
    faults,
  };
}

function spread(values: readonly number[]): { readonly median: number; readonly most: number } {
  const sorted = values.toSorted((one, other) => one - other);
  return {
    median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    most: Math.round(sorted.at(-1) ?? 0),
  };
}

/** Puts the results of one store beside those of the other. */
export function keep(file: string, store: string, results: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readKept(file), [store]: results }, undefined, 2)}\n`);
}

function readKept(file: string): object {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
