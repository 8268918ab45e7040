// Results of many games, in sums that do not care about order.
import { ENDINGS, type Ending } from '@cordon/engine';

export interface Tally {
  /** Games by ending, in the order of ENDINGS. */
  readonly endings: number[];
  /** Games by the number of completed turns. */
  readonly turns: number[];
  outbreaks: number;
  commands: number;
}

export function emptyTally(): Tally {
  return { endings: ENDINGS.map(() => 0), turns: [], outbreaks: 0, commands: 0 };
}

export function countGame(
  tally: Tally,
  over: number,
  turns: number,
  outbreaks: number,
  commands: number,
): void {
  tally.endings[over] = (tally.endings[over] ?? 0) + 1;
  tally.turns[turns] = (tally.turns[turns] ?? 0) + 1;
  tally.outbreaks += outbreaks;
  tally.commands += commands;
}

export function addTally(to: Tally, from: Tally): void {
  from.endings.forEach((count, over) => (to.endings[over] = (to.endings[over] ?? 0) + count));
  from.turns.forEach((count, turns) => (to.turns[turns] = (to.turns[turns] ?? 0) + count));
  to.outbreaks += from.outbreaks;
  to.commands += from.commands;
}

export function endedWith(tally: Tally, ending: Ending): number {
  return tally.endings[ENDINGS.indexOf(ending)] ?? 0;
}

export function gamesOf(tally: Tally): number {
  return tally.endings.reduce((sum, count) => sum + count, 0);
}

export function meanTurns(tally: Tally): number {
  return tally.turns.reduce((sum, count, turns) => sum + count * turns, 0) / gamesOf(tally);
}

/** The middle value; with an even number of games the mean of the two in the middle. */
export function medianTurns(tally: Tally): number {
  const games = gamesOf(tally);
  return (turnsAt(tally, Math.floor((games - 1) / 2)) + turnsAt(tally, Math.floor(games / 2))) / 2;
}

function turnsAt(tally: Tally, rank: number): number {
  let before = 0;
  for (const [turns, count] of tally.turns.entries()) {
    before += count ?? 0;
    if (before > rank) return turns;
  }
  return 0;
}

const Z = 1.959963984540054;

/** The 95 % interval of Wilson for a share: honest also near 0 and 1. */
export function wilson(hits: number, total: number): readonly [number, number] {
  if (total === 0) return [0, 1];
  const share = hits / total;
  const centre = share + (Z * Z) / (2 * total);
  const half = Z * Math.sqrt((share * (1 - share)) / total + (Z * Z) / (4 * total * total));
  const scale = 1 + (Z * Z) / total;
  return [hits === 0 ? 0 : (centre - half) / scale, hits === total ? 1 : (centre + half) / scale];
}
