// What one decision of a recorded game cost: the commands that were played and the best line, on the same drawn futures. Nothing is
// known to it but what the seat that decided could know.
import type { Command } from '@cordon/engine';
import { fromCommand, seatAsked, type Game, type Packed } from '@cordon/engine/inner';
import { candidatesFrom } from '../candidates.ts';
import { chanceFor, type Chance } from '../chance.ts';
import { drawState } from '../drawn.ts';
import { errorOf, meanOf } from '../../mean.ts';
import { inChances, type AdviceEffort } from '../effort.ts';
import { compareLines, differences, ranked } from '../../search/compare.ts';
import { Futures, type Line } from '../../search/futures.ts';
import { generatorFrom } from '../generator.ts';
import { usualMind } from '../minds.ts';
import { sightFrom, type SightData } from '../plain.ts';
import type { Reason } from '../reason.ts';
import { eventsKept } from '../reasons/cards.ts';
import { told } from '../reasons/reasons.ts';
import { Study } from '../study.ts';
import { winChance } from '../winChance.ts';
import { usualCommands } from './usual.ts';

/** Everything that is needed to weigh one decision, as plain data. */
export interface DecisionOrder {
  /** What the seat that decided saw. */
  readonly before: SightData;
  /** What was played, without what was refused. */
  readonly commands: readonly Command[];
  /** The seats whose decisions are told, counted from 1. */
  readonly tells: readonly number[];
  readonly seed: string;
  readonly effort: AdviceEffort;
}

export interface WeighedDecision {
  /** The chance at the position if everybody plays on as the fast bot does, and with what was played. */
  readonly usual: Chance;
  readonly played: Chance;
  /** What was lost against the best line, never less than nothing, and its standard error. */
  readonly cost: number;
  readonly error: number;
  /** The better line, if there was one. */
  readonly better: readonly Command[];
  readonly reasons: readonly Reason[];
}

/** As many futures in the end for each one at the beginning. */
const LATER = 4;
const REASONS = 3;

export function weighDecision({
  before,
  commands: said,
  tells,
  seed,
  effort,
}: DecisionOrder): WeighedDecision {
  const sight = sightFrom(before);
  const { game } = sight.table;
  const random = generatorFrom(`analysis ${seed}`);
  const mind = usualMind(sight);
  const study = new Study(mind, sight, drawState(mind.game, sight, random));
  const commands = said.flatMap((command) => packed(game, command));
  const played: Line = { commands, next: 'act', look: study.lookOf(commands) };
  const isTold = tells.includes(seatAsked(sight.table) + 1);
  const best = isTold ? bestLine(study, effort, played, random) : undefined;
  const usual: Line = {
    commands: isTold ? usualCommands(sight, seed, tells) : [],
    next: 'act',
    look: 0,
  };
  const lines = [played, usual, ...(best === undefined ? [] : [best])];
  const values = lines.map((): number[] => []);
  const later = { ...effort, nodes: 3 * effort.nodes };
  new Futures(study.mind, sight, later, random, inChances(study.mind)).play(
    lines,
    values,
    LATER * effort.futures,
  );
  const own = values[0]!;
  const gains = values[2] === undefined ? [0, 0] : differences(values[2], own);
  const gain = Math.max(0, meanOf(gains));
  const weighed = {
    usual: chanceFor(meanOf(values[1]!), errorOf(values[1]!)),
    played: chanceFor(meanOf(own), errorOf(own)),
    cost: gain,
    error: errorOf(gains),
  };
  if (best === undefined || gain === 0) return { ...weighed, better: [], reasons: [] };
  const reasons = study.reasonsFor(best.commands);
  const spent = study.reasonsFor(played.commands).map(({ reason }) => reason);
  const kept = eventsKept(
    reasons.map(({ reason }) => reason),
    spent,
  );
  return {
    ...weighed,
    better: study.toPlay(drawState(game, sight, random), best.commands),
    reasons: kept.length > 0 && reasons.length === 0 ? kept : [...told(reasons, REASONS), ...kept],
  };
}

/** The chance where a game stands. */
export function chanceAtEnd(end: SightData, seed: string, effort: AdviceEffort): Chance {
  return winChance(sightFrom(end), { seed, effort: { ...effort, futures: LATER * effort.futures } });
}

function packed(game: Game, command: Command): Packed[] {
  const result = fromCommand(game, command);
  return result.ok ? [result.value] : [];
}

/** The line that does best in a first round; undefined if it is the one that was played. */
function bestLine(
  { mind, sight, root }: Study,
  effort: AdviceEffort,
  played: Line,
  random: Int32Array,
): Line | undefined {
  const others = candidatesFrom(mind, sight, root, { width: effort.width, most: effort.plans });
  if (others.length === 0) return undefined;
  const lines = [played, ...others];
  const values = compareLines(new Futures(mind, sight, effort, random, inChances(mind)), lines, effort);
  const best = ranked(lines, values)[0]!;
  return best === 0 ? undefined : lines[best];
}
