// The results of a run for people and for docs/results.
import { availableParallelism } from 'node:os';
import { listed, sumOf } from './counts.ts';
import type { FuzzOptions, Outcome } from './fuzz.ts';

const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

export function summary(
  { seed, limits, attackers, honestTables }: FuzzOptions,
  { counts, seconds, busy, honest, memory, faults }: Outcome,
) {
  const messages = sumOf(counts.kinds);
  return {
    machine: `${String(availableParallelism())} cores, Node ${process.versions.node}`,
    date: new Date().toISOString().slice(0, 10),
    seed,
    limits,
    attackers,
    messages,
    seconds: Math.round(seconds),
    messagesPerSecond: Math.round(messages / seconds),
    serverProcessorSeconds: Math.round(busy),
    connections: counts.connections,
    kinds: listed(counts.kinds),
    answers: listed(counts.outcomes),
    done: listed(counts.done),
    closedByTheServer: listed(counts.closed),
    honest: {
      tables: honestTables,
      games: honest.games,
      moves: honest.moves,
      entriesCompared: honest.entriesCompared,
      boardsCompared: honest.boardsCompared,
      millisecondsToTheLastSeat: spread(honest.latencies),
    },
    serverMegabytes: {
      before: megabytes(memory.before),
      most: megabytes(memory.most),
      after: megabytes(memory.after),
    },
    faults,
  };
}

function spread(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { median: at(0.5), p99: at(0.99), most: at(0.999_999) };
}
