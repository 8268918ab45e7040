// How other people's programs did in a contest: how many games each played, in how many it failed, and how.
import { FAULTS, isFaultName, type FaultName } from '../engines/fault.ts';
import type { OnFault } from '../engines/options.ts';
import type { Contest } from './contest.ts';
import { inOrder, type Outcome, type ProgramOutcome } from './outcome.ts';

export interface ProgramSummary {
  readonly name: string;
  readonly command: string;
  readonly title: string;
  /** Games it played, and those in which it failed. */
  readonly games: number;
  readonly lost: number;
  /** How often it failed, by fault. */
  readonly faults: Readonly<Partial<Record<FaultName, number>>>;
  readonly first: (ProgramOutcome & { readonly game: number; readonly players: number }) | undefined;
}

export function summarizePrograms(
  { programs, cells }: Contest,
  outcomes: readonly Outcome[],
): ProgramSummary[] {
  return programs.map(({ name, command }) => {
    const games = inOrder(outcomes)
      .map((outcome) => ({ outcome, own: (outcome.programs ?? []).filter((seat) => seat.name === name) }))
      .filter(({ own }) => own.length > 0);
    const lost = games.flatMap(({ outcome, own }) =>
      own
        .filter(({ fault }) => fault !== undefined)
        .map((seat) => ({
          ...seat,
          game: outcome.game + 1,
          players: cells[outcome.cell]!.game.config.players,
        })),
    );
    const faults: Partial<Record<FaultName, number>> = {};
    for (const { fault } of lost) if (fault !== undefined) faults[fault] = (faults[fault] ?? 0) + 1;
    return {
      name,
      command,
      title: games.flatMap(({ own }) => own).find(({ title }) => title !== '')?.title ?? '',
      games: games.length,
      lost: games.filter(({ own }) => own.some(({ fault }) => fault !== undefined)).length,
      faults,
      first: lost[0],
    };
  });
}

const counted = (count: number, thing: string): string =>
  `${String(count)} ${thing}${count === 1 ? '' : 's'}`;

/** A few lines for each program. */
export function describePrograms(onFault: OnFault, summaries: readonly ProgramSummary[]): string[] {
  const then = onFault === 'replace' ? 'where fast played on for it' : 'which count as lost';
  return summaries.flatMap(({ name, command, title, games, lost, faults, first }) => {
    const who = `${name} is ${command}${title === '' ? '' : ` (${title})`}`;
    if (first?.fault === undefined) return [`${who}; it never failed in ${counted(games, 'game')}.`];
    const reasons = Object.entries(faults)
      .filter(([fault]) => isFaultName(fault))
      .map(([fault, count]) => `${counted(count, 'time')} ${isFaultName(fault) ? FAULTS[fault] : fault}`);
    return [
      `${who}; it failed in ${String(lost)} of ${counted(games, 'game')}, ${then}:`,
      ...reasons.map((reason) => `  ${reason}`),
      `  first in deal ${String(first.game)} with ${counted(first.players, 'player')}, seat ${String(first.seat)}: ${FAULTS[first.fault]}: ${first.line ?? ''}`,
    ];
  });
}
