// The connections for everything but appends and listening.
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import type { Row } from '../columns.ts';
import { reason, troubleOf } from './trouble.ts';
import type { OnTrouble } from './trouble.ts';

/** Runs one statement and gives its rows. */
export type Query = (sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

export interface Connections {
  readonly query: Query;
  close(): Promise<void>;
}

export function openConnections(config: PoolConfig, onTrouble: OnTrouble): Connections {
  const pool = new Pool(config);
  pool.on('error', (error) => {
    onTrouble(new Error(`A connection to PostgreSQL was lost: ${reason(error)}.`, { cause: error }));
  });
  let closed: Error | undefined;
  return {
    query: async (sql, values = []) => {
      if (closed !== undefined) throw closed;
      try {
        const { rows } = await pool.query<Row>(sql, [...values]);
        return rows;
      } catch (error) {
        throw troubleOf(`PostgreSQL could not do this: ${reason(error)}.`, error);
      }
    },
    close: async () => {
      closed = new Error('The store is closed.');
      await pool.end();
    },
  };
}
