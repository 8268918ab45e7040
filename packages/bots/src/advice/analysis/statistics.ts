// What the table and everybody at it did in a game, counted from what happened.
import { apply, start, view, type Fact, type GameRecord } from '@cordon/engine';
import { gameOf } from '../plain.ts';
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
  readonly turns: number;
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

export function statisticsOf(record: GameRecord): Statistics {
  const game = gameOf(record.config);
  const { state } = start(game, record.seed);
  const counts = Array.from({ length: game.shape.seats }, nothing);
  const reached: Reached[] = [];
  const goalsReached = (): readonly number[] =>
    game.colourIds.flatMap((_, colour) => (game.goals?.isReached(state, colour) === true ? [colour] : []));
  let done = goalsReached();
  const happened: (readonly Fact[])[] = [];
  record.commands.forEach((command, index) => {
    const [turn, owner] = [state.turnsDone + 1, state.turn];
    const own = counts[command.seat - 1]!;
    const applied = apply(state, command);
    if (!applied.ok) throw new Error(`move ${String(index + 1)}: ${applied.error.message}`);
    for (const fact of applied.value) count(counts, own, counts[owner]!, fact);
    happened.push(applied.value);
    const now = goalsReached();
    for (const colour of now.filter((goal) => !done.includes(goal))) {
      const name = game.colourIds[colour]!;
      own.reached.push(name);
      reached.push({ step: index + 1, turn, seat: command.seat, colour: name });
    }
    done = now;
  });
  const vain = inVain(happened);
  record.commands.forEach(({ seat, kind }, index) => {
    if (vain[index] === false && game.kindsByName.get(kind)?.spends === 'action')
      countAction(counts[seat - 1]!, kind);
  });
  const { seats, turnsDone, ending } = view(state, 0);
  return {
    turns: turnsDone,
    moves: record.commands.length,
    ending,
    outbreaks: state.outbreaks,
    epidemics: counts.reduce((sum, { epidemics }) => sum + epidemics, 0),
    reached,
    seats: counts.map((own, index) => ({ seat: index + 1, role: seats[index]!.role, ...own })),
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
