// Playing commands and taking them back.
import { undoLimit, whyNoUndo } from '@cordon/engine';
import type { RequestOf } from '@cordon/protocol';
import type { EntryOf } from '../../entries/entries.ts';
import { numberOf, type Draft } from '../draft.ts';
import { Refusal } from '../refusal.ts';
import { needPlaying, needPosition, needSeat, type Rights } from '../rights.ts';
import type { Table } from '../table.ts';

type Numbered = { readonly number: number };

/** All of the commands or none of them. */
export function play(
  table: Table,
  rights: Rights,
  { seat, position, commands, mark }: RequestOf<'play'>,
): Draft<Numbered> {
  needSeat(rights, seat);
  needPlaying(table);
  needPosition(table, position);
  const entries = commands.map((command, index): EntryOf<'played'> => {
    const plain = { entry: 'played', seat, command } as const;
    return mark === undefined || index < commands.length - 1 ? plain : { ...plain, mark };
  });
  return { entries, answer: numberOf };
}

export function undo(
  table: Table,
  rights: Rights,
  { seat, position, to }: RequestOf<'undo'>,
): Draft<Numbered> {
  needSeat(rights, seat);
  needPlaying(table);
  needPosition(table, position);
  const { game, state } = table;
  const moves = [...table.moves];
  const seats = moves.map((move) => move.seat);
  const limit = undoLimit(seats, [...moves.map((move) => move.reveals), state.reveals], seat, game);
  const left = to ?? moves.length - 1;
  const refusal = whyNoUndo(seats, limit, seat, left, game);
  if (refusal !== undefined) throw new Refusal('nothing-to-undo', refusal);
  return { entries: [{ entry: 'undone', seat, to: left }], answer: numberOf };
}
