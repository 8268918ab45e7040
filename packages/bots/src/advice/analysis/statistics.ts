// What the table and everybody at it did in a game, counted from what happened.
import type { Fact } from '@cordon/engine';
import { blankState } from '@cordon/engine/inner';
import { gameOf } from '../plain.ts';
import type { Chronicle } from './chronicle.ts';
import type { Decision } from './decisions.ts';
import { inVain } from './vain.ts';

export interface SeatStatistics {
  readonly seat: number;
  readonly role: string;
  /** Kind of action to how often it was done; what was refused was not. */
  readonly actions: Readonly<Record<string, number>>;
  /** Cubes taken away. */
  readonly treated: number;
  /** The colours whose goal this seat reached. */
  readonly reached: readonly string[];
  readonly given: number;
  readonly taken: number;
  /** The events this seat played. */
  readonly events: readonly string[];
  /** Outbreaks and epidemics in turns of this seat. */
  readonly outbreaks: number;
  readonly epidemics: number;
}

export interface Reached {
  readonly step: number;
  readonly turn: number;
  readonly seat: number;
  readonly colour: string;
}

export interface Statistics {
  /** With one that is unfinished, by the end of the game or because it still goes on. */
  readonly turns: number;
  readonly lastTurn: 'whole' | 'unfinished';
  readonly moves: number;
  readonly ending: string;
  readonly outbreaks: number;
  readonly epidemics: number;
  readonly reached: readonly Reached[];
  readonly seats: readonly SeatStatistics[];
}

interface Counts {
  readonly actions: Record<string, number>;
  readonly reached: string[];
  readonly events: string[];
  treated: number;
  given: number;
  taken: number;
  outbreaks: number;
  epidemics: number;
}

const nothing = (): Counts => ({
  actions: {},
  reached: [],
  events: [],
  treated: 0,
  given: 0,
  taken: 0,
  outbreaks: 0,
  epidemics: 0,
});

/** Of all seats, as far as the side could know. */
export function statisticsOf(
  { config, steps, end, roles, turns, outbreaks, ending }: Chronicle,
  decisions: readonly Decision[],
): Statistics {
  const lastTurn = Math.max(turns, decisions.at(-1)?.turn ?? 0);
  const game = gameOf(config);
  const seen = blankState(game);
  const counts = Array.from({ length: game.shape.seats }, nothing);
  const reached: Reached[] = [];
  const goalsReached = (cells: Int32Array): readonly number[] => {
    seen.cells.set(cells);
    return game.colourIds.flatMap((_, colour) =>
      game.goals?.isReached(seen, colour) === true ? [colour] : [],
    );
  };
  let done = goalsReached(steps[0]?.cells ?? end.cells);
  const vain = inVain(steps.map(({ facts }) => facts));
  steps.forEach(({ by, command, isAction, facts }, index) => {
    const [turn, owner] = [seen.turnsDone + 1, seen.turn];
    const own = counts[by - 1]!;
    for (const fact of facts) count(counts, own, counts[owner]!, fact);
    if (command !== undefined && isAction === true && vain[index] === false) countAction(own, command.kind);
    const now = goalsReached((steps[index + 1] ?? end).cells);
    for (const colour of now.filter((goal) => !done.includes(goal))) {
      const name = game.colourIds[colour]!;
      own.reached.push(name);
      reached.push({ step: index + 1, turn, seat: by, colour: name });
    }
    done = now;
  });
  return {
    turns: lastTurn,
    lastTurn: lastTurn > turns ? 'unfinished' : 'whole',
    moves: steps.length,
    ending,
    outbreaks,
    epidemics: counts.reduce((sum, { epidemics }) => sum + epidemics, 0),
    reached,
    seats: counts.map((own, index) => ({ seat: index + 1, role: roles[index]!, ...own })),
  };
}

function countAction({ actions }: Counts, kind: string): void {
  actions[kind] = (actions[kind] ?? 0) + 1;
}

/** Counts one fact: for whoever gave the command, or for whose turn it was. */
function count(counts: readonly Counts[], own: Counts, owner: Counts, fact: Fact): void {
  switch (fact.fact) {
    case 'removed':
      own.treated += fact.count;
      break;
    case 'shared':
      counts[fact.from - 1]!.given += 1;
      counts[fact.to - 1]!.taken += 1;
      break;
    case 'eventPlayed':
      counts[fact.seat - 1]!.events.push(fact.card);
      break;
    case 'outbreak':
      owner.outbreaks += 1;
      break;
    case 'epidemicDrawn':
      owner.epidemics += 1;
      break;
    default:
      break;
  }
}
