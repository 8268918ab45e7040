// The two places where names without types meet the engine's typed unions.
import {
  apply,
  replay,
  type Command,
  type Fact,
  type GameRecord,
  type Result,
  type State,
} from '@cordon/engine';

/** A command as records hold it. */
export type Named = GameRecord['commands'][number];

export function applyNamed(state: State, command: Named): Result<readonly Fact[]> {
  // The engine checks every operand, whatever the type says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return apply(state, command as Command);
}

export interface Replay {
  readonly state: State;
  /** What happened in setup, then with each command. */
  readonly facts: readonly (readonly Fact[])[];
}

export function replayRecord(record: GameRecord, upTo?: number): Result<Replay> {
  const replayed = replay(record, upTo);
  if (!replayed.ok) return replayed;
  const { state, facts } = replayed.value;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ok: true, value: { state, facts: facts as readonly (readonly Fact[])[] } };
}
