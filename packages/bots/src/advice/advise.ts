// A hint: the best line from a position with its reasons and chance, and good lines that are after something else.
import type { Command } from '@cordon/engine';
import { seatAsked, type Sight } from '@cordon/engine/inner';
import { candidatesFrom } from './candidates.ts';
import { chanceFor, type Chance } from './chance.ts';
import { drawState } from './drawn.ts';
import { errorOf, meanOf } from '../mean.ts';
import { inChances, type AdviceEffort, type Thinking } from './effort.ts';
import { deadlineAfter } from '../search/deadline.ts';
import { compareLines, differences, ranked } from '../search/compare.ts';
import { Futures, type Line } from '../search/futures.ts';
import { generatorFrom } from './generator.ts';
import { usualMind } from './minds.ts';
import type { Reason, Weighted } from './reason.ts';
import { eventsKept } from './reasons/cards.ts';
import { told } from './reasons/reasons.ts';
import { Study } from './study.ts';

export interface AdvisedLine {
  /** Who plays it, counted from 1: whoever decides, unless it is all an event of somebody else. */
  readonly seat: number;
  /** What to send to the table, one after the other. */
  readonly commands: readonly Command[];
  readonly chance: Chance;
  /** By how much the chance is lower than that of the best line. */
  readonly behind: number;
  readonly reasons: readonly Reason[];
}

export interface Advice {
  /** Whose decision it is, counted from 1. */
  readonly seat: number;
  /** Whether the rest of a turn is planned, or a question answered. */
  readonly about: 'actions' | 'questions';
  readonly best: AdvisedLine;
  readonly alternatives: readonly AdvisedLine[];
  /** The chance if the actions ended at once, where that is no better than the best line. */
  readonly idle: Chance | undefined;
}

/** Under a second on one core of a usual machine. */
const HINT_EFFORT: AdviceEffort = {
  width: 24,
  plans: 7,
  futures: 6,
  most: 15,
  kept: 4,
  turns: 2,
  turnWidth: 3,
  nodes: 32_000,
};

/** For whoever waits: of two seconds the rest is for getting there and back. It matters on slow and busy machines alone. */
export const HINT_MILLISECONDS = 1200;

/** So many plans are looked through for lines that differ in what they are after. */
const LOOKED_THROUGH = 96;
const ALTERNATIVES = 3;
const REASONS = 4;
/** The plans that look best are compared whatever they are after. */
const BY_LOOK = 3;

interface Purpose {
  readonly line: Line;
  readonly reasons: readonly Weighted[];
  /** What tells lines apart that are after different things: what they do first of all, and what besides. */
  readonly chief: string;
  readonly whole: string;
}

export interface HintThinking extends Thinking {
  /** Seats, counted from 1, whose events no line plays: those of bots, which play them by themselves. */
  readonly eventsOf?: readonly number[];
}

/** The best line from what a seat sees, and others; undefined when the game is over. */
export function advise(sight: Sight, thinking: HintThinking): Advice | undefined {
  const { table } = sight;
  if (table.over !== 0) return undefined;
  const { seed, effort = HINT_EFFORT, milliseconds, eventsOf = [] } = thinking;
  const isLate = deadlineAfter(milliseconds);
  const random = generatorFrom(`advice ${seed}`);
  const mind = usualMind(sight);
  const study = new Study(mind, sight, drawState(mind.game, sight, random));
  const about = study.during;
  const silent = eventsOf.map((seat) => seat - 1);
  // To end the turn at once comes last.
  const purposes = [
    ...differing(study, effort, silent),
    ...(about === 'actions' ? [doingNothing(study)] : []),
  ];
  const lines = purposes.map(({ line }) => line);
  const futures = new Futures(study.mind, sight, effort, random, inChances(study.mind, isLate));
  const values = compareLines(futures, lines, effort);
  const order = ranked(lines, values);
  const isToEnd = about === 'actions' && isBestToEnd(lines, order);
  const first = order.find((index) => isToEnd || lines[index]!.commands.length > 0)!;
  const chosen = [first];
  // No better than ending the turn, or against what the ranking says: nothing to recommend.
  const isDoubtful = (index: number): boolean =>
    meanOf(differences(values[index]!, values[first]!)) > 0 ||
    (about === 'actions' && meanOf(differences(values[index]!, values.at(-1)!)) <= 0);
  for (const what of ['chief', 'whole'] as const) {
    for (const index of order) {
      if (chosen.length > ALTERNATIVES) break;
      const { line, [what]: own } = purposes[index]!;
      if (line.commands.length === 0 || isDoubtful(index)) continue;
      if (chosen.every((other) => purposes[other]![what] !== own)) chosen.push(index);
    }
  }
  const decides = seatAsked(study.root) + 1;
  const best = values[first]!;
  const advised = chosen.map((index): AdvisedLine => {
    const { line, reasons } = purposes[index]!;
    const chance = chanceBeside(best, values[index]!);
    const drawn = drawState(table.game, sight, generatorFrom(`advice ${seed} table`));
    const commands = study.toPlay(drawn, line.commands);
    return {
      seat: whoPlays(commands, decides),
      commands,
      chance,
      behind: Math.max(0, meanOf(best) - chance.mean),
      reasons: told(reasons, REASONS),
    };
  });
  const [chief, ...others] = advised;
  const idle = about === 'actions' && !isToEnd ? chanceOfEnding(best, values.at(-1)!) : undefined;
  const alternatives = others
    .filter(({ commands, chance }) => commands.length > 0 && chance.mean >= (idle?.mean ?? 0))
    .toSorted((one, other) => other.chance.mean - one.chance.mean);
  const kept = chosen
    .slice(1)
    .flatMap((index) => eventsKept(reasonsOf(purposes[first]!), reasonsOf(purposes[index]!)));
  return {
    seat: decides,
    about,
    best: { ...chief!, reasons: [...chief!.reasons, ...kept.slice(0, 1)] },
    alternatives,
    idle,
  };
}

/** Whether the last line, to end the actions at once, ranks first and nothing looks better: a few futures may happen to favour it. */
function isBestToEnd(lines: readonly Line[], [best]: readonly number[]): boolean {
  const { look: least } = lines.at(-1)!;
  return best === lines.length - 1 && lines.every(({ look }) => look <= least);
}

/** Nothing to compare with where few futures happen to favour it. */
function chanceOfEnding(best: readonly number[], values: readonly number[]): Chance | undefined {
  const chance = chanceBeside(best, values);
  return chance.mean > meanOf(best) ? undefined : chance;
}

function whoPlays(commands: readonly Command[], decides: number): number {
  return commands.some(({ seat }) => seat === decides) ? decides : (commands[0]?.seat ?? decides);
}

const reasonsOf = ({ reasons }: Purpose): Reason[] => reasons.map(({ reason }) => reason);

function doingNothing(study: Study): Purpose {
  const line: Line = { commands: [], next: 'end', look: study.lookOf([]) };
  return { line, reasons: study.reasonsFor([]), chief: '', whole: '' };
}

/** The lines that look best, then the best of each other chief purpose, then those that do something else besides. */
function differing(study: Study, effort: AdviceEffort, silent: readonly number[]): Purpose[] {
  const { mind, sight, root } = study;
  const wanted = { width: effort.width, most: LOOKED_THROUGH, eventsOf: silent };
  const lines = candidatesFrom(mind, sight, root, wanted);
  // To end the actions at once is compared in any case.
  const doing = study.during === 'actions' ? lines.filter(({ commands }) => commands.length > 0) : lines;
  const whole = doing.filter(
    (line, index) => index === 0 || !doing.some((other) => isBeginning(line, other)),
  );
  const least = study.lookOf([]);
  const all = whole.flatMap((line): Purpose[] => {
    const reasons = study.reasonsFor(line.commands);
    if (study.during === 'questions') {
      const answer = String(line.commands[0]);
      return [{ line, reasons, chief: answer, whole: answer }];
    }
    // There and back again: that is to do nothing.
    if (reasons.length === 0 && line.look <= least) return [];
    return [{ line, reasons, chief: keyOf(reasons, 1), whole: keyOf(reasons, 2) }];
  });
  const chosen = all.slice(0, BY_LOOK);
  for (const what of ['chief', 'whole'] as const) {
    const known = new Set(chosen.map((purpose) => purpose[what]));
    for (const purpose of all) {
      if (chosen.length >= effort.plans) break;
      if (known.has(purpose[what])) continue;
      known.add(purpose[what]);
      chosen.push(purpose);
    }
  }
  return chosen;
}

/** Whether one line is only the beginning of another. */
function isBeginning({ commands: short }: Line, { commands: long }: Line): boolean {
  return short.length < long.length && short.every((command, index) => command === long[index]);
}

/** The weightiest reasons, without their numbers. */
function keyOf(reasons: readonly Weighted[], most: number): string {
  return reasons
    .slice(0, most)
    .map(({ reason }) =>
      Object.values(reason)
        .filter((value) => typeof value !== 'number')
        .join(' '),
    )
    .join(', ');
}

/** The chance of a line that met only some of the futures of the best: that of the best, less what it did worse in those. */
function chanceBeside(best: readonly number[], own: readonly number[]): Chance {
  return chanceFor(meanOf(best) + meanOf(differences(own, best)), errorOf(own));
}
