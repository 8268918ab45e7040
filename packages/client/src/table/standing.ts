// Which commands of a log stand: taking back leaves the entries where they are.
import type { EntryMessage } from '@cordon/protocol';

export type PlayedEntry = Extract<EntryMessage, { entry: 'played' }>;

/** The commands that have been played and not taken back, in order. */
export function standing(entries: readonly EntryMessage[]): readonly PlayedEntry[] {
  const stack: PlayedEntry[] = [];
  for (const entry of entries) {
    if (entry.entry === 'played') stack.push(entry);
    // A table may begin with moves that its log does not name, so the moves are counted by the entries themselves.
    else if (entry.entry === 'undone') while ((stack.at(-1)?.move ?? 0) > entry.to) stack.pop();
  }
  return stack;
}

/** The numbers of the entries whose commands were taken back. */
export function takenBack(entries: readonly EntryMessage[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const entry of entries) if (entry.entry === 'played') gone.add(entry.number);
  for (const { number } of standing(entries)) gone.delete(number);
  return gone;
}
