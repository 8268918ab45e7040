// Moves of the log that are one entry: the same step, which lets the game go on, again and again, as infections do.
import type { TurnLine } from '../table/turns.ts';

/** The lines of a turn in groups; `stepOf` names the step of a line that only lets the game go on. */
export function logGroups(
  lines: readonly TurnLine[],
  stepOf: (line: TurnLine) => string | undefined,
): readonly (readonly [TurnLine, ...TurnLine[]])[] {
  const groups: { readonly step: string | undefined; readonly lines: [TurnLine, ...TurnLine[]] }[] = [];
  for (const line of lines) {
    const step = line.gone === 'yes' ? undefined : stepOf(line);
    const last = groups.at(-1);
    if (last !== undefined && step !== undefined && last.step === step) last.lines.push(line);
    else groups.push({ step, lines: [line] });
  }
  return groups.map((group) => group.lines);
}
