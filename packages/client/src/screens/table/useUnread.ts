// How much has been said since somebody last looked at the talk. What was there when the page came does not count, nor what one says oneself.
import { useEffect, useState } from 'react';
import type { TableModel } from '../../table/model.ts';

export function useUnread({ entries, number, info }: TableModel, looking: 'yes' | 'no'): number {
  const [read, setRead] = useState(number);
  useEffect(() => {
    if (looking === 'yes') setRead(number);
  }, [looking, number]);
  const mine = info?.you.seats ?? [];
  return entries.filter(
    (entry) =>
      entry.entry === 'said' &&
      entry.number > read &&
      looking === 'no' &&
      (entry.seat === undefined || !mine.includes(entry.seat)),
  ).length;
}
