// A table as one of its seats may know it, where the same device holds others too.
import type { EntryMessage } from '@cordon/protocol';
import type { TableModel } from './model.ts';

type Told = Extract<EntryMessage, { entry: 'played' | 'started' }>;

export function privateTo(model: TableModel, seat: number): TableModel {
  return {
    ...model,
    boards: model.boards.filter((board) => board.seat === seat),
    entries: model.entries.map((entry) =>
      entry.entry === 'played' || entry.entry === 'started' ? heardBy(entry, seat) : entry,
    ),
  };
}

/** What was told to others is left out, and so is a command of theirs that had to do with it. */
function heardBy(entry: Told, seat: number): Told {
  const facts = entry.facts.filter(({ audience }) => audience === undefined || audience.includes(seat));
  if (facts.length === entry.facts.length) return entry;
  if (entry.entry === 'started' || entry.seat === seat) return { ...entry, facts };
  const { command: _, ...rest } = entry;
  return { ...rest, facts };
}
