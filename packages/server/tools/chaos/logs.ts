// Reads the logs of tables from where the servers keep them, without the servers.
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

export interface Row {
  readonly number: number;
  readonly at: number;
  readonly body: string;
}

export interface Logs {
  /** The whole logs of these tables, all at one moment. */
  read(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Row[]>>;
  /** The names of all tables. */
  tables(): Promise<readonly string[]>;
  close(): Promise<void>;
}

type Found = Readonly<Record<string, unknown>>;

/**
 * The file is opened and closed again in one go: while a server is killed and started nobody else has it open, so that
 * the server really has to recover it.
 */
export function logsOfFile(file: string): Logs {
  const use = <Value>(work: (database: DatabaseSync) => Value): Value => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  return {
    read: async (tables) =>
      use((database) => {
        const select = database.prepare(
          'SELECT number, at, body FROM entries WHERE table_id = ? ORDER BY number',
        );
        return new Map(tables.map((table) => [table, select.all(table).map(rowOf)]));
      }),
    tables: async () =>
      use((database) => database.prepare('SELECT id FROM tables').all()).map(({ id }) => String(id)),
    close: async () => {},
  };
}

export async function logsOfDatabase(url: string): Promise<Logs> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    read: async (tables) => {
      const { rows } = await client.query<Found>(
        'SELECT table_id, number, at, body FROM cordon.entries WHERE table_id = ANY($1) ORDER BY table_id, number',
        [[...tables]],
      );
      const byTable = Map.groupBy(rows, (row) => String(row['table_id']));
      return new Map(tables.map((table) => [table, (byTable.get(table) ?? []).map(rowOf)]));
    },
    tables: async () => {
      const { rows } = await client.query<Found>('SELECT id FROM cordon.tables');
      return rows.map(({ id }) => String(id));
    },
    close: () => client.end(),
  };
}

const rowOf = (row: Found): Row => ({
  number: Number(row['number']),
  at: Number(row['at']),
  body: String(row['body']),
});
