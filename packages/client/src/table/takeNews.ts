// What was told about a table goes into the model. Entries stay in order, none is there twice and none is missing.
import type { EntryMessage, Update } from '@cordon/protocol';
import type { News } from '../channel/channel.ts';
import type { TableModel } from './model.ts';

/** The table after some news. News of other tables change nothing, nor does an update that leaves out entries. */
export function takeNews(model: TableModel, news: News): TableModel {
  if (news.table !== model.id) return model;
  switch (news.type) {
    case 'update':
      return leavesGap(model, news) ? model : takeUpdate(model, news);
    case 'presence':
      return { ...model, presence: { seats: news.seats, watchers: news.watchers } };
    case 'closed':
      return { ...model, closed: news };
    default:
      return model;
  }
}

/** Whether entries are missing before these news: then the table has to be opened again after the last number. */
export function leavesGap(model: TableModel, news: News): boolean {
  if (news.type !== 'update' || news.table !== model.id) return false;
  const [first] = news.entries;
  return first === undefined ? news.number !== model.number : first.number > model.number + 1;
}

function takeUpdate(model: TableModel, update: Update): TableModel {
  const { number, position, move, entries, info, boards, more } = update;
  const isNothingNew = number === model.number && entries.length === 0;
  const taken = {
    ...model,
    number,
    entries: withEntries(model.entries, entries),
    info: isNothingNew ? unlessSame(model.info, info) : (info ?? model.info),
    boards: isNothingNew ? unlessSame(model.boards, boards) : (boards ?? model.boards),
    closed: undefined,
  };
  // Those of the end are told before its board is: until then commands are meant for the board that is shown.
  return more === 'yes' ? taken : { ...taken, position, move };
}

/** Whoever comes back is told again what is known: what stays the same thing is not drawn anew. */
function unlessSame<Told>(known: Told, told: Told | undefined): Told {
  return told === undefined || JSON.stringify(known) === JSON.stringify(told) ? known : told;
}

/** A log that begins anew before the end of the known one takes its place from there on. */
function withEntries(
  known: readonly EntryMessage[],
  entries: readonly EntryMessage[],
): readonly EntryMessage[] {
  const [first] = entries;
  if (first === undefined) return known;
  const kept = known.at(-1)?.number === first.number - 1 ? known : known.slice(0, first.number - 1);
  return withoutRemoved([...kept, ...entries], entries);
}

/** What the operator took away is not shown any longer. */
function withoutRemoved(
  all: readonly EntryMessage[],
  fresh: readonly EntryMessage[],
): readonly EntryMessage[] {
  const gone = new Set(fresh.flatMap((entry) => (entry.entry === 'removed' ? [entry.of] : [])));
  if (gone.size === 0) return all;
  return all.map((entry) => (gone.has(entry.number) ? wordless(entry) : entry));
}

function wordless(entry: EntryMessage): EntryMessage {
  if (entry.entry === 'said') return { ...entry, text: '', removed: 'yes' };
  if (entry.entry !== 'proposed') return entry;
  const { note: _, ...rest } = entry;
  return rest;
}
