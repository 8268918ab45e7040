// What came out of a contest: for every table and team the share of wins with its interval, and how teams differ on the same deals.
import { formatConfig } from '@cordon/engine';
import { wilson } from '../simulate/tally.ts';
import type { Contest } from './contest.ts';
import type { Versions } from './line.ts';
import { inOrder, type Outcome } from './outcome.ts';
import type { ProgramSummary } from './programs.ts';
import type { SideSummary } from './sides.ts';
import { columns, percent } from './words.ts';

export interface CellSummary {
  readonly players: number;
  readonly epidemics: number;
  readonly team: string;
  readonly games: number;
  readonly wins: number;
  /** The 95 % interval of Wilson. */
  readonly low: number;
  readonly high: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly meanTurns: number;
  readonly millisecondsPerTurn: number;
  /** Wins more than the first team on the same deals, as a share, with its 95 % interval. */
  readonly against: { readonly share: number; readonly low: number; readonly high: number } | undefined;
}

const Z = 1.959963984540054;

export function summarize({ cells }: Contest, outcomes: readonly Outcome[]): CellSummary[] {
  const all = inOrder(outcomes);
  const byCell = cells.map(({ number }) => all.filter(({ cell }) => cell === number));
  return cells.map(({ number, game, team }) => {
    const own = byCell[number]!;
    const wins = own.filter(isWon).length;
    const turns = sum(own, (outcome) => outcome.turns);
    const [low, high] = wilson(wins, own.length);
    const first = cells.find((cell) => cell.game === game)!;
    return {
      players: game.config.players,
      epidemics: game.config.epidemics,
      team,
      games: own.length,
      wins,
      low,
      high,
      endings: countEndings(own),
      meanTurns: turns / Math.max(1, own.length),
      millisecondsPerTurn: sum(own, (outcome) => outcome.milliseconds) / Math.max(1, turns),
      against: first.number === number ? undefined : compare(own, byCell[first.number]!),
    };
  });
}

/** The mean of the differences over the deals that both teams have played. */
function compare(own: readonly Outcome[], other: readonly Outcome[]): CellSummary['against'] {
  const others = new Map(other.map((outcome) => [outcome.game, outcome]));
  const differences = own.flatMap((outcome) => {
    const same = others.get(outcome.game);
    return same === undefined ? [] : [Number(isWon(outcome)) - Number(isWon(same))];
  });
  if (differences.length < 2) return undefined;
  const share = differences.reduce((total, value) => total + value, 0) / differences.length;
  const variance =
    differences.reduce((total, value) => total + (value - share) ** 2, 0) / (differences.length - 1);
  const half = Z * Math.sqrt(variance / differences.length);
  return { share, low: share - half, high: share + half };
}

const isWon = ({ ending }: Outcome): boolean => ending === 'won';

const sum = (outcomes: readonly Outcome[], of: (outcome: Outcome) => number): number =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0);

function countEndings(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ending } of outcomes) counts[ending] = (counts[ending] ?? 0) + 1;
  return counts;
}

/** The summary as lines of a table. */
export function describe(contest: Contest, summaries: readonly CellSummary[]): string[] {
  const rows = summaries.map((cell) => [
    String(cell.players),
    String(cell.epidemics),
    cell.team,
    String(cell.games),
    `${percent(cell.wins / Math.max(1, cell.games))} %`,
    `${percent(cell.low)} to ${percent(cell.high)}`,
    cell.meanTurns.toFixed(1),
    cell.millisecondsPerTurn.toFixed(1),
    cell.against === undefined
      ? ''
      : `${percent(cell.against.share)} (${percent(cell.against.low)} to ${percent(cell.against.high)})`,
  ]);
  const head = [
    'players',
    'epidemics',
    'bots',
    'games',
    'won',
    '95 %',
    'turns',
    'ms a turn',
    'against the first',
  ];
  return [`Game ${contest.cells[0]!.game.id}.`, ...columns(head, rows)];
}

/** The summary for other programs. */
export function resultOf(
  contest: Contest,
  versions: Versions,
  summaries: readonly CellSummary[],
  programs: readonly ProgramSummary[],
  sides: readonly SideSummary[] = [],
): unknown {
  return {
    versions,
    seeds: contest.seeds.length,
    cells: summaries.map((summary, index) => ({
      ...summary,
      table: formatConfig(contest.cells[index]!.game.config),
    })),
    ...(sides.length === 0 ? {} : { sides }),
    ...(programs.length === 0 ? {} : { onFault: contest.onFault, programs }),
  };
}
