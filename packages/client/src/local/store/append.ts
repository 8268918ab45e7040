// Writing entries behind a table: all of them, or none if another tab was faster.
import { checkAppend, STATUSES, type Append, type Appended } from '@cordon/tables';
import { answerOf, begin, committed } from './database.ts';
import { keep } from './notKept.ts';
import { readTable, type KeptEntry, type KeptTable } from './rows.ts';

/** The table is read and written in one transaction, and no two of those run at once, in whichever tab. */
export async function append(database: IDBDatabase, wanted: Append): Promise<Appended> {
  checkAppend(wanted);
  if (!STATUSES.includes(wanted.summary.status)) throw new Error('There is no such status.');
  return keep(() => write(database, wanted));
}

async function write(database: IDBDatabase, wanted: Append): Promise<Appended> {
  const transaction = begin(database, 'readwrite', 'tables', 'entries');
  const end = committed(transaction);
  const tables = transaction.objectStore('tables');
  const kept = readTable(await answerOf<unknown>(tables.get(wanted.table)));
  if ((kept?.number ?? 0) !== wanted.after) {
    await end;
    return 'taken';
  }
  try {
    tables.put(rowAfter(kept, wanted));
    const entries = transaction.objectStore('entries');
    for (const entry of entriesOf(wanted)) entries.put(entry);
  } catch (error) {
    transaction.abort();
    throw error;
  }
  await end;
  return 'appended';
}

function rowAfter(kept: KeptTable | undefined, wanted: Append): KeptTable {
  const { table, after, at, bodies, summary, joins = [], leaves = [] } = wanted;
  const members = new Set([...(kept?.members ?? []), ...joins]);
  for (const guest of leaves) members.delete(guest);
  return { ...summary, table, number: after + bodies.length, touched: at, members: [...members] };
}

const entriesOf = ({ table, after, at, bodies }: Append): KeptEntry[] =>
  bodies.map((body, index) => ({ table, number: after + 1 + index, at, body }));
