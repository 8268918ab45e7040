// A table as some of its seats may know it, where the same device holds others too.
import type { EntryMessage, TableInfo } from '@cordon/protocol';
import type { TableModel } from './model.ts';
import { hasSides, isOneSide, isSideOf } from './sides.ts';

type Told = Extract<EntryMessage, { entry: 'played' | 'started' }>;

/** `seats`: those that look at it together. */
export function privateTo(model: TableModel, seats: readonly number[]): TableModel {
  const { info } = model;
  return {
    ...model,
    info: info === undefined ? undefined : { ...info, proposals: proposalsFor(info, seats) },
    boards: model.boards.filter((board) => seats.includes(board.seat)),
    entries: model.entries.map((entry) => entryFor(entry, info, seats)),
  };
}

function proposalsFor(info: TableInfo, seats: readonly number[]): TableInfo['proposals'] {
  return info.proposals.filter(({ seat }) => isWithUs(info, seat, seats));
}

/** What another side keeps to itself is told as the server would tell it. */
function entryFor(entry: EntryMessage, info: TableInfo | undefined, seats: readonly number[]): EntryMessage {
  const { number, at } = entry;
  switch (entry.entry) {
    case 'played':
    case 'started':
      return heardBy(entry, seats);
    case 'said': {
      const { side } = entry;
      const isOurs = side === undefined || isSideOf(info, side, seats);
      return isOurs ? entry : { number, at, entry: 'private', side };
    }
    case 'proposed':
    case 'answered':
    case 'withdrawn': {
      const side = info?.seats[entry.seat - 1]?.side;
      if (side === undefined || isWithUs(info, entry.seat, seats)) return entry;
      return { number, at, entry: 'private', side };
    }
    default:
      return entry;
  }
}

function isWithUs(info: TableInfo | undefined, seat: number, seats: readonly number[]): boolean {
  return !hasSides(info) || seats.some((one) => isOneSide(info, one, seat));
}

/** What was told to others is left out, and so is a command of theirs that had to do with it. */
function heardBy(entry: Told, seats: readonly number[]): Told {
  const facts = entry.facts.filter(
    ({ audience }) => audience === undefined || audience.some((seat) => seats.includes(seat)),
  );
  if (facts.length === entry.facts.length) return entry;
  if (entry.entry === 'started' || seats.includes(entry.seat)) return { ...entry, facts };
  const { command: _, ...rest } = entry;
  return { ...rest, facts };
}
