// From weighed decisions to the story of a game: the line of the chance, luck apart from play, and the turning points. From one
// decision to the next the chance changes by play and by luck, so that the two together explain the whole line.
import type { Command } from '@cordon/engine';
import { meanOf } from '../../mean.ts';
import type { Chance } from '../chance.ts';
import type { Reason } from '../reason.ts';
import type { Chronicle } from './chronicle.ts';
import type { Decision } from './decisions.ts';
import type { Statistics } from './statistics.ts';
import type { WeighedDecision } from './weighDecision.ts';

/** One decision and what came up after it. */
export interface LinePoint extends Decision {
  /** The chance before the decision if everybody plays on as the fast bot does, and after it. */
  readonly before: Chance;
  readonly after: Chance;
  /** What the decision changed: more than nothing where it was better than what is usual. */
  readonly play: number;
  /** What was lost against the best line that was found; never less than nothing. */
  readonly cost: number;
  /** What the cards that came up after it changed, and what other sides did. */
  readonly luck: number;
}

/** One turn in sum. */
export interface TurnAccount {
  readonly turn: number;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly play: number;
  readonly cost: number;
  readonly luck: number;
}

export interface TurningPoint {
  /** Whether a decision or the cards turned the game. */
  readonly by: 'play' | 'luck';
  readonly turn: number;
  readonly seat: number;
  /** The commands from which and to which it goes. */
  readonly from: number;
  readonly to: number;
  /** What it changed the chance by; negative if it cost the table. A decision is compared with the better line. */
  readonly change: number;
  /** The chance before and after it, as the line has it. */
  readonly before: number;
  readonly after: number;
  /** The chance after the better line; absent if the cards did it. */
  readonly best?: number;
  readonly played: readonly Command[];
  /** A better line from `from` on, and why it is better; empty where the cards did it. */
  readonly better: readonly Command[];
  readonly reasons: readonly Reason[];
}

export interface Analysis {
  readonly line: readonly LinePoint[];
  /** Where the line ends: 1 won, 0 lost, or the chance where the game stands; for the side whose story it is. */
  readonly end: number;
  readonly turns: readonly TurnAccount[];
  /** The sums over the game: what play and luck changed. */
  readonly play: number;
  readonly luck: number;
  /** What was lost against the best lines in a turn, on average. A sum would mean nothing: what one turn loses the next can win back. */
  readonly costPerTurn: number;
  /** The three largest; decisions first, then luck where no decision cost much. */
  readonly turningPoints: readonly TurningPoint[];
  readonly statistics: Statistics;
}

const POINTS = 3;
/** A decision that cost less is no turning point, nor one that cost less than its standard error. */
const NOTABLE = 0.005;

export function accountOf(
  chronicle: Chronicle,
  decisions: readonly Decision[],
  weighed: readonly WeighedDecision[],
  end: number,
  statistics: Statistics,
): Analysis {
  const line = decisions.map((decision, index): LinePoint => {
    const { usual, played, cost } = weighed[index]!;
    const next = weighed[index + 1]?.usual.mean ?? end;
    const play = played.mean - usual.mean;
    return { ...decision, before: usual, after: played, play, cost, luck: next - played.mean };
  });
  const turns = turnsOf(line);
  return {
    line,
    end,
    turns,
    play: sum(line.map(({ play }) => play)),
    luck: sum(line.map(({ luck }) => luck)),
    costPerTurn: meanOf(turns.map(({ cost }) => cost)),
    turningPoints: turningPoints(chronicle, line, weighed),
    statistics,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function turnsOf(line: readonly LinePoint[]): TurnAccount[] {
  const turns: TurnAccount[] = [];
  for (const { turn, owner, from, to, play, cost, luck } of line) {
    const last = turns.at(-1);
    if (last?.turn === turn)
      turns[turns.length - 1] = {
        ...last,
        to,
        play: last.play + play,
        cost: last.cost + cost,
        luck: last.luck + luck,
      };
    else turns.push({ turn, seat: owner, from, to, play, cost, luck });
  }
  return turns;
}

/** Whose turn it was, if that seat decided anything; else who did. */
function decider({ steps }: Chronicle, { from, to, owner, seat }: LinePoint): number {
  return steps.slice(from, to).some(({ by }) => by === owner) ? owner : seat;
}

function turningPoints(
  chronicle: Chronicle,
  line: readonly LinePoint[],
  weighed: readonly WeighedDecision[],
): TurningPoint[] {
  const byPlay = line
    .map((point, index) => ({ point, weighed: weighed[index]! }))
    .filter(({ weighed: { cost, error } }) => cost >= Math.max(NOTABLE, error))
    .toSorted((one, other) => other.point.cost - one.point.cost)
    .slice(0, POINTS)
    .map(({ point, weighed: { better, reasons } }): TurningPoint => ({
      by: 'play',
      turn: point.turn,
      seat: decider(chronicle, point),
      from: point.from,
      to: point.to,
      change: -point.cost,
      before: point.before.mean,
      after: point.after.mean,
      best: point.after.mean + point.cost,
      played: chronicle.steps.slice(point.from, point.to).flatMap(({ command }) => command ?? []),
      better,
      reasons,
    }));
  const byLuck = line
    .map((point, index) => ({ point, next: line[index + 1]?.from ?? chronicle.steps.length }))
    .toSorted((one, other) => Math.abs(other.point.luck) - Math.abs(one.point.luck))
    .slice(0, POINTS - byPlay.length)
    .map(({ point, next }): TurningPoint => ({
      by: 'luck',
      turn: point.turn,
      seat: point.owner,
      from: point.to - 1,
      to: next,
      change: point.luck,
      before: point.after.mean,
      after: point.after.mean + point.luck,
      played: [],
      better: [],
      reasons: [],
    }));
  return [...byPlay, ...byLuck];
}
