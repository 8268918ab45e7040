// Which side won, and how often a bot was ahead over all ways of handing the sides of a deal out.
import { wilson } from '../simulate/tally.ts';
import type { Cell, Contest } from './contest.ts';
import type { Outcome } from './outcome.ts';
import { columns, percent } from './words.ts';

export interface SideSummary {
  readonly players: number;
  readonly epidemics: number;
  readonly bot: string;
  /** Games that it played for some side, how many its side won, alone or together with another, and the 95 % interval of Wilson. */
  readonly games: number;
  readonly wins: number;
  readonly low: number;
  readonly high: number;
  readonly shared: number;
  /** Deals that were played in every way: in how many it won more games than each other, as many as the best of them, and fewer. */
  readonly deals: { readonly ahead: number; readonly even: number; readonly behind: number };
}

/** Whether a bot won a game of a cell, and whether others did too. */
function hasWon({ sides = [] }: Cell, { winners = [] }: Outcome, bot: string): boolean {
  return winners.some((side) => sides[side - 1] === bot);
}

export function summarizeSides({ cells }: Contest, outcomes: readonly Outcome[]): SideSummary[] {
  const tables = [...new Set(cells.filter(({ sides }) => sides !== undefined).map(({ game }) => game))];
  return tables.flatMap((game) => {
    const own = cells.filter((cell) => cell.game === game);
    return [...new Set(own[0]!.sides)].map((bot) => summaryOf(own, outcomes, bot));
  });
}

function summaryOf(cells: readonly Cell[], outcomes: readonly Outcome[], bot: string): SideSummary {
  const { config } = cells[0]!.game;
  const played = outcomes.flatMap((outcome) => {
    const cell = cells.find(({ number }) => number === outcome.cell);
    return cell === undefined ? [] : [{ cell, outcome }];
  });
  const won = played.filter(({ cell, outcome }) => hasWon(cell, outcome, bot));
  const [low, high] = wilson(won.length, played.length);
  return {
    players: config.players,
    epidemics: config.epidemics,
    bot,
    games: played.length,
    wins: won.length,
    low,
    high,
    shared: won.filter(({ outcome: { winners = [] } }) => winners.length > 1).length,
    deals: dealsOf(cells, outcomes, bot),
  };
}

function dealsOf(cells: readonly Cell[], outcomes: readonly Outcome[], bot: string): SideSummary['deals'] {
  const others = [...new Set(cells[0]!.sides)].filter((other) => other !== bot);
  const deals = { ahead: 0, even: 0, behind: 0 };
  for (const number of new Set(outcomes.map(({ game }) => game))) {
    const games = cells.flatMap((cell) => {
      const outcome = outcomes.find((one) => one.cell === cell.number && one.game === number);
      return outcome === undefined ? [] : [{ cell, outcome }];
    });
    if (games.length < cells.length) continue;
    const winsOf = (name: string): number =>
      games.filter(({ cell, outcome }) => hasWon(cell, outcome, name)).length;
    const lead = winsOf(bot) - Math.max(0, ...others.map(winsOf));
    deals[lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'even']++;
  }
  return deals;
}

/** The summary as lines of a table; none where nobody named sides. */
export function describeSides(summaries: readonly SideSummary[]): string[] {
  if (summaries.length === 0) return [];
  const rows = summaries.map(({ players, epidemics, bot, games, wins, low, high, shared, deals }) => [
    String(players),
    String(epidemics),
    bot,
    String(games),
    `${percent(wins / Math.max(1, games))} %`,
    `${percent(low)} to ${percent(high)}`,
    String(shared),
    `${String(deals.ahead)}, ${String(deals.even)}, ${String(deals.behind)}`,
  ]);
  const head = [
    'players',
    'epidemics',
    'side',
    'games',
    'its side won',
    '95 %',
    'shared',
    'deals ahead, even, behind',
  ];
  return ['', 'Who won:', ...columns(head, rows)];
}
