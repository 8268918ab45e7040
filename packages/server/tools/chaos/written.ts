// Whether a request stands in the log where the server said it does.
import { type Entry, readEntry } from '@cordon/tables/inner';
import type { Row } from './logs.ts';
import type { Sent } from './record.ts';

export function isWrittenAt(rows: readonly Row[], { act, seat, number = 0 }: Sent): boolean {
  const at = (place: number): Entry | undefined => {
    const row = rows[place - 1];
    return row === undefined || row.number !== place ? undefined : readEntry(row.body);
  };
  const entry = at(number);
  if (entry === undefined) return false;
  switch (act.type) {
    case 'play':
      return act.commands.every((command, index) => {
        const last = index === act.commands.length - 1;
        const one = at(number - act.commands.length + 1 + index);
        return (
          one?.entry === 'played' &&
          one.seat === seat &&
          one.command === command &&
          one.mark === (last ? act.mark : undefined)
        );
      });
    case 'undo':
      return entry.entry === 'undone' && entry.seat === seat;
    case 'say':
      return entry.entry === 'said' && entry.text === act.text && entry.seat === seat;
    case 'propose':
      return (
        entry.entry === 'proposed' &&
        entry.seat === seat &&
        entry.commands.join('\n') === act.commands.join('\n')
      );
    case 'adopt':
      return entry.entry === 'played' && entry.seat === seat && entry.proposal === act.proposal;
    default:
      return false;
  }
}
