// A state as plain JSON and back, in the middle of anything: every field by name, frames and commands by their names.
import { failure, success, type Result } from './errors.ts';
import { eachFrame, FIELDS, push } from './frame.ts';
import type { NamedCommand } from './named.ts';
import { blankState } from './state.ts';
import { fromCommand, toCommand } from './translate.ts';
import type { Game, State } from './types.ts';

export interface Snapshot {
  readonly game: string;
  readonly fields: Readonly<Record<string, readonly number[]>>;
  readonly frames: readonly SnapshotFrame[];
}

interface SnapshotFrame {
  readonly frame: string;
  readonly fields: readonly (number | NamedCommand)[];
}

/** Cells that numbers of kinds stand in, written as frames instead. */
const BY_NAME = 'stack';

export function takeSnapshot(s: State): Snapshot {
  const fields: Record<string, number[]> = {};
  for (const field of s.game.fields) {
    if (field.name === BY_NAME) continue;
    const start = s.game.offsets[field.id]!;
    fields[field.name] = Array.from(s.cells.subarray(start, start + field.size(s.game.shape)));
  }
  const frames: SnapshotFrame[] = [];
  eachFrame(s, (kind, at) => {
    const values = kind.fields.map((name, index) => {
      const value = s.stack[at + FIELDS + index]!;
      return name === 'command' ? toCommand(s.game, value) : value;
    });
    frames.push({ frame: kind.name, fields: values });
  });
  return { game: s.game.id, fields, frames };
}

const damaged = (what: string): ReturnType<typeof failure> =>
  failure('bad-save', `The snapshot is damaged: ${what}.`);

export function restoreSnapshot(game: Game, snapshot: Snapshot): Result<State> {
  if (snapshot.game !== game.id) return damaged(`it belongs to the game “${snapshot.game}”`);
  const s = blankState(game);
  for (const field of game.fields) {
    if (field.name === BY_NAME) continue;
    const values = snapshot.fields[field.name];
    if (
      !Array.isArray(values) ||
      values.length !== field.size(game.shape) ||
      !values.every(Number.isInteger)
    ) {
      return damaged(`the field ${field.name} does not fit this configuration`);
    }
    s.cells.set(values, game.offsets[field.id]);
  }
  s.top = 0;
  for (const { frame, fields } of snapshot.frames) {
    const kind = game.frames.find((known) => known?.name === frame);
    if (kind?.fields.length !== fields.length) return damaged(`there is no frame ${frame} of this form`);
    const at = push(s, kind);
    for (const [index, value] of fields.entries()) {
      const packed = typeof value === 'number' ? success(value) : fromCommand(game, value);
      if (!packed.ok) return packed;
      s.stack[at + FIELDS + index] = packed.value;
    }
  }
  return success(s);
}
